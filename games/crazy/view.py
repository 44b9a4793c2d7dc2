"""What one viewer may know of Crazy Chicken, built up from nothing (5.4, 5.5).

What lay on a discard pile was seen by all when it was put there, so the view has it; whether the
table shows more than the top card is the host's setting (CR-22). Spectators (viewer None) get the
public part alone.
"""

from typing import NamedTuple

from games.crazy.state import CrazyOptions, CrazyState, SeatState, points
from games.engine.asks import Seat


class SeatView(NamedTuple):
    """What everybody may know of a seat. `sets`: type and number, dearest first. `shown`: cards it
    took from the discard piles and still holds. `points`: if the round ended now.
    """

    seat: Seat
    hand: int
    sets: tuple[tuple[int, int], ...]
    shown: tuple[int, ...]
    points: int
    rounds: tuple[int, ...]
    total: int

    def count(self, card: int) -> int:
        """How many of the type lie in front of the seat."""
        return next((count for of, count in self.sets if of == card), 0)


class OwnView(NamedTuple):
    """What the viewing seat alone may know: its hand, dearest card first."""

    seat: Seat
    hand: tuple[int, ...]


class CrazyView(NamedTuple):
    """The table as the viewer sees it. `left` and `right` are numbers of cards, `first` and
    `second` the cards, top card last.
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
    """The table for one viewer; None sees what everybody sees."""
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
        seats=tuple([_seat(seat, one) for seat, one in enumerate(state.seats)]),
        own=None if viewer is None else OwnView(seat=viewer, hand=tuple(state.seats[viewer].hand)),
    )


def _seat(seat: Seat, one: SeatState) -> SeatView:
    return SeatView(
        seat=seat,
        hand=len(one.hand),
        sets=tuple(sorted(one.sets.items(), reverse=True)),
        shown=tuple(one.shown),
        points=points(one.sets),
        rounds=tuple(one.rounds),
        total=one.total,
    )
