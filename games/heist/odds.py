"""What a seat can reckon from its view: what may lie in a slot, and what that would do to it."""

from collections.abc import Sequence

from games.engine.asks import Seat
from games.heist.box import crew_after, crew_of
from games.heist.state import value
from games.heist.view import HeistView, OwnView, SeatView
from games.heist.vocabulary import BASE_EVENTS, VARIABLE_EVENTS

MEAN_LOOT = 4.2
"""What a loot card is worth on average."""
SAMURAI_ROUNDS = 5
SIGNAL = "drivers_signal"


def own(view: HeistView) -> OwnView:
    assert view.own is not None, "a house player sits in a seat"
    return view.own


def me(view: HeistView) -> SeatView:
    return view.seats[own(view).seat]


def my_loot(view: HeistView) -> int:
    return sum(map(value, own(view).loot))


def rivals(view: HeistView) -> list[SeatView]:
    """The other seats in the heist, the richest first."""
    others = [one for one in view.seats if one.status == "in" and one.seat != own(view).seat]
    return sorted(others, key=lambda one: -one.loot)


def trails(view: HeistView) -> bool:
    """Whether anybody has more loot cards, in the heist or out of it."""
    return any(one.loot > me(view).loot for one in view.seats if one.status != "caught")


def chances(view: HeistView, *, unknown: bool = False) -> dict[str, float]:
    """How likely each event lies in this round's slot; `unknown`: in one of those slots of which
    the seat knows nothing.
    """
    slot = view.round
    elsewhere: dict[int, str] = {}
    for note in own(view).notes:
        if note.slots == [slot] and not unknown:
            return {note.event: 1.0}
        if len(note.slots) == 1:
            elsewhere[note.slots[0]] = note.event

    return _spread(
        [*_turned_up(view), *elsewhere.values()],
        len(view.events) - view.round + 1 - len(elsewhere),
    )


def ahead(view: HeistView) -> dict[str, float]:
    """How likely each event lies in a slot that is face down, for whoever has looked at none."""
    hidden = view.events.count(None)
    return _spread(_turned_up(view), hidden) if hidden else {}


def _turned_up(view: HeistView) -> list[str]:
    seen = [event for event in view.events if event is not None]
    return seen if view.substitute is None else [*seen, view.substitute]


def _spread(seen: Sequence[str], places: int) -> dict[str, float]:
    """How likely each event is that was not seen, in one of so many places."""
    base = dict.fromkeys([event for event in BASE_EVENTS if event not in seen], 1)
    base[SIGNAL] = 2 - seen.count(SIGNAL)
    variables = [event for event in VARIABLE_EVENTS if event not in seen]
    certain = sum(base.values())
    spread = max(0, places - certain) / max(1, len(variables))
    likely: dict[str, float] = {event: count / places for event, count in base.items()}
    likely.update(dict.fromkeys(variables, spread / places))

    return likely


def known(view: HeistView) -> str | None:
    """The event of this round's slot, if the seat knows it."""
    for note in own(view).notes:
        if note.slots == [view.round]:
            return note.event
    return None


def ends_the_game(view: HeistView, event: str) -> bool:
    return event == SIGNAL and view.signals == 1


def hits(view: HeistView, event: str) -> bool:
    """Whether the event would catch this seat if it stays (the second signal apart)."""
    return would_hit(view, own(view).seat, event)


def would_hit(view: HeistView, seat: Seat, event: str) -> bool:
    """The same of any seat: what decides it lies open."""
    one = view.seats[seat]
    leads = view.leader == seat
    if leads and one.character == "samurai" and view.round <= SAMURAI_ROUNDS and not one.disabled:
        return False
    if event == "betrayal":
        return leads
    if event == "membership_fee":
        return one.loot == 0

    crew = crew_of(one.character)
    if event in ("swat", "swat_again"):
        return crew not in view.fortified

    return crew_after(event) == crew


def danger(view: HeistView, seat: Seat) -> float:
    """How likely the next event hits this seat if it stays, for whoever has looked at none."""
    likely = ahead(view).items()
    return sum(
        chance
        for event, chance in likely
        if ends_the_game(view, event) or would_hit(view, seat, event)
    )


def bad(view: HeistView, event: str) -> bool:
    """Whether this seat would rather have the event elsewhere."""
    return ends_the_game(view, event) or hits(view, event)
