"""Chance with a known outcome, for scenarios."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


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
