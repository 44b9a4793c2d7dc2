"""Committed chance: every shuffle is a function of a secret seed that anybody can check afterwards.

Call number n (from 1, over the whole game) of epoch e reads the byte stream

    HMAC-SHA256(seed, "e:n:0") + HMAC-SHA256(seed, "e:n:1") + …

as big-endian 64-bit words. A number below k is the first word under the largest multiple of k,
modulo k. A shuffle is Fisher and Yates' from the last place down, one such number a place. The
commitment shown at the deal is SHA-256(salt + seed) in hex. Both have a fixed length: otherwise a
byte could be moved from one to the other, and another seed would fit the same commitment.
"""

import hashlib
import hmac
import struct
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

SEED_BYTES = 32
SALT_BYTES = 16

_WORDS = struct.Struct(">4Q")
_SPAN = 1 << 64


def commitment(seed: bytes, salt: bytes) -> str:
    """What is shown at the deal: it binds the table to the seed without telling it."""
    return hashlib.sha256(salt + seed).hexdigest()


class Chance(Protocol):
    """What a script may ask of luck. `draws` counts the calls so far and is part of every
    checkpoint.
    """

    draws: int

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely."""
        ...

    def shuffle(self, cards: list[T]) -> None:
        """Bring the list into a random order, in place."""
        ...


class SeededChance:
    """Chance drawn from a seed as the module describes."""

    __slots__ = ("_epoch", "_seed", "draws")

    def __init__(self, seed: bytes, epoch: int = 0, draws: int = 0) -> None:
        self._seed = seed
        self._epoch = epoch
        self.draws = draws

    def _words(self) -> Iterator[int]:
        self.draws += 1
        block = 0
        while True:
            message = b"%d:%d:%d" % (self._epoch, self.draws, block)
            yield from _WORDS.unpack(hmac.digest(self._seed, message, "sha256"))
            block += 1

    def below(self, bound: int) -> int:
        return _number(self._words(), bound)

    def shuffle(self, cards: list[T]) -> None:
        words = self._words()
        for last in range(len(cards) - 1, 0, -1):
            pick = _number(words, last + 1)
            cards[last], cards[pick] = cards[pick], cards[last]


def _number(words: Iterator[int], bound: int) -> int:
    fair = _SPAN - _SPAN % bound
    for word in words:
        if word < fair:
            return word % bound
    raise AssertionError("the word stream never ends")


def pick(chance: Chance, cards: Sequence[T]) -> T:
    """One of the cards, all equally likely."""
    return cards[chance.below(len(cards))]


def mix(chance: Chance, *piles: list[T]) -> None:
    """Shuffle these among each other; each keeps as many as it had."""
    cards = [card for pile in piles for card in pile]
    chance.shuffle(cards)

    for pile in piles:
        pile[:] = cards[: len(pile)]
        del cards[: len(pile)]


# -- chance with a known outcome, for scenarios and lessons ----------------------------------------


class RiggedChance:
    """Gives the results it was rigged with, in order; where there is none, luck changes nothing.

    A rigged shuffle waits for a shuffle of exactly its cards; others leave the cards as they lie.
    A number is the next of `picks`, or 0.
    """

    def __init__(self, shuffles: Sequence[Sequence[str]] = (), picks: Sequence[int] = ()) -> None:
        self.draws = 0
        self.shuffles = [list(cards) for cards in shuffles]
        self.picks = list(picks)

    def below(self, bound: int) -> int:
        self.draws += 1
        return self.picks.pop(0) % bound if self.picks else 0

    def shuffle(self, cards: list[T]) -> None:
        self.draws += 1
        if self.shuffles and Counter(self.shuffles[0]) == Counter(map(str, cards)):
            by_name = {str(card): card for card in cards}
            cards[:] = [by_name[name] for name in self.shuffles.pop(0)]

    def unused(self) -> str | None:
        """What was rigged and never drawn; None where all was."""
        left = [*(" ".join(cards) for cards in self.shuffles), *map(str, self.picks)]
        return ", ".join(left) or None
