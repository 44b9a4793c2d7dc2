"""Keeps the whole bot under Discord's budget of requests; what matters most goes first.

Nothing is parked here while there is room: a waiter exists only when the budget of this second is
spent.
"""

import asyncio
import heapq
from collections import deque
from enum import IntEnum
from itertools import count


class Priority(IntEnum):
    QUESTION = 0
    """Somebody is asked."""
    TABLE = 1
    DECORATION = 2
    """Nice to have soon: closed cards, cards that ask nothing."""


class Limiter:
    """At most `most` turns in any `window` seconds."""

    def __init__(self, most: int, window: float = 1.0) -> None:
        self._most = most
        self._window = window
        self._taken: deque[float] = deque(maxlen=most)
        self._waiting: list[tuple[Priority, int, asyncio.Future[None]]] = []
        self._order = count()
        self._timer: asyncio.TimerHandle | None = None

    async def turn(self, priority: Priority) -> bool:
        """Take a turn; True where it had to be waited for, so that what was read before may be
        old.
        """
        loop = asyncio.get_running_loop()
        if not self._waiting and self._room_in(loop.time()) <= 0:
            self._taken.append(loop.time())
            return False
        waiter = loop.create_future()
        heapq.heappush(self._waiting, (priority, next(self._order), waiter))
        self._serve()
        await waiter
        return True

    def _room_in(self, now: float) -> float:
        """Seconds until the next turn is free."""
        if len(self._taken) < self._most:
            return 0.0
        return self._taken[0] + self._window - now

    def _serve(self) -> None:
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._waiting:
            if self._waiting[0][2].done():
                heapq.heappop(self._waiting)
                continue
            if (wait := self._room_in(loop.time())) > 0:
                self._timer = loop.call_later(wait, self._serve)
                return
            self._taken.append(loop.time())
            heapq.heappop(self._waiting)[2].set_result(None)
