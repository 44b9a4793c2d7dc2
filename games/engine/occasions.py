"""Of what the house may have something to say: public events, and whom they please or hurt."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from games.engine.asks import Fact, Seat

FEELINGS = ("luck", "woe", "gloat", "envy")


class Occasion(NamedTuple):
    """The facts of an event that name a seat, or several: whom it pleases, and whom it hurts."""

    luck: str | None = None
    woe: str | None = None


class Feeling(NamedTuple):
    """What a seat may have to say: of its own luck or woe; in envy, or to gloat, of another's."""

    seat: Seat
    of: str
    about: Seat


def feelings(
    occasion: Occasion, facts: Mapping[str, Fact], seats: Sequence[Seat]
) -> Iterator[Feeling]:
    """Of these seats, what each feels."""
    lucky = _named(occasion.luck, facts)
    hurt = _named(occasion.woe, facts)
    for seat in seats:
        if seat in lucky:
            yield Feeling(seat, "luck", seat)
        elif seat in hurt:
            yield Feeling(seat, "woe", seat)
        elif hurt:
            yield Feeling(seat, "gloat", hurt[0])
        elif lucky:
            yield Feeling(seat, "envy", lucky[0])


def _named(fact: str | None, facts: Mapping[str, Fact]) -> Sequence[Seat]:
    """Nobody is below zero."""
    found = None if fact is None else facts.get(fact)
    several = found if isinstance(found, list) else [found]
    return [one for one in several if isinstance(one, int) and one >= 0]
