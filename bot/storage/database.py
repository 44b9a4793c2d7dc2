"""The one writer: all that is handed in while a commit is under way shares the next one.

A commit waits for the disk, so ten tables clicked at once should wait once. There is no worker
task: the flush lives only while somebody waits for it.

A disk that is full, or a database that somebody else holds, is told to the log once, and again each
minute: the caller gets NotWritten. A database that is damaged, or not there any more, is lost:
nothing is read from it or written to it from then on.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.common.refused import NotWritten
from bot.storage.errors import DatabaseLost, StoreClosed, Stuck
from bot.storage.interfaces import Connection, DatabaseEngine, Found, Hold, T, Work
from bot.storage.meta import ERA, PUT_META, SET_BACK, get_meta

log = logging.getLogger(__name__)

MINUTE = 60.0


@dataclass(frozen=True, slots=True)
class _Unit:
    work: Work[Any]
    done: "asyncio.Future[Any]"


@dataclass(frozen=True, slots=True)
class _Failed:
    error: Exception


class Database:
    def __init__(self, engine: DatabaseEngine) -> None:
        self._engine = engine
        self._waiting: list[_Unit] = []
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False
        self._trouble = _Trouble()
        self._lost: DatabaseLost | None = None
        self._losers: list[Callable[[DatabaseLost], None]] = []

    def listen_for_loss(self, lost: Callable[[DatabaseLost], None]) -> None:
        """Call `lost` when nothing can be trusted to this database any more."""
        self._losers.append(lost)

    @property
    def stuck_for(self) -> float:
        """For how many seconds nothing could be written; 0 where the last try worked."""
        return self._trouble.seconds

    async def own(self, hold: Hold | None = None) -> Found:
        """From now on see that it stays ours. For the one Coop that holds this database."""
        is_carried = await self._checked(self._engine.own(hold))

        def look(connection: Connection) -> Found:
            is_set_back = bool(get_meta(connection, SET_BACK))
            is_doubtful = is_set_back or is_carried
            return Found(get_meta(connection, ERA) or "", is_set_back, is_doubtful)

        def note(connection: Connection) -> None:
            if get_meta(connection, SET_BACK):
                connection.execute(PUT_META, (SET_BACK, ""))

        found = await self.read(look)
        with suppress(NotWritten):  # a full disk: the next start finds the same
            await self.write(note)

        return found

    async def look(self) -> None:
        """Raises DatabaseLost where it is not the one that was opened, or ours no more."""
        if not self._closed:
            await self._checked(self._engine.look())

    def write(self, work: Work[T]) -> "asyncio.Future[T]":
        """Run and commit `work`; to be awaited: durable when that returns.

        Raises what the work raised or NotWritten, and then nothing of it has happened. Raises
        DatabaseLost too; where that is DatabaseAway, the work may be committed, because the
        connection can break between the commit and its answer. A caller that is cancelled does not
        learn what became of its work either.
        """
        self._must_be_open()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Unit(work, done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush(), name="store-flush")

        return done

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only looks: never between the halves of a transaction."""
        self._must_be_open()
        return await self._checked(self._engine.run(work))

    async def wipe(self, *, wholly: bool) -> bool:
        """See bot.storage.interfaces.Engine."""
        self._must_be_open()
        return await self._checked(self._engine.wipe(wholly=wholly))

    async def size(self) -> int:
        """Bytes."""
        self._must_be_open()
        return await self._checked(self._engine.size())

    async def close(self) -> None:
        """Commit what waits, then close: closing under a running statement is a segfault."""
        self._closed = True
        while self._flushing is not None:
            await asyncio.wait([self._flushing])
        await self._engine.close()

    def _must_be_open(self) -> None:
        if self._closed:
            raise StoreClosed
        if self._lost is not None:
            raise self._lost

    async def _checked(self, done: Awaitable[T]) -> T:
        try:
            return await done
        except Exception as error:
            known = self._known(error)
            if known is error:
                raise

            raise known from None

    async def _flush(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting
                self._waiting = []
                await self._commit(batch)
        finally:
            self._flushing = None

    async def _commit(self, batch: Sequence[_Unit]) -> None:
        works = [unit.work for unit in batch]
        try:
            results = await self._engine.run(lambda _: _committed(works, self._engine))
        except BaseException as error:  # the loop or the connection ends: all who wait must hear
            for unit in (*batch, *self._waiting):
                _settle(unit, _Failed(StoreClosed(repr(error))))

            self._waiting.clear()
            raise

        if not all(isinstance(result, _Failed) for result in results):
            self._trouble.no_more()

        for unit, result in zip(batch, results, strict=True):
            if isinstance(result, _Failed):
                result = _Failed(self._known(result.error))
            _settle(unit, result)

    def _known(self, error: Exception) -> Exception:
        """What the caller is to hear."""
        meant = self._engine.meant(error)
        if isinstance(meant, DatabaseLost):
            if self._lost is None:
                self._lost = meant
                for lost in self._losers:
                    lost(meant)

            return self._lost
        if isinstance(meant, Stuck):
            self._trouble.on(str(meant))
            return NotWritten()

        return meant


class Repository:
    """Reads and writes what belongs to one subject.

    What a method has written is durable when it returns.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _fetch_one(self, sql: str, *values: object) -> Any:
        """The first row that a statement finds; None where there is none."""
        return await self._database.read(
            lambda connection: connection.execute(sql, values).fetchone()
        )

    async def _fetch_all(self, sql: str, *values: object) -> list[Any]:
        return await self._database.read(
            lambda connection: connection.execute(sql, values).fetchall()
        )

    async def _execute(self, sql: str, *values: object) -> None:
        """Write by a single statement."""

        def run(connection: Connection) -> None:
            connection.execute(sql, values)

        await self._database.write(run)


class _Trouble:
    """Tells the log when nothing can be written, once a minute while that lasts, and its end."""

    def __init__(self) -> None:
        self._since: float | None = None
        self._told_at = 0.0

    def on(self, why: str) -> None:
        now = time.monotonic()
        if self._since is None:
            self._since = now
        elif now - self._told_at < MINUTE:
            return

        self._told_at = now
        log.error("database not writable, trying again: %s", why)

    @property
    def seconds(self) -> float:
        """For how long it has lasted."""
        return 0.0 if self._since is None else time.monotonic() - self._since

    def no_more(self) -> None:
        if self._since is not None:
            log.warning("database is writable again: seconds=%.0f", self.seconds)
            self._since = None


def _settle(unit: _Unit, result: object) -> None:
    if unit.done.done():
        return  # its caller was cancelled
    if isinstance(result, _Failed):
        unit.done.set_exception(result.error)
    else:
        unit.done.set_result(result)


def _committed(works: Sequence[Work[Any]], engine: DatabaseEngine) -> list[Any]:
    """The result of each work, or `_Failed`. In the connection's thread."""
    try:
        return _in_one_transaction(works, engine)
    except Exception as error:  # noqa: BLE001 - goes to the caller whose work it was
        if len(works) == 1:
            return [_Failed(error)]
        if isinstance(engine.meant(error), DatabaseLost):
            return [_Failed(error) for _ in works]

    return [result for work in works for result in _committed([work], engine)]


def _in_one_transaction(works: Sequence[Work[Any]], engine: DatabaseEngine) -> list[Any]:
    with engine.transaction() as connection:
        return [work(connection) for work in works]
