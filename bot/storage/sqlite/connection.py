"""Opening the database: private to its owner, durable, of the right version.

Beside it lies a mark, an empty file that says that there was one. Without it, a database that was
removed while the bot was off would be replaced by an empty one; and a database that has tables but
no mark was carried here, so messages may show what came later.
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

HAS_TABLES = "SELECT 1 FROM tables LIMIT 1"

BUSY_SECONDS = 5.0
"""How long to wait for another process (`python -m bot sync`, a backup) to finish writing."""

POLL_SECONDS = 0.05

_OPENING = threading.Lock()
"""One at a time in this process. Between processes SQLite's own locks do; but those are the
process's, and are gone as soon as any of its threads closes the file.
"""

WAL = "PRAGMA journal_mode = WAL"
PRAGMAS = (
    "PRAGMA synchronous = FULL",  # NORMAL may lose the last commits in a power cut
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is deleted is overwritten where it stood
)


async def connect(path: Path, *, migrating: bool = True) -> aiosqlite.Connection:
    """Open `path`, making it (and its folder) where it is missing, and bring it up to date (only a
    new one where not `migrating`).

    Raises DatabaseNewer or DatabaseUnreadable.
    """
    connection = aiosqlite.Connection(partial(opened, path, migrating), iter_chunk_size=64)
    try:
        await connection
    except (OSError, sqlite3.Error) as error:
        await _ended(connection)
        raise unreadable(path, error) from error
    except BaseException:  # cancelled, say: the thread must not outlive the attempt
        await _ended(connection)
        raise

    return connection


async def _ended(connection: aiosqlite.Connection) -> None:
    """When its thread has; aiosqlite does not wait for it where opening failed."""
    await asyncio.to_thread(connection._thread.join)  # noqa: SLF001


def opened(path: Path, migrating: bool = True) -> sqlite3.Connection:
    """As `connect` does, for whoever may wait."""
    with _OPENING:
        return _opened_alone(path, migrating)


def _opened_alone(path: Path, migrating: bool) -> sqlite3.Connection:
    if path.exists():
        refuse_strangers(path)  # before anything, its mode included, is changed
    elif (mark := mark_of(path)).exists():
        reason = f"it was removed. Restore a backup, or remove {mark} to begin with an empty one"
        raise DatabaseUnreadable(path, reason)

    _make_private(path)
    # Transactions are ours to begin: Python's own would start them behind our back.
    database = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        _switch_to_wal(database)
        for pragma in PRAGMAS:
            database.execute(pragma).fetchall()

        if migrating or not recognise(database, path):
            migrate(database, path)
    except BaseException:  # whatever it was: an open file would keep its locks
        database.close()
        raise

    return database


def _switch_to_wal(database: sqlite3.Connection) -> None:
    """For this one step SQLite does not wait for another process by itself."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            database.execute(WAL).fetchall()
        except sqlite3.OperationalError as error:
            if not error.sqlite_errorname.startswith("SQLITE_BUSY") or time.monotonic() > deadline:
                raise
            time.sleep(POLL_SECONDS)  # in the connection's own thread
        else:
            return


def _make_private(path: Path) -> None:
    """Before SQLite writes: it gives a new -wal and -shm the mode that the database has."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # Never opened where it is there: to close it would drop SQLite's locks on it.
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))

    for ending in ("", "-wal", "-shm"):
        # Not there, or somebody else's file that we may write all the same.
        with contextlib.suppress(FileNotFoundError, PermissionError):
            path.with_name(path.name + ending).chmod(0o600)


def mark_of(path: Path) -> Path:
    return path.with_name(path.name + ENDING)


def leave_mark(path: Path, database: Connection) -> bool:
    """Leave a mark beside the database. Returns whether it was carried here without one."""
    mark = mark_of(path)
    is_unmarked = not mark.exists()
    if is_unmarked:
        # Without a mark the bot can play all the same.
        with contextlib.suppress(OSError):
            mark.touch(0o600)

    return is_unmarked and database.execute(HAS_TABLES).fetchone() is not None
