"""Open the SQLite database: readable only by its owner, durable, and migrated.

Beside the database lies an empty file, the mark, which says that there was a database. If the mark
is there and the database is not, the database was removed while Coop was not running. Coop then
refuses to start instead of creating an empty database. If the database holds games and has no mark,
it was copied here (such as an old backup), so messages may show a later state of a game.
"""

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from functools import partial
from pathlib import Path

import aiosqlite

from bot.storage.errors import DatabaseUnreadable
from bot.storage.interfaces import Connection
from bot.storage.sqlite.errors import unreadable
from bot.storage.sqlite.inspection import refuse_strangers
from bot.storage.sqlite.migrations import migrate, recognise

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
