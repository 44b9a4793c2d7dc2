"""Opening the database: private to its owner, durable, of the right version."""

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.store.errors import DatabaseUnreadable
from bot.store.identify import refuse_strangers
from bot.store.migrations import migrate, recognise

T = TypeVar("T")

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
)


class Connection(aiosqlite.Connection):
    """An aiosqlite connection to whose thread whole units of work can be handed.

    One hop per unit instead of one per statement is faster, and nothing else can get between.
    """

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result

    async def gone(self) -> None:
        """When its thread has ended; aiosqlite does not wait for it where opening failed."""
        await asyncio.to_thread(self._thread.join)


async def connect(path: Path, *, migrating: bool = True) -> Connection:
    """Open `path`, making it (and its folder) where it is missing, and bring it up to date (only a
    new one where not `migrating`).

    Raises DatabaseNewer or DatabaseUnreadable.
    """
    connection = Connection(partial(_opened, path, migrating), iter_chunk_size=64)
    try:
        await connection
    except (OSError, sqlite3.Error) as error:
        await connection.gone()
        raise DatabaseUnreadable(path, error) from error
    except BaseException:  # cancelled, say: the thread must not outlive the attempt
        await connection.gone()
        raise
    return connection


def _opened(path: Path, migrating: bool) -> sqlite3.Connection:
    with _OPENING:
        return _opened_alone(path, migrating)


def _opened_alone(path: Path, migrating: bool) -> sqlite3.Connection:
    if path.exists():
        refuse_strangers(path)  # before anything, its mode included, is changed
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
