"""Probabilities that a seat can compute from its view: the next event, and the seats it hits."""

from collections.abc import Sequence

from games.engine.asks import Seat
from games.heist.box import crew_after, crew_of
from games.heist.state import value
from games.heist.view import HeistView, OwnView, SeatView
from games.heist.vocabulary import BASE_EVENTS, VARIABLE_EVENTS

MEAN_LOOT = 4.2
"""The average value of a loot card."""
SAMURAI_ROUNDS = 5
SIGNAL = "drivers_signal"


def own(view: HeistView) -> OwnView:
    """Return the private part of the view."""
    assert view.own is not None, "a house player sits in a seat"
    return view.own


def me(view: HeistView) -> SeatView:
    """Return the public part of the own seat."""
    return view.seats[own(view).seat]


def my_loot(view: HeistView) -> int:
    """Return the total value of the own loot."""
    return sum(map(value, own(view).loot))


def rivals(view: HeistView) -> list[SeatView]:
    """Return the other seats in the heist, the one with most loot cards first."""
    others = [
        seat_view
        for seat_view in view.seats
        if seat_view.status == "in" and seat_view.seat != own(view).seat
    ]
    return sorted(others, key=lambda rival: -rival.loot)


def trails(view: HeistView) -> bool:
    """Return whether another seat has more loot cards, in the heist or escaped."""
    return any(
        seat_view.loot > me(view).loot for seat_view in view.seats if seat_view.status != "caught"
    )


def chances(view: HeistView, *, unknown: bool = False) -> dict[str, float]:
    """Return the probability of each event for the slot of this round.

    Args:
        view: What the seat knows.
        unknown: Whether to return it for a slot of which the seat knows nothing, even if it knows
            this one.
    """
    slot = view.round
    elsewhere: dict[int, str] = {}
    for note in own(view).notes:
        if note.slots == [slot] and not unknown:
            return {note.event: 1.0}
        # A note with several slots, after a Panic, is not used here.
        if len(note.slots) == 1:
            elsewhere[note.slots[0]] = note.event

    return _spread(
        [*_turned_up(view), *elsewhere.values()],
        len(view.events) - view.round + 1 - len(elsewhere),
    )


def ahead(view: HeistView) -> dict[str, float]:
    """Return the probability of each event for a face-down slot, for a seat that has looked at
    none.
    """
    hidden = view.events.count(None)
    return _spread(_turned_up(view), hidden) if hidden else {}


def _turned_up(view: HeistView) -> list[str]:
    """Return the events that are public."""
    seen = [event for event in view.events if event is not None]
    return seen if view.substitute is None else [*seen, view.substitute]


def _spread(seen: Sequence[str], places: int) -> dict[str, float]:
    """Return the probability of each event that was not seen, for one of this many slots."""
    base = dict.fromkeys([event for event in BASE_EVENTS if event not in seen], 1)
    # The only event with two cards.
    base[SIGNAL] = 2 - seen.count(SIGNAL)
    variables = [event for event in VARIABLE_EVENTS if event not in seen]
    # All base events are in the game; the variable ones share the slots that are left.
    certain = sum(base.values())
    spread = max(0, places - certain) / max(1, len(variables))
    likely: dict[str, float] = {event: count / places for event, count in base.items()}
    likely.update(dict.fromkeys(variables, spread / places))

    return likely


def known(view: HeistView) -> str | None:
    """Return the event of this round's slot if the seat knows it."""
    for note in own(view).notes:
        if note.slots == [view.round]:
            return note.event
    return None


def ends_the_game(view: HeistView, event: str) -> bool:
    """Return whether the event would be the second Driver's Signal."""
    return event == SIGNAL and view.signals == 1


def hits(view: HeistView, event: str) -> bool:
    """Return whether the event would catch this seat if it stays (apart from the second signal)."""
    return would_hit(view, own(view).seat, event)


def would_hit(view: HeistView, seat: Seat, event: str) -> bool:
    """Return whether the event would catch a seat if it stays. It depends on public facts only."""
    seat_view = view.seats[seat]
    leads = view.leader == seat
    # The same rule as reveal.immune, on public facts.
    if (
        leads
        and seat_view.character == "samurai"
        and view.round <= SAMURAI_ROUNDS
        and not seat_view.disabled
    ):
        return False
    if event == "betrayal":
        return leads
    if event == "membership_fee":
        return seat_view.loot == 0

    crew = crew_of(seat_view.character)
    if event in ("swat", "swat_again"):
        return crew not in view.fortified

    return crew_after(event) == crew


def danger(view: HeistView, seat: Seat) -> float:
    """Return the probability that the next event catches this seat if it stays, for a seat without
    notes.
    """
    likely = ahead(view).items()
    return sum(
        chance
        for event, chance in likely
        if ends_the_game(view, event) or would_hit(view, seat, event)
    )


def bad(view: HeistView, event: str) -> bool:
    """Return whether this seat wants the event in another slot."""
    return ends_the_game(view, event) or hits(view, event)
