"""What happens every few seconds: calls of a coroutine function, and measurements of the loop.

The delay of the event loop matters because each press waits for it.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

EVERY = 2.0
"""The default number of seconds between two calls."""


class PeriodicTask:
    """Calls a coroutine function every few seconds. As a context manager it stops on exit.

    A timer of the event loop starts each call, so no task sleeps between two calls.

    Args:
        function: The function. Its result is not used, and its errors are only logged.
        every: Seconds from the end of one call to the next call; None: the default.
    """

    def __init__(self, function: Callable[[], Awaitable[None]], every: float | None = None) -> None:
        self._function = function
        self._every = every or EVERY
        self._running_call: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False
        self._is_next_at_once = False
        """Whether the next call follows as soon as the running one has ended."""
        self._set_timer()

    def look_soon(self) -> None:
        """Call the function now, or as soon as the running call has ended."""
        if self._running_call is not None:
            self._is_next_at_once = True
        elif self._timer is not None:
            self._timer.cancel()
            self._on_timer()

    async def __aenter__(self) -> None:
        pass

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def stop(self) -> None:
        """Stop, and wait for the running call to end."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()

        if self._running_call is not None:
            await asyncio.wait([self._running_call])

    async def give_up(self) -> None:
        """Stop, and cancel the running call."""
        if self._running_call is not None:
            self._running_call.cancel()
        await self.stop()

    def _set_timer(self) -> None:
        self._timer = None
        if not self._stopped:
            seconds = 0.0 if self._is_next_at_once else self._every
            self._timer = asyncio.get_running_loop().call_later(seconds, self._on_timer)

    def _on_timer(self) -> None:
        # Reset before the call: a request that comes during the call leads to one more call.
        self._is_next_at_once = False
        self._running_call = asyncio.create_task(self._call(), name="watch")

    async def _call(self) -> None:
        """Call the function once, then set the timer for the next call."""
        try:
            await self._function()
        except Exception:  # one failed call must not end the series
            log.exception("periodic check failed")
        finally:
            self._running_call = None
            self._set_timer()


MEASURED_EVERY = 0.1
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
        self._due = time.monotonic() + MEASURED_EVERY
        self._timer = asyncio.get_running_loop().call_later(MEASURED_EVERY, self._on_timer)

    def _on_timer(self) -> None:
        self._on_measured(max(0.0, time.monotonic() - self._due))
        self._set_timer()
