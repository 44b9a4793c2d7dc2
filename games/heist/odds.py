"""Probabilities that a seat can compute from its view: the next event, and the seats it hits.

An event hits a seat if it would catch the seat when it stays. The second Driver's Signal, which
ends the game, is treated apart.
"""

from collections.abc import Sequence

from games.engine.asks import Seat
from games.heist.box import crew_of, hunted_crew
from games.heist.state import value
from games.heist.view import HeistView, OwnView, SeatView
from games.heist.vocabulary import BASE_EVENTS, VARIABLE_EVENTS

MEAN_LOOT = 4.2
"""The average value of a loot card."""

SAMURAI_ROUNDS = 5
"""The same number as `reveal.SAMURAI_ROUNDS`: the last round in which Samurai is immune."""

SIGNAL = "drivers_signal"


def own(view: HeistView) -> OwnView:
    """Return the private part of the view."""
    assert view.own is not None, "a house player sits in a seat"
    return view.own


def me(view: HeistView) -> SeatView:
    """Return the public part of the viewer's seat. `own` returns the private part."""
    return view.seats[own(view).seat]


def my_loot(view: HeistView) -> int:
    """Return the total value of the viewer's loot."""
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
        unknown: Whether to return the probabilities for an unknown slot, even if the seat knows
            this round's event.
    """
    slot = view.round
    known_elsewhere: dict[int, str] = {}
    for note in own(view).notes:
        if note.slots == [slot] and not unknown:
            return {note.event: 1.0}
        # A note with several slots (after a Panic) is not used.
        if len(note.slots) == 1:
            known_elsewhere[note.slots[0]] = note.event

    return _probabilities(
        [*_public_events(view), *known_elsewhere.values()],
        len(view.events) - view.round + 1 - len(known_elsewhere),
    )


def ahead(view: HeistView) -> dict[str, float]:
    """Return the probability of each event for a face-down slot, from public facts only."""
    face_down_count = view.events.count(None)
    return _probabilities(_public_events(view), face_down_count) if face_down_count else {}


def _public_events(view: HeistView) -> list[str]:
    """Return the events that are public."""
    seen = [event for event in view.events if event is not None]
    return seen if view.substitute is None else [*seen, view.substitute]


def _probabilities(seen: Sequence[str], slot_count: int) -> dict[str, float]:
    """Return the probability that a slot holds an event, for each event that was not seen.

    `slot_count` is the number of slots that the events not seen can lie in.
    """
    base = dict.fromkeys([event for event in BASE_EVENTS if event not in seen], 1)
    # The only event with two cards.
    base[SIGNAL] = 2 - seen.count(SIGNAL)
    variables = [event for event in VARIABLE_EVENTS if event not in seen]
    # All base events lie in slots; the variable events share the remaining slots. At the start
    # the ten slots hold two signals, and 3/7 of each of the seven variable events on average.
    base_count = sum(base.values())
    variable_count = max(0, slot_count - base_count) / max(1, len(variables))
    likely: dict[str, float] = {event: count / slot_count for event, count in base.items()}
    likely.update(dict.fromkeys(variables, variable_count / slot_count))

    return likely


def known_event(view: HeistView) -> str | None:
    """Return the event of this round's slot if the seat knows it."""
    return next((note.event for note in own(view).notes if note.slots == [view.round]), None)


def ends_the_game(view: HeistView, event: str) -> bool:
    """Return whether the event would be the second Driver's Signal."""
    return event == SIGNAL and view.signals == 1


def hits(view: HeistView, event: str) -> bool:
    """Return whether the event would catch this seat if it stays (apart from the second signal)."""
    return would_hit(view, own(view).seat, event)


def immune(view: HeistView, seat: Seat) -> bool:
    """Return what `reveal.immune` returns, from public facts."""
    seat_view = view.seats[seat]
    leads = view.leader == seat and view.round <= SAMURAI_ROUNDS
    return leads and seat_view.character == "samurai" and not seat_view.disabled


def would_hit(view: HeistView, seat: Seat, event: str) -> bool:
    """Return whether the event would catch a seat if it stays. It depends on public facts only."""
    seat_view = view.seats[seat]
    if immune(view, seat):
        return False
    if event == "betrayal":
        return view.leader == seat
    if event == "membership_fee":
        return seat_view.loot == 0

    crew = crew_of(seat_view.character)
    if event in ("swat", "swat_again"):
        return crew not in view.fortified

    return hunted_crew(event) == crew


def danger(view: HeistView, seat: Seat) -> float:
    """Return the probability that the next event catches this seat if it stays.

    It is computed from public facts only.
    """
    likely = ahead(view).items()
    return sum(
        chance
        for event, chance in likely
        if ends_the_game(view, event) or would_hit(view, seat, event)
    )


def bad(view: HeistView, event: str) -> bool:
    """Return whether the event would catch this seat if it stays, or ends the game."""
    return ends_the_game(view, event) or hits(view, event)
