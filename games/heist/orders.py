"""The standing orders of a heist: answers that a player gives in advance (rules 14.4, 14.5).

The methods are explained in games/engine/orders.py. A window is the question to all other seats
whether they override a card that was just shown.

No order looks at a hand: an automatic answer to a window reveals nothing about Overrides.
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
"""The numbers of all slots."""

_CARD_PHASES = ("turn", "sweep", "queue")
"""The phases in which action cards can be played."""


def dearest(options: Sequence[Option]) -> Option:
    """Return the option with the most valuable loot."""
    return max(options, key=lambda option: value(option.word))


def cheapest(options: Sequence[Option]) -> Option:
    """Return the option with the least valuable loot."""
    return min(options, key=lambda option: value(option.word))


class Voids(Order[HeistView]):
    """The Override list: `card CARD`, `seat SEAT` (14.4).

    The order presses Override for its player, also if the player holds none. Override without the
    card counts as a pass.
    """

    slug = "voids"
    kinds = frozenset({"override"})
    values = (*(f"card {card}" for card in ACTIONS), *(f"seat {n}" for n in range(MOST_SEATS)))
    most = len(values)
    slow = True

    def answer(self, view: HeistView, decision: Decision, setting: Setting) -> Choice | None:
        """Return Override if the card or its player is on the list."""
        about = decision.about
        is_listed = f"card {about['card']}" in setting or f"seat {about['seat']}" in setting
        return (OVERRIDE,) if is_listed else None

    def offered(self, view: HeistView) -> Collection[str]:
        """Return all cards, and the other seats in the heist."""
        if not _is_in_heist(view):
            return ()
        others = [
            seat_view.seat
            for seat_view in view.seats
            if seat_view.status == "in" and seat_view.seat != view.viewer
        ]
        return [*(f"card {card}" for card in ACTIONS), *(f"seat {seat}" for seat in others)]


class Windows(Order[HeistView]):
    """Passes in windows: always, or for this round.

    `round` is offered to all seats while a window may still come, with any cards in hand.
    """

    slug = "window"
    kinds = frozenset({"override"})
    values = (ON, "round")

    def answer(self, view: HeistView, decision: Decision, setting: Setting) -> Choice | None:
        """Return a pass."""
        return (PASS,)

    def offered(self, view: HeistView) -> Collection[str]:
        """Return `on` always, and the round if more cards may be played in it."""
        in_play = view.phase in _CARD_PHASES and "freeze" not in view.board
        return self.values if in_play and _is_in_heist(view) else (ON,)

    def span(self, view: HeistView, setting: Setting) -> str:
        """Return the round, if the order is for a round."""
        return f"round {view.round}" if "round" in setting else ""


class Operation(Order[HeistView]):
    """Answers sweeps in advance (14.5): pass `unless` a card is played, or `done` for the round."""

    slug = "operation"
    kinds = frozenset({"sweep"})
    values = ("unless", "done")

    def answer(self, view: HeistView, decision: Decision, setting: Setting) -> Choice | None:
        """Return done or a pass; None while the player changes a queued card."""
        if DONE not in decision.options:
            return None  # only the question that changes a queued card has no `done`
        return (DONE,) if "done" in setting else (PASS,)

    def offered(self, view: HeistView) -> Collection[str]:
        """Return the values while the seat can play cards in this Operation."""
        own = view.own
        if own is None or not own.hand or own.done or "freeze" in view.board:
            return ()
        return self.values if view.phase in _CARD_PHASES and _is_in_heist(view) else ()

    def span(self, view: HeistView, setting: Setting) -> str:
        """Return the time for which the order is valid: the round.

        For `unless` it also has the number of announced cards, so that any new card ends the order.
        """
        if "done" in setting:
            return f"round {view.round}"
        return f"round {view.round}, {view.announced} announced"


class NextMove(Order[HeistView]):
    """The Move of the next turn, chosen in advance."""

    slug = "move"
    kinds = frozenset({"turn"})
    values = ("rob", "resupply", "tinker", *(f"lookout {slot}" for slot in SLOTS))

    def answer(self, view: HeistView, decision: Decision, setting: Setting) -> Choice | None:
        """Return the Move if it is the seat's turn and the Move is legal."""
        move = _move_of(setting)
        if not _is_to_move(view) or move not in decision.options:
            return None
        return (move,)

    def missed(self, view: HeistView, decision: Decision, setting: Setting) -> bool:
        """Return whether the turn has come but the Move is not legal."""
        return _is_to_move(view) and _move_of(setting) not in decision.options

    def offered(self, view: HeistView) -> Collection[str]:
        """Return the Moves that can be legal in the next turn. A card may still forbid them."""
        if not _is_in_heist(view) or view.phase == "over" or _is_to_move(view):
            return ()

        first = _round_of_next_turn(view)
        slots = [slot for slot in SLOTS if slot >= first and view.events[slot - 1] is None]
        moves = ["rob", "resupply", "tinker"] if len(slots) > 1 else ["rob", "resupply"]
        return [*moves, *(f"lookout {slot}" for slot in slots)]

    def span(self, view: HeistView, setting: Setting) -> str:
        """Return the round of the seat's next turn."""
        return f"round {_round_of_next_turn(view)}"


def _move_of(setting: Setting) -> Option:
    kind, _, slot = setting[0].partition(" ")
    return option(kind, int(slot)) if slot else Option(kind)


def _is_to_move(view: HeistView) -> bool:
    """Return whether it is the viewer's turn and its Move is still to be made."""
    turn = view.turn
    return turn is not None and turn.seat == view.viewer and turn.move is None


def _round_of_next_turn(view: HeistView) -> int:
    """Return the round of the viewer's next turn."""
    turn = view.turn
    order = view.turn_order
    if turn is None or view.viewer not in order:
        return view.round + 1

    own_place = order.index(view.viewer)
    current_place = order.index(turn.seat)
    return view.round if own_place > current_place or _is_to_move(view) else view.round + 1


def _is_in_heist(view: HeistView) -> bool:
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
"""In the order in which they are tried: the Override list comes before the pass in windows."""
