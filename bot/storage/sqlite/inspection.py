"""Telling whose a database file is, and whether it is sound, without changing a byte of it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.storage.errors import DatabaseUnreadable
from bot.storage.interfaces import IS_LIVE, Inspection
from bot.storage.sqlite.errors import DAMAGED, code, unreadable
from bot.storage.sqlite.migrations import migrations, recognise

FAULTS_TOLD = 3
LIVE = f"SELECT count(*) FROM tables WHERE {IS_LIVE}"

SQLITE = sqlite3.sqlite_version

CORRUPT = "SQLITE_CORRUPT"
# Only a writer can mend what a crash left half-written; it does so before it reads.
LEFT_HALF_WRITTEN = "SQLITE_READONLY_ROLLBACK"


LOOKED_OVER = 256 * 1024 * 1024
"""Bytes. What is larger is not looked through at a start, which should take no seconds; damage is
noticed when it is met, and the doctor looks all over.
"""


def refuse_strangers(path: Path) -> None:
    """Raises DatabaseNewer, DatabaseUnreadable or sqlite3.Error, and leaves the file as it was."""
    try:
        with read_only(path) as database:
            recognise(database, path)
            if path.stat().st_size <= LOOKED_OVER and (found := faults(database)):
                raise DatabaseUnreadable(path, f"it is damaged ({found[0]})")
    except sqlite3.DatabaseError as error:
        if code(error).startswith(CORRUPT):  # where it says what is in it
            raise DatabaseUnreadable(path, f"it is damaged ({error})") from error
        if code(error) != LEFT_HALF_WRITTEN:
            raise


@contextmanager
def read_only(path: Path) -> Iterator[sqlite3.Connection]:
    address = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as database:
        yield database


def faults(database: sqlite3.Connection, most: int = 1) -> tuple[str, ...]:
    """What SQLite finds broken; the first few."""
    try:
        # Not quick_check: that of SQLite 3.40 takes the key of a sound `seats` for NULL.
        rows = database.execute(f"PRAGMA integrity_check({most})").fetchall()
    except sqlite3.DatabaseError as error:
        if code(error).startswith(DAMAGED):  # too broken to be checked
            return (str(error),)
        raise

    return tuple(" ".join(str(fault).split()) for (fault,) in rows if fault != "ok")


def inspect(path: Path) -> Inspection:
    """Raises DatabaseNewer or DatabaseUnreadable; also where there is no file."""
    try:
        with read_only(path) as database:
            found = recognise(database, path)
            broken = faults(database, FAULTS_TOLD)
            live: int = 0
            if found and not broken:
                (live,) = database.execute(LIVE).fetchone()

            return Inspection(found, max(migrations()), broken, _size(path), live)
    except (OSError, sqlite3.Error) as error:
        raise unreadable(path, error) from error


def _size(path: Path) -> int:
    parts = (path, path.with_name(path.name + "-wal"))
    return sum(part.stat().st_size for part in parts if part.exists())
