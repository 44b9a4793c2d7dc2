"""Database files: how they are opened and inspected, and which are refused."""

import asyncio
import os
import shutil
import sqlite3
import stat
import threading
import time
from contextlib import closing, nullcontext
from pathlib import Path
from unittest.mock import Mock

import aiosqlite
import pytest

from bot.storage import DatabaseNewer, DatabaseRefused, DatabaseUnreadable, Lock, inspect
from bot.storage.sqlite import engine, migrations
from bot.tables.table import Status
from tests.bot.storage.tables import opened, run_sql, table
from tests.support.expect import expect
from tests.support.found import found


async def visit(path):
    async with opened(path):
        pass


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


async def test_files_are_private(store, path):
    await store.tables.save(table())

    files = sorted(path.parent.iterdir())
    # The shared memory and the log hold rows too.
    assert [file.name for file in files] == ["coop.sqlite3", "coop.sqlite3-shm", "coop.sqlite3-wal"]
    assert [mode(file) for file in files] == [0o600] * 3


async def test_file_is_private_before_anything_is_written(path, monkeypatch):
    """Otherwise another user could open it between its creation and the change of its mode."""
    monkeypatch.setattr(type(path), "chmod", lambda *_: None)
    engine._make_private(path)
    assert mode(path) == 0o600


