"""A database that refuses writes for a while: callers get an error, and the log stays short."""

import logging
import sqlite3
from contextlib import closing
from operator import methodcaller
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

from bot.common.refused import NotWritten
from bot.storage import database
from bot.storage.interfaces import ERA, SET_BACK
from tests.bot.storage.tables import entry, opened, table
from tests.support.expect import expect


@pytest.fixture
async def owned(path, monkeypatch):
    monkeypatch.setattr("bot.storage.sqlite.engine.BUSY_SECONDS", 0.01)
    async with opened(path) as store:
        await store.database.own()
        yield store


@pytest.fixture
def full(owned):
    """A function that fills the disk, or frees it again."""

    async def full(is_full):
        # Fewer pages than the database has: every growth fails.
        pages = 1 if is_full else 1_000_000
        await owned.database.read(
            lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchall()
        )

    return full


@pytest.fixture
def clock(monkeypatch):
    clock = SimpleNamespace(seconds=1000.0)
    monkeypatch.setattr(database, "time", Mock(monotonic=lambda: clock.seconds))
    return clock


async def fails(store, times=1):
    for number in range(times):
        huge = table(f"huge{number}", options={"egg": "x" * 100_000})
        await expect(NotWritten, store.tables.save(huge))


def told(caplog):
    return [record for record in caplog.records if record.name == "bot.storage.database"]


async def test_log_reports_the_beginning_each_minute_and_the_end(owned, full, clock, caplog):
    await full(True)
    await fails(owned, 20)
    (first,) = told(caplog)

    assert first.getMessage() == ("database not writable, trying again: database or disk is full")

    # 59 seconds later, and then at the full minute.
    for seconds, times in ((1059.0, 1), (1060.0, 2), (1119.0, 2)):
        clock.seconds = seconds
        await fails(owned, 20)
        assert len(told(caplog)) == times

    await full(False)
    await owned.tables.save(table(), entry(0))
    await owned.tables.save(table(revision=1), entry(1))

    assert [record.getMessage() for record in told(caplog)][2:] == [
        "database is writable again: seconds=119"
    ]
    assert all(record.exc_info is None for record in told(caplog))


async def test_database_locked_by_another_program_is_reported(owned, path, caplog):
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        # A write lock of another connection, held for longer than the busy timeout.
        other.execute("BEGIN IMMEDIATE")
        await expect(NotWritten, owned.tables.save(table()))

    await owned.tables.save(table())

    assert "database is locked" in caplog.text
    assert [record.levelno for record in told(caplog)] == [logging.ERROR, logging.WARNING]


async def test_failing_statement_is_not_reported_as_a_full_disk(owned, caplog):
    await expect(
        sqlite3.OperationalError, owned.database.write(lambda db: db.execute("SELECT nothing"))
    )
    assert told(caplog) == []


async def test_full_disk_keeps_the_news_of_a_restore_for_the_next_start(path):
    async with opened(path) as store:
        await store.put_meta(ERA, "some")
        await store.put_meta(SET_BACK, "1")

    # The mark can be deleted only when a write succeeds.
    for is_full, is_set_back in ((1, True), (1, True), (0, True), (0, False)):
        limit = methodcaller("execute", f"PRAGMA query_only = {is_full}")
        async with opened(path) as store:
            await store.database.read(limit)
            found = await store.database.own()
            assert (found.era, found.is_set_back) == ("some", is_set_back)


async def test_duration_of_the_trouble_and_its_end_are_known_without_writes(owned, full, clock):
    assert await owned.stuck_for() == 0.0

    await full(True)
    assert await owned.stuck_for() == 0.0, "nobody has tried"

    await fails(owned)
    clock.seconds = 1070.0
    assert await owned.stuck_for() == 70.0

    await full(False)
    clock.seconds = 1080.0
    # The query itself tries a write, and empties that value afterwards.
    assert await owned.stuck_for() == 0.0
    assert await owned.meta("room") == ""
