"""SQLite as an engine of the store: one connection, and a guard over its file."""

import sqlite3
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Self

import aiosqlite

from bot.storage.interfaces import Connection, Hold, T, Work
from bot.storage.sqlite.backups import put_aside
from bot.storage.sqlite.connection import connect
from bot.storage.sqlite.errors import meant, unreadable
from bot.storage.sqlite.guard import Guard
from bot.storage.sqlite.mark import leave_mark


class SqliteEngine:
    """See bot.storage.interfaces.Engine for what each method promises."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self.connection = connection
        self._database = connection._conn  # noqa: SLF001 - for its own thread alone
        self._path = path
        self._guard: Guard | None = None
        """Once the database is ours alone."""

    @classmethod
    async def open(cls, path: Path, *, migrating: bool) -> Self:
        return cls(await connect(path, migrating=migrating), path)

    def run(self, work: Work[T]) -> Awaitable[T]:
        """One hop for a whole unit is faster than one per statement."""
        done: Awaitable[T] = self.connection._execute(work, self._database)  # type: ignore[no-untyped-call]  # noqa: SLF001
        return done

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        database, guard = self._database, self._guard
        if guard is not None:
            guard.look_for_others()
        database.execute("BEGIN IMMEDIATE")
        try:
            yield database
            database.execute("COMMIT")
        except BaseException:  # whatever it was, nothing half-done may stay
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
        if guard is not None:
            guard.was_written()
            guard.look()  # where the file went away meanwhile, nobody may be told

    async def own(self, hold: Hold | None) -> bool:
        try:
            self._guard = Guard(self._path)
        except OSError as error:
            raise unreadable(self._path, error) from error
        return await self.run(partial(leave_mark, self._path))

    async def look(self) -> None:
        if (guard := self._guard) is not None:
            await self.run(lambda _: guard.look())

    async def wipe(self, *, wholly: bool) -> bool:
        return await self.run(lambda database: self._wipe(database, wholly))

    def _wipe(self, database: Connection, wholly: bool) -> bool:
        if wholly:
            database.execute("VACUUM")
        busy, *_ = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if self._guard is not None:
            self._guard.was_written()
        for copy in put_aside(self._path):
            copy.unlink(missing_ok=True)
        return not busy

    async def size(self) -> int:
        return self._path.stat().st_size

    def meant(self, error: Exception) -> Exception:
        return meant(self._path, error)

    async def close(self) -> None:
        await self.connection.close()
        if self._guard is not None:
            self._guard.close()
            self._guard = None
