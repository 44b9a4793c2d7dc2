"""Which public events trigger a comment of a house player, and which seats an event pleases or
hurts.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from games.engine.asks import Fact, Seat

FEELINGS = ("luck", "woe", "gloat", "envy")


class Occasion(NamedTuple):
    """The facts of an event that name a seat, or several.

    Attributes:
        luck: The fact that names the seats which the event pleases.
        woe: The fact that names the seats which it hurts.
    """

    luck: str | None = None
    woe: str | None = None


class Feeling(NamedTuple):
    """What a seat may comment on.

    Attributes:
        seat: The seat that comments.
        of: One of `FEELINGS`: its own luck or woe; envy of another seat's luck; to gloat over
            another seat's woe.
        about: The seat that the comment is about.
    """

    seat: Seat
    of: str
    about: Seat


def feelings(
    occasion: Occasion, facts: Mapping[str, Fact], seats: Sequence[Seat]
) -> Iterator[Feeling]:
    """Yield what each seat feels about an event.

    A seat that the event does not affect gloats or envies.

    Args:
        occasion: Which facts name the affected seats.
        facts: The facts of the event.
        seats: The seats that may comment.
    """
    lucky = _named(occasion.luck, facts)
    hurt = _named(occasion.woe, facts)
    for seat in seats:
        # At most one feeling for each seat: its own luck goes first, then its woe.
        if seat in lucky:
            yield Feeling(seat, "luck", seat)
        elif seat in hurt:
            yield Feeling(seat, "woe", seat)
        elif hurt:
            yield Feeling(seat, "gloat", hurt[0])
        elif lucky:
            yield Feeling(seat, "envy", lucky[0])


def _named(fact: str | None, facts: Mapping[str, Fact]) -> Sequence[Seat]:
    """Return the seats that a fact names. A number below 0 stands for no seat."""
    found = None if fact is None else facts.get(fact)
    several = found if isinstance(found, list) else [found]
    return [seat for seat in several if isinstance(seat, int) and seat >= 0]
