"""Jobs: what has to be done for the messages of tables, at once or later.

A surface is a message that Coop keeps up to date. A job is the work on one surface (`SurfaceId`) or
for one table (`TableJob`). Marking a job means that it has to run; `Workers` runs marked jobs, with
one task for each. If a job is marked while it runs, it runs a second time afterwards. Further marks
change nothing, so ten changes lead to one edit. `SurfaceTimers` marks jobs at a later time.
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
"""Maximum seconds that an answer waits for a running job, which takes longer if Discord is slow."""


# -- jobs ------------------------------------------------------------------------------------------


class Kind(StrEnum):
    """What a surface is for. The values are stored."""

    TABLE = "table"
    """The public table: one message in its channel."""
    CARD = "card"
    """A player's private card, in their direct messages."""
    HAND = "hand"
    """The ephemeral card of a player who pressed "My hand". It is not stored."""
    ASIDE = "aside"
    """A message that a game shows beside its table, such as a battle."""
    CALL = "call"
    """A mention of a player in the table's channel."""


_OLD = "old"
"""The first part of the stored name of a superseded message, which a new message has replaced."""


class SurfaceId(NamedTuple):
    """Identifies a surface: a message of a table that is kept up to date.

    Attributes:
        table_id: The table.
        kind: The kind of message.
        user_id: The user of a card, hand or call. It is not the seat, because seats move until the
            deal.
        key: The game's own key of an aside.
        generation: None for the current message. A superseded message, which has to be closed, has
            a number.
    """

    table_id: str
    kind: Kind
    user_id: int = 0
    key: str = ""
    generation: int | None = None

    @property
    def current(self) -> "SurfaceId":
        """Return the id of the current message, which replaced this superseded message."""
        return self._replace(generation=None)

    @property
    def name(self) -> str:
        """Return the stored form, such as `table` or `card:<user id>`.

        An aside is `aside:<key>`; a superseded message is `old:<generation>:<name>`.
        """
        name = self.kind.value
        if self.kind is Kind.ASIDE:
            name = f"{name}:{self.key}"
        elif self.kind is not Kind.TABLE:
            name = f"{name}:{self.user_id}"

        return name if self.generation is None else f"{_OLD}:{self.generation}:{name}"

    @classmethod
    def parse(cls, table_id: str, name: str) -> "SurfaceId":
        """Return the id with this stored name.

        Raises:
            ValueError: The name is unknown.
        """
        kind, _, key = name.partition(":")
        if kind == _OLD:
            generation, _, current = key.partition(":")
            # `current` is the stored name of the current message.
            return cls.parse(table_id, current)._replace(generation=int(generation))

        surface_kind = Kind(kind)
        if surface_kind is Kind.TABLE:
            return cls(table_id, surface_kind)
        if surface_kind is Kind.ASIDE:
            return cls(table_id, surface_kind, key=key)

        return cls(table_id, surface_kind, int(key))


class JobKind(StrEnum):
    """Kinds of work for a table."""

    PLAN = "plan"
    """Find the surfaces of a table and mark them. Blocked while a press is being answered."""
    FORGET = "forget"
    """Remove the surfaces of a table that is over."""
    MEMBER = "member"
    """Ask Discord whether a player is still a member of the server."""


class TableJob(NamedTuple):
    """Work for a table that belongs to no single surface. `user_id` is only for MEMBER."""

    table_id: str
    kind: JobKind
    user_id: int = 0

    @property
    def name(self) -> str:
        """Return a name for logs."""
        return self.kind.value


Job = SurfaceId | TableJob


# -- running jobs ----------------------------------------------------------------------------------


