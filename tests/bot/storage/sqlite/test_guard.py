"""Files that disappear or are overwritten under an open store, or while no store is open."""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing, contextmanager
from unittest.mock import Mock

import pytest

from bot.storage import DatabaseLost, DatabaseUnreadable, mark_of
from bot.storage.sqlite import engine
from bot.storage.sqlite.engine import Guard
from tests.bot.storage.tables import entry, opened, run_sql, table
from tests.support.expect import expect


@pytest.fixture
async def owned(path):
    async with opened(path) as store:
        await store.database.own()
        await store.tables.save(table())
        yield store


@contextmanager
def other_program(path):
    """Open the file as another program does, and merge the log into it at the end."""
    with closing(sqlite3.connect(path)) as other:
        yield other
        other.commit()
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def overwrite(path, *where):
    """Overwrite the file from this place to its end."""
    with path.open("r+b") as file:
        begin = file.seek(*where)
        file.write(b"\xff" * (path.stat().st_size - begin))


def log_of(path):
    return path.with_name("coop.sqlite3-wal")


def moved_away(path):
    path.rename(path.with_name("elsewhere"))


def removed(path):
    for file in path.parent.glob("coop.sqlite3*"):
        file.unlink()


def replaced(path):
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").replace(path)


def overwritten(path):
    # Same length, so that only the content tells.
    path.write_bytes(os.urandom(path.stat().st_size))


FORCE = {
    "moved away": (moved_away, "removed"),
    "removed": (removed, "removed"),
    "replaced": (replaced, "another file was put in its place"),
    "overwritten": (overwritten, "overwritten"),
    "emptied": (lambda path: os.truncate(path, 0), "overwritten"),
    "log removed": (lambda path: log_of(path).unlink(), "removed"),
    "log replaced": (lambda path: replaced(log_of(path)), "another file was put in its place"),
    "log overwritten": (lambda path: overwritten(log_of(path)), "overwritten"),
}


async def test_file_lost_before_it_is_owned_is_refused(path):
    async with opened(path) as store:
        removed(path)
        await expect(DatabaseUnreadable, store.database.own())


@pytest.mark.parametrize(
    "asked",
    [
        lambda store: store.tables.save(table(revision=1), entry(1)),
        lambda store: store.database.look(),
    ],
    ids=["a write", "a look"],
)
@pytest.mark.parametrize(("force", "why"), FORCE.values(), ids=FORCE)
async def test_loss_is_noticed_by_a_write_or_a_look(owned, path, force, why, asked):
    await owned.database.look()
    lost = []
    owned.database.on_loss.append(lost.append)
    force(path)

    await expect(DatabaseLost, asked(owned), match=why)

    # No read or write is answered any more.
    await expect(DatabaseLost, owned.tables.load("t1"))

    await expect(DatabaseLost, owned.tables.save(table(revision=1), entry(1)))

    # The loss is announced once, although three calls failed.
    assert len(lost) == 1


async def test_all_waiting_writes_fail_after_a_loss(owned, path):
    removed(path)
    saves = [
        owned.tables.save(table(f"t{number}", number=number + 10_000)) for number in range(2, 6)
    ]
    heard = await asyncio.gather(*saves, return_exceptions=True)

    assert {type(one) for one in heard} == {DatabaseLost}


async def test_overwritten_pages_behind_an_intact_header_are_noticed(owned, path):
    for number in range(2, 60):
        await owned.tables.save(table(f"t{number}", number=number + 10_000), entry(0))

    with other_program(path):
        pass  # leaving it merges the log into the file

    await owned.database.look()
    overwrite(path, 4096)
    await expect(DatabaseLost, owned.database.look(), match="overwritten")


async def test_page_overwritten_between_two_writes_is_noticed(owned, path):
    """The next write does not touch this page, but must be refused."""
    with other_program(path) as other:
        # A table that the following writes never use, at the end of the file.
        other.execute("CREATE TABLE eggs (n)")
        other.executemany("INSERT INTO eggs VALUES (?)", [("egg" * 50,)] * 500)

    await owned.tables.save(table(revision=1), entry(1))
    overwrite(path, -4096, os.SEEK_END)
    await expect(DatabaseLost, owned.tables.save(table(revision=2), entry(2)), match="overwritten")


