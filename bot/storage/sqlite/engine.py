"""SQLite as an engine of the store: one connection, and a guard over its file.

SQLite goes on writing into a file that was removed, replaced or overwritten, and says that all is
well; whatever it takes is gone at the next start. So a guard sees that the file under our feet is
still the one that was opened.
"""

import os
import sqlite3
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Self

import aiosqlite

from bot.storage.errors import DatabaseLost
from bot.storage.interfaces import Connection, Hold, T, Work
from bot.storage.sqlite.connection import connect, leave_mark
from bot.storage.sqlite.errors import meant, unreadable
from bot.storage.sqlite.inspection import faults, read_only
from bot.storage.sqlite.migrations import put_aside

REMOVED = "it was removed while Coop was running"
REPLACED = "another file was put in its place while Coop was running"
OVERWRITTEN = "it was overwritten while Coop was running"

HEAD = 24
"""Bytes at the beginning of a database that never change: what it is, and its page size."""

WAL_HEAD = 4
WAL_HEADS = (b"", b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
"""What a log of changes begins with, if it has begun."""


class Guard:
    """Everything here runs in the connection's thread. `close` it after the connection: to close
    any file on a database drops all locks that this process has on it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._wal = path.with_name(path.name + "-wal")
        self._file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        self._head = os.pread(self._file, HEAD, 0)
        self._wal_file: int | None = None
        self._left = self._state()

    def close(self) -> None:
        os.close(self._file)
        if self._wal_file is not None:
            os.close(self._wal_file)

    def look(self) -> None:
        """Raises DatabaseLost."""
        try:
            is_ours = os.path.samestat(os.stat(self._path), os.fstat(self._file))
        except FileNotFoundError:
            raise DatabaseLost(self._path, REMOVED) from None

        if not is_ours:
            raise DatabaseLost(self._path, REPLACED)
        if os.pread(self._file, HEAD, 0) != self._head:
            raise DatabaseLost(self._path, OVERWRITTEN)

        self._look_at_the_log()
        self.look_for_others()

    def look_for_others(self) -> None:
        """Whether somebody else has written into it. Raises DatabaseLost where that was by force,
        and not by way of SQLite.
        """
        if self._state() != self._left:
            with read_only(self._path) as database:
                if faults(database):
                    raise DatabaseLost(self._path, OVERWRITTEN)
            self.was_written()

    def was_written(self) -> None:
        """By us, since the last look."""
        self._left = self._state()

    def _look_at_the_log(self) -> None:
        """It stays as long as a connection is open; SQLite makes it when it first needs it."""
        if self._wal_file is None:
            with suppress(FileNotFoundError):
                self._wal_file = os.open(self._wal, os.O_RDONLY | os.O_CLOEXEC)
            return

        try:
            is_ours = os.path.samestat(os.stat(self._wal), os.fstat(self._wal_file))
        except FileNotFoundError:
            raise DatabaseLost(self._wal, REMOVED) from None

        if not is_ours:
            raise DatabaseLost(self._wal, REPLACED)
        if os.pread(self._wal_file, WAL_HEAD, 0) not in WAL_HEADS:
            raise DatabaseLost(self._wal, OVERWRITTEN)

    def _state(self) -> tuple[int, int]:
        """Another one whenever somebody writes into it."""
        found = os.fstat(self._file)
        return found.st_mtime_ns, found.st_size


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
        database = self._database
        guard = self._guard
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
