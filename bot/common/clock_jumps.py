"""Notices time that nobody saw pass: the process was stopped, the machine slept, its clock was set.

While a timer of the event loop runs, the clock on the wall should move as far as the timer was
asked to wait. Where it moved further, or back, the difference is what went by unseen.
"""

import time
from collections.abc import Callable

from bot.common.clock import Clock, MachineClock

TOLERANCE = 20.0
"""Seconds: a busy process is late too, and clocks are trimmed all the time."""


class ClockJumps:
    """`watch` is the machine's own clock, not the house's, with which one may play on purpose."""

    def __init__(
        self, watch: Clock | None = None, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._watch = watch or MachineClock()
        self._steady = steady
        self._since: tuple[float, float, float] | None = None
        self._unseen = 0.0

    def waits(self, seconds: float) -> None:
        """A timer is set."""
        self.wakes()
        self._since = self._watch.now(), self._steady(), seconds

    def wakes(self) -> None:
        """The timer rings, or is taken back."""
        self._unseen += self._unseen_now()
        self._since = None

    def _unseen_now(self) -> float:
        """While the timer has been running."""
        if self._since is None:
            return 0.0
        wall, steady, seconds = self._since
        seen = min(self._steady() - steady, seconds)
        unseen = self._watch.now() - wall - seen
        return unseen if abs(unseen) > TOLERANCE else 0.0

    @property
    def noticed(self) -> bool:
        return self._unseen != 0.0 or self._unseen_now() != 0.0

    def take(self) -> float:
        """How many seconds went by unseen since this was asked last; negative: it is earlier."""
        unseen, self._unseen = self._unseen, 0.0
        return unseen
