"""Telling whose a database file is without changing a byte of it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.migrations import recognise

# Only a writer can mend what a crash left half-written; it does so before it reads.
LEFT_HALF_WRITTEN = "SQLITE_READONLY_ROLLBACK"


def refuse_strangers(path: Path) -> None:
    """Raises DatabaseNewer, DatabaseUnreadable or sqlite3.Error, and leaves the file as it was."""
    try:
        with read_only(path) as database:
            recognise(database, path)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname != LEFT_HALF_WRITTEN:
            raise


@contextmanager
def read_only(path: Path) -> Iterator[sqlite3.Connection]:
    address = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as database:
        yield database
