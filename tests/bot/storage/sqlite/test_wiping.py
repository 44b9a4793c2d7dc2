"""Leaving nothing of what was deleted: in the file, in its log, and in copies beside it."""

import sqlite3
from contextlib import closing

import pytest

from bot.storage.sqlite import engine
from bot.store import Store

FOX = "the fox was here"


async def told(store):
    """Deleted again, it still stands in the log."""
    await store.put_meta("word", FOX)
    sql = "DELETE FROM meta WHERE key = 'word'"
    await store.database.write(lambda connection: connection.execute(sql))


def found(path):
    return sorted(file.name for file in path.parent.iterdir() if FOX.encode() in file.read_bytes())


@pytest.mark.parametrize("wholly", [True, False])
async def test_nothing_is_left_in_the_log_and_in_copies(store, path, wholly):
    await told(store)
    for ending in ("before-0013", "before-restore", "before-restore-wal"):
        path.with_name(f"{path.name}.{ending}").write_text(FOX)

    kept = path.with_name("kept.sqlite3")
    kept.write_text(FOX)
    assert len(found(path)) == 5

    assert await store.database.wipe(wholly=wholly)
    assert found(path) == [kept.name], "nobody has put that aside but whoever runs Coop"


async def test_a_copy_that_somebody_takes_away_meanwhile_is_no_trouble(store, path, monkeypatch):
    gone = path.with_name(f"{path.name}.before-0013")
    monkeypatch.setattr(engine, "put_aside", lambda _: [gone])
    assert await store.database.wipe(wholly=False)


async def test_where_somebody_is_just_reading_it_is_said_that_something_is_left(path, monkeypatch):
    monkeypatch.setattr("bot.storage.sqlite.connection.BUSY_SECONDS", 0.01)
    store = await Store.open(path)
    await told(store)

    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM meta").fetchall()
        assert await store.database.wipe(wholly=False) is False
        assert found(path)

    assert await store.database.wipe(wholly=False) is True
    assert not found(path)

    await store.close()


@pytest.mark.parametrize("wholly", [True, False])
async def test_it_is_no_force_that_somebody_else_has_used(owned, monkeypatch, wholly):
    def looked_over(_):
        raise AssertionError("nobody else has written")

    monkeypatch.setattr(engine, "faults", looked_over)
    await told(owned)
    assert await owned.database.wipe(wholly=wholly)

    await owned.database.look()
    await told(owned)
