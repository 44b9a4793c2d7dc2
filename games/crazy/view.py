"""What one viewer may know of Crazy Chicken (rules 5.4, 5.5).

A view is filled field by field, so a new field of the state is hidden until it is added here.

Cards on a discard pile were seen by all when they were put there, so the view has them. An option
of the host decides whether the table shows more than the top card (CR-22). Spectators (viewer None)
get the public part only.
"""

from dataclasses import dataclass

from games.crazy.state import CrazyOptions, CrazyState, SeatState, points
from games.engine.asks import Seat


@dataclass(slots=True)
class SeatView:
    """What is public about a seat.

    Attributes:
        seat: The seat.
        hand: The number of cards in its hand.
        sets: The types in front of it with their numbers of cards, the most valuable first.
        shown: The cards that it has taken from discard piles and still holds.
        points: Its points if the round ended now.
        rounds: The points of each finished round.
        total: The sum of `rounds`.
    """

    seat: Seat
    hand: int
    sets: tuple[tuple[int, int], ...]
    shown: tuple[int, ...]
    points: int
    rounds: tuple[int, ...]
    total: int

    def count(self, card: int) -> int:
        """Return how many cards of the type are in front of the seat."""
        return next((count for card_type, count in self.sets if card_type == card), 0)


@dataclass(slots=True)
class OwnView:
    """What only the viewing seat may know: its hand, the most valuable card first."""

    seat: Seat
    hand: tuple[int, ...]


@dataclass(slots=True)
class CrazyView:
    """The table as the viewer sees it.

    Attributes:
        turn: The active seat.
        left: The size of the left draw pile.
        right: The size of the right draw pile.
        first: The cards of the first discard pile, the top card last.
        second: The cards of the second discard pile, the top card last.
        own: What only the viewer may know; None for the public.
    """

    viewer: Seat | None
    options: CrazyOptions
    phase: str
    round: int
    turn: Seat
    left: int
    right: int
    first: tuple[int, ...]
    second: tuple[int, ...]
    seats: tuple[SeatView, ...]
    own: OwnView | None


def view(state: CrazyState, viewer: Seat | None) -> CrazyView:
    """Return the table for one viewer; None gets the public part only."""
    return CrazyView(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        round=state.round,
        turn=state.seat,
        left=len(state.left),
        right=len(state.right),
        first=tuple(state.first),
        second=tuple(state.second),
        seats=tuple([_seat(seat, seat_state) for seat, seat_state in enumerate(state.seats)]),
        own=None if viewer is None else OwnView(viewer, tuple(state.seats[viewer].hand)),
    )


def _seat(seat: Seat, seat_state: SeatState) -> SeatView:
    """Return the public part of a seat."""
    return SeatView(
        seat,
        len(seat_state.hand),
        tuple(sorted(seat_state.sets.items(), reverse=True)),
        tuple(seat_state.shown),
        points(seat_state.sets),
        tuple(seat_state.rounds),
        seat_state.total,
    )
