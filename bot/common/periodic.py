"""Looks every few seconds, or whenever it is told to, at what Coop stands on, also while nobody
plays.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

EVERY = 2.0
"""Seconds."""


class Watch:
    """Calls `look` every few seconds by a timer of the event loop, so that no task waits.

    What `look` raises is logged; it must report by itself what it finds. `every` is the number of
    seconds between the end of one call and the next. As a context manager it stops on exit.
    """

    def __init__(self, look: Callable[[], Awaitable[None]], every: float | None = None) -> None:
        self._look = look
        self._every = every or EVERY
        self._looking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False
        self._soon = False
        self._set_timer()

    def look_soon(self) -> None:
        """Now, or as soon as the look under way is over."""
        if self._looking is not None:
            self._soon = True
        elif self._timer is not None:
            self._timer.cancel()
            self._ring()

    async def __aenter__(self) -> None:
        pass

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def stop(self) -> None:
        """Look no more; a look under way is finished."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()

        if self._looking is not None:
            await asyncio.wait([self._looking])

    async def give_up(self) -> None:
        """Look no more; a look under way is broken off."""
        if self._looking is not None:
            self._looking.cancel()
        await self.stop()

    def _set_timer(self) -> None:
        self._timer = None
        if not self._stopped:
            seconds = 0.0 if self._soon else self._every
            self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._soon = False
        self._looking = asyncio.create_task(self._once(), name="watch")

    async def _once(self) -> None:
        try:
            await self._look()
        except Exception:  # the next look comes all the same
            log.exception("periodic check failed")
        finally:
            self._looking = None
            self._set_timer()