async def test_access_by_other_programs_through_sqlite_is_allowed(owned, path, monkeypatch):
    """The file is looked over once after a foreign write."""
    looked_over = Mock(wraps=engine.faults)
    monkeypatch.setattr(engine, "faults", looked_over)
    with other_program(path) as other:
        other.execute("INSERT INTO meta VALUES ('egg', 'shell')")

    for _ in range(3):
        await owned.database.look()

    assert looked_over.call_count == 1

    # A backup tool reads the file through SQLite as well.
    with closing(sqlite3.connect(path)) as other, closing(sqlite3.connect(":memory:")) as copy:
        other.backup(copy)

    await owned.database.look()
    await owned.tables.save(table(revision=1), entry(1))
    assert await owned.meta("egg") == "shell"


def test_guard_leaves_no_file_open(path):
    path.parent.mkdir()
    before = len(os.listdir("/dev/fd"))
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("CREATE TABLE eggs (n)")
        guard = Guard(path)
        guard.look()
        guard.look()

        assert len(os.listdir("/dev/fd")) > before + 2

    guard.close()
    assert len(os.listdir("/dev/fd")) == before


def test_missing_log_is_fine_before_the_first_write(tmp_path):
    # Without the WAL mode, SQLite creates no log.
    path = tmp_path / "coop.sqlite3"
    run_sql(path, "CREATE TABLE eggs (n)")
    guard = Guard(path)
    for _ in range(2):
        guard.look()

    guard.close()


async def test_checkpoint_of_the_log_is_not_taken_for_a_foreign_write(owned, monkeypatch):
    """SQLite merges the log into the file every thousand pages.

    A check of the whole file after each merge would take longer and longer.
    """

    def looked_over(_):
        raise AssertionError("nobody else has written")

    monkeypatch.setattr(engine, "faults", looked_over)
    for number in range(2, 400):
        await owned.tables.save(table(f"t{number}", number=number + 10_000), entry(0))
        if number % 50 == 0:
            await owned.database.look()

    assert len(await owned.tables.live()) == 399


# -- the mark beside a database, which detects a removed file and a restored or copied one ---------


SURE = ("", False, False)
DOUBTFUL = ("", False, True)


async def played_on(path):
    """Run the bot once with a saved table, and return what it found at its start."""
    async with opened(path) as store:
        found = await store.database.own()
        await store.tables.save(table())

    return found


async def test_start_after_a_normal_run_is_certain(path):
    assert await played_on(path) == SURE
    assert mark_of(path).stat().st_mode & 0o777 == 0o600
    assert await played_on(path) == SURE


async def test_removed_database_is_not_silently_replaced(path):
    await played_on(path)
    path.unlink()

    await expect(
        DatabaseUnreadable,
        played_on(path),
        match=r"it was removed\. Restore a backup, or remove .*\.mark",
    )

    assert not path.exists()

    # The operator has removed the mark to start afresh.
    mark_of(path).unlink()
    assert await played_on(path) == SURE


async def test_database_without_a_mark_is_doubted_once(path):
    await played_on(path)
    mark_of(path).unlink()

    assert await played_on(path) == DOUBTFUL
    assert await played_on(path) == SURE


async def test_copy_without_its_mark_is_doubted(path, tmp_path):
    await played_on(path)
    other = tmp_path / "elsewhere" / path.name
    other.parent.mkdir()
    shutil.copy(path, other)

    assert await played_on(other) == DOUBTFUL


async def test_mark_of_an_earlier_version_is_kept(path):
    """It holds a count of commits, which an earlier version still compares."""
    await played_on(path)
    counted = f"{'0f' * 8} {7:020}\n"
    mark_of(path).write_text(counted)

    assert await played_on(path) == SURE
    assert mark_of(path).read_text() == counted


async def test_failed_write_of_the_mark_is_ignored(path, monkeypatch):
    def refuse(*_):
        raise PermissionError

    monkeypatch.setattr("pathlib.Path.touch", refuse)
    assert await played_on(path) == SURE
    # Without a mark, the next start cannot tell whether the file was replaced.
    assert await played_on(path) == DOUBTFUL
