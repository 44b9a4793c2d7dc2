"""Bringing a database to the version of this code: `data/migrations/sqlite/<version>_<what>.sql`.

The version stands in SQLite's own `user_version`. Each migration is one transaction, and before the
first one a database that holds anything is copied beside it: `coop.sqlite3.before-0003` is the
database as it was before the migrations up to version 3. Hidden hands are in it: it is as private
as the original. Nothing is migrated that could not be copied.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage.errors import DatabaseNewer, DatabaseUnreadable
from bot.storage.meta import MIGRATIONS, scripts

FOLDER = MIGRATIONS / "sqlite"

KEPT = 2
"""How many copies are kept, the newest ones."""


def migrations() -> dict[int, str]:
    """Version to script, in order."""
    return scripts(FOLDER)


def migrate(database: sqlite3.Connection, path: Path) -> None:
    """Raises what `recognise` raises, and OSError where there is no room for a copy."""
    found = recognise(database, path)
    known = migrations()
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
    found = version(database)
    known = max(migrations())
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


# -- copies before that ----------------------------------------------------------------------------


def back_up(database: sqlite3.Connection, path: Path, found: int, wanted: int) -> None:
    """Copy the database, which has version `found`. Raises OSError or sqlite3.Error."""
    copy = path.with_name(f"{path.name}.before-{wanted:04}")
    draft = path.with_name(f"{copy.name}.{os.getpid()}.part")
    try:
        if copied(database, draft) == found:  # else another process was quicker, and has its own
            draft.replace(copy)
            on_the_disk(copy.parent)
    finally:
        draft.unlink(missing_ok=True)

    # Oldest first; the number says it.
    copies = sorted(one for one in put_aside(path) if one.name.rpartition("-")[2].isdecimal())
    for old in copies[:-KEPT]:
        old.unlink(missing_ok=True)


def copied(database: sqlite3.Connection, draft: Path) -> int:
    """Make a private copy, also while somebody writes. The version of it; it is on the disk."""
    draft.unlink(missing_ok=True)
    os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    database.execute("VACUUM INTO ?", (str(draft),))
    on_the_disk(draft)
    with closing(sqlite3.connect(draft)) as copy:
        row = copy.execute("PRAGMA user_version").fetchone()

    return int(row[0])


def put_aside(path: Path) -> list[Path]:
    """All copies that lie beside it, those that a restore leaves included."""
    return [*path.parent.glob(f"{path.name}.before-*")]


def on_the_disk(path: Path) -> None:
    """A power cut must not leave the new shape and half a copy of the old one."""
    file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(file)
    finally:
        os.close(file)
