"""The doctor's checks of the database and its disk, which change nothing."""

import asyncio
import os
import sqlite3
from collections import namedtuple

import psycopg
import pytest

from bot.common.database_url import DatabaseServer
from bot.i18n.words import Words
from bot.ops.doctor import checks_host as checks
from bot.ops.doctor.report import Mark
from bot.storage import Lock
from bot.storage.engines import alone_on
from bot.storage.postgres.lease import TABLES
from bot.storage.sqlite import migrations
from bot.store import Store
from tests.bot.storage.tables import table
from tests.support import postgres

Usage = namedtuple("Usage", "total used free")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "nest" / "coop.sqlite3"


@pytest.fixture
async def sound(path):
    store = await Store.open(path)
    await store.close()
    return path


@pytest.fixture
def forbidden(monkeypatch):
    """A set of paths that count as not writable.

    Tests may run as root, who can write everywhere.
    """
    paths = set()
    monkeypatch.setattr(os, "access", lambda one, _: os.path.exists(one) and one not in paths)
    return paths


def found(verdict):
    return verdict.mark, verdict.subject, verdict.finding


def test_absent_database_will_be_created(path):
    verdicts = list(checks.check_sqlite(path))

    assert [found(verdict) for verdict in verdicts] == [
        (Mark.OK, "rights", "fine-folder"),
        (Mark.OK, "database", "absent"),
        (Mark.OK, "company", "none"),
    ]
    assert verdicts[0].facts["path"] == str(path.parent.parent)
    # The check itself creates nothing.
    assert not path.parent.exists()


def test_sound_database_is_fine(sound):
    assert [found(one) for one in checks.check_sqlite(sound)] == [
        (Mark.OK, "rights", "fine"),
        (Mark.OK, "database", "fine"),
        (Mark.OK, "company", "none"),
    ]


def test_older_schema_is_reported(path):
    path.parent.mkdir()
    with sqlite3.connect(path) as older:
        older.executescript(migrations.migrations()[1] + ";PRAGMA user_version = 1")

    older.close()

    verdict = checks.check_content(path)

    assert found(verdict) == (Mark.OK, "database", "older")
    assert verdict.facts["known"] == max(migrations.migrations())


def test_empty_file_is_a_warning(path):
    path.parent.mkdir()
    path.touch()

    assert found(checks.check_content(path)) == (Mark.WARN, "database", "empty")


async def test_missing_database_that_was_used_before_fails(path):
    store = await Store.open(path)
    # `own` leaves a mark beside the file, which outlives it.
    await store.database.own()
    await store.close()
    path.unlink()

    assert found(checks.check_content(path)) == (Mark.FAIL, "database", "gone")


@pytest.mark.parametrize(
    ("statement", "finding"),
    [("PRAGMA user_version = 99", "newer"), ("CREATE TABLE money (amount)", "refused")],
)
def test_newer_or_foreign_database_fails_and_is_not_changed(path, statement, finding):
    path.parent.mkdir()
    with sqlite3.connect(path) as other:
        other.execute(statement)

    other.close()
    before = path.read_bytes()

    assert found(checks.check_content(path)) == (Mark.FAIL, "database", finding)
    assert path.read_bytes() == before


def test_damaged_database_fails(sound):
    with sound.open("r+b") as file:
        # The second page of the file.
        file.seek(4096)
        file.write(b"\xff" * 4096)

    verdict = checks.check_content(sound)

    assert found(verdict) == (Mark.FAIL, "database", "broken")
    assert verdict.facts["faults"]


def test_database_readable_by_others_is_a_warning(sound):
    sound.chmod(0o640)

    verdict = checks.check_rights(sound)

    assert found(verdict) == (Mark.WARN, "rights", "open")
    assert verdict.facts["path"] == str(sound)


def test_file_without_write_access_fails(sound, forbidden):
    forbidden.add(sound)

    (verdict,) = checks.check_sqlite(sound)

    assert found(verdict) == (Mark.FAIL, "rights", "no-file")


def test_folder_without_write_access_fails(sound, forbidden):
    forbidden.add(sound.parent)

    (verdict,) = checks.check_sqlite(sound)

    assert found(verdict) == (Mark.FAIL, "rights", "no-folder")


def test_folder_that_cannot_be_created_fails(path, forbidden):
    """The advice names the missing folder, not its parent, which may belong to another program."""
    forbidden.add(path.parent.parent)

    (verdict,) = checks.check_sqlite(path)

    assert found(verdict) == (Mark.FAIL, "rights", "no-place")
    assert verdict.facts["folder"] == str(path.parent)


