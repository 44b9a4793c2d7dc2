"""Nothing can be written for a while: everybody is told, the log hardly, and nothing is lost."""

import logging
import sqlite3

import pytest

from bot.common.refused import NotWritten
from bot.storage import database
from bot.storage.meta import ERA, SET_BACK
from bot.store import Store
from tests.bot.storage.tables import entry, table


@pytest.fixture
async def owned(path, monkeypatch):
    monkeypatch.setattr("bot.storage.sqlite.connection.BUSY_SECONDS", 0.01)
    store = await Store.open(path)
    await store.database.own()
    yield store
    await store.close()


@pytest.fixture
def full(owned):
    """Makes the disk full, or not."""

    async def full(is_full):
        pages = 1 if is_full else 1_000_000
        await owned.database.read(
            lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchall()
        )

    return full


@pytest.fixture
def clock(monkeypatch):
    class Clock:
        seconds = 1000.0

        def monotonic(self):
            return self.seconds

    clock = Clock()
    monkeypatch.setattr(database, "time", clock)
    return clock


async def fails(store, times=1):
    for number in range(times):
        huge = table(f"huge{number}", options={"egg": "x" * 100_000})
        with pytest.raises(NotWritten):
            await store.tables.save(huge)


def told(caplog):
    return [one for one in caplog.records if one.name == "bot.storage.database"]


async def test_the_log_tells_the_beginning_each_minute_and_the_end(owned, full, clock, caplog):
    await full(True)
    await fails(owned, 20)
    (first,) = told(caplog)

    assert first.getMessage() == ("database not writable, trying again: database or disk is full")

    for seconds, times in ((1059.0, 1), (1060.0, 2), (1119.0, 2)):
        clock.seconds = seconds
        await fails(owned, 20)
        assert len(told(caplog)) == times

    await full(False)
    await owned.tables.save(table(), entry(0))
    await owned.tables.save(table(revision=1), entry(1))

    assert [one.getMessage() for one in told(caplog)][2:] == [
        "database is writable again: seconds=119"
    ]
    assert all(one.exc_info is None for one in told(caplog))


async def test_a_database_that_somebody_holds(owned, path, caplog):
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotWritten):
        await owned.tables.save(table())

    other.execute("ROLLBACK")
    other.close()

    await owned.tables.save(table())

    assert "database is locked" in caplog.text
    assert [one.levelno for one in told(caplog)] == [logging.ERROR, logging.WARNING]


async def test_what_is_wrong_with_one_choice_is_no_trouble_of_the_disk(owned, caplog):
    with pytest.raises(sqlite3.OperationalError):
        await owned.database.write(lambda db: db.execute("SELECT nothing"))
    assert told(caplog) == []


async def test_full_disk_keeps_the_news_of_a_restore_for_the_next_start(path):
    first = await Store.open(path)
    await first.put_meta(ERA, "some")
    await first.put_meta(SET_BACK, "1")
    await first.close()

    for _ in range(2):
        full = await Store.open(path)
        await full.database.read(lambda db: db.execute("PRAGMA query_only = 1").fetchall())
        found = await full.database.own()

        assert (found.era, found.is_set_back) == ("some", True)

        await full.close()

    third = await Store.open(path)
    assert (await third.database.own()).is_set_back

    await third.close()
    fourth = await Store.open(path)
    assert not (await fourth.database.own()).is_set_back

    await fourth.close()


async def test_for_how_long_is_known_and_that_there_is_room_again_though_nobody_plays(
    owned, full, clock
):
    assert await owned.stuck_for() == 0.0

    await full(True)
    assert await owned.stuck_for() == 0.0, "nobody has tried"

    await fails(owned)
    clock.seconds = 1070.0
    assert await owned.stuck_for() == 70.0

    await full(False)
    clock.seconds = 1080.0
    assert await owned.stuck_for() == 0.0
    assert await owned.meta("room") == ""
