"""Back up a database, restore it from a backup, or move it to another engine.

Rule 1: a copy is always an SQLite file, also of a PostgreSQL database: any Coop can open it.
Rule 2: a copy is a snapshot of one moment, also while games go on.
Rule 3: an incomplete copy never gets its final name, and the database that was there before is put
        aside (renamed) or stays in place.

A draft in this file is a copy that has not got its final name yet. A `Place` is a database server,
or the path of an SQLite file.
"""

import errno
import os
import secrets
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.common.database_url import DatabaseServer, Place
from bot.storage.engines import require_driver
from bot.storage.interfaces import EMPTY, ERA, PUT_META, SET_BACK, DatabaseUnreadable
from bot.storage.sqlite.engine import faults, open_database, read_only
from bot.storage.sqlite.errors import is_full, own_words, unreadable
from bot.storage.sqlite.migrations import copy_into, flush_to_disk, recognise

ASIDE = ".before-restore"
"""What is appended to the name of a database that a restore replaces."""

PARTS = ("", "-wal", "-shm")
"""Endings of the files of an SQLite database: itself, its write-ahead log and its shared memory."""

IN_ORDER = """
    SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
    ORDER BY name NOT IN (
        SELECT "table" FROM sqlite_master AS other, pragma_foreign_key_list(other.name)
    ), name
"""
"""Lists the tables; the tables that foreign keys refer to come first.

For these tables `NOT IN` is 0, and for all others 1.
"""


def back_up(place: Place, file: Path) -> int:
    """Copy a database into a new file that only its owner can read.

    Args:
        place: The database to copy.
        file: Where to write the copy.

    Returns:
        The size of the copy in bytes.

    Raises:
        DatabaseRefused: The database cannot be read, is empty, or is damaged.
        FileExistsError: `file` exists already.
        OSError: The copy cannot be written.
    """
    if file.exists():
        raise FileExistsError(file)

    with _draft(file) as draft:
        with _errors_of(place):
            _copy(place, draft)
            _check(draft, place)

        flush_to_disk(draft)
        try:
            os.link(draft, file)  # unlike a rename, a link never overwrites a file
        except FileExistsError:
            raise
        except OSError:  # the file system may not support hard links
            draft.rename(file)

        flush_to_disk(file.parent)
        return file.stat().st_size


def restore(source: Place, place: Place, epoch: int, *, set_back: bool = True) -> Path | None:
    """Replace a database with a copy. The caller must hold the lock or the lease of `place`.

    If this raises, `place` is unchanged.

    Args:
        source: The database or backup to copy from.
        place: The database to replace.
        epoch: The epoch of the lease that the caller holds.
        set_back: Note in the database that it was restored. The next start then knows that messages
            may show games at a later state.

    Returns:
        Where the replaced SQLite file was put aside. None on PostgreSQL, or if there was no file.

    Raises:
        DatabaseRefused: The source or the target cannot be used.
        OSError: A file cannot be written.
    """
    # A server has no folder here, so the draft is made in the temporary folder. A draft for a file
    # is made beside that file, because a rename works only within one file system.
    target = Path(tempfile.gettempdir()) / "coop" if isinstance(place, DatabaseServer) else place
    with _draft(target) as draft:
        with _errors_of(source):
            _copy(source, draft)
            _check(draft, source)
            _migrate(draft, set_back)

        if isinstance(place, DatabaseServer):
            from bot.storage.postgres.engine import load_rows

            with read_only(draft) as database:
                load_rows(database, tables_of(database), place, epoch)

            return None

        flush_to_disk(draft)
        aside = _put_aside(place)
        draft.replace(place)
        flush_to_disk(place.parent)

        return aside


def tables_of(database: sqlite3.Connection) -> dict[str, list[str]]:
    """Return the columns of each table, by its name.

    The tables are in an order in which they can be filled without breaking a foreign key.
    """
    names = [name for (name,) in database.execute(IN_ORDER).fetchall()]
    return {
        name: [column for _, column, *_ in database.execute(f"PRAGMA table_info({name})")]
        for name in names
    }


def _copy(place: Place, draft: Path) -> None:
    """Copy all rows of a database into the draft."""
    if isinstance(place, DatabaseServer):
        require_driver(place)
        from bot.storage.postgres.engine import dump_rows

        with closing(open_database(draft)) as database:
            # The rows come from a database that has checked their foreign keys already.
            database.execute("PRAGMA foreign_keys = OFF")
            dump_rows(place, database, tables_of(database))
            # Leaving WAL mode merges the log, so that the copy is a single file.
            database.execute("PRAGMA journal_mode = DELETE").fetchall()

        return

    with read_only(place) as database:
        if not recognise(database, place):
            raise DatabaseUnreadable(place, EMPTY)
        copy_into(database, draft)


def _check(draft: Path, source: Place) -> None:
    """Raise DatabaseUnreadable if the draft is damaged, because then its source is damaged too."""
    with read_only(draft) as database:
        damage = faults(database)
        if damage:
            raise DatabaseUnreadable(source, f"it is damaged ({damage[0]})")


def _migrate(draft: Path, set_back: bool) -> None:
    """Migrate the draft; if `set_back`, note in the draft that it was restored."""
    # Opening the draft migrates it.
    with closing(open_database(draft)) as database:
        if set_back:
            database.executemany(PUT_META, {ERA: secrets.token_hex(8), SET_BACK: "1"}.items())
        # Only the main file is moved into place, so it must contain all changes.
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _put_aside(path: Path) -> Path | None:
    """Rename the files of a database without opening it, because it may be damaged.

    The write-ahead log is moved first: it must never lie beside another database file.
    """
    was_there = path.exists()
    aside = path.with_name(path.name + ASIDE)
    for part in reversed(PARTS):
        file = path.with_name(path.name + part)
        aside.with_name(aside.name + part).unlink(missing_ok=True)
        if file.exists():
            file.rename(aside.with_name(aside.name + part))

    return aside if was_there else None


@contextmanager
def _errors_of(place: Place) -> Iterator[None]:
    """Turn an error that prevents the copy into DatabaseUnreadable, which names `place`.

    A full disk is passed on as it is: reading `place` needs no room, so the draft's disk is full.
    """
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        if is_full(error):
            raise
        raise unreadable(place, error) from error


@contextmanager
def _draft(file: Path) -> Iterator[Path]:
    """Create a private file beside `file`, and remove it at the end if it was not renamed."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        # The folder's name is taken by a file. To the caller, FileExistsError means that the backup
        # itself exists, so another error is raised.
        why = os.strerror(errno.ENOTDIR)
        raise NotADirectoryError(errno.ENOTDIR, why, str(file.parent)) from None

    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    _remove(draft)  # an earlier process with the same id may have been killed
    try:
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
        yield draft
    except sqlite3.Error as error:
        if is_full(error):
            raise OSError(errno.ENOSPC, own_words(error), str(file.parent)) from error
        raise
    finally:
        _remove(draft)


def _remove(path: Path) -> None:
    """Delete the draft with its log, and copies that a migration made of it."""
    for part in PARTS:
        path.with_name(path.name + part).unlink(missing_ok=True)
    # Opening the draft migrates it, and a migration leaves a copy beside it.
    for older in path.parent.glob(f"{path.name}.before-*"):
        older.unlink()
