"""Composed sentence ids of Political Chicken."""

from cogs.political.story import OF_A_BATTLE, QUIET
from games.political.box import cards
from games.political.vocabulary import (
    ASKED,
    DESTROY,
    EFFECTS,
    SPECIALS,
    TAKE_OVER,
    TOLD,
    WINGS,
)
from tests.repository.ids.family import ids, own

CARDS = {card.entry for card in cards().values()}
ASKS = ("turn", "answer", "reraise", "lose", "inbox")
ALONE = (
    *("attack", "back", "call", "groups", "none", "pass", "raise", "reraise", "stand"),
    *("take_over", "destroy"),
)
"""Options without a value."""
NAMING = (
    *("event", "recruit", "let_go", "attach", "stack", "move", "seat", "join", "lay"),
    *("leave_out", "count_in", "discard"),
)
"""Options with a card, a stack or a player as their value."""
ENDS = (TAKE_OVER, DESTROY, "held")
"""Ends of a battle."""
HAPPENS = {*TOLD.public, *TOLD.private} - QUIET - OF_A_BATTLE | {"dice"}
"""Events with a sentence of their own: of a battle only the dice."""


def dashed(*names: str) -> list[str]:
    return [name.replace("_", "-") for name in names]


FAMILIES = [
    ids("political-card-*", CARDS),
    ids("*-adult", {f"political-card-{card}" for card in CARDS}, if_said=True),
    ids("political-help-*", dashed(*SPECIALS, *EFFECTS)),
    ids("political-letter-*", WINGS),
    ids("political-card-*", WINGS),
    ids("political-card-*", ("attachments", "specials", "events")),
    ids("political-watch-*", WINGS),
    ids("political-result-mood-*", (*WINGS, "coalition", "nothing")),
    # asks and answers
    ids("political-ask-*", ASKS),
    ids("political-question-*", (*ASKED, "raising")),
    own("political", "waiting-*", ASKS),
    ids("*-*", ("political-option",), dashed(*ALONE, "leave_out", "count_in")),
    ids("*-*", ("political-chosen",), dashed(*ALONE, *NAMING)),
    ids("political-chosen-*", dashed("recruit", "attach", "event", "let_go")),
    ids("political-menu-*", ("act", "lay", "discard", "seat", "join", "place", "lose")),
    ids("political-hint-*", ("target", "team", "defends")),
    # battles
    ids("political-battle-*", dashed(*ENDS)),
    ids("political-quip-*", dashed(*ENDS)),
    ids("political-picture-*", dashed(*ENDS)),
    ids("political-battle-*-names", ("attack", "defence")),
]
