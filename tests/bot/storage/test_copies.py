"""Backups of both engines, and what is made of them again."""

import asyncio
import errno
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from bot.common.database_url import DatabaseServer
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.repository import Surface
from bot.people import Person
from bot.storage import DatabaseNewer, DatabaseUnreadable, copies
from bot.storage.engines import alone_on
from bot.storage.errors import DatabaseAway
from bot.storage.sqlite import migrations
from bot.store import Store
from bot.tables.table import Status
from tests.bot.storage.tables import (
    ADA,
    BEN,
    checkpoint,
    entry,
    full_table,
    get_rows,
    put_row,
    table,
)

PLAN: dict[str, Any] = {"id": 1, "guild_id": 7, "channel_id": 70}
PLAN |= {"message_id": None, "event_id": None}
PLAN |= {"game": "out", "user_id": ADA, "locale": "de", "at": 1.0, "reminded": False}
TABLE = Surface(SurfaceId("t1", Kind.TABLE), 70, 12345678901234567, 4, "n", "hash", None, 11.0)


@pytest.fixture
def other(request, place, tmp_path):
    """A database of the other engine."""
    if isinstance(place, Path):
        return request.getfixturevalue("server")
    return tmp_path / "other" / "coop.sqlite3"


async def lived_in(place):
    """Something of every kind, and of every type of column."""
    async with alone_on(place) as hold:
        store = await Store.open(place)
        await store.database.own(hold)
        await store.tables.save(full_table())
        await store.tables.save(table("t2"), None, checkpoint(0))
        await store.tables.save(table("t2", status=Status.OVER), entry(1, choice="“egg”\n\t\\N"))
        await store.records.put_record("t2", bytes(range(256)))
        await store.surfaces.put_surface(TABLE)
        await store.people.put_person(Person(ADA, None, dm_open=False, locale="de", pictures=True))
        await store.people.put_taste(ADA, "de", pictures=False)
        await store.tables.next_number(7)
        await put_row(store, "ladders", guild_id=7)
        await put_row(store, "plans", **PLAN)
        await put_row(store, "coming", plan_id=1, user_id=BEN)
        await store.close()


async def all_of(place):
    """What the store says of it."""
    store = await Store.open(place)
    try:
        return [
            await store.tables.load("t1"),
            await store.records.chronicle("t2"),
            await store.records.record("t2"),
            await store.surfaces.surfaces("t1"),
            await store.people.person(ADA),
            await get_rows(store, "ladders", "guild_id"),
            await get_rows(store, "plans", ", ".join(PLAN)),
            await get_rows(store, "coming", "plan_id, user_id"),
            await store.meta("commits") if isinstance(place, Path) else None,
        ]
    finally:
        await store.close()


async def brought(source, place, **how):
    async with alone_on(place) as hold:
        return await asyncio.to_thread(copies.restore, source, place, hold.epoch, **how)


async def found(place):
    async with alone_on(place) as hold:
        store = await Store.open(place)
        try:
            return await store.database.own(hold)
        finally:
            await store.close()


async def test_a_backup_is_whole_and_private_though_somebody_plays(place, tmp_path):
    await lived_in(place)
    file = tmp_path / "kept.sqlite3"
    async with alone_on(place) as hold:
        store = await Store.open(place)
        await store.database.own(hold)
        size = await asyncio.to_thread(copies.back_up, place, file)
        await store.close()

    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert size == file.stat().st_size
    assert (await all_of(file))[:-1] == (await all_of(place))[:-1]

    with closing(sqlite3.connect(file)) as database:
        keys = [key for (key,) in database.execute("SELECT key FROM meta")]

    assert "schema" not in keys, "a file says in another way of which version it is"
    assert not [*tmp_path.glob("*.part*")]


async def test_what_is_there_is_not_overwritten_by_a_backup(place, tmp_path):
    await lived_in(place)
    file = tmp_path / "kept.sqlite3"
    file.write_text("an egg")
    with pytest.raises(FileExistsError):
        copies.back_up(place, file)

    assert file.read_text() == "an egg"


async def test_a_backup_brings_all_back_and_the_next_start_is_told(place, tmp_path):
    await lived_in(place)
    before = await all_of(place)
    file = tmp_path / "kept.sqlite3"
    copies.back_up(place, file)

    async with alone_on(place) as hold:
        store = await Store.open(place)
        await store.database.own(hold)
        await store.tables.save(table("t2", revision=2), entry(2))
        await store.tables.save(table("later"))
        await store.close()

    await brought(file, place)
    assert (await all_of(place))[:-1] == before[:-1]

    first = await found(place)
    second = await found(place)
    assert (first.is_set_back, first.is_doubtful) == (True, True)
    assert first.era
    assert second == (first.era, False, False), "it happened once"


