"""The database engine for SQLite: opens a file, inspects it, and watches it.

A database is readable only by its owner, durable, and migrated. Beside it lies an empty file, the
mark, which says that there was a database. If the mark is there and the database is not, the
database was removed while Coop was not running. Coop then refuses to start instead of creating an
empty database. If the database holds games and has no mark, it was copied here (such as an old
backup), so messages may show a later state of a game.

If the file is removed, replaced or overwritten, SQLite goes on writing into the old file and
reports no error; at the next start these writes are gone. So the guard checks that the file at the
path is still the one that was opened.
"""

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import Awaitable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Self

import aiosqlite

from bot.storage.interfaces import (
    IS_LIVE,
    Connection,
    DatabaseLease,
    DatabaseLost,
    DatabaseUnreadable,
    Inspection,
    T,
    Work,
)
from bot.storage.sqlite.errors import DAMAGED, code, meaning, unreadable
from bot.storage.sqlite.migrations import copies_beside, migrate, migrations, recognise

MOST_FAULTS = 3
"""How many messages of the integrity check an inspection contains."""

LIVE = f"SELECT count(*) FROM tables WHERE {IS_LIVE}"

SQLITE = sqlite3.sqlite_version
"""The version of the SQLite library, for the doctor."""

CORRUPT = "SQLITE_CORRUPT"
"""The error of a damaged file."""

LEFT_HALF_WRITTEN = "SQLITE_READONLY_ROLLBACK"
"""The error of a read-only connection if a crash left a transaction half written.

A connection that may write repairs this when it opens the file.
"""

LARGEST_CHECKED = 256 * 1024 * 1024
"""The largest database, in bytes, that a start checks for damage.

The check of a larger database would delay the start by seconds. Its damage is noticed when a
damaged page is read, and `./coop doctor` checks files of any size.
"""


def refuse_strangers(path: Path) -> None:
    """Reject a file that this Coop cannot use, without changing it.

    Raises:
        DatabaseNewer: A newer Coop has migrated the database.
        DatabaseUnreadable: The file belongs to another program, or it is damaged.
        sqlite3.Error: SQLite cannot read the file.
    """
    try:
        with read_only(path) as database:
            recognise(database, path)  # raises if another program or a newer Coop made the file
            if path.stat().st_size <= LARGEST_CHECKED and (damage := faults(database)):
                raise DatabaseUnreadable(path, f"it is damaged ({damage[0]})")
    except sqlite3.DatabaseError as error:
        if code(error).startswith(CORRUPT):  # the schema itself cannot be read
            raise DatabaseUnreadable(path, f"it is damaged ({error})") from error
        if code(error) != LEFT_HALF_WRITTEN:  # the next connection, which writes, repairs it
            raise


@contextmanager
def read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database that exists, without the right to write it."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as database:
        yield database


def faults(database: sqlite3.Connection, most: int = 1) -> tuple[str, ...]:
    """Return the first `most` messages of SQLite's integrity check; none without damage."""
    try:
        # Not quick_check: in SQLite 3.40 it reports a NULL key for a sound table `seats`.
        rows = database.execute(f"PRAGMA integrity_check({most})").fetchall()
    except sqlite3.DatabaseError as error:
        if code(error).startswith(DAMAGED):  # the damage stops the check itself
            return (str(error),)
        raise

    return tuple(" ".join(str(fault).split()) for (fault,) in rows if fault != "ok")


def inspect(path: Path) -> Inspection:
    """Return the state of a database without changing it.

    Raises:
        DatabaseNewer: A newer Coop has migrated the database.
        DatabaseUnreadable: The file cannot be used, or there is none.
    """
    try:
        with read_only(path) as database:
            current = recognise(database, path)
            damage = faults(database, MOST_FAULTS)
            live: int = 0
            if current and not damage:
                (live,) = database.execute(LIVE).fetchone()

            return Inspection(current, max(migrations()), damage, _size(path), live)
    except (OSError, sqlite3.Error) as error:
        raise unreadable(path, error) from error


def _size(path: Path) -> int:
    parts = (path, path.with_name(path.name + "-wal"))
    return sum(part.stat().st_size for part in parts if part.exists())


ENDING = ".mark"
"""What is appended to the name of a database for its mark."""

HAS_TABLES = "SELECT 1 FROM tables LIMIT 1"
"""Finds a row if the database holds at least one game (a row of the SQL table `tables`)."""

BUSY_SECONDS = 5.0
"""How long to wait for another process (`./coop sync`, a backup) to finish writing."""

POLL_SECONDS = 0.05
"""Seconds between two attempts to switch the write-ahead log on."""

