"""Which databases are opened, how, and which are refused."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
import time

import pytest

from bot.store import (
    DatabaseInUse,
    DatabaseNewer,
    DatabaseRefused,
    DatabaseUnreadable,
    Lock,
    SqliteStore,
    migrations,
)
from tests.bot.store.tables import table
from tests.project.tree import ROOT


def started(command):
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)


async def opened(path):
    store = await SqliteStore.open(path)
    await store.close()


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


async def test_only_its_owner_may_read_it(store, path):
    await store.save(table())

    files = sorted(path.parent.iterdir())
    assert [file.name for file in files] == ["coop.sqlite3", "coop.sqlite3-shm", "coop.sqlite3-wal"]
    assert [mode(file) for file in files] == [0o600] * 3


async def test_a_file_that_everybody_could_read_is_made_private(path):
    await opened(path)
    path.chmod(0o644)
    await opened(path)

    assert mode(path) == 0o600


async def test_it_is_durable_and_strict(store):
    def look(database):
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "user_version")
        return [database.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    newest = max(migrations.migrations())
    assert await store._writer.read(look) == ["wal", 2, 1, 5000, newest]


async def test_opening_again_keeps_what_was_there(path):
    store = await SqliteStore.open(path)
    await store.save(table())
    await store.close()

    again = await SqliteStore.open(path)
    assert (await again.load("t1")).table == table()
    await again.close()


async def test_two_may_open_a_fresh_one_at_once(path):
    stores = await asyncio.gather(*(SqliteStore.open(path) for _ in range(4)))
    for store in stores:
        await store.close()


async def test_a_newer_database_is_refused_and_left_alone(path):
    await opened(path)
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA user_version = 99")

    newest = max(migrations.migrations())
    with pytest.raises(DatabaseNewer, match=f"has version 99, .* up to {newest}"):
        await opened(path)
    with sqlite3.connect(path) as other:
        assert other.execute("PRAGMA user_version").fetchone() == (99,)


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "poem.txt"
    path.write_text("The hen, the hen, she lays again. " * 50)

    with pytest.raises(
        DatabaseUnreadable, match=r"poem\.txt cannot be used: file is not a database"
    ):
        await opened(path)
    assert path.read_text().startswith("The hen")


async def test_another_programs_database_is_refused(tmp_path):
    path = tmp_path / "bank.sqlite3"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE money (amount)")

    with pytest.raises(DatabaseUnreadable, match="another program's"):
        await opened(path)


async def test_a_folder_that_is_a_file_is_refused(tmp_path):
    (tmp_path / "nest").write_text("an egg")

    with pytest.raises(DatabaseUnreadable):
        await opened(tmp_path / "nest" / "coop.sqlite3")
    with pytest.raises(DatabaseUnreadable):
        Lock(tmp_path / "nest" / "coop.sqlite3").take_now()


async def test_a_migration_that_fails_leaves_nothing(path, monkeypatch):
    await opened(path)
    known = migrations.migrations()
    broken = known | {max(known) + 1: "CREATE TABLE eggs (n); INSERT INTO nowhere VALUES (1);"}
    monkeypatch.setattr(migrations, "migrations", lambda: broken)
    with pytest.raises(DatabaseRefused, match="nowhere"):
        await opened(path)

    mended = known | {max(known) + 1: "CREATE TABLE eggs (n);"}
    monkeypatch.setattr(migrations, "migrations", lambda: mended)
    await opened(path)
    with sqlite3.connect(path) as other:
        assert other.execute("PRAGMA user_version").fetchone() == (max(mended),)


def test_migrations_are_numbered_without_a_gap():
    assert list(migrations.migrations()) == list(range(1, len(migrations.migrations()) + 1))


async def test_a_second_one_is_kept_out_until_the_first_lets_go(path):
    first, second = Lock(path), Lock(path)
    await first.take()

    with pytest.raises(DatabaseInUse, match=r"coop\.sqlite3 belongs to another .*process \d+"):
        await second.take(wait=0)

    asyncio.get_running_loop().call_later(0.1, first.release)
    await second.take(wait=5)
    assert second.is_held
    assert not first.is_held
    second.release()


async def test_a_killed_process_lets_go(path):
    holder = (
        "import sys, time; from pathlib import Path; from bot.store import Lock;"
        "print(Lock(Path(sys.argv[1])).take_now(), flush=True); time.sleep(60)"
    )
    process = started([sys.executable, "-c", holder, path])
    assert process.stdout.readline() == b"True\n"
    lock = Lock(path)
    assert not lock.take_now()

    process.kill()
    process.wait(timeout=5)
    process.stdout.close()

    since = time.monotonic()
    await lock.take(wait=5)
    assert time.monotonic() - since < 2
    lock.release()
