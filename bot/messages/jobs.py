"""What is to be done for the messages of tables: one thing at a time, now or later.

A job is the work on one message (`SurfaceId`) or an errand for a table (`Errand`). `Workers` does
what was marked: the latest wins, and nothing is parked. A job that is marked while its work is
under way is done once more afterwards, however often it was marked: ten changes are one edit. A
task exists only while there is something to do. `SurfaceTimers` marks jobs later; no task sleeps.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from enum import Enum, StrEnum, auto
from typing import Any, NamedTuple

from bot.common.clock import Clock
from bot.common.refused import NotWritten

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""Seconds. Work takes longer only where Discord makes it wait."""


# -- jobs ------------------------------------------------------------------------------------------


class Kind(StrEnum):
    """What a surface is for. The values are stored."""

    TABLE = "table"
    """The public table: one message in its channel."""
    CARD = "card"
    """Somebody's private card, in their DM."""
    HAND = "hand"
    """The ephemeral card of somebody who pressed My hand; remembered only while Coop runs."""
    ASIDE = "aside"
    """Something of the game's own beside its table."""
    CALL = "call"
    """Calls somebody to the table, in its channel."""


_OLD = "old"


class SurfaceId(NamedTuple):
    """Names a message that a table keeps true.

    `user_id`: whose card, hand or call it is (a person's, not a seat's: seats move until the deal).
    `key`: the face's own key of an aside. With a `generation` it is a message whose place another
    one has taken, and that is still to be closed.
    """

    table_id: str
    kind: Kind
    user_id: int = 0
    key: str = ""
    generation: int | None = None

    @property
    def place(self) -> "SurfaceId":
        """The surface that took the place of an old message."""
        return self._replace(generation=None)

    @property
    def name(self) -> str:
        """As it is stored: `table`, `card:<user id>`, `aside:<key>`, `old:<generation>:<name>`."""
        name = self.kind.value
        if self.kind is Kind.ASIDE:
            name = f"{name}:{self.key}"
        elif self.kind is not Kind.TABLE:
            name = f"{name}:{self.user_id}"

        return name if self.generation is None else f"{_OLD}:{self.generation}:{name}"

    @classmethod
    def parse(cls, table_id: str, name: str) -> "SurfaceId":
        """What was stored under this name. Raises ValueError."""
        kind, _, key = name.partition(":")
        if kind == _OLD:
            generation, _, place = key.partition(":")
            return cls.parse(table_id, place)._replace(generation=int(generation))

        found = Kind(kind)
        if found is Kind.TABLE:
            return cls(table_id, found)
        if found is Kind.ASIDE:
            return cls(table_id, found, key=key)

        return cls(table_id, found, int(key))


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


# -- who does them ---------------------------------------------------------------------------------


class Workers:
    """Does the work of every job that was marked. What it raises is logged, and ends there."""

    def __init__(self) -> None:
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
            await self._work(job)
        except NotWritten:  # the store has said so, and why
            log.info("message state not saved: surface=%s table=%s", job.name, job.table_id)
        except Exception:  # one surface: all others go on, and its next change tries again
            log.exception("message update failed: surface=%s table=%s", job.name, job.table_id)


# -- when they are done again ----------------------------------------------------------------------


class Wake(Enum):
    """Why a surface is looked at later."""

    PACE = auto()
    """It was edited or looked at a moment ago."""
    RETRY = auto()
    REMIND = auto()
    """A question that was shown without ringing rings."""
    DEADLINE = auto()
    """A question rings once more, for its time is nearly up."""
    LINGER = auto()
    """Nobody is answering on an old card any more."""
    FADE = auto()
    """A token runs out."""
    FORGET = auto()


class SurfaceTimers:
    """Calls `ring(job)` when the moment of a timer has come, by the injected clock. There is one
    timer of the event loop per job and reason.
    """

    def __init__(self, clock: Clock, ring: Callable[[Job], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[tuple[Job, Wake], float] = {}
        self._timers: dict[tuple[Job, Wake], asyncio.TimerHandle] = {}
        self.rush = False
        """Set while nobody waits for their turn: everything is to be shown at once."""

    def set(self, job: Job, why: Wake, due: float) -> None:
        """Ring at this moment (seconds since 1970) and not at the one that was set before."""
        self.clear(job, why)
        self._due[job, why] = due
        self._arm(job, why)

    def is_set(self, job: Job, why: Wake) -> bool:
        return (job, why) in self._due

    def clear(self, job: Job, why: Wake) -> None:
        self._due.pop((job, why), None)
        if timer := self._timers.pop((job, why), None):
            timer.cancel()

    def tick(self) -> None:
        """Ring what is due by the clock."""
        now = self._clock.now()
        self._ring_all([timer for timer, due in self._due.items() if due <= now])

    def next_due(self) -> float | None:
        """When `tick` has something to do next."""
        return min(self._due.values(), default=None)

    def hurry(self, reason: Wake) -> None:
        """Ring all that were set for this reason now."""
        self._ring_all([timer for timer in self._due if timer[1] is reason])

    def ring_all(self) -> None:
        """Have everything looked at again: after the clock was set, moments mean nothing."""
        self._ring_all(list(self._due))

    def forget(self, table_id: str) -> None:
        """Clear all timers of this table."""
        for job, why in [timer for timer in self._due if timer[0].table_id == table_id]:
            self.clear(job, why)

    def close(self) -> None:
        for job, why in list(self._due):
            self.clear(job, why)

    def _ring_all(self, timers: list[tuple[Job, Wake]]) -> None:
        for job, why in timers:
            self.clear(job, why)
            self._ring(job)

    def _arm(self, job: Job, why: Wake) -> None:
        wait = max(0.0, self._due[job, why] - self._clock.now())
        loop = asyncio.get_running_loop()
        self._timers[job, why] = loop.call_later(wait, self._fire, job, why)

    def _fire(self, job: Job, why: Wake) -> None:
        """The loop's clock and ours may differ: look again."""
        if self._due[job, why] > self._clock.now():
            self._arm(job, why)
            return
        self._ring_all([(job, why)])
