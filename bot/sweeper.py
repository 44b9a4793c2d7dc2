"""Wakes the tables when something falls due.

No task waits: a timer of the event loop rings, a sweep runs, and the timer is set anew. Whatever
changes a table nudges it, for the nearest deadline may have moved.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.tables.ports import Clock

log = logging.getLogger(__name__)

LONGEST = 60.0
"""Look at the clock again after this long at most: it may be set, the machine may have slept."""
SHORTEST = 0.02
"""A deadline that stays in the past must not keep us spinning."""
AFTER_FAILURE = 5.0


class Sweeper:
    """`next_due` is when (seconds since 1970) to call `tick` next; None: not before a nudge."""

    def __init__(
        self,
        clock: Clock,
        next_due: Callable[[], float | None],
        tick: Callable[[], Awaitable[None]],
    ) -> None:
        self._clock = clock
        self._next_due = next_due
        self._tick = tick
        self._timer: asyncio.TimerHandle | None = None
        self._sweep: asyncio.Task[None] | None = None
        self._stopped = False

    def nudge(self) -> None:
        """Something may fall due at another time than before."""
        if self._sweep is None:
            self._set_timer()

    async def stop(self) -> None:
        """Sweep no more; a sweep under way is finished."""
        self._stopped = True
        self._clear_timer()
        if self._sweep is not None:
            await asyncio.wait([self._sweep])

    def _set_timer(self, at_least: float = SHORTEST) -> None:
        self._clear_timer()
        due = self._next_due()
        if due is None or self._stopped:
            return
        delay = min(max(due - self._clock.now(), at_least), LONGEST)
        self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _clear_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        self._sweep = asyncio.create_task(self._run(), name="sweep")

    async def _run(self) -> None:
        pause = SHORTEST
        try:
            await self._tick()
        except Exception:
            log.exception("a sweep failed")
            pause = AFTER_FAILURE
        finally:
            self._sweep = None
        self._set_timer(pause)
