"""Check whether a file is a sound database of Coop, without changing it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.storage.errors import DatabaseUnreadable
from bot.storage.interfaces import IS_LIVE, Inspection
from bot.storage.sqlite.errors import DAMAGED, code, unreadable
from bot.storage.sqlite.migrations import migrations, recognise

MOST_FAULTS = 3
"""How many messages of the integrity check an inspection contains."""
LIVE = f"SELECT count(*) FROM tables WHERE {IS_LIVE}"

SQLITE = sqlite3.sqlite_version
"""The version of the SQLite library, for the doctor."""

CORRUPT = "SQLITE_CORRUPT"
LEFT_HALF_WRITTEN = "SQLITE_READONLY_ROLLBACK"
"""The error of a read-only connection if a crash left a transaction half written.

A connection that may write repairs this when it opens the file.
"""

LARGEST_CHECKED = 256 * 1024 * 1024
"""The largest database, in bytes, that a start checks for damage.

The check of a larger database would delay the start by seconds. Its damage is noticed when a
damaged page is read, and `./coop doctor` checks files of any size.
"""


def refuse_strangers(path: Path) -> None:
    """Reject a file that this Coop cannot use, without changing it.

    Raises:
        DatabaseNewer: A newer Coop has migrated the database.
        DatabaseUnreadable: The file belongs to another program, or it is damaged.
        sqlite3.Error: SQLite cannot read the file.
    """
    try:
        with read_only(path) as database:
            recognise(database, path)  # raises if another program or a newer Coop made the file
            if path.stat().st_size <= LARGEST_CHECKED and (damage := faults(database)):
                raise DatabaseUnreadable(path, f"it is damaged ({damage[0]})")
    except sqlite3.DatabaseError as error:
        if code(error).startswith(CORRUPT):  # the schema itself cannot be read
            raise DatabaseUnreadable(path, f"it is damaged ({error})") from error
        if code(error) != LEFT_HALF_WRITTEN:  # the next connection, which writes, repairs it
            raise


@contextmanager
def read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database that exists, without the right to write it."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as database:
        yield database


def faults(database: sqlite3.Connection, most: int = 1) -> tuple[str, ...]:
    """Return the first `most` messages of SQLite's integrity check; none without damage."""
    try:
        # Not quick_check: in SQLite 3.40 it reports a NULL key for a sound table `seats`.
        rows = database.execute(f"PRAGMA integrity_check({most})").fetchall()
    except sqlite3.DatabaseError as error:
        if code(error).startswith(DAMAGED):  # the damage stops the check itself
            return (str(error),)
        raise

    return tuple(" ".join(str(fault).split()) for (fault,) in rows if fault != "ok")


def inspect(path: Path) -> Inspection:
    """Return the state of a database without changing it.

    Raises:
        DatabaseNewer: A newer Coop has migrated the database.
        DatabaseUnreadable: The file cannot be used, or there is none.
    """
    try:
        with read_only(path) as database:
            current = recognise(database, path)
            damage = faults(database, MOST_FAULTS)
            live: int = 0
            if current and not damage:
                (live,) = database.execute(LIVE).fetchone()

            return Inspection(current, max(migrations()), damage, _size(path), live)
    except (OSError, sqlite3.Error) as error:
        raise unreadable(path, error) from error


def _size(path: Path) -> int:
    parts = (path, path.with_name(path.name + "-wal"))
    return sum(part.stat().st_size for part in parts if part.exists())
