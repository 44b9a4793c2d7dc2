"""The database: one SQLite file, or PostgreSQL. Repositories stand beside what they store.

Rule 1: what a method has written is durable when it returns, all of it or nothing.
Rule 2: one connection, one writer; whole units go to its thread, so transactions never nest.
Rule 3: nothing is deleted that tells how a game went, but what its record tells as well, and what
        somebody or some time has asked for (cogs/privacy/repository.py).
Rule 4: what is said to a database is said once; what only one engine knows is in its room.
"""

from bot.storage.engines import inspect
from bot.storage.errors import (
    DatabaseAway,
    DatabaseInUse,
    DatabaseLost,
    DatabaseNewer,
    DatabaseRefused,
    DatabaseUnreadable,
    StoreClosed,
)
from bot.storage.interfaces import Inspection
from bot.storage.sqlite.connection import mark_of
from bot.storage.sqlite.inspection import SQLITE
from bot.storage.sqlite.lock import Lock

__all__ = [
    "SQLITE",
    "DatabaseAway",
    "DatabaseInUse",
    "DatabaseLost",
    "DatabaseNewer",
    "DatabaseRefused",
    "DatabaseUnreadable",
    "Inspection",
    "Lock",
    "StoreClosed",
    "inspect",
    "mark_of",
]
