"""Bringing a database to the version of this code: `data/migrations/<version>_<what>.sql`.

The version stands in SQLite's own `user_version`. Each migration is one transaction.
"""

import sqlite3
from pathlib import Path

from bot.store.errors import DatabaseNewer, DatabaseUnreadable

FOLDER = Path(__file__).resolve().parents[2] / "data" / "migrations"


def migrations() -> dict[int, str]:
    """Version to script, in order."""
    return {
        int(file.name.partition("_")[0]): file.read_text("utf-8")
        for file in sorted(FOLDER.glob("*.sql"))
    }


def migrate(database: sqlite3.Connection, path: Path) -> None:
    """Raises DatabaseNewer, or DatabaseUnreadable where the file is another program's."""
    scripts = migrations()
    found, known = version(database), max(scripts)
    if found > known:
        raise DatabaseNewer(path, found, known)
    if not found and database.execute("SELECT 1 FROM sqlite_master").fetchone():
        raise DatabaseUnreadable(path, "it is another program's")
    for number, script in scripts.items():
        if number > found:
            _apply(database, number, script)


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
