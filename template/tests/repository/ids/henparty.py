"""The ids of Hen Party that are put together."""

from games.henparty.vocabulary import TOLD
from tests.repository.ids.family import own

TITLED = ("card",)
"""Kinds of decisions, as the titles of cards have them."""
HAPPENS = {*TOLD.public, *TOLD.private}
"""What has a sentence of its own."""

FAMILIES = [own("henparty", "waiting-*", ("round", "revealed"))]
