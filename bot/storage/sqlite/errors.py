"""What SQLite's errors mean."""

import sqlite3
from pathlib import Path

from bot.common.database_url import Place
from bot.storage.errors import DatabaseLost, DatabaseUnreadable, KeyTaken, Nonsense, Stuck

DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
"""Beginnings of SQLite's names for: bytes that make no sense."""

STUCK = (
    "SQLITE_FULL",
    "SQLITE_IOERR",
    "SQLITE_BUSY",
    "SQLITE_LOCKED",
    "SQLITE_READONLY",
    "SQLITE_CANTOPEN",
    "SQLITE_PERM",
    "SQLITE_NOMEM",
)
"""For: not now; perhaps when there is room, or when the other process lets go."""

TAKEN = "SQLITE_CONSTRAINT_PRIMARYKEY"


def unreadable(place: Place, error: OSError | sqlite3.Error) -> DatabaseUnreadable:
    if isinstance(error, sqlite3.Error):
        return DatabaseUnreadable(place, own_words(error))
    if error.filename is not None:
        return DatabaseUnreadable(place, f"{error.filename}: {error.strerror}")  # no [Errno 13]
    return DatabaseUnreadable(place, error)


def meant(path: Path, error: Exception) -> Exception:
    if not isinstance(error, sqlite3.Error):
        return error

    name = code(error)
    if name.startswith(DAMAGED):
        return DatabaseLost(path, own_words(error))
    if name.startswith(STUCK):
        return Stuck(own_words(error))
    if name == TAKEN:
        return KeyTaken()
    if not name and isinstance(error, sqlite3.OperationalError):  # not SQLite's own: what is in
        return Nonsense()  # a row is no text, and Python's module would quote it

    return error


def is_full(error: Exception) -> bool:
    """No room on the disk of a file that was being written."""
    return isinstance(error, sqlite3.Error) and code(error) == "SQLITE_FULL"


def code(error: sqlite3.Error) -> str:
    """SQLite's name for it; empty where Python's own module complains."""
    return getattr(error, "sqlite_errorname", "")


def own_words(error: sqlite3.Error) -> str:
    """What SQLite says of it. What Python's module says may quote a row, and is not told."""
    return str(error) if code(error) else type(error).__name__