async def test_connection_is_durable_and_strict(store):
    def look(database):
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "user_version")
        return [database.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    newest = max(migrations.migrations())
    # 2 is synchronous=FULL, and 1 switches foreign keys on.
    assert await store.database.read(look) == ["wal", 2, 1, 5000, newest]


async def test_reopened_database_has_its_rows(path):
    async with opened(path) as store:
        await store.tables.save(table())

    async with opened(path) as again:
        assert found(await again.tables.load("t1")).table == table()


async def test_new_database_may_be_opened_by_several_at_once(path, tmp_path, monkeypatch):
    copied = tmp_path / "copied.sqlite3"
    await visit(copied)

    # In other tests, a new database is a copy of a template (tests/conftest.py).
    monkeypatch.setattr(engine, "migrate", migrations.migrate)
    await asyncio.gather(*(visit(path) for _ in range(4)))

    assert schema(path) == schema(copied)


def schema(path):
    with closing(sqlite3.connect(path)) as database:
        version = database.execute("PRAGMA user_version").fetchone()
        return version, database.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()


def as_it_lies(path):
    return path.read_bytes(), path.stat().st_mtime_ns, mode(path)


@pytest.mark.parametrize("journal", ["WAL", "DELETE"])
async def test_newer_database_is_refused_and_not_changed(path, journal):
    await visit(path)
    # A plain opening in WAL mode would create files or change the header.
    run_sql(path, "PRAGMA user_version = 99", f"PRAGMA journal_mode = {journal}")
    path.chmod(0o640)
    before = as_it_lies(path)

    newest = max(migrations.migrations())
    await expect(DatabaseNewer, visit(path), match=f"has version 99, .* up to {newest}")

    with pytest.raises(DatabaseNewer):
        inspect(path)

    assert as_it_lies(path) == before


def write_poem(path):
    path.write_text("The hen, the hen, she lays again. " * 50)


def create_bank(path):
    run_sql(path, "CREATE TABLE money (amount)")


@pytest.mark.parametrize(
    ("create", "why"),
    [
        (write_poem, r"alien\.file cannot be used: file is not a database"),
        (create_bank, "another program's"),
    ],
)
async def test_file_of_another_program_is_refused_and_left_alone(tmp_path, create, why):
    path = tmp_path / "alien.file"
    create(path)
    before = as_it_lies(path)
    await expect(DatabaseUnreadable, visit(path), match=why)

    with pytest.raises(DatabaseUnreadable):
        inspect(path)

    assert as_it_lies(path) == before
    # Not even a lock or a log was created.
    assert list(tmp_path.iterdir()) == [path]


async def test_writes_of_a_killed_process_are_kept(path):
    """An inspection before the opening must not lose the unmerged log."""
    async with opened(path) as store:
        await store.put_meta("hen", "Henrietta")
        # The files as they lie now are those of a process that is killed.
        path = Path(shutil.copytree(path.parent, path.parent.with_name("killed"))) / path.name

    # The commit is in the log, and not in the file yet.
    assert path.with_name("coop.sqlite3-wal").stat().st_size

    assert inspect(path).version == max(migrations.migrations())

    async with opened(path) as store:
        assert await store.meta("hen") == "Henrietta"

    # Closing merges the log and removes it.
    assert [file.name for file in path.parent.iterdir()] == ["coop.sqlite3"]


async def test_files_beside_the_database_are_made_private(path):
    await visit(path)
    path.chmod(0o644)
    inspect(path)  # creates files with the same mode

    assert mode(path.with_name("coop.sqlite3-wal")) == 0o644

    async with opened(path):
        assert [mode(file) for file in path.parent.iterdir()] == [0o600] * 3


async def test_missing_folders_are_created(tmp_path):
    lock = Lock(tmp_path / "of" / "a" / "lock" / "coop.sqlite3")
    assert lock.take_now()

    lock.release()
    path = tmp_path / "of" / "a" / "store" / "coop.sqlite3"
    await visit(path)

    assert path.exists()


async def test_file_in_the_place_of_a_folder_is_refused(tmp_path):
    (tmp_path / "nest").write_text("an egg")

    path = tmp_path / "nest" / "coop.sqlite3"
    await expect(DatabaseUnreadable, visit(path))

    for look in (Lock(path).take_now, Lock(path).holder):
        with pytest.raises(DatabaseUnreadable):
            look()


async def test_failed_migration_leaves_nothing(path, monkeypatch):
    await visit(path)
    known = migrations.migrations()
    broken = known | {max(known) + 1: "CREATE TABLE eggs (n); INSERT INTO nowhere VALUES (1);"}
    monkeypatch.setattr(migrations, "migrations", lambda: broken)
    # The first statement of the script succeeds, and must be rolled back.
    await expect(DatabaseRefused, visit(path), match="nowhere")

    # The same number runs again after it was corrected.
    mended = known | {max(known) + 1: "CREATE TABLE eggs (n);"}
    monkeypatch.setattr(migrations, "migrations", lambda: mended)
    await visit(path)
    assert run_sql(path, "PRAGMA user_version") == [(max(mended),)]


def test_migration_by_another_process_is_not_repeated():
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        for _ in range(2):
            migrations._apply(database, 1, "CREATE TABLE eggs (n)")
        assert migrations.version(database) == 1


@pytest.mark.parametrize("waited", [False, True])
def test_file_that_stays_locked_is_refused_in_time(monkeypatch, waited):
    """Two processes that open a new file wait for each other, but not for ever."""
    monkeypatch.setattr(engine, "POLL_SECONDS", 0)
    monkeypatch.setattr(engine, "BUSY_SECONDS", -1 if waited else 60)
    error = sqlite3.OperationalError("so it is")
    # Only a busy file is worth waiting for; a read-only one is refused at once.
    error.sqlite_errorname = "SQLITE_BUSY_RECOVERY" if waited else "SQLITE_READONLY"

    class Taken(sqlite3.Connection):
        tries = 0

        def execute(self, *_):
            self.tries += 1
            assert self.tries == 1, "it goes on and on"
            raise error

    with pytest.raises(sqlite3.OperationalError, match="so it is"):
        engine._switch_to_wal(Taken(":memory:"))


def test_busy_file_is_waited_for(monkeypatch):
    monkeypatch.setattr(engine, "POLL_SECONDS", 0)
    error = sqlite3.OperationalError("not yet")
    error.sqlite_errorname = "SQLITE_BUSY"

    class Busy(sqlite3.Connection):
        tries = 0

        def execute(self, *statement):
            self.tries += 1
            # Busy twice, and free at the third attempt.
            if self.tries < 3:
                raise error
            return super().execute(*statement)

    with closing(Busy(":memory:")) as database:
        engine._switch_to_wal(database)
        assert database.tries == 3


class Grumpy(sqlite3.Connection):
    """A connection that raises the same error for every statement."""

    says = sqlite3.DatabaseError("so it is")

    def execute(self, *_):
        raise self.says


@pytest.mark.parametrize("name", ["SQLITE_CORRUPT", "SQLITE_CORRUPT_INDEX", "SQLITE_NOTADB"])
def test_file_that_is_too_damaged_to_be_checked_has_a_fault(monkeypatch, name):
    monkeypatch.setattr(Grumpy.says, "sqlite_errorname", name, raising=False)
    assert engine.faults(Grumpy(":memory:")) == ("so it is",)

    # A busy file is not damaged.
    monkeypatch.setattr(Grumpy.says, "sqlite_errorname", "SQLITE_BUSY")
    with pytest.raises(sqlite3.DatabaseError, match="so it is"):
        engine.faults(Grumpy(":memory:"))


async def test_file_with_a_damaged_schema_is_refused(path, monkeypatch):
    await visit(path)
    monkeypatch.setattr(Grumpy.says, "sqlite_errorname", "SQLITE_CORRUPT", raising=False)
    monkeypatch.setattr(engine, "recognise", lambda *_: Grumpy(":memory:").execute())
    await expect(DatabaseUnreadable, visit(path), match=r"it is damaged \(so it is\)")


@pytest.mark.parametrize(
    ("name", "is_mended"),
    [
        ("SQLITE_READONLY_ROLLBACK", True),
        ("SQLITE_READONLY_RECOVERY", False),
        ("SQLITE_NOTADB", False),
        ("SQLITE_READONLY_X", False),
    ],
)
def test_unfinished_rollback_is_left_to_the_next_writer(tmp_path, monkeypatch, name, is_mended):
    path = tmp_path / "coop.sqlite3"
    path.touch()
    monkeypatch.setattr(Grumpy.says, "sqlite_errorname", name, raising=False)
    # The inspection opens the file read-only, and so cannot repair it.
    monkeypatch.setattr(engine, "recognise", lambda *_: Grumpy(":memory:").execute())
    with nullcontext() if is_mended else pytest.raises(sqlite3.DatabaseError, match="so it is"):
        engine.refuse_strangers(path)


@pytest.mark.parametrize(("why", "told"), [(OSError, DatabaseUnreadable), (EOFError, EOFError)])
async def test_failed_opening_leaves_no_thread(path, monkeypatch, why, told):
    """This holds also if the thread ends late; the process would wait for it at its own end."""
    stop = aiosqlite.Connection.stop

    def stop_late(self):
        self._tx.put_nowait((None, lambda: time.sleep(0.05)))
        return stop(self)

    monkeypatch.setattr(aiosqlite.Connection, "stop", stop_late)
    monkeypatch.setattr(engine, "open_database", Mock(side_effect=why("no")))
    before = threading.enumerate()
    await expect(told, engine.connect(path))

    # The event loop's own executor may have started a thread.
    assert {thread.name for thread in threading.enumerate() if thread not in before} <= {
        "asyncio_0"
    }


def test_failed_migration_closes_the_file(path, monkeypatch):
    monkeypatch.setattr(engine, "migrate", Mock(side_effect=EOFError))
    before = len(os.listdir("/dev/fd"))
    with pytest.raises(EOFError) as error:
        engine.open_database(path)

    assert error.tb is not None, "its frames would keep it open"
    # The count of open files is the same as before.
    assert len(os.listdir("/dev/fd")) == before


def test_migrations_are_numbered_without_a_gap():
    assert list(migrations.migrations()) == list(range(1, len(migrations.migrations()) + 1))


# -- inspection, which never opens a file for writing ----------------------------------------------


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

    # The page of the table `meta`, so the list of tables stays intact.
    ((page,),) = run_sql(path, "SELECT rootpage FROM sqlite_master WHERE name = 'meta'")
    ((size,),) = run_sql(path, "PRAGMA page_size")

    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)

    found = inspect(path)

    assert found.faults
    assert found.live == 0