_OPENING = threading.Lock()
"""Lets one thread of this process open a database at a time.

SQLite's own locks do this only between processes: POSIX file locks belong to the whole process,
which loses all of them as soon as one of its threads closes the file.
"""

WAL = "PRAGMA journal_mode = WAL"
PRAGMAS = (
    "PRAGMA synchronous = FULL",  # NORMAL may lose the last commits in a power cut
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # overwrite deleted rows with zeros
)


async def connect(path: Path, *, migrating: bool = True) -> aiosqlite.Connection:
    """Open the database, create it and its folder if they are missing, and migrate it.

    Args:
        path: The file of the database.
        migrating: Migrate an existing database too. A new database always gets its tables.

    Raises:
        DatabaseNewer: A newer Coop has migrated the database.
        DatabaseUnreadable: The file cannot be used.
    """
    # aiosqlite requires `iter_chunk_size`, but only its own cursors use it, and Coop uses none.
    connection = aiosqlite.Connection(partial(open_database, path, migrating), iter_chunk_size=64)
    try:
        await connection
    except (OSError, sqlite3.Error) as error:
        await _wait_for_thread(connection)
        raise unreadable(path, error) from error
    except BaseException:  # also if cancelled: the thread must not outlive the attempt
        await _wait_for_thread(connection)
        raise

    return connection


async def _wait_for_thread(connection: aiosqlite.Connection) -> None:
    """Wait for the end of the connection's thread. If opening failed, aiosqlite does not wait."""
    await asyncio.to_thread(connection._thread.join)  # noqa: SLF001


def open_database(path: Path, migrating: bool = True) -> sqlite3.Connection:
    """Do what `connect` does, but block the calling thread.

    Raises:
        DatabaseNewer: A newer Coop has migrated the database.
        DatabaseUnreadable: The file cannot be used.
        OSError: The file or its folder cannot be opened.
        sqlite3.Error: SQLite cannot open the file.
    """
    with _OPENING:
        return _open_locked(path, migrating)


def _open_locked(path: Path, migrating: bool) -> sqlite3.Connection:
    """Open the database while no other thread of this process does."""
    if path.exists():
        # Refuse a file that is damaged, or that another program or a newer Coop has made, before
        # anything is changed, even the mode of the file.
        refuse_strangers(path)
    elif (mark := mark_of(path)).exists():
        reason = f"it was removed. Restore a backup, or remove {mark} to begin with an empty one"
        raise DatabaseUnreadable(path, reason)

    _make_private(path)
    # Without an isolation level, Python's module begins no transactions by itself.
    database = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        _switch_to_wal(database)
        for pragma in PRAGMAS:
            database.execute(pragma).fetchall()

        # `recognise` returns the version: 0 for a new database, which has no tables yet.
        if migrating or not recognise(database, path):
            migrate(database, path)
    except BaseException:  # also if interrupted: an open file would keep its locks
        database.close()
        raise

    return database


def _switch_to_wal(database: sqlite3.Connection) -> None:
    """Turn the write-ahead log on.

    SQLite's own timeout does not apply to this step, so the step is repeated here while another
    process holds a lock.
    """
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            database.execute(WAL).fetchall()
        except sqlite3.OperationalError as error:
            if not error.sqlite_errorname.startswith("SQLITE_BUSY") or time.monotonic() > deadline:
                raise
            time.sleep(POLL_SECONDS)  # this blocks only the connection's own thread
        else:
            return


def _make_private(path: Path) -> None:
    """Let only the owner read and write the files of the database.

    This is done before SQLite writes, because SQLite gives a new -wal and -shm file the mode of the
    database.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # An existing file is not opened: closing it would drop the locks that SQLite has on it.
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))

    for ending in ("", "-wal", "-shm"):
        # A file may be missing, or belong to another user who lets us write it.
        with contextlib.suppress(FileNotFoundError, PermissionError):
            path.with_name(path.name + ending).chmod(0o600)


def mark_of(path: Path) -> Path:
    """Return the path of the mark beside a database."""
    return path.with_name(path.name + ENDING)


def leave_mark(path: Path, database: Connection) -> bool:
    """Create the mark beside the database if it is missing.

    Returns:
        Whether the database was copied here: it had no mark, but it holds games.
    """
    mark = mark_of(path)
    is_unmarked = not mark.exists()
    if is_unmarked:
        # The mark only guards against mistakes, so a folder that cannot be written is no error.
        with contextlib.suppress(OSError):
            mark.touch(0o600)

    return is_unmarked and database.execute(HAS_TABLES).fetchone() is not None


# -- the engine -----------------------------------------------------------------------------------

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
