"""Runs the work of every surface: one at a time per surface, latest wins, nothing parked.

A surface that is marked while its work is under way is worked on once more afterwards, however
often it was marked: ten changes are one edit. A task exists only while there is something to do.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from bot.tables.refusals import NotWritten

log = logging.getLogger(__name__)

Key = tuple[str, str]
"""(table id, name of the surface)"""

PRESS = "press"
"""No surface: held while a press at the table is being answered."""

PATIENCE = 1.0
"""Seconds. Work takes longer only where Discord makes it wait."""


class Workers:
    """`work(key)` is called for every marked key. What it raises is logged, and ends there."""

    def __init__(self, work: Callable[[Key], Awaitable[None]]) -> None:
        self._work = work
        self._marked: set[Key] = set()
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._held: Counter[Key] = Counter()
        self._closed = False

    def mark(self, key: Key) -> None:
        """There may be something to do."""
        self._marked.add(key)
        self._start(key)

    def is_busy(self, key: Key) -> bool:
        """Whether its work is under way, or somebody else holds it too."""
        return key in self._tasks or self._held.get(key, 0) > 1

    def is_held(self, key: Key) -> bool:
        return key in self._held

    @contextmanager
    def hold(self, key: Key) -> Iterator[None]:
        """Start no work on this key meanwhile: a click is about to show the news itself."""
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]
            self._start(key)

    @asynccontextmanager
    async def hold_alone(self, key: Key) -> AsyncIterator[None]:
        """The same, once the work that is under way on this key has ended; nobody who waits for an
        answer waits longer for that than PATIENCE.
        """
        with self.hold(key):
            if task := self._tasks.get(key):
                await asyncio.wait([task], timeout=PATIENCE)
            yield

    def begin(self, key: Key, work: Coroutine[Any, Any, None]) -> None:
        """Other work, of no surface, that `settle` waits for too."""
        self._tasks[key] = asyncio.create_task(work, name=f"coop-surface-{key[1]}")
        self._tasks[key].add_done_callback(lambda _: self._tasks.pop(key))

    async def calm(self, table_id: str) -> None:
        """Until nothing is left to do for this table at this moment."""
        while tasks := [task for key, task in self._tasks.items() if key[0] == table_id]:
            await asyncio.wait(tasks)

    async def settle(self) -> None:
        """Until nothing is left to do at this moment."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    def close(self) -> None:
        """Start nothing any more; what is under way may finish."""
        self._closed = True

    def _start(self, key: Key) -> None:
        idle = key in self._marked and key not in self._tasks and not self._held.get(key)
        if idle and not self._closed:
            name = f"coop-surface-{key[0]}-{key[1]}"
            self._tasks[key] = asyncio.create_task(self._run(key), name=name)

    async def _run(self, key: Key) -> None:
        try:
            while key in self._marked and not self._held.get(key):
                self._marked.discard(key)
                await self._once(key)
        finally:
            del self._tasks[key]

    async def _once(self, key: Key) -> None:
        try:
            await self._work(key)
        except NotWritten:  # the store has said so, and why
            log.info("surface %s of table %s could not be noted down", key[1], key[0])
        except Exception:  # one surface: all others go on, and its next change tries again
            log.exception("surface %s of table %s could not be shown", key[1], key[0])
