"""What house players may comment on: the public events for it, and what seats feel about them.

An event may please some seats ("luck") and hurt others ("woe"). The other seats feel envy of the
lucky seats, or gloat over the hurt seats.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from games.engine.asks import Fact, Seat

FEELINGS = ("luck", "woe", "gloat", "envy")


class Occasion(NamedTuple):
    """Which facts of an event hold the seats that it affects.

    Attributes:
        luck: The name of the fact with the seats that the event pleases; None if it pleases none.
        woe: The name of the fact with the seats that the event hurts; None if it hurts none.
    """

    luck: str | None = None
    woe: str | None = None


class Feeling(NamedTuple):
    """What a seat may comment on.

    Attributes:
        seat: The seat that comments.
        of: One of `FEELINGS`: "luck" and "woe" are about the seat itself, "envy" about another
            seat's luck, "gloat" about another seat's woe.
        about: The seat that the comment is about.
    """

    seat: Seat
    of: str
    about: Seat


def feelings(
    occasion: Occasion, facts: Mapping[str, Fact], seats: Sequence[Seat]
) -> Iterator[Feeling]:
    """Yield what each seat feels about an event.

    A seat that the event does not affect gloats over a hurt seat; if there is none, it envies a
    lucky seat.

    Args:
        occasion: Which facts name the affected seats.
        facts: The facts of the event.
        seats: The seats that may comment.
    """
    lucky = _seats_named(occasion.luck, facts)
    hurt = _seats_named(occasion.woe, facts)
    for seat in seats:
        # A seat has at most one feeling. Its own luck goes before its own woe.
        if seat in lucky:
            yield Feeling(seat, "luck", seat)
        elif seat in hurt:
            yield Feeling(seat, "woe", seat)
        elif hurt:
            yield Feeling(seat, "gloat", hurt[0])
        elif lucky:
            yield Feeling(seat, "envy", lucky[0])


def _seats_named(fact: str | None, facts: Mapping[str, Fact]) -> Sequence[Seat]:
    """Return the seats that a fact names. A number below 0 means no seat."""
    value = None if fact is None else facts.get(fact)
    several = value if isinstance(value, list) else [value]
    return [seat for seat in several if isinstance(seat, int) and seat >= 0]
