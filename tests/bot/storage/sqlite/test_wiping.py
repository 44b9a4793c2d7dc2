"""Wiping deleted content from the file, its log, and the copies beside it."""

import sqlite3
from contextlib import closing

import pytest

from bot.storage.sqlite import engine
from tests.bot.storage.tables import opened

FOX = "the fox was here"


async def told(store):
    """Write and delete a row. Its content is still in the log."""
    await store.put_meta("word", FOX)
    sql = "DELETE FROM meta WHERE key = 'word'"
    await store.database.write(lambda connection: connection.execute(sql))


def found(path):
    return sorted(file.name for file in path.parent.iterdir() if FOX.encode() in file.read_bytes())


@pytest.mark.parametrize("wholly", [True, False])
async def test_content_is_wiped_from_the_log_and_from_copies(store, path, wholly):
    await told(store)
    for ending in ("before-0013", "before-restore", "before-restore-wal"):
        path.with_name(f"{path.name}.{ending}").write_text(FOX)

    # A backup of the operator's own, which Coop must not touch.
    kept = path.with_name("kept.sqlite3")
    kept.write_text(FOX)
    assert len(found(path)) == 5

    assert await store.database.wipe(wholly=wholly)
    assert found(path) == [kept.name], "nobody has put that aside but whoever runs Coop"


async def test_copy_removed_by_another_program_is_ignored(store, path, monkeypatch):
    gone = path.with_name(f"{path.name}.before-0013")
    monkeypatch.setattr(engine, "copies_beside", lambda _: [gone])
    assert await store.database.wipe(wholly=False)


async def test_wipe_reports_content_left_by_a_running_reader(path, monkeypatch):
    monkeypatch.setattr("bot.storage.sqlite.engine.BUSY_SECONDS", 0.01)
    async with opened(path) as store:
        await told(store)
        with closing(sqlite3.connect(path, isolation_level=None)) as reader:
            # An open read transaction keeps the log from being truncated.
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM meta").fetchall()
            assert await store.database.wipe(wholly=False) is False
            assert found(path)

        assert await store.database.wipe(wholly=False) is True
        assert not found(path)


@pytest.mark.parametrize("wholly", [True, False])
async def test_wipe_is_not_taken_for_a_foreign_write(owned, monkeypatch, wholly):
    def looked_over(_):
        raise AssertionError("nobody else has written")

    monkeypatch.setattr(engine, "faults", looked_over)
    await told(owned)
    assert await owned.database.wipe(wholly=wholly)

    await owned.database.look()
    await told(owned)
