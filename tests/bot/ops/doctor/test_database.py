"""What is told about the database, and that it is left alone."""

import os
import sqlite3
from collections import namedtuple

import pytest

from bot.ops.doctor import database, disk, place
from bot.ops.doctor.verdict import Mark
from bot.storage import Lock, SqlStore
from bot.storage.sqlite import migrations

Usage = namedtuple("Usage", "total used free")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "nest" / "coop.sqlite3"


@pytest.fixture
async def sound(path):
    store = await SqlStore.open(path)
    await store.close()
    return path


@pytest.fixture
def forbidden(monkeypatch):
    """Paths that may not be written: root may do everything, so the system cannot be asked."""
    paths = set()
    monkeypatch.setattr(os, "access", lambda one, _: os.path.exists(one) and one not in paths)
    return paths


def found(verdict):
    return verdict.mark, verdict.subject, verdict.finding


def test_one_that_is_not_there_will_be_made(path):
    verdicts = list(database.look(path))

    assert [found(one) for one in verdicts] == [
        (Mark.OK, "rights", "fine-folder"),
        (Mark.OK, "database", "absent"),
        (Mark.OK, "company", "none"),
    ]
    assert verdicts[0].facts["path"] == str(path.parent.parent)
    assert not path.parent.exists()


def test_a_sound_one(sound):
    assert [found(one) for one in database.look(sound)] == [
        (Mark.OK, "rights", "fine"),
        (Mark.OK, "database", "fine"),
        (Mark.OK, "company", "none"),
    ]


def test_one_to_be_brought_up_to_date(path):
    path.parent.mkdir()
    with sqlite3.connect(path) as older:
        older.executescript(migrations.migrations()[1] + ";PRAGMA user_version = 1")
    older.close()

    verdict = database.content(path)

    assert found(verdict) == (Mark.OK, "database", "older")
    assert verdict.facts["known"] == max(migrations.migrations())


def test_one_without_a_byte_is_no_comfort(path):
    path.parent.mkdir()
    path.touch()

    assert found(database.content(path)) == (Mark.WARN, "database", "empty")


async def test_one_that_was_there_is_missed(path):
    store = await SqlStore.open(path)
    await store.own()
    await store.close()
    path.unlink()

    assert found(database.content(path)) == (Mark.FAIL, "database", "gone")


@pytest.mark.parametrize(
    ("statement", "finding"),
    [("PRAGMA user_version = 99", "newer"), ("CREATE TABLE money (amount)", "refused")],
)
def test_one_that_is_not_for_this_coop(path, statement, finding):
    path.parent.mkdir()
    with sqlite3.connect(path) as other:
        other.execute(statement)
    other.close()
    before = path.read_bytes()

    assert found(database.content(path)) == (Mark.FAIL, "database", finding)
    assert path.read_bytes() == before


def test_a_damaged_one(sound):
    with sound.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096)

    verdict = database.content(sound)

    assert found(verdict) == (Mark.FAIL, "database", "broken")
    assert verdict.facts["faults"]


def test_hands_that_others_can_read(sound):
    sound.chmod(0o640)

    verdict = database.rights(sound)

    assert found(verdict) == (Mark.WARN, "rights", "open")
    assert verdict.facts["path"] == str(sound)


def test_a_file_that_is_closed_to_us(sound, forbidden):
    forbidden.add(sound)

    (verdict,) = database.look(sound)

    assert found(verdict) == (Mark.FAIL, "rights", "no-file")


def test_a_folder_that_is_closed_to_us(sound, forbidden):
    forbidden.add(sound.parent)

    (verdict,) = database.look(sound)

    assert found(verdict) == (Mark.FAIL, "rights", "no-folder")


def test_a_folder_that_we_may_not_make(path, forbidden):
    """The advice names the missing folder alone, never the one above: that may be anybody's."""
    forbidden.add(path.parent.parent)

    (verdict,) = database.look(path)

    assert found(verdict) == (Mark.FAIL, "rights", "no-place")
    assert verdict.facts["folder"] == str(path.parent)


def test_a_folder_that_is_a_file(path):
    path.parent.write_text("an egg")

    (verdict,) = database.look(path)

    assert found(verdict) == (Mark.FAIL, "rights", "no-folder")


def test_another_coop_is_named(sound):
    lock = Lock(sound)
    assert lock.take_now()

    verdict = database.company(sound)

    assert found(verdict) == (Mark.OK, "company", "there")
    assert verdict.facts["holder"] == f"process {os.getpid()}"
    lock.release()


def test_a_lock_that_is_closed_to_us(sound):
    sound.with_name("coop.sqlite3.lock").symlink_to("coop.sqlite3.lock")  # opening it fails

    assert found(database.company(sound)) == (Mark.FAIL, "company", "closed")


@pytest.mark.parametrize(
    ("megabytes", "mark", "finding"),
    [(49, Mark.FAIL, "little"), (50, Mark.WARN, "little"), (500, Mark.OK, "fine")],
)
def test_room_on_the_disk(path, monkeypatch, megabytes, mark, finding):
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(0, 0, megabytes * 2**20))

    assert found(disk.look(path)) == (mark, "disk", finding)


def test_a_user_without_a_name_has_a_number(monkeypatch):
    def nameless():
        raise KeyError("getpwuid(): uid not found: 4711")

    monkeypatch.setattr("getpass.getuser", nameless)

    assert place.user() == str(os.getuid())
