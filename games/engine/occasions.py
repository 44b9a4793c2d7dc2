"""Which public events trigger a comment of a house player, and which seats an event pleases or
hurts.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from games.engine.asks import Fact, Seat

FEELINGS = ("luck", "woe", "gloat", "envy")


class Occasion(NamedTuple):
    """Which facts of an event hold the seats that it affects.

    Attributes:
        luck: The name of the fact with the seats that the event pleases; None if it pleases none.
        woe: The name of the fact with the seats that it hurts.
    """

    luck: str | None = None
    woe: str | None = None


class Feeling(NamedTuple):
    """What a seat may comment on.

    Attributes:
        seat: The seat that comments.
        of: One of `FEELINGS`. "luck" and "woe" are about itself; it envies another seat's luck, and
            gloats over another seat's woe.
        about: The seat that the comment is about.
    """

    seat: Seat
    of: str
    about: Seat


def feelings(
    occasion: Occasion, facts: Mapping[str, Fact], seats: Sequence[Seat]
) -> Iterator[Feeling]:
    """Yield what each seat feels about an event.

    A seat that the event does not affect gloats if another is hurt; else it envies.

    Args:
        occasion: Which facts name the affected seats.
        facts: The facts of the event.
        seats: The seats that may comment.
    """
    lucky = _seats_named(occasion.luck, facts)
    hurt = _seats_named(occasion.woe, facts)
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


def _seats_named(fact: str | None, facts: Mapping[str, Fact]) -> Sequence[Seat]:
    """Return the seats that a fact names. A number below 0 means no seat."""
    value = None if fact is None else facts.get(fact)
    several = value if isinstance(value, list) else [value]
    return [seat for seat in several if isinstance(seat, int) and seat >= 0]
