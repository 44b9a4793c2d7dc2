"""Damaged rows and pages: what still works, and what is logged."""

import logging
import os
import sqlite3
from contextlib import closing

import pytest

from bot.storage import DatabaseLost, DatabaseUnreadable
from bot.store import Store
from tests.bot.storage.tables import BEN, checkpoint, entry, opened, table
from tests.support.expect import expect

SECRET = "5eed5eed"


def scribble(path, sql, *values):
    """Change the file without the store."""
    with closing(sqlite3.connect(path)) as database, database:
        assert database.execute(sql, values).rowcount


@pytest.fixture
async def rows(store, path):
    """Two tables in one channel. The tests damage the first."""
    for name in ("t1", "t2"):
        await store.tables.save(table(name))
        await store.tables.save(table(name), entry(0), checkpoint(0))
    return store


BROKEN = {
    "no JSON": "UPDATE tables SET body = substr(body, 1, 300) WHERE id = 't1'",
    "no table": "UPDATE tables SET body = '{}' WHERE id = 't1'",
    "no text": "UPDATE tables SET body = CAST(x'7bfffe7d' AS TEXT) WHERE id = 't1'",
}


@pytest.mark.parametrize("sql", BROKEN.values(), ids=BROKEN)
async def test_damaged_row_does_not_affect_other_tables(rows, path, caplog, sql):
    scribble(path, sql)

    assert [table.id for table in await rows.tables.tables_in(70)] == ["t2"]
    assert [table.id for table in await rows.tables.tables_on(7)] == ["t2"]
    assert [table.id for table in await rows.tables.tables_of(BEN)] == ["t2"]
    # Limits of tables count the row itself, which is still there.
    assert await rows.tables.crowd(7, table().host_id) == (2, 1)
    assert await rows.tables.load("t1") is None
    assert await rows.records.chronicle("t1") is None
    assert (await rows.tables.load("t2")).table.id == "t2"

    told = [record for record in caplog.records if record.levelno >= logging.ERROR]
    # A traceback or a quoted row could reveal hidden cards.
    assert all("table=t1" in one.getMessage() and one.exc_info is None for one in told)
    assert SECRET not in caplog.text


async def test_failing_query_is_not_taken_for_a_damaged_row(rows, path, caplog):
    """It concerns all tables, and no table must look lost."""
    scribble(path, "DROP TABLE journal")

    await expect(sqlite3.OperationalError, rows.tables.load("t1"), match="journal")

    assert "is unreadable" not in caplog.text


@pytest.mark.parametrize("column", ["choice", "fingerprint"])
async def test_damaged_journal_hides_the_table(rows, path, caplog, column):
    scribble(path, f"UPDATE journal SET {column} = CAST(x'5eedfffe' AS TEXT) WHERE table_id = 't1'")
    # Without a checkpoint, all rows of the journal are read.
    scribble(path, "DELETE FROM checkpoints")

    assert await rows.tables.load("t1") is None
    assert await rows.records.chronicle("t1") is None
    assert len((await rows.tables.load("t2")).rows) == 1
    assert "table=t1" in caplog.text


def with_noise(path):
    """Overwrite the second half of the file, behind the pages of the schema."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 2)
        file.write(os.urandom(size - size // 2))


@pytest.fixture
async def full(path):
    async with opened(path) as store:
        for number in range(200):
            await store.tables.save(table(f"t{number:03}", number=number), entry(0), checkpoint(0))

    return path


async def test_damaged_pages_are_found_at_the_start(full):
    with_noise(full)
    before = full.read_bytes()

    await expect(DatabaseUnreadable, Store.open(full), match="it is damaged")

    assert full.read_bytes() == before


async def test_damage_in_a_large_file_is_found_on_access(full, monkeypatch):
    # A check of the whole file at the start would take too long.
    monkeypatch.setattr("bot.storage.sqlite.engine.LARGEST_CHECKED", 0)
    with_noise(full)
    lost = []
    async with opened(full) as store:
        store.database.on_loss.append(lost.append)
        for asked in (
            store.database.read(lambda db: db.execute("SELECT body FROM tables").fetchall()),
            store.tables.save(table()),
        ):
            await expect(DatabaseLost, asked)

    assert [type(one) for one in lost] == [DatabaseLost]
