"""The only SQL: what must outlive the process, in one SQLite file.

Rule 1: what a method has written is on the disk when it returns, all of it or nothing.
Rule 2: one connection, one writer; whole units go to its thread, so transactions never nest.
Rule 3: nothing is deleted that tells how a game went.
"""

from bot.store.database import Past
from bot.store.errors import (
    DatabaseInUse,
    DatabaseLost,
    DatabaseNewer,
    DatabaseRefused,
    DatabaseUnreadable,
    StoreClosed,
)
from bot.store.sqlite.inspection import SQLITE, Inspection, inspect
from bot.store.sqlite.lock import Lock
from bot.store.sqlite.mark import mark_of
from bot.store.store import SqliteStore

__all__ = [
    "SQLITE",
    "DatabaseInUse",
    "DatabaseLost",
    "DatabaseNewer",
    "DatabaseRefused",
    "DatabaseUnreadable",
    "Inspection",
    "Lock",
    "Past",
    "SqliteStore",
    "StoreClosed",
    "inspect",
    "mark_of",
]
