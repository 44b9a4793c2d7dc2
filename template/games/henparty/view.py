"""What one viewer may know of Hen Party, built up from nothing.

Every card that was shown is public for ever; hidden are the hands, what nobody was dealt, and the
order of the snacks to come. Spectators (viewer None) get the public part alone.
"""

from typing import NamedTuple

from games.engine.asks import Seat
from games.henparty.state import HenPartyState


class SeatView(NamedTuple):
    """What everybody may know of a seat."""

    points: int
    cards: int


class OwnView(NamedTuple):
    """What the viewing seat alone may know: its hand, lowest card first."""

    seat: Seat
    hand: tuple[int, ...]


class HenPartyView(NamedTuple):
    """The table as the viewer sees it. `served`: the snacks so far, the one played for last."""

    viewer: Seat | None
    phase: str
    served: tuple[int, ...]
    shown: tuple[int, ...]
    seats: tuple[SeatView, ...]
    own: OwnView | None


def view(state: HenPartyState, viewer: Seat | None) -> HenPartyView:
    """The table for one viewer; None sees what everybody sees."""
    return HenPartyView(
        viewer=viewer,
        phase=state.phase,
        served=tuple(state.served),
        shown=tuple(state.shown),
        seats=tuple(SeatView(one.points, len(one.hand)) for one in state.seats),
        own=None if viewer is None else OwnView(viewer, tuple(state.seats[viewer].hand)),
    )
