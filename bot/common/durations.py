"""Histograms of durations, and the delay of the event loop, which each press has to wait for."""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable

EVERY = 0.1
"""Seconds between two looks. What holds the loop for less than that may be missed; what holds it
for longer is seen, at most so much too short.
"""


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


class LoopDelay:
    """Measures by a timer how late the event loop is.

    Args:
        heard: Is called with the seconds, ten times a second.
    """

    def __init__(self, heard: Callable[[float], object]) -> None:
        self._heard = heard
        self._set_timer()

    def stop(self) -> None:
        self._timer.cancel()

    def _set_timer(self) -> None:
        # Not by the loop's own clock: the playground puts that one forward.
        self._due = time.monotonic() + EVERY
        self._timer = asyncio.get_running_loop().call_later(EVERY, self._ring)

    def _ring(self) -> None:
        self._heard(max(0.0, time.monotonic() - self._due))
        self._set_timer()
