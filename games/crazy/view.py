"""What one viewer may know of Crazy Chicken (rules 5.4, 5.5).

A view is filled field by field, so a new field of the state is hidden until it is added here.

Cards on a discard pile were seen by all when they were put there, so the view has them. An option
of the host decides whether the table shows more than the top card (CR-22). Spectators (viewer None)
get the public part only.
"""

from typing import NamedTuple

from games.crazy.state import CrazyOptions, CrazyState, SeatState, points
from games.engine.asks import Seat


class SeatView(NamedTuple):
    """What is public about a seat.

    `sets` are types with their numbers, the most valuable first. `shown` are cards taken from
    discard piles and still held. `points` is its score if the round ended now. `hand` is a number
    of cards. `rounds` are the points of each finished round, and `total` is their sum.
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
        return next((count for of, count in self.sets if of == card), 0)


class OwnView(NamedTuple):
    """What only the viewing seat may know: its hand, the most valuable card first."""

    seat: Seat
    hand: tuple[int, ...]


class CrazyView(NamedTuple):
    """The table as the viewer sees it.

    `turn` is the active seat. `left` and `right` are the sizes of the draw piles; `first` and
    `second` are the cards of the discard piles, the top card last.
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
        own=None if viewer is None else OwnView(seat=viewer, hand=tuple(state.seats[viewer].hand)),
    )


def _seat(seat: Seat, seat_state: SeatState) -> SeatView:
    """Return the public part of a seat."""
    return SeatView(
        seat=seat,
        hand=len(seat_state.hand),
        sets=tuple(sorted(seat_state.sets.items(), reverse=True)),
        shown=tuple(seat_state.shown),
        points=points(seat_state.sets),
        rounds=tuple(seat_state.rounds),
        total=seat_state.total,
    )
