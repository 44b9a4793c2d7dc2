"""All that a database holds, carried elsewhere: a backup, what is made of it again, a move.

Rule 1: a copy is always a file of SQLite, whichever engine it was made of: any Coop can open it.
Rule 2: a copy is what stood there at one moment, though somebody plays meanwhile.
Rule 3: what is not whole never gets its name, and what was there before is put aside or stays.
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
from bot.storage.engines import with_driver
from bot.storage.errors import EMPTY, DatabaseUnreadable
from bot.storage.meta import ERA, PUT_META, SET_BACK
from bot.storage.sqlite.connection import opened
from bot.storage.sqlite.errors import is_full, own_words, unreadable
from bot.storage.sqlite.inspection import faults, read_only
from bot.storage.sqlite.migrations import copied, on_the_disk, recognise

ASIDE = ".before-restore"
PARTS = ("", "-wal", "-shm")

IN_ORDER = """
    SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
    ORDER BY name NOT IN (
        SELECT "table" FROM sqlite_master AS other, pragma_foreign_key_list(other.name)
    ), name
"""
"""Those first whose rows others name."""


def back_up(place: Place, file: Path) -> int:
    """Into a new private file. Returns its size.

    Raises DatabaseRefused, FileExistsError, or another OSError where it cannot be written.
    """
    if file.exists():
        raise FileExistsError(file)

    with _draft(file) as draft:
        with _told_of(place):
            _copy(place, draft)
            _check(draft, place)

        on_the_disk(draft)
        try:
            os.link(draft, file)  # unlike a rename, it overwrites nothing
        except FileExistsError:
            raise
        except OSError:  # some disks know no links
            draft.rename(file)

        on_the_disk(file.parent)
        return file.stat().st_size


def restore(source: Place, place: Place, epoch: int, *, set_back: bool = True) -> Path | None:
    """Put what is in the source in the place of what is there. `set_back`: messages show what came
    later, so the next start is told. For whoever holds `place`, with the epoch of that hold.

    Returns where what was there was put aside. Raises DatabaseRefused, or OSError where nothing
    can be written; then nothing has changed.
    """
    here = Path(tempfile.gettempdir()) / "coop" if isinstance(place, DatabaseServer) else place
    with _draft(here) as draft:
        with _told_of(source):
            _copy(source, draft)
            _check(draft, source)
            _bring_to_todays_shape(draft, set_back)

        if isinstance(place, DatabaseServer):
            from bot.storage.postgres.pouring import pour_in

            with read_only(draft) as database:
                pour_in(database, tables_of(database), place, epoch)

            return None

        on_the_disk(draft)
        aside = _put_aside(place)
        draft.replace(place)
        on_the_disk(place.parent)

        return aside


def tables_of(database: sqlite3.Connection) -> dict[str, list[str]]:
    """Their columns, by name; in an order in which they can be filled."""
    names = [name for (name,) in database.execute(IN_ORDER).fetchall()]
    return {
        name: [column for _, column, *_ in database.execute(f"PRAGMA table_info({name})")]
        for name in names
    }


def _copy(place: Place, draft: Path) -> None:
    if isinstance(place, DatabaseServer):
        with_driver(place)
        from bot.storage.postgres.pouring import pour_out

        with closing(opened(draft)) as database:
            database.execute("PRAGMA foreign_keys = OFF")
            pour_out(place, database, tables_of(database))
            database.execute("PRAGMA journal_mode = DELETE").fetchall()

        return

    with read_only(place) as database:
        if not recognise(database, place):
            raise DatabaseUnreadable(place, EMPTY)
        copied(database, draft)


def _check(draft: Path, source: Place) -> None:
    with read_only(draft) as database:
        broken = faults(database)
        if broken:
            raise DatabaseUnreadable(source, f"it is damaged ({broken[0]})")


def _bring_to_todays_shape(draft: Path, set_back: bool) -> None:
    with closing(opened(draft)) as database:
        if set_back:
            database.executemany(PUT_META, {ERA: secrets.token_hex(8), SET_BACK: "1"}.items())
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _put_aside(path: Path) -> Path | None:
    """As it lies, for what is restored is often damaged. The log first: it belongs to no other."""
    was_there = path.exists()
    aside = path.with_name(path.name + ASIDE)
    for part in reversed(PARTS):
        there = path.with_name(path.name + part)
        aside.with_name(aside.name + part).unlink(missing_ok=True)
        if there.exists():
            there.rename(aside.with_name(aside.name + part))

    return aside if was_there else None


@contextmanager
def _told_of(place: Place) -> Iterator[None]:
    """Whatever hinders a copy of this place is a reason and no fault of ours. A full disk is not
    its disk: to look at it takes no room.
    """
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        if is_full(error):
            raise
        raise unreadable(place, error) from error


@contextmanager
def _draft(file: Path) -> Iterator[Path]:
    """A private file beside it that is gone afterwards, whatever happens."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except FileExistsError:  # what is there is a file; and it is not what nobody overwrites
        why = os.strerror(errno.ENOTDIR)
        raise NotADirectoryError(errno.ENOTDIR, why, str(file.parent)) from None

    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    _remove(draft)
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
    for part in PARTS:
        path.with_name(path.name + part).unlink(missing_ok=True)
    for older in path.parent.glob(f"{path.name}.before-*"):
        older.unlink()
