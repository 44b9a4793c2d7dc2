"""Committed chance: players can check each shuffle after the game.

All random numbers of a game are computed from a secret seed. Coop shows a hash of the seed, the
commitment, before the deal, and the seed itself after the game. The epoch counts how often the
table fell back to a checkpoint.

Call number n (from 1, over the whole game) of epoch e reads the byte stream

    HMAC-SHA256(seed, "e:n:0") + HMAC-SHA256(seed, "e:n:1") + …

as big-endian 64-bit words. To draw a number below k, the first word below the largest multiple of k
is taken modulo k. A shuffle is a Fisher-Yates shuffle from the last position down, with one such
number for each position. The commitment is SHA-256(salt + seed) in hex. Salt and seed have a fixed
length: otherwise a byte could be moved from one to the other, and another seed would fit the same
commitment.
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
"""Splits the 32 bytes of a hash into four 64-bit words."""

_WORD_VALUES = 1 << 64
"""How many values a 64-bit word can have."""


def commitment(seed: bytes, salt: bytes) -> str:
    """Return the hash that is shown before the deal. It fixes the seed and does not reveal it.

    Args:
        seed: The secret seed, `SEED_BYTES` long.
        salt: Random bytes, `SALT_BYTES` long, so that the seed cannot be guessed from the hash.

    Returns:
        The SHA-256 hash as hex.
    """
    return hashlib.sha256(salt + seed).hexdigest()


class Chance(Protocol):
    """The random source of a script. `draws` counts the calls so far; each checkpoint stores it."""

    draws: int

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, all equally likely."""
        ...

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle the list in place."""
        ...


class SeededChance:
    """Chance that is computed from a seed, as the module docstring describes."""

    __slots__ = ("_epoch", "_seed", "draws")

    def __init__(self, seed: bytes, epoch: int = 0, draws: int = 0) -> None:
        self._seed = seed
        self._epoch = epoch
        self.draws = draws

    def _words(self) -> Iterator[int]:
        """Yield the endless stream of 64-bit words of a new call.

        The call is counted when its first word is read. So a shuffle of one card is no call.
        """
        self.draws += 1
        block = 0
        while True:
            # The epoch is part of the message, so a table draws other cards after it fell back.
            message = b"%d:%d:%d" % (self._epoch, self.draws, block)
            yield from _WORDS.unpack(hmac.digest(self._seed, message, "sha256"))
            block += 1

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, computed from seed, epoch and call number."""
        return _number(self._words(), bound)

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle the list in place. A shuffle of two or more cards counts as one draw."""
        words = self._words()
        for last in range(len(cards) - 1, 0, -1):
            other = _number(words, last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def _number(words: Iterator[int], bound: int) -> int:
    """Return the next number below `bound`, without modulo bias."""
    # Words from the largest multiple of `bound` on would make small numbers more likely.
    largest_multiple = _WORD_VALUES - _WORD_VALUES % bound
    for word in words:
        if word < largest_multiple:
            return word % bound
    raise AssertionError("the word stream never ends")


def pick(chance: Chance, cards: Sequence[T]) -> T:
    """Return one of the cards, all equally likely."""
    return cards[chance.below(len(cards))]


def mix(chance: Chance, *piles: list[T]) -> None:
    """Shuffle the cards of several piles together, in place. Each pile keeps its size."""
    # One shuffle over all piles counts as one draw.
    cards = [card for pile in piles for card in pile]
    chance.shuffle(cards)

    for pile in piles:
        pile[:] = cards[: len(pile)]
        del cards[: len(pile)]


# -- chance with prepared results, for scenarios and lessons ---------------------------------------


class RiggedChance:
    """Chance with prepared results, which are used in order.

    A shuffle uses the next prepared shuffle if it has exactly the same cards. All other shuffles
    leave the cards in their order. `below` returns the next of `picks`, or 0 if none is left.
    """

    def __init__(self, shuffles: Sequence[Sequence[str]] = (), picks: Sequence[int] = ()) -> None:
        self.draws = 0
        self.shuffles = [list(cards) for cards in shuffles]
        self.picks = list(picks)

    def below(self, bound: int) -> int:
        """Return the next prepared number modulo `bound`, or 0 if there is none."""
        self.draws += 1
        return self.picks.pop(0) % bound if self.picks else 0

    def shuffle(self, cards: list[T]) -> None:
        """Put the cards in the prepared order, if the next prepared shuffle has the same cards."""
        self.draws += 1
        if self.shuffles and Counter(self.shuffles[0]) == Counter(map(str, cards)):
            # The scenario names cards as text; the list may hold numbers.
            by_name = {str(card): card for card in cards}
            cards[:] = [by_name[name] for name in self.shuffles.pop(0)]

    def unused(self) -> str | None:
        """Return the prepared results that were not used, as text; None if all were used."""
        unused = [*(" ".join(cards) for cards in self.shuffles), *map(str, self.picks)]
        return ", ".join(unused) or None
