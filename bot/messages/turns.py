"""Lets work that nobody waits for go on in turns: one step of it in each round of the event loop.

In a round the loop calls all that is ready, and a press needs several rounds until its answer has
left. Where a house player has moved, or a deadline has passed at many tables at once, it would wait
in each of them for the redraws of all others.

Rule 1: so it waits for one. Where there is more to do than time, that would never come to an end:
        the later such work is, the more of it goes on in a round.
Rule 2: what is under way goes on before anything else begins, and each of the two in the order in
        which it came. In turn with all others it would be late once for each of its steps, and with
        it whoever waits for what it holds: DMs are opened one at a time. By rule 1 there is soon
        room enough to begin.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")

ONE_MORE = 0.04
"""Seconds: as often as work has waited that long for its turn, one step more goes on in a round."""


_Waiting = deque[tuple[asyncio.Future[None], float]]
"""Who waits for a turn, and since when."""


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
        self._begun, self._new = _Waiting(), _Waiting()
        self._is_taken = False
        """Whether something has its turn in this round."""

    @coroutine
    def take(self, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        """As awaiting `work`, but every step of it, from one wait to the next, waits for its turn
        first.
        """
        step: Callable[[Any], Any] = work.send
        given: Any = None
        waiting = self._new
        while True:
            try:
                yield from self._turn(waiting)
            except BaseException as error:  # noqa: BLE001 - what is thrown is meant for the work
                step, given = work.throw, error
            waiting = self._begun
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

    def _turn(self, waiting: _Waiting) -> Generator[Any, None, None]:
        loop, now = asyncio.get_running_loop(), self._steady()
        if not self._is_taken:
            self._is_taken = True
            loop.call_soon(self._next, now)
            return
        waiter: asyncio.Future[None] = loop.create_future()
        waiting.append((waiter, now))
        yield from waiter

    def _next(self, began: float) -> None:
        """The round that began then is over: those whose turn it is go on in the next."""
        now, called = self._steady(), 0
        since = min((some[0][1] for some in (self._begun, self._new) if some), default=now)
        late = now - since
        while called <= late / ONE_MORE and (some := self._begun or self._new):
            waiter, _ = some.popleft()
            if not waiter.done():  # else it was cancelled
                called += 1
                waiter.set_result(None)
        self._felt(late if called else now - began)
        if called:
            asyncio.get_running_loop().call_soon(self._next, now)
        else:
            self._is_taken = False
