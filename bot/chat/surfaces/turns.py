"""Lets work that nobody waits for go on in turns: one step of it in each round of the event loop.

In a round the loop calls all that is ready, and a press needs several rounds until its answer has
left. Where a house player has moved, or a deadline has passed at many tables at once, it would wait
in each of them for the redraws of all others; so it waits for one. Where there is more to do than
time, that would never come to an end: the later such work is, the more of it goes on in a round.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")

ONE_MORE = 0.02
"""Seconds: as often as work has waited that long for its turn, one step more goes on in a round."""


class Turns:
    """`felt` hears again and again how late such work is, in seconds."""

    def __init__(
        self,
        felt: Callable[[float], object] = lambda _: None,
        *,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._felt = felt
        self._steady = steady
        self._waiting: deque[tuple[asyncio.Future[None], float]] = deque()
        """Since when each of them has."""
        self._is_taken = False
        """Whether something has its turn in this round."""

    @coroutine
    def take(self, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        """As awaiting `work`, but every step of it, from one wait to the next, waits for its turn
        first.
        """
        step: Callable[[Any], Any] = work.send
        given: Any = None
        while True:
            try:
                yield from self._turn()
            except BaseException as error:  # noqa: BLE001 - what is thrown is meant for the work
                step, given = work.throw, error
            try:
                awaited = step(given)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                given = None  # an error would hold this frame, which holds it
            try:
                given, step = (yield awaited), work.send
            except BaseException as error:  # noqa: BLE001 - as above
                step, given = work.throw, error

    def _turn(self) -> Generator[Any, None, None]:
        loop, now = asyncio.get_running_loop(), self._steady()
        if not self._is_taken:
            self._is_taken = True
            loop.call_soon(self._next, now)
            return
        waiter: asyncio.Future[None] = loop.create_future()
        self._waiting.append((waiter, now))
        yield from waiter

    def _next(self, began: float) -> None:
        """The round that began then is over: those that have waited longest go on in the next."""
        now, called = self._steady(), 0
        while self._waiting and called <= (late := now - self._waiting[0][1]) / ONE_MORE:
            waiter, _ = self._waiting.popleft()
            if waiter.done():
                continue  # it was cancelled
            if not called:
                self._felt(late)
            called += 1
            waiter.set_result(None)
        if called:
            asyncio.get_running_loop().call_soon(self._next, now)
        else:
            self._felt(now - began)
            self._is_taken = False
