"""Composed sentence ids of Playing Chicken."""

from cogs.playing.story import QUIET
from games.playing.vocabulary import ASKED, TOLD
from tests.repository.ids.family import ids, own

HAPPENS = {*TOLD.public, *TOLD.private} - QUIET - {"revealed"}
"""Events with a sentence of their own; that of a reveal is literal in the code."""

FAMILIES = [
    # Kinds of decisions and phases come from the game's own lists.
    ids("playing-question-*", ASKED),
    own("playing", "waiting-*", ("trick", "revealed")),
    ids("playing-moment-*", ("exact", "round", "end")),
    ids("playing-picture-*", ("picked", "played")),
]
