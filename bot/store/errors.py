"""Why a database cannot be used. The texts are for whoever runs Coop."""

import sqlite3
from pathlib import Path

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


class DatabaseRefused(Exception):
    """Coop cannot start with this database."""


class DatabaseNewer(DatabaseRefused):
    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(
            f"The database {path} has version {found}, and this Coop knows versions up to {known}."
            " Start the newer Coop that wrote it, or name another file in COOP_DATABASE."
        )


class DatabaseUnreadable(DatabaseRefused):
    def __init__(self, path: Path, reason: object) -> None:
        if isinstance(reason, OSError) and reason.filename is not None:
            reason = f"{reason.filename}: {reason.strerror}"  # what str() says with an [Errno 13]
        elif isinstance(reason, sqlite3.Error):
            reason = own_words(reason)
        super().__init__(f"The database {path} cannot be used: {reason}.")


class DatabaseLost(DatabaseUnreadable):
    """It was fine when it was opened, and is not any more."""


class DatabaseInUse(DatabaseRefused):
    def __init__(self, path: Path, holder: str) -> None:
        super().__init__(
            f"The database {path} belongs to another Coop that is running ({holder})."
            " Stop that one first: two would tread on each other's claws."
        )


class StoreClosed(Exception):
    """Somebody wrote or read after the store was closed."""


def code(error: sqlite3.Error) -> str:
    """SQLite's name for it; empty where Python's own module complains."""
    return getattr(error, "sqlite_errorname", "")


def own_words(error: sqlite3.Error) -> str:
    """What SQLite says of it. What Python's module says may quote a row, and is not told."""
    return str(error) if code(error) else type(error).__name__
