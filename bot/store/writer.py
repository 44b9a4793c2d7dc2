"""The one writer: whoever comes while a commit is under way shares the next one.

A commit waits for the disk, so ten tables clicked at once should wait once. There is no worker
task: the flush lives only while somebody waits for it.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from bot.store.connection import Connection
from bot.store.errors import StoreClosed

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
    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._waiting: list[_Unit] = []
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, work: Work[T]) -> T:
        """Run and commit `work`; durable when this returns.

        Raises what the work raised, and then nothing of it has happened. A caller that is cancelled
        does not learn what became of its work.
        """
        if self._closed:
            raise StoreClosed
        unit = _Unit(work, asyncio.get_running_loop().create_future())
        self._waiting.append(unit)
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush(), name="store-flush")
        result: T = await unit.done
        return result

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only looks: never between the halves of a transaction."""
        if self._closed:
            raise StoreClosed
        return await self._connection.run(work)

    async def close(self) -> None:
        """Commit what waits, then close: closing under a running statement is a segfault."""
        self._closed = True
        while self._flushing is not None:
            await asyncio.wait([self._flushing])
        await self._connection.close()

    async def _flush(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            self._flushing = None

    async def _commit(self, batch: Sequence[_Unit]) -> None:
        try:
            results = await self._connection.run(partial(_committed, [unit.work for unit in batch]))
        except BaseException as error:  # the loop or the connection ends: whoever waits must hear
            for unit in (*batch, *self._waiting):
                _settle(unit, _Failed(StoreClosed(repr(error))))
            self._waiting.clear()
            raise
        for unit, result in zip(batch, results, strict=True):
            _settle(unit, result)


def _settle(unit: _Unit, result: object) -> None:
    if unit.done.done():
        return  # its caller was cancelled
    if isinstance(result, _Failed):
        unit.done.set_exception(result.error)
    else:
        unit.done.set_result(result)


def _committed(works: Sequence[Work[Any]], database: sqlite3.Connection) -> list[object]:
    """The result of each work, or `_Failed`."""
    try:
        return _in_one_transaction(works, database)
    except Exception as error:  # noqa: BLE001 - goes to the caller whose work it was
        if len(works) == 1:
            return [_Failed(error)]
    return [result for work in works for result in _committed([work], database)]


def _in_one_transaction(works: Sequence[Work[Any]], database: sqlite3.Connection) -> list[object]:
    database.execute("BEGIN IMMEDIATE")
    try:
        results = [work(database) for work in works]
        database.execute("COMMIT")
    except BaseException:  # whatever it was, nothing half-done may stay
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
    return results
