"""What one viewer may know of Hen Party, built from nothing.

A viewer is a seat, or None for a spectator, who gets the public part only. Played cards stay
public. The hands, the cards that were not dealt, and the order of the snacks to come are secret.
"""

from dataclasses import dataclass

from games.engine.asks import Seat
from games.henparty.state import HenPartyState


@dataclass(frozen=True, slots=True)
class SeatView:
    """What is public about a seat: its points, and the number of its cards."""

    points: int
    cards: int


@dataclass(frozen=True, slots=True)
class OwnView:
    """What only the viewing seat may know: its hand, lowest card first."""

    seat: Seat
    hand: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HenPartyView:
    """The table as the viewer sees it.

    `served`: the snacks so far, the current snack last. `shown`: the played cards.
    """

    viewer: Seat | None
    phase: str
    served: tuple[int, ...]
    shown: tuple[int, ...]
    seats: tuple[SeatView, ...]
    own: OwnView | None


def view(state: HenPartyState, viewer: Seat | None) -> HenPartyView:
    """Return the table for one viewer; None gets the public part only."""
    return HenPartyView(
        viewer=viewer,
        phase=state.phase,
        served=tuple(state.served),
        shown=tuple(state.shown),
        seats=tuple(
            SeatView(seat_state.points, len(seat_state.hand)) for seat_state in state.seats
        ),
        # Only the viewer's own hand is copied, so that no other hand can be shown by mistake.
        own=None if viewer is None else OwnView(viewer, tuple(state.seats[viewer].hand)),
    )
