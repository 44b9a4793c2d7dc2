"""The standing orders of a heist (14.4, 14.5).

No order looks at a hand: a window answered for its player tells nothing about Overrides.
"""

from collections.abc import Collection, Sequence
from typing import Any

from games.engine.asks import Choice, Decision, Option
from games.engine.orders import ON, Order, Setting, Switch, takes
from games.heist.state import value
from games.heist.view import HeistView, OwnView
from games.heist.vocabulary import ACTIONS, DISCARD_HIDE, DONE, OVERRIDE, PASS, option

MOST_SEATS = 8
SLOTS = range(1, 11)


def dearest(options: Sequence[Option]) -> Option:
    return max(options, key=lambda one: value(one.word))


def cheapest(options: Sequence[Option]) -> Option:
    return min(options, key=lambda one: value(one.word))


class Voids(Order[HeistView]):
    """The Override list: `card CARD`, `seat SEAT` (14.4).

    It presses Override for its player, who may well hold none; then that is a pass, as always.
    """

    slug = "voids"
    kinds = frozenset({"override"})
    values = (*(f"card {card}" for card in ACTIONS), *(f"seat {n}" for n in range(MOST_SEATS)))
    most = len(values)
    slow = True

    def answer(self, view: HeistView, decision: Decision, setting: Setting) -> Choice | None:
        about = decision.about
        listed = f"card {about['card']}" in setting or f"seat {about['seat']}" in setting
        return (OVERRIDE,) if listed else None

    def offered(self, view: HeistView) -> Collection[str]:
        if not _inside(view):
            return ()
        others = [one.seat for one in view.seats if one.status == "in" and one.seat != view.viewer]
        return [*(f"card {card}" for card in ACTIONS), *(f"seat {seat}" for seat in others)]


class Windows(Order[HeistView]):
    """Every card may happen: always, or for this round. The round is there for everybody, whoever
    holds what, wherever a window may yet come (14.4, 14.5).
    """

    slug = "window"
    kinds = frozenset({"override"})
    values = (ON, "round")

    def answer(self, view: HeistView, decision: Decision, setting: Setting) -> Choice | None:
        return (PASS,)

    def offered(self, view: HeistView) -> Collection[str]:
        in_play = view.phase in ("turn", "sweep", "queue") and "freeze" not in view.board
        return self.values if in_play and _inside(view) else (ON,)

    def span(self, view: HeistView, setting: Setting) -> str:
        return f"round {view.round}" if "round" in setting else ""


class Operation(Order[HeistView]):
    """Done before it begins (14.5): `unless` something is played, or `done` for the round."""

    slug = "operation"
    kinds = frozenset({"sweep"})
    values = ("unless", "done")

    def answer(self, view: HeistView, decision: Decision, setting: Setting) -> Choice | None:
        if DONE not in decision.options:
            return None  # its player is changing a queued card
        return (DONE,) if "done" in setting else (PASS,)

    def offered(self, view: HeistView) -> Collection[str]:
        own = view.own
        if own is None or not own.hand or own.done or "freeze" in view.board:
            return ()
        return self.values if view.phase in ("turn", "sweep", "queue") and _inside(view) else ()

    def span(self, view: HeistView, setting: Setting) -> str:
        """Whatever is announced after `unless` was given is something that was played."""
        if "done" in setting:
            return f"round {view.round}"
        return f"round {view.round}, {view.announced} announced"


class NextMove(Order[HeistView]):
    """The Move of the coming turn, chosen before it comes."""

    slug = "move"
    kinds = frozenset({"turn"})
    values = ("rob", "resupply", "tinker", *(f"lookout {slot}" for slot in SLOTS))

    def answer(self, view: HeistView, decision: Decision, setting: Setting) -> Choice | None:
        move = _move(setting)
        if not _is_to_move(view) or move not in decision.options:
            return None
        return (move,)

    def missed(self, view: HeistView, decision: Decision, setting: Setting) -> bool:
        return _is_to_move(view) and _move(setting) not in decision.options

    def offered(self, view: HeistView) -> Collection[str]:
        """What can be legal then; a Flash Grenade may still come in between."""
        if not _inside(view) or view.phase == "over" or _is_to_move(view):
            return ()

        first = _round_of_next_turn(view)
        slots = [slot for slot in SLOTS if slot >= first and view.events[slot - 1] is None]
        moves = ["rob", "resupply", "tinker"] if len(slots) > 1 else ["rob", "resupply"]
        return [*moves, *(f"lookout {slot}" for slot in slots)]

    def span(self, view: HeistView, setting: Setting) -> str:
        return f"round {_round_of_next_turn(view)}"


def _move(setting: Setting) -> Option:
    kind, _, slot = setting[0].partition(" ")
    return option(kind, int(slot)) if slot else Option(kind)


def _is_to_move(view: HeistView) -> bool:
    """Whether the viewer's turn runs and its Move is still owed."""
    turn = view.turn
    return turn is not None and turn.seat == view.viewer and turn.move is None


def _round_of_next_turn(view: HeistView) -> int:
    """The round in which the viewer moves next."""
    turn = view.turn
    order = view.turn_order
    if turn is None or view.viewer not in order:
        return view.round + 1

    mine = order.index(view.viewer)
    running = order.index(turn.seat)
    return view.round if mine > running or _is_to_move(view) else view.round + 1


def _inside(view: HeistView) -> bool:
    own: OwnView | None = view.own
    return own is not None and view.seats[own.seat].status == "in"


ORDERS: tuple[Order[Any], ...] = (
    Switch("save", "save", takes(DISCARD_HIDE), on=True),
    Switch("fee", "fee", cheapest, on=True),
    Switch("split", "split", dearest),
    Voids(),
    Windows(),
    Operation(),
    NextMove(),
)
"""In the order in which they are asked: the Override list before letting everything happen."""