def test_file_in_the_place_of_the_folder_fails(path):
    path.parent.write_text("an egg")

    (verdict,) = checks.check_sqlite(path)

    assert found(verdict) == (Mark.FAIL, "rights", "no-folder")


def test_running_process_is_named(sound):
    lock = Lock(sound)
    assert lock.take_now()

    verdict = checks.check_lock(sound)

    assert found(verdict) == (Mark.OK, "company", "there")
    assert verdict.facts["holder"] == f"process {os.getpid()}"

    lock.release()


def test_lock_that_cannot_be_opened_fails(sound):
    sound.with_name("coop.sqlite3.lock").symlink_to("coop.sqlite3.lock")  # opening it fails

    assert found(checks.check_lock(sound)) == (Mark.FAIL, "company", "closed")


@pytest.mark.parametrize(
    ("megabytes", "mark", "finding"),
    [(49, Mark.FAIL, "little"), (50, Mark.WARN, "little"), (500, Mark.OK, "fine")],
)
def test_free_space_is_judged(path, monkeypatch, megabytes, mark, finding):
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(0, 0, megabytes * 2**20))

    assert found(checks.check_disk(path)) == (mark, "disk", finding)


def test_user_without_a_name_is_shown_as_a_number(monkeypatch):
    def nameless():
        raise KeyError("getpwuid(): uid not found: 4711")

    monkeypatch.setattr("getpass.getuser", nameless)

    assert checks._user() == str(os.getuid())


def test_disk_that_is_forgotten_fails(tmp_path, monkeypatch):
    monkeypatch.setenv("DYNO", "worker.1")
    path = tmp_path / "coop.sqlite3"
    verdict = checks.check_disk(path)
    assert (verdict.mark, verdict.finding) == (Mark.FAIL, "forgotten")
    # The operator has confirmed with COOP_DISK that the disk is kept.
    assert checks.check_disk(path, lasts=True).mark is not Mark.FAIL


# -- a database on a server -----------------------------------------------------------------------


def told(server):
    verdicts = [*checks.check_postgres(server)]
    for one in verdicts:  # each finding must have a sentence
        assert Words("en")(f"doctor-{one.subject}-{one.finding}", **one.facts)
    return [(verdict.mark, verdict.subject, verdict.finding) for verdict in verdicts]


async def test_sound_server_database_and_a_running_process():
    with postgres.database() as server:
        store = await Store.open(server)
        await store.tables.save(table())
        await store.close()
        fine = (Mark.OK, "database", "fine")

        assert await asyncio.to_thread(told, server) == [fine, (Mark.OK, "company", "none")]

        async with alone_on(server):
            # The event loop must go on, or the lease would not be renewed.
            found = await asyncio.to_thread(told, server)

        assert found == [fine, (Mark.OK, "company", "stands-by")]


def test_empty_server_database_stays_empty():
    with postgres.database("template0") as server:
        assert told(server)[0] == (Mark.OK, "database", "unfurnished")
        with psycopg.connect(server.url) as line:
            assert line.execute("SELECT to_regclass('tables')").fetchone() == (None,)


def test_newer_foreign_or_absent_server_database_fails():
    with postgres.database() as server, psycopg.connect(server.url, autocommit=True) as line:
        line.execute("UPDATE meta SET value = '99' WHERE key = 'schema'")
        assert told(server) == [(Mark.FAIL, "database", "newer")]

        # Without the schema's number, the tables may belong to any program.
        line.execute("DELETE FROM meta WHERE key = 'schema'")
        assert told(server) == [(Mark.FAIL, "database", "no-server")]

    assert told(DatabaseServer("postgres://a:b@127.0.0.1:1/c")) == [(Mark.FAIL, "database", "away")]


def test_server_database_without_read_access_fails():
    refused = [(Mark.FAIL, "database", "no-server")]
    with postgres.database() as server, psycopg.connect(server.url, autocommit=True) as line:
        line.execute(
            f"ALTER DATABASE {line.info.dbname} SET role = pg_monitor"
        )  # the role of all later connections
        assert told(server) == refused

        line.execute("GRANT SELECT ON meta TO pg_monitor")
        # Each missing right has to be noticed, not only the first one.
        assert told(server) == refused

        line.execute("GRANT SELECT ON tables TO pg_monitor")
        assert told(server)[0] == (Mark.OK, "database", "fine")

        line.execute(TABLES)
        assert told(server) == refused
