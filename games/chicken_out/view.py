"""What one viewer may know: everything but the piles and what was left over, alike for everybody.

There are no secrets in this game, only things forgotten. `taken` and `thrown` say what an attentive
player could remember; faces do not show them (OR-39), house players may recall them.
Everything in a view is a snapshot.
"""

from dataclasses import dataclass

from games.chicken_out.state import Goal, OutOptions, OutState, Phase
from games.engine.asks import Seat


@dataclass(slots=True)
class SeatView:
    """One seat. `pile`: how many cards; the last of them are `taken`, oldest first, the ones above
    are unseen. `captured`: the cards of its 21s. `place`: as which one it went out.
    """

    pile: int
    captured: tuple[str, ...]
    place: int | None
    points: int
    taken: tuple[str, ...]


@dataclass(slots=True)
class OutView:
    """The table. `seat`: who is about to play. `series`: the cards on the table in the order of
    play, `identities`: what each counts as.
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
    """The table for one viewer; None sees what everybody sees."""
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
                    pile=len(one.pile),
                    captured=one.captured,
                    place=one.place,
                    points=one.points,
                    taken=one.taken,
                )
                for one in state.seats
            ]
        ),
        series=tuple(series.cards),
        identities=tuple(series.identities),
        count=series.count,
        thrown=state.thrown,
        left_over=len(state.left_over),
        plays=state.deal.plays,
    )
