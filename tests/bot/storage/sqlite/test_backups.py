"""The copy of a database before its migration. Without a copy there is no migration."""

import os
import shutil
import sqlite3
import stat

import pytest

from bot.settings import Settings
from bot.storage import DatabaseNewer, DatabaseUnreadable
from bot.storage.sqlite import migrations
from bot.sync_cli import Registrar
from tests.bot.storage.tables import opened, run_sql, table
from tests.support.expect import expect
from tests.support.found import found

KNOWN = migrations.migrations()
NEWEST = max(KNOWN)


@pytest.fixture
async def lived_in(path):
    """A database of the present version with a table in it."""
    async with opened(path) as store:
        await store.tables.save(table())

    return path


@pytest.fixture
def newer(monkeypatch):
    def make(count=1, script="CREATE TABLE eggs{n} (n);"):
        # Later migrations that do not exist yet.
        more = {NEWEST + n: script.format(n=n) for n in range(1, count + 1)}
        monkeypatch.setattr(migrations, "migrations", lambda: KNOWN | more)

    return make


async def visit(path):
    async with opened(path):
        pass


def copies(path):
    return sorted(file.name for file in path.parent.iterdir() if ".before-" in file.name)


async def test_database_before_the_migration_is_kept_beside_it(lived_in, newer, monkeypatch):
    newer()
    await visit(lived_in)
    copy = lived_in.with_name(f"coop.sqlite3.before-{NEWEST + 1:04}")

    assert copies(lived_in) == [copy.name]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600

    monkeypatch.setattr(migrations, "migrations", lambda: KNOWN)
    await expect(DatabaseNewer, visit(lived_in))

    # The copy opens with the former version.
    shutil.copy(copy, lived_in)
    async with opened(lived_in) as store:
        assert found(await store.tables.load("t1")).table == table()


async def test_copy_contains_the_write_ahead_log(lived_in, newer):
    """A killed process leaves its last commits in the -wal file."""
    other = sqlite3.connect(lived_in)
    other.execute("INSERT INTO meta VALUES ('hen', 'Henrietta')")
    other.commit()
    newer()
    await visit(lived_in)
    # Closed after the migration, because closing would merge the log into the file.
    other.close()
    copy = lived_in.with_name(copies(lived_in)[0])
    assert run_sql(copy, "SELECT value FROM meta") == [("Henrietta",)]


async def test_new_database_needs_no_copy(path):
    await visit(path)
    await visit(path)
    assert not copies(path)


async def test_last_two_copies_and_the_one_of_a_restore_are_kept(lived_in, newer):
    aside = lived_in.with_name("coop.sqlite3.before-restore")
    aside.touch()
    for count in (1, 2, 3):
        newer(count)
        await visit(lived_in)

    expected = [f"coop.sqlite3.before-{NEWEST + n:04}" for n in (2, 3)]
    assert copies(lived_in) == [*expected, aside.name]


async def test_failed_copy_prevents_the_migration(lived_in, newer, monkeypatch):
    newer()

    def full(*_):
        raise OSError(28, "No space left on device", str(lived_in))

    monkeypatch.setattr("os.fsync", full)
    await expect(DatabaseUnreadable, visit(lived_in), match="No space left")

    assert run_sql(lived_in, "PRAGMA user_version") == [(NEWEST,)]
    assert not copies(lived_in)


async def test_failed_migration_leaves_its_copy(lived_in, newer):
    newer(script="CREATE TABLE eggs{n} (n); INSERT INTO nowhere VALUES (1);")
    for _ in range(2):  # the second attempt writes the same copy again
        await expect(DatabaseUnreadable, visit(lived_in), match="nowhere")

    assert copies(lived_in) == [f"coop.sqlite3.before-{NEWEST + 1:04}"]

    # The migration itself was rolled back.
    assert run_sql(lived_in, "SELECT count(*) FROM tables") == [(1,)]


async def test_registration_of_commands_does_not_migrate(lived_in, newer):
    """`./coop sync` of a new version may run while the former version serves."""
    newer()
    settings = Settings(_env_file=None, database=lived_in)
    async with Registrar(settings) as registrar:
        await registrar.build_services()
        await registrar.store.put_meta("hen", "Henrietta")
        assert await registrar.store.meta("hen") == "Henrietta"

    assert not copies(lived_in)

    assert run_sql(lived_in, "PRAGMA user_version") == [(NEWEST,)]


async def test_registration_of_commands_initializes_a_new_database(path):
    async with Registrar(Settings(_env_file=None, database=path)) as registrar:
        await registrar.build_services()
    assert run_sql(path, "PRAGMA user_version") == [(NEWEST,)]


def test_copy_is_dropped_if_another_process_has_migrated(lived_in):
    """The copy would then hold the new version, not the one before the migration."""
    with sqlite3.connect(lived_in) as database:
        migrations.back_up(database, lived_in, NEWEST - 1, NEWEST)
    assert not copies(lived_in)
    assert not [file for file in lived_in.parent.iterdir() if str(os.getpid()) in file.name]


async def test_copy_is_synced_before_it_is_renamed_and_the_folder_after(
    lived_in, newer, monkeypatch
):
    """This holds also if an interrupted attempt has left a draft."""
    newer()
    told = []
    copy = lived_in.with_name(f"coop.sqlite3.before-{NEWEST + 1:04}")
    copy.with_name(f"{copy.name}.{os.getpid()}.part").write_text("an egg")

    def noted(synced):
        told.append((synced.suffix or synced.name, copy.exists()))

    monkeypatch.setattr(migrations, "flush_to_disk", noted)
    await visit(lived_in)
    assert told == [(".part", False), ("nest", True)]
