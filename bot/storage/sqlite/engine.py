"""SQLite as an engine of the store: one connection, and a guard over its file."""

import sqlite3
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import aiosqlite

from bot.storage.database import Database, Found, Hold, T, Work
from bot.storage.sqlite.backups import put_aside
from bot.storage.sqlite.connection import connect
from bot.storage.sqlite.errors import meant, unreadable
from bot.storage.sqlite.guard import Guard
from bot.storage.sqlite.mark import Count


class SqliteEngine:
    """See bot.storage.database.Engine for what each method promises."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self.connection = connection
        self._database = connection._conn  # noqa: SLF001 - for its own thread alone
        self._path = path
        self._owned: _Owned | None = None

    @classmethod
    async def open(cls, path: Path, *, migrating: bool) -> Self:
        return cls(await connect(path, migrating=migrating), path)

    def run(self, work: Work[T]) -> Awaitable[T]:
        """One hop for a whole unit is faster than one per statement."""
        done: Awaitable[T] = self.connection._execute(work, self._database)  # type: ignore[no-untyped-call]  # noqa: SLF001
        return done

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        database, owned = self._database, self._owned
        if owned is not None:
            owned.guard.look_for_others()
        database.execute("BEGIN IMMEDIATE")
        try:
            yield database
            number = 0 if owned is None else owned.count.up(database)
            database.execute("COMMIT")
        except BaseException:  # whatever it was, nothing half-done may stay
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
        if owned is not None:
            owned.was_committed(number)

    async def own(self, hold: Hold | None) -> Found:
        try:
            owned = self._owned = _Owned(Guard(self._path), Count(self._path))
        except OSError as error:
            raise unreadable(self._path, error) from error
        return await self.run(owned.count.compare)

    async def look(self) -> None:
        if self._owned is not None:
            guard = self._owned.guard
            await self.run(lambda _: guard.look())

    async def wipe(self, *, wholly: bool) -> bool:
        return await self.run(lambda database: self._wipe(database, wholly))

    def _wipe(self, database: Database, wholly: bool) -> bool:
        if wholly:
            database.execute("VACUUM")
        busy, *_ = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if self._owned is not None:
            self._owned.guard.was_written()
        for copy in put_aside(self._path):
            copy.unlink(missing_ok=True)
        return not busy

    async def size(self) -> int:
        return self._path.stat().st_size

    def meant(self, error: Exception) -> Exception:
        return meant(self._path, error)

    async def close(self) -> None:
        await self.connection.close()
        if self._owned is not None:
            self._owned.close()
            self._owned = None


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
