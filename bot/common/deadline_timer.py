"""Wakes the tables when something falls due.

No task waits: a timer of the event loop rings, a sweep runs, and the timer is set anew. Whatever
changes a table nudges it, for the nearest deadline may have moved. Time that went by unseen is told
to the house before anything falls due in it.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.common.clock import Clock, MachineClock

log = logging.getLogger(__name__)

LONGEST = 60.0
"""Look at the clock again after this long at most: it may be set, the machine may have slept."""
SHORTEST = 0.02
"""A deadline that stays in the past must not keep us spinning."""
AFTER_FAILURE = 5.0
WHILE_HELD = 1.0
TOLERANCE = 20.0
"""Seconds: a busy process is late too, and clocks are trimmed all the time."""

NextDue = Callable[[], float | None]
Tick = Callable[[], Awaitable[None]]
Moved = Callable[[float], Awaitable[None]]


class Timed(Protocol):
    """Does what falls due, when a timer or a test calls it. One of them is in cogs, which the bot
    does not import.
    """

    def next_due(self) -> float | None:
        """Seconds since 1970; None: nothing will."""
        ...

    async def tick(self) -> None:
        """All that is due now."""
        ...


class ClockJumps:
    """Detects jumps of the clock: the process was stopped, the machine slept, its clock was set.

    While a timer of the event loop runs, the wall clock should advance by the timer's delay. If it
    advances further, or goes back, the difference is the jump.

    `watch` is the machine's own clock, not the house's, with which one may play on purpose.
    """

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
        """Return the seconds of all jumps since the last call; negative if the clock went back."""
        unseen = self._unseen
        self._unseen = 0.0
        return unseen


class DeadlineTimer:
    """Calls `tick` when the next deadline is due.

    `next_due` returns that time (seconds since 1970), or None to wait for a nudge. `moved` is
    called with the seconds of each clock jump. While `held` returns True, nothing falls due.
    """

    def __init__(
        self,
        clock: Clock,
        next_due: NextDue,
        tick: Tick,
        moved: Moved | None = None,
        overslept: ClockJumps | None = None,
        held: Callable[[], bool] = lambda: False,
    ) -> None:
        self._clock = clock
        self._held = held
        self._moved = moved
        self._overslept = overslept or ClockJumps()
        self._next_due = next_due
        self._tick = tick
        self._timer: asyncio.TimerHandle | None = None
        self._rings_at = 0.0
        self._sweep: asyncio.Task[None] | None = None
        self._stopped = False

    def nudge(self) -> None:
        """Something may fall due at another time than before."""
        if self._sweep is None and not self._rings_in_time():
            self._set_timer()

    def _rings_in_time(self) -> bool:
        """Every choice moves a deadline, mostly to a later moment. A timer that rings too early
        looks, and is set anew, which costs less than to do so for every choice.
        """
        if self._timer is None or self._overslept.noticed:
            return False

        due = self._next_due()
        return due is None or self._clock.now() < due >= self._rings_at

    async def stop(self) -> None:
        """Sweep no more; a sweep under way is finished."""
        self._stopped = True
        self._clear_timer()
        if self._sweep is not None:
            await asyncio.wait([self._sweep])

    def _set_timer(self, at_least: float = SHORTEST) -> None:
        self._clear_timer()
        now = self._clock.now()
        due = now if self._overslept.noticed else self._next_due()
        if due is None or self._stopped:
            return

        delay = min(max(due - now, at_least), LONGEST)
        self._rings_at = now + delay
        self._overslept.waits(delay)
        self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _clear_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._overslept.wakes()

    def _ring(self) -> None:
        self._timer = None
        self._overslept.wakes()
        self._sweep = asyncio.create_task(self._run(), name="sweep")

    async def _run(self) -> None:
        pause = SHORTEST
        try:
            if self._overslept.noticed:
                await self._tell()
            if self._held():
                pause = WHILE_HELD
            else:
                await self._tick()
        except Exception:  # whatever broke, the clocks of all other tables go on
            log.exception("deadline sweep failed")
            pause = AFTER_FAILURE
        finally:
            self._sweep = None

        self._set_timer(pause)

    async def _tell(self) -> None:
        unseen = self._overslept.take()
        log.warning("clock jump: seconds=%.0f (the machine slept, or its clock was set)", unseen)
        if self._moved is None:
            return

        try:
            await self._moved(unseen)
        except Exception:  # the sweep comes all the same
            log.exception("timers not corrected after a clock jump")
