"""What a viewer may know: everything except the piles and the cards left over.

All viewers see the same.

This game has no secrets, only things that players forget. `taken` and `thrown` are what an
attentive player could remember. Pages do not show them (OR-39 in RULES.md), but house players may
use them. A view is a copy: it does not change with the state.
"""

from dataclasses import dataclass

from games.chicken_out.state import Goal, OutOptions, OutState, Phase
from games.engine.asks import Seat


@dataclass(slots=True)
class SeatView:
    """One seat. `SeatState` explains all fields but `pile`.

    Attributes:
        pile: The number of its cards.
    """

    pile: int
    captured: tuple[str, ...]
    place: int | None
    points: int
    taken: tuple[str, ...]


@dataclass(slots=True)
class OutView:
    """The table.

    Attributes:
        seat: The seat that plays next.
        deal: The number of the deal, from 1.
        series: The cards on the table, in the order of play.
        identities: What each of these cards counts as.
        count: The count after the last of them.
        thrown: The cards of 21s that are out of the game.
        left_over: How many cards the deal left over.
        plays: How many cards were played in this deal.
    """

    viewer: Seat | None
    phase: Phase
    options: OutOptions
    goal: Goal
    seat: Seat
    dealer: Seat
    deal: int
    seats: tuple[SeatView, ...]
    series: tuple[str, ...]
    identities: tuple[str, ...]
    count: int
    thrown: tuple[str, ...]
    left_over: int
    plays: int


def view(state: OutState, viewer: Seat | None) -> OutView:
    """Return the table. It is the same for all viewers."""
    series = state.series
    return OutView(
        viewer=viewer,
        phase=state.phase,
        options=state.options,
        goal=state.goal,
        seat=state.seat,
        dealer=state.deal.dealer,
        deal=state.deal.number,
        seats=tuple(
            [
                SeatView(
                    len(seat_state.pile),
                    seat_state.captured,
                    seat_state.place,
                    seat_state.points,
                    seat_state.taken,
                )
                for seat_state in state.seats
            ]
        ),
        series=tuple(series.cards),
        identities=tuple(series.identities),
        count=series.count,
        thrown=state.thrown,
        left_over=len(state.left_over),
        plays=state.deal.plays,
    )
