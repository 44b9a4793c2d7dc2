"""Composed sentence ids of Chicken Heist."""

from typing import get_args

from cogs.heist.reveal import TRUCK
from cogs.heist.story import QUIET
from games.heist.box import box
from games.heist.state import Phase
from games.heist.vocabulary import ACTIONS, ASKED, CHARACTERS, CREWS, DECISIONS, EVENTS, MOVES, TOLD
from tests.repository.ids.family import ids, in_calls

MENUS = (
    *("play", "mystic", "agent", "angel", "devil", "seat", "lookout", "slot"),
    *("pirate", "pay", "take", "event"),
)
"""Options that are entries of menus; all others are buttons."""
OPTIONS = (
    *("rob", "resupply", "tinker", "show_gold", "take_card", "end", "override", "pass", "done"),
    *("later", "back", "go", "change", "withdraw", "stay", "run", "hide"),
    *("discard_hide", "be_caught", "move", "crew", *MENUS),
)
BY_ONE = ("target", "teamwork", "fortify", "lockdown", "panic", "warn", "partner", "second")
"""Decisions after a card was played, of its player or of a partner."""
VARIANTS = ("turn-moved", "turn-stuck", "panic-first", "sweep-change", "reconsider-illegal")
ASKS = ("turn", *BY_ONE, "override", "sweep", "decision_a", "decision_b", "saves", "split", "pause")
PHASES = {*get_args(Phase)} - {"round_start", "reveal", "over"}
"""Phases in which some seat is asked."""
FATES = ("caught", "escaped")

HAPPENS = {*TOLD.public, *TOLD.private, "swapped_loot"} - QUIET | {*TRUCK}
"""Events with a sentence of their own; the two sides of an Agent's swap share one."""

FAMILIES = [
    # names of things, and their help
    ids("heist-card-*", ACTIONS),
    ids("heist-card-*-help", ACTIONS),
    ids("heist-character-*", CHARACTERS),
    ids("heist-character-*-help", CHARACTERS),
    ids("heist-crew-*", CREWS),
    ids("heist-event-*", EVENTS),
    ids("heist-*-*-help", ("card",), ACTIONS),
    ids("heist-*-*-help", ("event",), EVENTS),
    ids("heist-*-*", ("card",), ACTIONS),
    ids("heist-*-*", ("character",), CHARACTERS),
    ids("heist-*-*", ("event",), EVENTS),
    ids("heist-*-*", ("crew",), CREWS),
    ids("heist-*-*", ("move",), MOVES),
    ids("heist-loot-*", {loot.kind for loot in box().loot}),
    ids("heist-move-*", MOVES),
    ids("heist-choice-*", DECISIONS),
    ids("heist-phase-*", PHASES),
    # asks and answers
    ids("heist-ask-*", ASKS),
    ids("heist-question-*", {*ASKED, *VARIANTS} - {"override"}),
    ids("heist-question-decision-*", ("checked", "copied")),
    ids("*-*", ("heist-option", "heist-chosen"), OPTIONS),
    ids("*-*-*", ("heist-option", "heist-chosen"), ASKED, OPTIONS, if_said=True),
    ids("heist-menu-*", MENUS),
    ids("heist-warning-*", in_calls("Waste", "cogs/heist/")),
    ids("heist-waiting-*", {"own", *PHASES}),
    # the board, and events
    ids("heist-board-*", ("angel", "devil", "knight", "flash_grenade", "freeze", "signal_jammer")),
    ids("heist-board-*", ("fortify", "lockdown")),
    ids("heist-board-**", ("copycat", "check_in"), ("", "-void")),
    ids("*-you", {f"heist-told-{kind}" for kind in TOLD.public}, if_said=True),
    ids("heist-card-hit-*", ("caught", "saved", "fee_paid")),
    ids("heist-card-out-*", FATES),
    # pictures, and their descriptions for screen readers
    ids("heist-alt-*", FATES),
    ids("heist-picture-*", FATES),
    ids("heist-picture-chose-*", DECISIONS),
    ids("heist-picture-fate-*", ("caught", "saved", "fee_paid", "escaped", "hid")),
    # standing orders
    ids("order-heist-*", ("unless", "done")),
]
