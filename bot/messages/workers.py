"""Runs the work of every surface: one at a time per surface, latest wins, nothing parked.

A surface that is marked while its work is under way is worked on once more afterwards, however
often it was marked: ten changes are one edit. A task exists only while there is something to do.
All of it gives way to presses (turns.py).
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from enum import StrEnum
from typing import Any, NamedTuple

from bot.common.refused import NotWritten
from bot.messages.ports import SurfaceId
from bot.messages.turns import Turns

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""Seconds. Work takes longer only where Discord makes it wait."""


class Chore(StrEnum):
    PLAN = "plan"
    """Look which surfaces a table has, and mark them. Held while a press is being answered."""
    FORGET = "forget"
    """Forget a table that is over."""
    MEMBER = "member"
    """Ask whether somebody is still on the server."""


class Errand(NamedTuple):
    """Work for a table that is of no surface, and done one at a time all the same."""

    table_id: str
    chore: Chore
    user_id: int = 0

    @property
    def name(self) -> str:
        return self.chore.value


Job = SurfaceId | Errand


class Workers:
    """Does the work of every job that was marked. What it raises is logged, and ends there."""

    def __init__(self, turns: Turns | None = None) -> None:
        self._turns = turns or Turns()
        self._work: Callable[[Job], Coroutine[Any, Any, None]]
        self._marked: set[Job] = set()
        self._tasks: dict[Job, asyncio.Task[None]] = {}
        self._others: set[asyncio.Task[None]] = set()
        self._held: Counter[Job] = Counter()
        self._closed = False

    def do(self, work: Callable[[Job], Coroutine[Any, Any, None]]) -> None:
        """This is the work of all jobs. To be told before the first one is marked."""
        self._work = work

    def mark(self, job: Job) -> None:
        """There may be something to do."""
        self._marked.add(job)
        self._start(job)

    def plan(self, table_id: str) -> None:
        """A table's committed state changed, or may have: what it shows follows."""
        self.mark(Errand(table_id, Chore.PLAN))

    def is_busy(self, job: Job) -> bool:
        """Whether its work is under way, or somebody else holds it too."""
        return job in self._tasks or self._held.get(job, 0) > 1

    @contextmanager
    def hold(self, job: Job) -> Iterator[None]:
        """Start no work on this meanwhile: a click is about to show the news itself. What was
        marked is started afterwards.
        """
        self._held[job] += 1
        try:
            yield
        finally:
            self._held[job] -= 1
            if not self._held[job]:
                del self._held[job]
            self._start(job)

    @asynccontextmanager
    async def hold_alone(self, job: Job) -> AsyncIterator[None]:
        """The same, once the work that is under way on this job has ended; nobody who waits for an
        answer waits longer for that than PATIENCE.
        """
        with self.hold(job):
            if task := self._tasks.get(job):
                await asyncio.wait([task], timeout=PATIENCE)
            yield

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Other work, which `settle` waits for too."""
        task = asyncio.create_task(work, name="coop-surfaces")
        self._others.add(task)
        task.add_done_callback(self._others.discard)

    async def calm(self, table_id: str) -> None:
        """Until nothing is left to do for this table at this moment."""
        while tasks := [task for job, task in self._tasks.items() if job.table_id == table_id]:
            await asyncio.wait(tasks)

    async def settle(self) -> None:
        """Until nothing is left to do at this moment."""
        while tasks := [*self._tasks.values(), *self._others]:
            await asyncio.wait(tasks)

    def close(self) -> None:
        """Start nothing any more; what is under way may finish."""
        self._closed = True

    def _start(self, job: Job) -> None:
        idle = job in self._marked and job not in self._tasks and not self._held.get(job)
        if idle and not self._closed:
            name = f"coop-surface-{job.table_id}-{job.name}"
            self._tasks[job] = asyncio.create_task(self._run(job), name=name)

    async def _run(self, job: Job) -> None:
        try:
            while job in self._marked and not self._held.get(job):
                self._marked.discard(job)
                await self._once(job)
        finally:
            del self._tasks[job]

    async def _once(self, job: Job) -> None:
        try:
            await self._turns.take(self._work(job))
        except NotWritten:  # the store has said so, and why
            log.info("message state not saved: surface=%s table=%s", job.name, job.table_id)
        except Exception:  # one surface: all others go on, and its next change tries again
            log.exception("message update failed: surface=%s table=%s", job.name, job.table_id)
