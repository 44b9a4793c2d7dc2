"""Whether there is time for pictures: they are the first thing to go, and come back last."""

from collections.abc import Callable
from math import exp

OVER = 2.0
"""Seconds over which lateness is averaged."""

STANDS_FOR = 0.1
"""One look stands for so many seconds at most: a single hiccup is no hurry."""

TOO_LATE, IN_TIME = 0.03, 0.008
"""Seconds, in the mean: more than that, and pictures rest; below this, and their rest may end."""

SHORTEST, LONGEST = 5.0, 60.0
"""Seconds of a rest. The next one lasts twice as long, if it comes within the longest: nobody
should see tables turn to words and back again and again.
"""


class Leisure:
    """Judged by what can wait: how late that is tells how much there is to do."""

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self._mean = 0.0
        self._felt_at = steady()
        self._rest = 0.0
        self._rests_until = self._felt_at - LONGEST

    def felt(self, late: float) -> float:
        """Work that can wait is so many seconds late now. Returns for how many, from now on, no
        pictures should be painted; 0.0: none.
        """
        now = self._steady()
        passed, self._felt_at = now - self._felt_at, now
        weight = 1.0 - exp(-min(passed, STANDS_FOR) / OVER)
        self._mean = self._mean * exp(-passed / OVER) + late * weight
        is_resting = now < self._rests_until
        if self._mean <= (IN_TIME if is_resting else TOO_LATE):
            return 0.0
        if not is_resting:
            is_again = now - self._rests_until < LONGEST
            self._rest = min(LONGEST, 2 * self._rest) if is_again else SHORTEST
        self._rests_until = now + self._rest
        return self._rest