async def test_on_another_machine_the_next_start_is_told_too(place, other, tmp_path):
    await lived_in(place)
    file = tmp_path / "kept.sqlite3"
    copies.back_up(place, file)
    await brought(file, other)
    assert (await found(other)).is_set_back


async def test_a_move_between_engines_and_back_changes_nothing(place, other):
    await lived_in(place)
    before = await all_of(place)
    await brought(place, other, set_back=False)

    assert (await all_of(other))[:-1] == before[:-1]
    assert not (await found(other)).is_set_back

    await brought(other, place, set_back=False)
    assert (await all_of(place))[:-1] == before[:-1]


def test_no_table_is_filled_before_those_whose_rows_it_names():
    with closing(sqlite3.connect(":memory:")) as database:
        for script in migrations.migrations().values():
            database.executescript(script)

        names = [*copies.tables_of(database)]
        for name in names:
            for _, _, named, *_ in database.execute(f"PRAGMA foreign_key_list({name})"):
                assert names.index(named) < names.index(name), f"{name} names rows of {named}"

    assert {"tables", "plans", "coming"} < {*names}


async def test_what_was_there_is_replaced_as_a_whole(place, other):
    await lived_in(place)
    store = await Store.open(other)
    await store.tables.save(table("stranger"))
    await store.close()
    await brought(place, other)
    store = await Store.open(other)

    assert await store.tables.load("stranger") is None

    brought_along = await store.tables.load("t1")
    assert brought_along is not None
    assert brought_along.table == full_table()

    await store.close()


