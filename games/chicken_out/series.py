"""What one card does to a series (2).

Rule 1: the engine decides whether a red number is added or subtracted; nobody chooses (OR-8).
Rule 2: between two cards the count is 0 to 20; only black numbers, doubles and their copies can
        bust, and none of them at ten or less.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from games.chicken_out import vocabulary
from games.chicken_out.state import Series
from games.chicken_out.vocabulary import BLACK, BLANK, RED, SAME, TARGET


class CountedCard(NamedTuple):
    """What a card did, and the count `after` it (more than 21: bust)."""

    effect: str
    after: int


def identity(series: Series, card: str, *, numbers_only: bool) -> str:
    """What the card counts as, laid onto this series. `numbers_only`: an SM skips foxes."""
    return copied(series.identities, numbers_only=numbers_only) if card == SAME else card


def copied(identities: Sequence[str], *, numbers_only: bool) -> str:
    """What an SM counts as on top of these (OR-14 to OR-18)."""
    if not numbers_only:
        return identities[-1] if identities else BLANK
    return next((one for one in reversed(identities) if is_number(one)), BLANK)


def is_number(identity: str) -> bool:
    """Whether it counts as a chicken with a number, black or red."""
    return identity[0] in (BLACK, RED)


@cache
def counted(identity: str, count: int) -> CountedCard:
    """What a card of this identity does at this count (0 to 20)."""
    match identity:
        case vocabulary.DOUBLE:
            return CountedCard("double", count * 2)
        case vocabulary.ZERO:
            return CountedCard("zero", 0)
        case vocabulary.TWENTY:
            return CountedCard("twenty", 20)
        case vocabulary.BLANK:
            return CountedCard("nothing", count)

    number = int(identity[1:])
    if identity[0] == RED and count + number > TARGET:
        return CountedCard("subtract", count - number)

    return CountedCard("add", count + number)


@cache
def busts(identity: str, count: int) -> bool:
    """Whether a card of this identity would take this count over 21."""
    return counted(identity, count).after > TARGET
