"""The database engine for SQLite: one connection, and a guard that watches its file.

If the file is removed, replaced or overwritten, SQLite goes on writing into the old file and
reports no error; at the next start these writes are gone. So the guard checks that the file at the
path is still the one that was opened.
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
from bot.storage.interfaces import Connection, DatabaseLease, T, Work
from bot.storage.sqlite.connection import connect, leave_mark
from bot.storage.sqlite.errors import meaning, unreadable
from bot.storage.sqlite.inspection import faults, read_only
from bot.storage.sqlite.migrations import copies_beside

# Reasons of a DatabaseLost, as ends of sentences.
REMOVED = "it was removed while Coop was running"
REPLACED = "another file was put in its place while Coop was running"
OVERWRITTEN = "it was overwritten while Coop was running"

HEAD = 24
"""The number of bytes at the beginning of a database that never change.

They hold SQLite's name of the format and the page size. The bytes after them count the changes.
"""

WAL_HEAD = 4
"""The number of bytes at the beginning of a write-ahead log that are compared."""
WAL_HEADS = (b"", b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
"""The possible beginnings of a write-ahead log: empty, or one of its two magic numbers."""


class Guard:
    """Notices that the database file was removed, replaced, or overwritten.

    All methods run in the connection's thread. Close the guard after the connection: a process that
    closes any descriptor of a file loses all of its locks on that file.

    Args:
        path: The file of the database, which is open.

    Raises:
        OSError: The file cannot be opened.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._wal = path.with_name(path.name + "-wal")
        self._file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        self._head = os.pread(self._file, HEAD, 0)
        self._wal_file: int | None = None
        """The descriptor of the write-ahead log; None until SQLite has created the log."""
        self._last_state = self._state()

    def close(self) -> None:
        """Close the guard's own descriptors."""
        os.close(self._file)
        if self._wal_file is not None:
            os.close(self._wal_file)

    def look(self) -> None:
        """Check the database and its write-ahead log.

        Raises:
            DatabaseLost: One of these files was removed, replaced or overwritten.
        """
        _must_be_same(self._path, self._file)
        if os.pread(self._file, HEAD, 0) != self._head:
            raise DatabaseLost(self._path, OVERWRITTEN)

        self._check_log()
        self.check_for_other_writers()

    def check_for_other_writers(self) -> None:
        """Check whether another process has written into the file.

        Another process may write through SQLite, as subcommands of `./coop` do.

        Raises:
            DatabaseLost: The file was overwritten by other means.
        """
        # Reading the whole file is slow, so it is done only after a change that was not ours.
        if self._state() != self._last_state:
            with read_only(self._path) as database:
                if faults(database):
                    raise DatabaseLost(self._path, OVERWRITTEN)
            self.remember_state()

    def remember_state(self) -> None:
        """Remember the state of the file after a write of our own, or an allowed other write."""
        self._last_state = self._state()

    def _check_log(self) -> None:
        """Check the write-ahead log."""
        # SQLite creates the log when it first needs it, and keeps it while a connection is open.
        if self._wal_file is None:
            with suppress(FileNotFoundError):
                self._wal_file = os.open(self._wal, os.O_RDONLY | os.O_CLOEXEC)
            return

        _must_be_same(self._wal, self._wal_file)
        if os.pread(self._wal_file, WAL_HEAD, 0) not in WAL_HEADS:
            raise DatabaseLost(self._wal, OVERWRITTEN)

    def _state(self) -> tuple[int, int]:
        """Return the time of the last change and the size, which differ after each write."""
        status = os.fstat(self._file)
        return status.st_mtime_ns, status.st_size


def _must_be_same(path: Path, file: int) -> None:
    """Check that a path still leads to the file that was opened.

    Raises:
        DatabaseLost: The file was removed or replaced.
    """
    try:
        is_ours = os.path.samestat(os.stat(path), os.fstat(file))
    except FileNotFoundError:
        raise DatabaseLost(path, REMOVED) from None

    if not is_ours:
        raise DatabaseLost(path, REPLACED)


class SqliteEngine:
    """Implements `bot.storage.interfaces.DatabaseEngine`, which describes each method.

    Args:
        connection: An open connection; the engine closes it.
        path: The file of the database.
    """

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self.connection = connection
        self._database = connection._conn  # noqa: SLF001 - for its own thread alone
        self._path = path
        self._guard: Guard | None = None
        """Watches the file; None until `own` is called."""

    @classmethod
    async def open(cls, path: Path, *, migrating: bool) -> Self:
        """Open the database, and create it if there is none.

        Args:
            path: The file of the database.
            migrating: Migrate an existing database too. A new one always gets its tables.

        Raises:
            DatabaseNewer: A newer Coop has migrated the database.
            DatabaseUnreadable: The file cannot be used.
        """
        return cls(await connect(path, migrating=migrating), path)

    def run(self, work: Work[T]) -> Awaitable[T]:
        """Run `work` in the connection's thread.

        One switch of threads for a whole unit is faster than a switch for each statement.
        """
        done: Awaitable[T] = self.connection._execute(work, self._database)  # type: ignore[no-untyped-call]  # noqa: SLF001
        return done

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Run the statements inside as one transaction.

        Raises:
            DatabaseLost: The file was removed, replaced or overwritten.
        """
        database = self._database
        guard = self._guard
        if guard is not None:
            guard.check_for_other_writers()

        # IMMEDIATE takes the write lock now. Otherwise the first write could fail with SQLITE_BUSY.
        database.execute("BEGIN IMMEDIATE")
        try:
            yield database
            database.execute("COMMIT")
        except BaseException:  # also if interrupted: half a transaction must not stay open
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise

        if guard is not None:
            guard.remember_state()
            guard.look()  # if the file was removed meanwhile, the commit must not be reported

    async def own(self, hold: DatabaseLease | None) -> bool:
        """Start the guard, and create the mark, a file beside the database, if it is missing.

        `hold` is for PostgreSQL. Return whether the database was copied here: without its mark.

        Raises:
            DatabaseUnreadable: The file cannot be opened.
        """
        try:
            self._guard = Guard(self._path)
        except OSError as error:
            raise unreadable(self._path, error) from error
        return await self.run(partial(leave_mark, self._path))

    async def look(self) -> None:
        """Let the guard check the file.

        Raises:
            DatabaseLost: The file was removed, replaced or overwritten.
        """
        if (guard := self._guard) is not None:
            await self.run(lambda _: guard.look())

    async def wipe(self, *, wholly: bool) -> bool:
        """Empty the write-ahead log, delete old copies, and rewrite the file if `wholly`.

        Return False if another process was reading, so that the log is not empty.
        """
        return await self.run(lambda database: self._wipe(database, wholly))

    def _wipe(self, database: Connection, wholly: bool) -> bool:
        """Do what `wipe` says, in the connection's thread."""
        if wholly:
            # Rewrites the file without its free pages.
            database.execute("VACUUM")

        # The log still holds old versions of changed pages. `busy` is 1 if another process was
        # reading; the other two numbers count pages.
        busy, *_ = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if self._guard is not None:
            self._guard.remember_state()

        for copy in copies_beside(self._path):
            copy.unlink(missing_ok=True)

        return not busy

    async def size(self) -> int:
        """Return the size of the main file in bytes."""
        return self._path.stat().st_size

    def meaning(self, error: Exception) -> Exception:
        """Return what an error means, as `DatabaseEngine.meaning` describes."""
        return meaning(self._path, error)

    async def close(self) -> None:
        """Close the connection, then the guard."""
        await self.connection.close()
        if self._guard is not None:
            self._guard.close()
            self._guard = None
