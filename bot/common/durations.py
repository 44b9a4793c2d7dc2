"""How long things took, kept by classes: a year of them takes no more room than a minute."""

from bisect import bisect_left
from typing import Self


class Durations:
    """`bounds`: the classes, in seconds; the last one is for all that took longer. `counts` has one
    number for each, `seconds` is their sum. `longest` may be set back to 0 by whoever told it.
    """

    def __init__(self, *bounds: float) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.seconds = 0.0
        self.longest = 0.0

    def __len__(self) -> int:
        return sum(self.counts)

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.seconds += seconds
        if seconds > self.longest:
            self.longest = seconds

    def over(self, bound: float) -> int:
        """How many took longer than this bound of a class."""
        return sum(self.counts[self.bounds.index(bound) + 1 :])

    def copy(self) -> Self:
        """As they are now."""
        copied = type(self)(*self.bounds)
        copied.counts[:] = self.counts
        copied.seconds, copied.longest = self.seconds, self.longest
        return copied
