"""What a card does to a series, which is the row of face-up cards on the table (rules section 2).

An identity is what a card counts as. SM is the card "Same", which copies the card before it. OR-8
and the like are numbers of rulings in RULES.md.

Rule 1: the engine decides whether a red number is added or subtracted; players cannot choose
        (OR-8).
Rule 2: between two cards the count is 0 to 20. Only black numbers, doubles and their copies can
        bust, and only at a count above ten.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from games.chicken_out import vocabulary
from games.chicken_out.state import Series
from games.chicken_out.vocabulary import BLACK, BLANK, RED, SAME, TARGET


class CountedCard(NamedTuple):
    """What a card did (one of `EFFECTS`), and the count `after` it (more than 21: bust)."""

    effect: str
    after: int


def identity(series: Series, card: str, *, numbers_only: bool) -> str:
    """Return what the card counts as on this series. `numbers_only`: an SM ignores foxes."""
    return copied_identity(series.identities, numbers_only=numbers_only) if card == SAME else card


def copied_identity(identities: Sequence[str], *, numbers_only: bool) -> str:
    """Return what an SM counts as on top of cards with these identities (OR-14 to OR-18)."""
    if not numbers_only:
        return identities[-1] if identities else BLANK
    return next((earlier for earlier in reversed(identities) if is_number(earlier)), BLANK)


def is_number(identity: str) -> bool:
    """Return whether the identity is a card with a number, black or red."""
    return identity[0] in (BLACK, RED)


@cache
def effect_of(identity: str, count: int) -> CountedCard:
    """Return what a card of this identity does at this count (0 to 20)."""
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
    # A red number is subtracted only where adding it would bust.
    if identity[0] == RED and count + number > TARGET:
        return CountedCard("subtract", count - number)

    return CountedCard("add", count + number)


@cache
def busts(identity: str, count: int) -> bool:
    """Return whether a card of this identity would bring the count above 21."""
    return effect_of(identity, count).after > TARGET
