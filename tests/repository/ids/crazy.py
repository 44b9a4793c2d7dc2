"""Composed sentence ids of Crazy Chicken."""

from cogs.crazy.story import DRAWS, QUIET
from games.crazy.box import CARDS
from games.crazy.vocabulary import ASKED, DRAW_PILES, PILES, TOLD
from tests.repository.ids.family import ids, own

MARKS = ("ready", "wait", "mine", "lost")
"""Whether a card in hand can be laid."""
HAPPENS = {*TOLD.public, *TOLD.private} - QUIET - DRAWS
"""Events with a sentence of their own; those of public draws are literal in the code."""

FAMILIES = [
    own("crazy", "waiting-*", ("turn", "round", "order")),
    ids("crazy-card-*", map(str, CARDS)),
    ids("crazy-pile-*", PILES),
    ids("crazy-mark-*", MARKS),
    ids("crazy-picture-*", MARKS),
    ids("crazy-why-*", ("six", "nine", "pile")),
    # asks and answers
    ids("crazy-ask-*", {*ASKED} - {"draw_second"}),
    ids("crazy-question-*", (*ASKED, "act-bare", "draw_first-blind")),
    ids("crazy-option-*", ("draw", "lay", "discard", "put")),
    ids("crazy-option-*", DRAW_PILES),
    ids("crazy-option-*", ("both", "again")),
    ids("crazy-chosen-*", ("draw", "lay", "discard", "put")),
]
