"""Migrate an SQLite database to the version of this code.

The migrations are `data/migrations/sqlite/<version>_<what>.sql`. The current version is SQLite's
`user_version`. Each migration is one transaction.

Before the first migration, an existing database is copied: `coop.sqlite3.before-0003` is the
database before the migrations up to version 3. The copy contains hidden cards, so it is as private
as the original. A database that cannot be copied is not migrated.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage.interfaces import MIGRATIONS, DatabaseNewer, DatabaseUnreadable, scripts

FOLDER = MIGRATIONS / "sqlite"

KEPT = 2
"""How many copies are kept; older copies are deleted."""


def migrations() -> dict[int, str]:
    """Return the SQL of all migrations, by version, in ascending order."""
    return scripts(FOLDER)


def migrate(database: sqlite3.Connection, path: Path) -> None:
    """Apply the migrations that are missing.

    Raises:
        DatabaseNewer: A newer Coop has migrated the database.
        DatabaseUnreadable: The file belongs to another program.
        OSError: The copy cannot be written.
        sqlite3.Error: The copy or a migration failed.
    """
    current = recognise(database, path)
    known = migrations()
    if 0 < current < max(known):
        back_up(database, path, current, max(known))

    for number, script in known.items():
        if number > current:
            _apply(database, number, script)


def recognise(database: sqlite3.Connection, path: Path) -> int:
    """Return the version of a database, if this Coop can migrate it.

    Raises:
        DatabaseNewer: A newer Coop has migrated the database.
        DatabaseUnreadable: The file belongs to another program.
    """
    # The tables are read before the version, because another Coop may just be creating both in one
    # commit. In the other order this code could see tables without a version.
    has_tables = database.execute("SELECT 1 FROM sqlite_master").fetchone()
    current = version(database)
    known = max(migrations())
    if current > known:
        raise DatabaseNewer(path, current, known)
    if has_tables and not current:
        raise DatabaseUnreadable(path, "it is another program's")

    return current


def version(database: sqlite3.Connection) -> int:
    """Return the version of the schema; 0 if there is none."""
    row = database.execute("PRAGMA user_version").fetchone()
    return int(row[0])


def _apply(database: sqlite3.Connection, number: int, script: str) -> None:
    """Apply one migration in a transaction."""
    # The version is set in the same transaction, so a crash leaves both or neither.
    try:
        database.executescript(
            f"BEGIN IMMEDIATE;\n{script}\n;PRAGMA user_version = {number};\nCOMMIT;"
        )
    except sqlite3.Error:
        if database.in_transaction:
            database.execute("ROLLBACK")
        # If another process has applied this migration meanwhile, the error does not matter.
        if version(database) < number:
            raise


# -- copies before a migration ---------------------------------------------------------------------


def back_up(database: sqlite3.Connection, path: Path, current: int, target: int) -> None:
    """Copy the database before its migration, and delete the oldest copies.

    Args:
        database: An open connection to it.
        path: The file of the database.
        current: The version of the database now.
        target: The version to which it will be migrated.

    Raises:
        OSError: The copy cannot be written.
        sqlite3.Error: SQLite cannot make the copy.
    """
    copy = path.with_name(f"{path.name}.before-{target:04}")
    draft = path.with_name(f"{copy.name}.{os.getpid()}.part")
    try:
        # Another version means that another process is migrating, which has made a copy too.
        if copy_into(database, draft) == current:
            draft.replace(copy)
            flush_to_disk(copy.parent)
    finally:
        draft.unlink(missing_ok=True)

    # The names end in a version number, so the oldest copies come first.
    copies = sorted(
        copy for copy in copies_beside(path) if copy.name.rpartition("-")[2].isdecimal()
    )
    for old in copies[:-KEPT]:
        old.unlink(missing_ok=True)


def copy_into(database: sqlite3.Connection, draft: Path) -> int:
    """Copy a database into a file that only its owner can read, and flush it to the disk.

    Other connections may write meanwhile.

    Returns:
        The version of the copy.

    Raises:
        OSError: The copy cannot be written.
        sqlite3.Error: SQLite cannot make the copy.
    """
    draft.unlink(missing_ok=True)
    os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    database.execute("VACUUM INTO ?", (str(draft),))
    flush_to_disk(draft)
    with closing(sqlite3.connect(draft)) as copy:
        return version(copy)


def copies_beside(path: Path) -> list[Path]:
    """Return all copies beside a database: those of migrations, and those of a restore."""
    return [*path.parent.glob(f"{path.name}.before-*")]


def flush_to_disk(path: Path) -> None:
    """Flush a file or folder to the disk.

    After a power cut there must never be a migrated database beside an incomplete copy.
    """
    file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(file)
    finally:
        os.close(file)
