"""The inspection of a database without opening it for writing."""

import sqlite3
from contextlib import closing

import pytest

from bot.storage import DatabaseUnreadable, inspect
from bot.storage.sqlite import migrations
from bot.tables.table import Status
from tests.bot.storage.tables import opened, table


async def test_inspection_reports_version_size_and_live_tables(store, path):
    await store.tables.save(table("t1"))
    await store.tables.save(table("t2", status=Status.PAUSED))
    await store.tables.save(table("t3", status=Status.CLOSED))

    found = inspect(path)

    assert found.version == found.known == max(migrations.migrations())
    assert found.faults == ()
    assert found.live == 2

    files = path, path.with_name("coop.sqlite3-wal")
    assert found.size == sum(file.stat().st_size for file in files)
    assert all(file.stat().st_size for file in files)


async def test_empty_file_has_version_zero(path):
    path.parent.mkdir()
    path.touch()

    found = inspect(path)

    assert (found.version, found.live, found.size, found.faults) == (0, 0, 0, ())
    # Opening it for writing would create the header.
    assert path.read_bytes() == b""


def test_missing_file_is_not_created(path):
    with pytest.raises(DatabaseUnreadable):
        inspect(path)
    assert not path.parent.exists()


async def test_damaged_pages_are_reported(path):
    async with opened(path) as store:
        for number in range(200):
            await store.put_meta(f"key-{number}", "egg" * 40)

    with closing(sqlite3.connect(path)) as database:
        # The page of the table `meta`, so the list of tables stays intact.
        (page,) = database.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'meta'"
        ).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()

    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)

    found = inspect(path)

    assert found.faults
    assert found.live == 0
