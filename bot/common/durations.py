"""Histograms of durations, and a measurement of the event loop's delay.

A histogram takes constant memory, however long the bot runs. The event loop's delay matters because
each press waits for it.
"""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable

EVERY = 0.1
"""Seconds between two measurements.

A shorter block of the event loop may be missed. A longer one is measured at most this much too
short.
"""


class Durations:
    """A histogram of durations.

    `counts` has a number for each bound, and a last one for longer durations. `seconds` is the sum
    of all durations. A reader of `longest` may reset it to 0.

    Args:
        *bounds: The upper bounds of the classes, in seconds, ascending.
    """

    def __init__(self, *bounds: float) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)  # the last one is for all longer durations
        self.seconds = 0.0
        self.longest = 0.0

    def __len__(self) -> int:
        return sum(self.counts)

    def note(self, seconds: float) -> None:
        """Add a duration."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.seconds += seconds
        if seconds > self.longest:
            self.longest = seconds

    def over(self, bound: float) -> int:
        """Return how many durations were longer than `bound`, which must be one of the bounds."""
        return sum(self.counts[self.bounds.index(bound) + 1 :])


class LoopDelay:
    """Measures how late a timer of the event loop fires.

    Args:
        heard: Is called with the seconds, ten times a second.
    """

    def __init__(self, heard: Callable[[float], object]) -> None:
        self._heard = heard
        self._set_timer()

    def stop(self) -> None:
        """Stop measuring."""
        self._timer.cancel()

    def _set_timer(self) -> None:
        # Not by the loop's own clock, because the playground puts that one ahead.
        self._due = time.monotonic() + EVERY
        self._timer = asyncio.get_running_loop().call_later(EVERY, self._ring)

    def _ring(self) -> None:
        self._heard(max(0.0, time.monotonic() - self._due))
        self._set_timer()
