"""What state a database is in, told without changing a byte of it."""

import sqlite3
from pathlib import Path

from bot.storage.inspection import IS_LIVE, Inspection
from bot.storage.sqlite.errors import unreadable
from bot.storage.sqlite.identify import faults, read_only
from bot.storage.sqlite.migrations import migrations, recognise

FAULTS_TOLD = 3

SQLITE = sqlite3.sqlite_version


def inspect(path: Path) -> Inspection:
    """Raises DatabaseNewer or DatabaseUnreadable; also where there is no file."""
    try:
        with read_only(path) as database:
            found = recognise(database, path)
            broken = faults(database, FAULTS_TOLD)
            return Inspection(
                version=found,
                known=max(migrations()),
                faults=broken,
                size=_size(path),
                live=0 if broken or not found else _live(database),
                meta={} if broken or not found else _meta(database),
            )
    except (OSError, sqlite3.Error) as error:
        raise unreadable(path, error) from error


def _live(database: sqlite3.Connection) -> int:
    row = database.execute(f"SELECT count(*) FROM tables WHERE {IS_LIVE}").fetchone()
    return int(row[0])


def _meta(database: sqlite3.Connection) -> dict[str, str]:
    return dict(database.execute("SELECT key, value FROM meta").fetchall())


def _size(path: Path) -> int:
    parts = (path, path.with_name(path.name + "-wal"))
    return sum(part.stat().st_size for part in parts if part.exists())
