"""How late the event loop is: whoever presses a button meanwhile waits for as long."""

import asyncio
import time

from bot.common.durations import Durations

EVERY = 0.2
"""Seconds between two looks. What holds the loop for less than that may be missed; what holds it
for longer is seen, at most so much too short.
"""


class LoopDelay:
    """No task waits: a timer of the event loop rings, and notes in `delays` how late it is."""

    def __init__(self) -> None:
        self.delays = Durations(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
        self._set_timer()

    def stop(self) -> None:
        self._timer.cancel()

    def _set_timer(self) -> None:
        # Not by the loop's own clock: the playground puts that one forward.
        self._due = time.monotonic() + EVERY
        self._timer = asyncio.get_running_loop().call_later(EVERY, self._ring)

    def _ring(self) -> None:
        self.delays.note(max(0.0, time.monotonic() - self._due))
        self._set_timer()
