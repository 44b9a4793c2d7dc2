"""The database: one SQLite file, or PostgreSQL. A repository is in the folder of its service.

Rule 1: a write is atomic, and it is durable when the method returns.
Rule 2: there is one connection and one writer. Its thread runs whole units of work, so transactions
        never nest.
Rule 3: the choices of a game are deleted only when the record of the game contains them too, when a
        player asked for erasure, or when their retention time is over (cogs/privacy/repository.py).
Rule 4: SQL that both engines (SQLite and PostgreSQL) accept is written once. Code for one engine is
        in the engine's own folder.
"""

from bot.storage.engines import inspect
from bot.storage.interfaces import (
    DatabaseAway,
    DatabaseInUse,
    DatabaseLost,
    DatabaseNewer,
    DatabaseRefused,
    DatabaseUnreadable,
    Inspection,
    StoreClosed,
)
from bot.storage.sqlite.engine import SQLITE, mark_of
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
