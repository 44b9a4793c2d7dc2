"""The one writer: all that is handed in while a commit is under way shares the next one.

A commit waits for the disk, so ten tables clicked at once should wait once. There is no worker
task: the flush lives only while somebody waits for it.

A disk that is full, or a database that somebody else holds, is told to the log once, and again each
minute: the caller gets NotWritten. A database that is damaged, or not there any more, is lost:
nothing is read from it or written to it from then on.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeGuard, TypeVar

import aiosqlite

from bot.store.errors import (
    DAMAGED,
    STUCK,
    DatabaseLost,
    DatabaseUnreadable,
    StoreClosed,
    code,
    own_words,
)
from bot.store.sqlite.guard import Guard
from bot.store.sqlite.mark import Count, Found
from bot.tables.refusals import NotWritten

log = logging.getLogger(__name__)

MINUTE = 60.0

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
"""Statements that belong together. It runs in the connection's thread and must not begin or commit.

It may run twice: a unit that failed beside others is tried again alone.
"""


@dataclass(frozen=True, slots=True)
class _Unit:
    work: Work[Any]
    done: "asyncio.Future[Any]"


@dataclass(frozen=True, slots=True)
class _Failed:
    error: Exception


class Writer:
    """`owned` once it is the one writer of its database; then it sees to the file, too."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._waiting: list[_Unit] = []
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False
        self._owned: _Owned | None = None
        self._stuck = _Stuck()
        self._lost: DatabaseLost | None = None
        self._losers: list[Callable[[DatabaseLost], None]] = []

    def listen_for_loss(self, lost: Callable[[DatabaseLost], None]) -> None:
        """Call `lost` when nothing can be trusted to this database any more."""
        self._losers.append(lost)

    async def own(self) -> Found:
        """From now on see to the file. For the one Coop that has the lock of this database.

        Returns whether it is older than what was told.
        """
        try:
            owned = self._owned = _Owned(Guard(self._path), Count(self._path))
        except OSError as error:
            raise DatabaseUnreadable(self._path, error) from error
        found = await self._checked(owned.count.compare)
        with suppress(NotWritten):  # a full disk: until something is written, nothing has changed
            await self.write(lambda _: None)
        return found

    async def look(self) -> None:
        """Raises DatabaseLost where the file is not the one that was opened."""
        if self._owned is not None and not self._closed:
            guard = self._owned.guard
            await self._checked(lambda _: guard.look())

    async def write(self, work: Work[T]) -> T:
        """Run and commit `work`; durable when this returns.

        Raises what the work raised, NotWritten or DatabaseLost, and then nothing of it has
        happened. A caller that is cancelled does not learn what became of its work.
        """
        self._must_be_open()
        unit = _Unit(work, asyncio.get_running_loop().create_future())
        self._waiting.append(unit)
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush(), name="store-flush")
        result: T = await unit.done
        return result

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only looks: never between the halves of a transaction."""
        self._must_be_open()
        return await self._checked(work)

    async def close(self) -> None:
        """Commit what waits, then close: closing under a running statement is a segfault."""
        self._closed = True
        while self._flushing is not None:
            await asyncio.wait([self._flushing])
        await self._connection.close()
        if self._owned is not None:
            self._owned.close()
            self._owned = None

    def _must_be_open(self) -> None:
        if self._closed:
            raise StoreClosed
        if self._lost is not None:
            raise self._lost

    async def _checked(self, work: Work[T]) -> T:
        try:
            return await self._run(work)
        except (sqlite3.Error, DatabaseLost) as error:
            raise self._meant(error) from None

    async def _run(self, work: Work[T]) -> T:
        """In the connection's thread: one hop for a whole unit is faster than one per statement,
        and nothing else can get between.
        """
        connection = self._connection
        result: T = await connection._execute(work, connection._conn)  # type: ignore[no-untyped-call]  # noqa: SLF001
        return result

    async def _flush(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            self._flushing = None

    async def _commit(self, batch: Sequence[_Unit]) -> None:
        works = [unit.work for unit in batch]
        try:
            results = await self._run(lambda database: _committed(works, database, self._owned))
        except BaseException as error:  # the loop or the connection ends: all who wait must hear
            for unit in (*batch, *self._waiting):
                _settle(unit, _Failed(StoreClosed(repr(error))))
            self._waiting.clear()
            raise
        if not all(map(_has_failed, results)):
            self._stuck.no_more()
        for unit, result in zip(batch, results, strict=True):
            _settle(unit, _Failed(self._meant(result.error)) if _has_failed(result) else result)

    def _meant(self, error: Exception) -> Exception:
        """What SQLite's error means for the caller."""
        if isinstance(error, sqlite3.Error) and code(error).startswith(DAMAGED):
            error = DatabaseLost(self._path, error)
        if isinstance(error, DatabaseLost):
            if self._lost is None:
                self._lost = error
                for lost in self._losers:
                    lost(error)
            return self._lost
        if isinstance(error, sqlite3.Error) and code(error).startswith(STUCK):
            self._stuck.on(own_words(error))
            return NotWritten()
        return error


def _has_failed(result: object) -> TypeGuard[_Failed]:
    return isinstance(result, _Failed)


class _Stuck:
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
        log.error("nothing can be written to the database: %s. It is tried again and again.", why)

    def no_more(self) -> None:
        if self._since is not None:
            seconds = time.monotonic() - self._since
            log.warning("the database can be written again, after %.0f seconds", seconds)
            self._since = None


@dataclass(frozen=True, slots=True)
class _Owned:
    """What sees to the file of a database that is ours alone."""

    guard: Guard
    count: Count

    def was_committed(self, number: int) -> None:
        """Raises DatabaseLost where the file went away meanwhile: nobody may be told."""
        self.guard.was_written()
        self.guard.look()
        self.count.told(number)

    def close(self) -> None:
        self.count.close()
        self.guard.close()


def _settle(unit: _Unit, result: object) -> None:
    if unit.done.done():
        return  # its caller was cancelled
    if isinstance(result, _Failed):
        unit.done.set_exception(result.error)
    else:
        unit.done.set_result(result)


def _committed(
    works: Sequence[Work[Any]], database: sqlite3.Connection, owned: _Owned | None
) -> list[Any]:
    """The result of each work, or `_Failed`."""
    try:
        return _in_one_transaction(works, database, owned)
    except Exception as error:  # noqa: BLE001 - goes to the caller whose work it was
        if len(works) == 1:
            return [_Failed(error)]
        if isinstance(error, DatabaseLost):
            return [_Failed(error) for _ in works]
    return [result for work in works for result in _committed([work], database, owned)]


def _in_one_transaction(
    works: Sequence[Work[Any]], database: sqlite3.Connection, owned: _Owned | None
) -> list[Any]:
    if owned is not None:
        owned.guard.look_for_others()
    database.execute("BEGIN IMMEDIATE")
    try:
        results = [work(database) for work in works]
        number = 0 if owned is None else owned.count.up(database)
        database.execute("COMMIT")
    except BaseException:  # whatever it was, nothing half-done may stay
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
    if owned is not None:
        owned.was_committed(number)
    return results
