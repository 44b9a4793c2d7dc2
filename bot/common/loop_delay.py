"""A measurement of the event loop's delay, which matters because each press waits for it."""

import asyncio
import time
from collections.abc import Callable

EVERY = 0.1
"""Seconds between two measurements.

If the loop is blocked for a shorter time, no timer may be due meanwhile, and nothing is measured.
A longer block is measured as too short by at most this time.
"""


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
