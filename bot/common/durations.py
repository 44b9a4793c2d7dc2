"""Histograms of durations, and a measurement of the event loop's delay.

A histogram counts durations in classes, such as "up to 0.1 seconds", so its memory does not grow.
The event loop's delay matters because each press waits for it.
"""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable

EVERY = 0.1
"""Seconds between two measurements.

If the loop is blocked for a shorter time, no timer may be due meanwhile, and nothing is measured.
A longer block is measured as too short by at most this time.
"""


class Durations:
    """A histogram of durations.

    `counts` has the number of durations up to each bound, but above the bound before. Its last
    number is for durations above all bounds. `seconds` is the sum of all durations. A reader of
    `longest` may reset it to 0.

    Args:
        *bounds: The upper bounds of the classes, in seconds, ascending.
    """

    def __init__(self, *bounds: float) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.seconds = 0.0
        self.longest = 0.0

    def __len__(self) -> int:
        return sum(self.counts)

    def note(self, seconds: float) -> None:
        """Add a duration."""
        # The class of the first bound that is not below the duration.
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.seconds += seconds
        if seconds > self.longest:
            self.longest = seconds

    def over(self, bound: float) -> int:
        """Return how many durations were longer than `bound`, which must be one of the bounds."""
        # All classes after the one that ends at the bound.
        return sum(self.counts[self.bounds.index(bound) + 1 :])


class LoopDelay:
    """Measures how late a timer of the event loop fires.

    Args:
        on_measured: Is called with the delay in seconds, about ten times a second.
    """

    def __init__(self, on_measured: Callable[[float], object]) -> None:
        self._on_measured = on_measured
        self._set_timer()

    def stop(self) -> None:
        """Stop measuring."""
        self._timer.cancel()

    def _set_timer(self) -> None:
        # The loop's own clock is not used, because the playground puts it ahead.
        self._due = time.monotonic() + EVERY
        self._timer = asyncio.get_running_loop().call_later(EVERY, self._on_timer)

    def _on_timer(self) -> None:
        self._on_measured(max(0.0, time.monotonic() - self._due))
        self._set_timer()
