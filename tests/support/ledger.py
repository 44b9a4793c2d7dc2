"""Reads what is stored about tables, directly from the database."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.store import Store
from bot.tables.audit import Deed, note

DATABASE_TABLES = ("tables", "seats", "journal", "checkpoints")

# Name of a database table -> its rows.
Ledger = dict[str, list[tuple[Any, ...]]]


def ledger(database: Path) -> Ledger:
    """Return all rows about tables and games; equal before and after means nothing has changed."""
    return {name: rows(database, f"SELECT * FROM {name} ORDER BY 1, 2") for name in DATABASE_TABLES}


@contextmanager
def unchanged(database: Path) -> Iterator[None]:
    """Fail if a row about tables and games changes in the block."""
    before = ledger(database)
    yield
    assert ledger(database) == before


def journal(database: Path, table_id: str) -> list[tuple[int, int, int, str, str]]:
    """Return (epoch, revision, seat, choice, cause) of every accepted choice."""
    query = (
        "SELECT epoch, revision, seat, choice, cause FROM journal "
        "WHERE table_id = ? ORDER BY epoch, revision"
    )
    return rows(database, query, table_id)


def rows(database: Path, query: str, *values: Any) -> list[tuple[Any, ...]]:
    # Read-only, so that a test cannot change or lock the bot's database.
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        return connection.execute(query, values).fetchall()
    finally:
        connection.close()


def alter(database: Path, query: str, *values: Any) -> None:
    """Change stored rows, as an older version or a broken disk might have left them."""
    connection = sqlite3.connect(database)
    try:
        connection.execute(query, values)
        connection.commit()
    finally:
        connection.close()


async def note_down(store: Store, guild_id: int, at: float, deed: Deed) -> None:
    """Write an entry into the audit log without the action that it describes."""
    await store.database.write(lambda database: note(database, guild_id, at, (deed,)))