class Workers:
    """Runs the work of each marked job. Errors are logged and do not stop other jobs."""

    def __init__(self) -> None:
        self.work: Callable[[Job], Coroutine[Any, Any, None]]
        """Does all jobs. Must be set before the first `mark`."""
        self._marked: set[Job] = set()
        """Jobs that may have something to do."""
        self._tasks: dict[Job, asyncio.Task[None]] = {}
        """The tasks of the jobs that run now."""
        self._background: set[asyncio.Task[None]] = set()
        """Other background work, started by `begin`."""
        self._held: Counter[Job] = Counter()
        """How many callers of `hold` block a job now."""
        self._closed = False

    def mark(self, job: Job) -> None:
        """Note that a job may have something to do, and start it unless it is blocked."""
        self._marked.add(job)
        self._start(job)

    def plan(self, table_id: str) -> None:
        """Note that a table may have changed, so that its surfaces must follow."""
        self.mark(TableJob(table_id, JobKind.PLAN))

    def is_busy(self, job: Job) -> bool:
        """Return whether the job is running, or another task blocks it.

        The caller blocks the job itself (`hold`), so only a count above 1 means another task.
        """
        return job in self._tasks or self._held.get(job, 0) > 1

    @contextmanager
    def hold(self, job: Job) -> Iterator[None]:
        """Block this job: the answer to a press is about to show the change itself.

        If the job is marked meanwhile, it starts afterwards.
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
    async def hold_when_idle(self, job: Job) -> AsyncIterator[None]:
        """Block this job, and wait until it is not running any more.

        The wait takes at most `PATIENCE` seconds, because a user waits for an answer.
        """
        with self.hold(job):
            if task := self._tasks.get(job):
                await asyncio.wait([task], timeout=PATIENCE)
            yield

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start other background work. `settle` waits for its end too."""
        task = asyncio.create_task(work, name="coop-surfaces")
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def wait_idle(self, table_id: str) -> None:
        """Wait until no job of this table is running."""
        while tasks := [task for job, task in self._tasks.items() if job.table_id == table_id]:
            await asyncio.wait(tasks)

    async def settle(self) -> None:
        """Wait until no job and no other work is running."""
        while tasks := [*self._tasks.values(), *self._background]:
            await asyncio.wait(tasks)

    def close(self) -> None:
        """Start no further jobs. Work in progress may finish."""
        self._closed = True

    def _start(self, job: Job) -> None:
        """Start a task for this job, if it is marked, not running and not blocked."""
        idle = job in self._marked and job not in self._tasks and not self._held.get(job)
        if idle and not self._closed:
            name = f"coop-surface-{job.table_id}-{job.name}"
            self._tasks[job] = asyncio.create_task(self._run(job), name=name)

    async def _run(self, job: Job) -> None:
        """Run the job until it is not marked any more."""
        try:
            while job in self._marked and not self._held.get(job):
                # Remove the mark first: a change during the work must mark it again.
                self._marked.discard(job)
                await self._run_once(job)
        finally:
            del self._tasks[job]

    async def _run_once(self, job: Job) -> None:
        """Run the job once."""
        try:
            await self.work(job)
        except NotWritten:  # the reason is in the log already
            log.info("message state not saved: surface=%s table=%s", job.name, job.table_id)
        except Exception:  # one surface must not stop the others; its next change tries again
            log.exception("message update failed: surface=%s table=%s", job.name, job.table_id)


# -- marking jobs later ----------------------------------------------------------------------------


class Wake(Enum):
    """Why a surface is looked at again later."""

    PACE = auto()
    """The surface was edited or checked a moment ago."""
    RETRY = auto()
    """A request failed, or the surface has to wait for another message."""
    REMIND = auto()
    """A question that was shown without a notification needs a notification now."""
    DEADLINE = auto()
    """The deadline of a question is near: remind the player."""
    LINGER = auto()
    """A superseded card or table may be closed: its players had time to finish."""
    FADE = auto()
    """An interaction token expires."""
    FORGET = auto()
    """A finished table may be removed from memory."""


class SurfaceTimers:
    """Calls `mark(job)` when a timer is due by the injected clock.

    Each job has at most one timer per reason. It uses a timer of the event loop.
    """

    def __init__(self, clock: Clock, mark: Callable[[Job], None]) -> None:
        self._clock = clock
        self._mark = mark
        self._due: dict[tuple[Job, Wake], float] = {}
        """When each timer is due, in seconds since 1970."""
        self._timers: dict[tuple[Job, Wake], asyncio.TimerHandle] = {}
        self.rush = False
        """Set while `Reconciler.settle` runs: everything is shown at once, without delays."""

    def set(self, job: Job, why: Wake, due: float) -> None:
        """Set the timer of this job and reason to this time in seconds since 1970."""
        self.clear(job, why)
        self._due[job, why] = due
        self._arm(job, why)

    def is_set(self, job: Job, why: Wake) -> bool:
        """Return whether this timer is set."""
        return (job, why) in self._due

    def clear(self, job: Job, why: Wake) -> None:
        """Cancel this timer."""
        self._due.pop((job, why), None)
        if timer := self._timers.pop((job, why), None):
            timer.cancel()

    def tick(self) -> None:
        """Fire the timers that are due by the clock."""
        now = self._clock.now()
        self._fire_all([timer for timer, due in self._due.items() if due <= now])

    def next_due(self) -> float | None:
        """Return when `tick` next has something to do, or None."""
        return min(self._due.values(), default=None)

    def hurry(self, *reasons: Wake) -> None:
        """Fire all timers with these reasons now."""
        self._fire_all([timer for timer in self._due if timer[1] in reasons])

    def forget(self, table_id: str) -> None:
        """Cancel all timers of this table."""
        for job, why in [timer for timer in self._due if timer[0].table_id == table_id]:
            self.clear(job, why)

    def close(self) -> None:
        """Cancel all timers."""
        for job, why in list(self._due):
            self.clear(job, why)

    def _fire_all(self, timers: list[tuple[Job, Wake]]) -> None:
        """Remove these timers, and mark their jobs."""
        for job, why in timers:
            self.clear(job, why)
            self._mark(job)

    def _arm(self, job: Job, why: Wake) -> None:
        """Start a timer of the event loop for the remaining time."""
        wait = max(0.0, self._due[job, why] - self._clock.now())
        loop = asyncio.get_running_loop()
        self._timers[job, why] = loop.call_later(wait, self._on_timer, job, why)

    def _on_timer(self, job: Job, why: Wake) -> None:
        """Fire a timer, or start it again if the event loop called this too early.

        That may happen because the loop's clock and the injected clock differ.
        """
        if self._due[job, why] > self._clock.now():
            self._arm(job, why)
            return
        self._fire_all([(job, why)])