async def test_a_damaged_file_changes_nothing(place, tmp_path):
    await lived_in(place)
    before = await all_of(place)
    file = tmp_path / "kept.sqlite3"
    copies.back_up(place, file)
    size = file.stat().st_size
    with file.open("r+b") as bytes_:
        bytes_.seek(size // 2)
        bytes_.write(os.urandom(size // 2))

    with pytest.raises(DatabaseUnreadable):
        await brought(file, place)

    assert await all_of(place) == before


async def test_a_newer_a_foreign_and_an_empty_file_are_refused(place, tmp_path):
    await lived_in(place)
    newer, foreign, empty = (tmp_path / name for name in ("newer", "foreign", "empty"))
    for file, sql in ((newer, "PRAGMA user_version = 99"), (foreign, "CREATE TABLE money (n)")):
        with sqlite3.connect(file) as database:
            database.execute(sql)
        database.close()

    empty.touch()
    with pytest.raises(DatabaseNewer):
        await brought(newer, place)

    for file in (foreign, empty):
        with pytest.raises(DatabaseUnreadable):
            await brought(file, place)

    assert (await all_of(place))[0] is not None


async def test_an_older_backup_is_brought_to_todays_shape(place, tmp_path):
    old = tmp_path / "old.sqlite3"
    with sqlite3.connect(old) as database:
        database.executescript(migrations.migrations()[1])
        database.execute("PRAGMA user_version = 1")
        database.execute("INSERT INTO meta VALUES ('hen', 'Henrietta')")

    database.close()
    await brought(old, place)
    store = await Store.open(place)

    assert await store.meta("hen") == "Henrietta"

    await store.close()
    assert not [*tmp_path.glob("*.part*")]


async def test_what_was_there_lies_beside_a_restored_file(path, tmp_path):
    await lived_in(path)
    file = tmp_path / "kept.sqlite3"
    copies.back_up(path, file)
    store = await Store.open(path)
    await store.tables.save(table("later"))
    await store.close()
    aside = await brought(file, path)
    store = await Store.open(aside)

    assert await store.tables.load("later") is not None

    await store.close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_what_an_attempt_that_was_killed_has_left_is_in_nobodys_way(path, tmp_path):
    await lived_in(path)
    file = tmp_path / "kept.sqlite3"
    draft = file.with_name(f"kept.sqlite3.{os.getpid()}.part")
    for ending in ("", "-wal", "-shm", ".before-0007"):
        draft.with_name(draft.name + ending).write_text("an egg")

    copies.back_up(path, file)
    assert [one.name for one in tmp_path.iterdir() if one.is_file()] == [file.name]
    assert (await all_of(file))[0] is not None


async def test_a_log_is_put_aside_with_its_file_and_one_that_lay_there_goes(path, tmp_path):
    """No file finds the log of another one beside it."""
    await lived_in(path)
    file = tmp_path / "kept.sqlite3"
    copies.back_up(path, file)

    assert await brought(file, tmp_path / "new.sqlite3") is None, "nothing was there"

    path.with_name("coop.sqlite3-wal").write_text("its log")
    aside = path.with_name("coop.sqlite3.before-restore")
    aside.with_name(f"{aside.name}-shm").write_text("another's")

    assert await brought(file, path) == aside

    there = {one.name: one.read_bytes() for one in path.parent.glob("*.before-restore*")}
    assert there[f"{aside.name}-wal"] == b"its log"
    assert b"another's" not in there.values()
    assert not path.with_name("coop.sqlite3-wal").exists()


async def test_where_a_disk_knows_no_links_a_backup_is_made_all_the_same(
    path, tmp_path, monkeypatch
):
    await lived_in(path)
    monkeypatch.setattr(os, "link", Mock(side_effect=PermissionError("no links here")))
    file = tmp_path / "backup.sqlite3"

    assert copies.back_up(path, file) == file.stat().st_size
    assert [one.name for one in tmp_path.iterdir() if one.is_file()] == [file.name]


async def test_a_file_that_came_there_meanwhile_is_not_overwritten(path, tmp_path, monkeypatch):
    await lived_in(path)
    file = tmp_path / "backup.sqlite3"
    link = os.link

    def meanwhile(draft, there):
        file.write_text("an egg")
        link(draft, there)

    monkeypatch.setattr(os, "link", meanwhile)
    with pytest.raises(FileExistsError):
        copies.back_up(path, file)

    assert file.read_text() == "an egg"
    assert [one.name for one in tmp_path.iterdir() if one.is_file()] == [file.name]


async def test_a_backup_leaves_no_file_open(path, tmp_path):
    await lived_in(path)
    before = len(os.listdir("/dev/fd"))
    copies.back_up(path, tmp_path / "backup.sqlite3")
    assert len(os.listdir("/dev/fd")) == before


async def test_a_copy_is_on_the_disk_before_it_has_its_name_and_so_is_its_name(
    path, tmp_path, monkeypatch
):
    """Or a power cut would leave a file that is not whole, or none."""
    await lived_in(path)
    file = tmp_path / "there" / "backup.sqlite3"
    told = []

    def noted(synced):
        told.append((synced.suffix or synced.name, file.exists()))

    monkeypatch.setattr(copies, "on_the_disk", noted)
    copies.back_up(path, file)
    file.unlink()
    await brought(path, file)

    assert told == [(".part", False), ("there", True)] * 2


@pytest.mark.parametrize("where", ["kept", "new/folder/kept"])
async def test_a_backup_makes_the_folders_that_it_needs(path, tmp_path, where):
    await lived_in(path)
    file = tmp_path / where
    copies.back_up(path, file)

    assert file.exists()

    with pytest.raises(NotADirectoryError, match="Not a directory"):
        copies.back_up(path, file / "deeper" / "kept")

    with pytest.raises(NotADirectoryError) as error:
        copies.back_up(path, file / "kept")

    assert (error.value.errno, error.value.filename) == (errno.ENOTDIR, str(file))


async def test_where_nothing_can_be_written_the_database_is_not_blamed(
    place, tmp_path, monkeypatch
):
    await lived_in(place)
    really = os.open

    def only_read(file, flags, *mode, **how):
        if flags & os.O_CREAT:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))
        return really(file, flags, *mode, **how)

    monkeypatch.setattr(os, "open", only_read)
    with pytest.raises(PermissionError):
        copies.back_up(place, tmp_path / "kept")


async def test_whoever_holds_a_server_no_more_brings_nothing_there(path, server):
    await lived_in(path)
    await lived_in(server)
    before = await all_of(server)

    async with alone_on(server) as hold:
        with pytest.raises(DatabaseAway, match="another Coop has taken over"):
            await asyncio.to_thread(copies.restore, path, server, hold.epoch - 1)

    assert await all_of(server) == before


async def test_of_an_older_server_no_backup_is_made(server, tmp_path):
    await lived_in(server)
    store = await Store.open(server)
    await store.put_meta("schema", "1")
    await store.close()
    with pytest.raises(DatabaseUnreadable, match="it is of an older version: start this Coop"):
        copies.back_up(server, tmp_path / "kept")

    assert not [*tmp_path.iterdir()]


async def test_a_disk_that_gets_full_amid_a_copy_is_told_in_a_sentence(
    place, tmp_path, monkeypatch
):
    """Also where the copy itself is there, and its shape becomes today's."""
    await lived_in(place)
    file = tmp_path / "backup.sqlite3"
    await asyncio.to_thread(copies.back_up, place, file)
    there = tmp_path / "there" / "coop.sqlite3"
    monkeypatch.setattr(copies, "opened", full_when_opened)
    with pytest.raises(OSError, match="database or disk is full"):
        await brought(file, there)

    assert not there.exists()

    if isinstance(place, DatabaseServer):
        with pytest.raises(OSError, match="database or disk is full"):
            await asyncio.to_thread(copies.back_up, place, tmp_path / "another.sqlite3")

    assert [one.name for one in tmp_path.iterdir() if one.is_file()] == [file.name]


def full_when_opened(_):
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorname = "SQLITE_FULL"
    raise error
