"""Chooses tips for players who are new to Chicken Heist; see cogs/plain.py.

Each function is for one kind of question, and yields names and facts of messages
`heist-tips-NAME`. The card shows the first tip.
"""

from collections.abc import Iterator

from cogs.heist.board import NEW
from cogs.heist.labels import Labels
from cogs.pages import require
from cogs.plain import Looks, Tip
from games.heist.odds import known_event
from games.heist.state import value
from games.heist.vocabulary import MOVES

MUCH = 10
"""A total of loot from which Stay is a risk worth a tip."""


def _turn(labels: Labels) -> Iterator[Tip]:
    """Yield tips about the Moves and a slot not looked at, and then one that cards can wait."""
    view = labels.view
    options = require(labels.scene.question).decision.options
    if view.round <= NEW and any(option.kind in MOVES for option in options):
        yield "moves", {}

    may_look = any((option.kind, option.value) == ("lookout", view.round) for option in options)
    if may_look and known_event(view) is None:
        yield "unseen", {"slot": view.round}

    has_moved = view.turn is not None and view.turn.move is not None
    if has_moved and require(view.own).hand:
        yield "move-done", {}


def _sweep(labels: Labels) -> Iterator[Tip]:
    """Yield tips about the buttons, and about the order in which cards are played.

    A player who changes a card cannot choose `done` and has read them already.
    """
    if any(option.kind == "done" for option in require(labels.scene.question).decision.options):
        yield "sweep", {}
        yield "order", {}
        yield "let-all", {}


def _override(labels: Labels) -> Iterator[Tip]:
    """Yield a tip if the seat can override in this window."""
    if "override" in require(labels.view.own).hand:
        yield "override", {}


def _decision(labels: Labels) -> Iterator[Tip]:
    """Yield tips that help to choose between Stay, Hide and Run, and what these mean."""
    view = labels.view
    own = require(view.own)
    event = known_event(view)
    if event is not None:
        yield "noted", {"event": labels.terms.event(event)}

    # The last player inside takes the truck.
    if sum(seat_view.status == "in" for seat_view in view.seats) == 2:
        yield "last-two", {"count": view.truck}

    # The second signal ends the game.
    if view.signals == 1 and event is None:
        yield "signal", {}

    if not view.seats[own.seat].has_hide:
        yield "no-hide", {}

    loot = sum(map(value, own.loot))
    if loot >= MUCH:
        yield "much", {"loot": loot}

    yield "choices", {"hide": "yes" if own.may_hide else "no"}


LOOKS: Looks[Labels] = {
    "turn": _turn,
    "sweep": _sweep,
    "override": _override,
    "decision": _decision,
}
