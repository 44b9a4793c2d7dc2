"""Translate SQLite's errors to those of bot.storage.interfaces."""

import sqlite3
from pathlib import Path

from bot.common.database_url import Place
from bot.storage.interfaces import (
    CorruptRow,
    DatabaseLost,
    DatabaseUnreadable,
    KeyTaken,
    WriteUnavailable,
)

DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
"""Beginnings of SQLite's error names for a damaged file."""

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
"""Beginnings of SQLite's error names for errors that may pass.

These are, for example, a full disk, a lock of another process, or missing rights.
"""

TAKEN = "SQLITE_CONSTRAINT_PRIMARYKEY"
"""SQLite's error name for a row whose primary key exists already."""


def unreadable(place: Place, error: OSError | sqlite3.Error) -> DatabaseUnreadable:
    """Return the error for a database that cannot be opened or copied, with its reason."""
    if isinstance(error, sqlite3.Error):
        return DatabaseUnreadable(place, own_words(error))
    if error.filename is not None:
        # The error's own text would begin with "[Errno 13]".
        return DatabaseUnreadable(place, f"{error.filename}: {error.strerror}")
    return DatabaseUnreadable(place, error)


def meaning(path: Path, error: Exception) -> Exception:
    """Return what an error means, as `DatabaseEngine.meaning` describes."""
    if not isinstance(error, sqlite3.Error):
        return error

    name = code(error)
    if name.startswith(DAMAGED):
        return DatabaseLost(path, own_words(error))
    if name.startswith(STUCK):
        return WriteUnavailable(own_words(error))
    if name == TAKEN:
        return KeyTaken()
    # An error without SQLite's name comes from Python's module, which could not decode a text. Its
    # message quotes the row, so the new error leaves the message out.
    if not name and isinstance(error, sqlite3.OperationalError):
        return CorruptRow()

    return error


def is_full(error: Exception) -> bool:
    """Return whether the disk of the file that was written is full."""
    return isinstance(error, sqlite3.Error) and code(error) == "SQLITE_FULL"


def code(error: sqlite3.Error) -> str:
    """Return SQLite's name of an error; "" if Python's module raised it."""
    return getattr(error, "sqlite_errorname", "")


def own_words(error: sqlite3.Error) -> str:
    """Return SQLite's text of an error.

    For an error of Python's module, return only its class, because its text may quote a row.
    """
    return str(error) if code(error) else type(error).__name__
