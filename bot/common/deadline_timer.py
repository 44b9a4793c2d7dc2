"""Calls a function when the next deadline is due, such as the deadline of a table.

No task sleeps. A timer of the event loop fires and starts a sweep: a call of `tick`, which handles
everything that is due. Then the timer is set again. Code that changes a deadline calls `nudge`,
because the earliest deadline may have moved. After a jump of the clock, the deadlines are corrected
before `tick` is called.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.common.clock import Clock, MachineClock

log = logging.getLogger(__name__)

LONGEST = 60.0
"""The most seconds between two sweeps, because the clock may be set, or the machine may sleep."""

SHORTEST = 0.02
"""The fewest seconds between two sweeps, so that a deadline that stays due causes no busy loop."""

AFTER_FAILURE = 5.0
"""Seconds until the next sweep after one that raised an error."""

WHILE_HELD = 1.0
"""Seconds until `held` is asked again, while it returns True."""

TOLERANCE = 20.0
"""The greatest difference of the clocks, in seconds, that is no jump.

Timers of a busy process fire late, and NTP adjusts clocks.
"""

# See the arguments of `DeadlineTimer`.
NextDue = Callable[[], float | None]
Tick = Callable[[], Awaitable[None]]
Moved = Callable[[float], Awaitable[None]]


class Timed(Protocol):
    """A service with deadlines, which a timer or a test calls.

    This is a protocol, because a service may be in `cogs`, which `bot` must not import.
    """

    def next_due(self) -> float | None:
        """Return the earliest deadline in seconds since 1970, or None if there is none."""

    async def tick(self) -> None:
        """Handle everything that is due now."""


class ClockJumps:
    """Detects jumps of the clock: the process was stopped, the machine slept, its clock was set.

    While a timer of the event loop runs, the wall clock should advance by the timer's delay. If the
    wall clock advances further or goes back, the difference is the jump.

    Args:
        watch: The machine's own wall clock. `SystemClock` would not do: the playground puts it
            ahead on purpose.
        steady: A monotonic clock, in seconds.
    """

    def __init__(
        self, watch: Clock | None = None, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._watch = watch or MachineClock()
        self._steady = steady
        self._timer_start: tuple[float, float, float] | None = None
        """Wall clock and monotonic clock when the timer was set, and its delay in seconds.

        None while no timer runs.
        """
        self._jumped = 0.0
        """Seconds of the jumps since the last `take`, except for a jump of the running timer."""

    def timer_set(self, seconds: float) -> None:
        """Note that a timer starts now, which should fire after `seconds`."""
        self.timer_ended()  # count a jump during the timer that this one replaces
        self._timer_start = self._watch.now(), self._steady(), seconds

    def timer_ended(self) -> None:
        """Note that the timer fires now, or that it is cancelled."""
        self._jumped += self._jumped_now()
        self._timer_start = None

    def _jumped_now(self) -> float:
        """Return the seconds of the jump since the timer was set; 0 if there was none."""
        if self._timer_start is None:
            return 0.0

        wall, steady, seconds = self._timer_start
        # If the machine slept, the monotonic clock stood still. If the process was stopped, this
        # clock went on, and the timer fires later than after its delay; `min` cuts that time off.
        # In both cases the wall clock has advanced by more than `passed`, and the rest is the jump.
        # For example, a timer of 60 seconds is set, and an hour's interruption begins. If the
        # machine slept, the 60 seconds follow: 3660 - 60 = 3600. If the process was stopped, the
        # timer fires at once afterwards: 3600 - 60 = 3540.
        passed = min(self._steady() - steady, seconds)
        jumped = self._watch.now() - wall - passed
        return jumped if abs(jumped) > TOLERANCE else 0.0

    @property
    def has_jumped(self) -> bool:
        """Return whether the clock has jumped since the last `take`."""
        return self._jumped != 0.0 or self._jumped_now() != 0.0

    def take(self) -> float:
        """Return the seconds of all jumps since the last call; negative if the clock went back."""
        jumped = self._jumped
        self._jumped = 0.0
        return jumped


class DeadlineTimer:
    """Calls `tick` when the next deadline is due.

    Args:
        clock: The clock of the deadlines.
        next_due: Returns the earliest deadline in seconds since 1970; None to wait for `nudge`.
        tick: Handles everything that is due.
        moved: Called with the seconds of a clock jump, before `tick`.
        jumps: Detects clock jumps.
        held: While it returns True, `tick` is not called.
    """

    def __init__(
        self,
        clock: Clock,
        next_due: NextDue,
        tick: Tick,
        moved: Moved | None = None,
        jumps: ClockJumps | None = None,
        held: Callable[[], bool] = lambda: False,
    ) -> None:
        self._clock = clock
        self._held = held
        self._moved = moved
        self._jumps = jumps or ClockJumps()
        self._next_due = next_due
        self._tick = tick
        self._timer: asyncio.TimerHandle | None = None
        self._fires_at = 0.0
        """When the timer fires, in seconds since 1970."""
        self._sweep: asyncio.Task[None] | None = None
        """The sweep that runs now."""
        self._stopped = False

    def nudge(self) -> None:
        """Set the timer again: the earliest deadline may have changed."""
        if self._sweep is None and not self._fires_in_time():
            self._set_timer()

    def _fires_in_time(self) -> bool:
        """Return whether the timer need not be set again, because it fires early enough.

        Each choice in a game moves a deadline, mostly to a later time. Then the timer fires too
        early, and is only set again. This costs less than setting it at each choice.
        """
        if self._timer is None or self._jumps.has_jumped:
            return False

        due = self._next_due()
        # The earliest deadline lies in the future, and the timer fires no later than that.
        return due is None or (self._clock.now() < due and self._fires_at <= due)

    async def stop(self) -> None:
        """Stop the timer, and wait for a sweep that is running."""
        self._stopped = True
        self._clear_timer()
        if self._sweep is not None:
            await asyncio.wait([self._sweep])

    def _set_timer(self, at_least: float = SHORTEST) -> None:
        """Set the timer for the earliest deadline, at least `at_least` seconds from now."""
        self._clear_timer()
        now = self._clock.now()
        # After a jump of the clock, a sweep is due now, because it corrects all deadlines.
        due = now if self._jumps.has_jumped else self._next_due()
        if due is None or self._stopped:
            return

        delay = min(max(due - now, at_least), LONGEST)
        self._fires_at = now + delay
        self._jumps.timer_set(delay)
        self._timer = asyncio.get_running_loop().call_later(delay, self._on_timer)

    def _clear_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._jumps.timer_ended()

    def _on_timer(self) -> None:
        self._timer = None
        self._jumps.timer_ended()
        self._sweep = asyncio.create_task(self._run(), name="sweep")

    async def _run(self) -> None:
        """Run one sweep, then set the timer again."""
        pause = SHORTEST
        try:
            if self._jumps.has_jumped:
                await self._report_jump()
            # `held` is true while players cannot answer, for example while Discord is away.
            if self._held():
                pause = WHILE_HELD
            else:
                await self._tick()
        except Exception:  # one broken table must not stop the deadlines of all others
            log.exception("deadline sweep failed")
            pause = AFTER_FAILURE
        finally:
            self._sweep = None

        self._set_timer(pause)

    async def _report_jump(self) -> None:
        """Log the jump and call `moved`."""
        jumped = self._jumps.take()
        log.warning("clock jump: seconds=%.0f (the machine slept, or its clock was set)", jumped)
        if self._moved is None:
            return

        try:
            await self._moved(jumped)
        except Exception:  # the sweep must run nevertheless
            log.exception("timers not corrected after a clock jump")
