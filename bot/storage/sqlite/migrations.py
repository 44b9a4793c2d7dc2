"""Bringing a database to the version of this code: `data/migrations/sqlite/<version>_<what>.sql`.

The version stands in SQLite's own `user_version`. Each migration is one transaction, and before the
first one a database that holds anything is copied (backups.py).
"""

import sqlite3
from pathlib import Path

from bot.storage.errors import DatabaseNewer, DatabaseUnreadable
from bot.storage.scripts import MIGRATIONS, scripts
from bot.storage.sqlite.backups import back_up

FOLDER = MIGRATIONS / "sqlite"


def migrations() -> dict[int, str]:
    """Version to script, in order."""
    return scripts(FOLDER)


def migrate(database: sqlite3.Connection, path: Path) -> None:
    """Raises what `recognise` raises, and OSError where there is no room for a copy."""
    found, known = recognise(database, path), migrations()
    if 0 < found < max(known):
        back_up(database, path, found, max(known))
    for number, script in known.items():
        if number > found:
            _apply(database, number, script)


def recognise(database: sqlite3.Connection, path: Path) -> int:
    """The version of a database that this Coop can bring up to date.

    Raises DatabaseNewer, or DatabaseUnreadable where the file is another program's.
    """
    # First: another Coop may just be making tables, and the version comes with them.
    has_tables = database.execute("SELECT 1 FROM sqlite_master").fetchone()
    found, known = version(database), max(migrations())
    if found > known:
        raise DatabaseNewer(path, found, known)
    if has_tables and not found:
        raise DatabaseUnreadable(path, "it is another program's")
    return found


def version(database: sqlite3.Connection) -> int:
    row = database.execute("PRAGMA user_version").fetchone()
    return int(row[0])


def _apply(database: sqlite3.Connection, number: int, script: str) -> None:
    try:
        database.executescript(
            f"BEGIN IMMEDIATE;\n{script}\n;PRAGMA user_version = {number};\nCOMMIT;"
        )
    except sqlite3.Error:
        if database.in_transaction:
            database.execute("ROLLBACK")
        if version(database) < number:  # else another process was quicker, and it is done
            raise
