"""Backup, restore and move with both engines."""

import asyncio
import errno
import os
import sqlite3
import stat
from contextlib import asynccontextmanager, closing
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
from bot.storage.interfaces import DatabaseAway
from bot.storage.sqlite import migrations
from bot.tables.table import Status
from tests.bot.storage.tables import (
    ADA,
    BEN,
    checkpoint,
    entry,
    full_table,
    get_rows,
    opened,
    put_row,
    run_sql,
    table,
)
from tests.support.expect import expect

PLAN: dict[str, Any] = {"id": 1, "guild_id": 7, "channel_id": 70}
PLAN |= {"message_id": None, "event_id": None}
PLAN |= {"game": "out", "user_id": ADA, "locale": "de", "at": 1.0, "reminded": False}
TABLE = Surface(SurfaceId("t1", Kind.TABLE), 70, 12345678901234567, 4, "n", "hash", None, 11.0)


@pytest.fixture
def other(request, place, tmp_path):
    """A database of the other engine."""
    # Each test then runs from a file to a server and the other way round.
    if isinstance(place, Path):
        return request.getfixturevalue("server")
    return tmp_path / "other" / "coop.sqlite3"


@asynccontextmanager
async def playing(place):
    """Open the store as a running bot does."""
    async with alone_on(place) as hold, opened(place) as store:
        yield store, await store.database.own(hold)


@pytest.fixture
async def lived(place):
    """A database with a row of every kind, with every type of column."""
    async with playing(place) as (store, _):
        await store.tables.save(full_table())
        await store.tables.save(table("t2"), None, checkpoint(0))
        # Characters that a text dump would have to escape.
        await store.tables.save(table("t2", status=Status.OVER), entry(1, choice="“egg”\n\t\\N"))
        # All 256 values, because a record is binary.
        await store.records.put_record("t2", bytes(range(256)))
        await store.surfaces.put_surface(TABLE)
        await store.people.put_person(Person(ADA, None, dm_open=False, locale="de", pictures=True))
        await store.people.put_setting(ADA, "de", "pictures", False)
        await store.tables.next_number(7)
        await put_row(store, "ladders", guild_id=7)
        await put_row(store, "plans", **PLAN)
        await put_row(store, "coming", plan_id=1, user_id=BEN)

    return place


@pytest.fixture
def kept(lived, tmp_path):
    """A backup of the database."""
    file = tmp_path / "kept.sqlite3"
    copies.back_up(lived, file)
    return file


IN_A_FILE = pytest.mark.parametrize("place", ["sqlite"], indirect=True)
ON_A_SERVER = pytest.mark.parametrize("place", ["postgres"], indirect=True)


async def all_of(place):
    """Return what the store reads from the database."""
    async with opened(place) as store:
        return [
            await store.tables.load("t1"),
            await store.records.chronicle("t2"),
            await store.records.record("t2"),
            await store.surfaces.surfaces("t1"),
            await store.people.person(ADA),
            await get_rows(store, "ladders", "guild_id"),
            await get_rows(store, "plans", ", ".join(PLAN)),
            await get_rows(store, "coming", "plan_id, user_id"),
            # Only files count their commits.
            await store.meta("commits") if isinstance(place, Path) else None,
        ]


async def brought(source, place, **how):
    async with alone_on(place) as hold:
        return await asyncio.to_thread(copies.restore, source, place, hold.epoch, **how)


async def found(place):
    async with playing(place) as (_, found):
        return found


def files_in(folder):
    return [file.name for file in folder.iterdir() if file.is_file()]


async def test_backup_is_complete_and_private_beside_a_running_bot(lived, tmp_path):
    file = tmp_path / "kept.sqlite3"
    async with playing(lived):
        size = await asyncio.to_thread(copies.back_up, lived, file)

    # A backup holds hidden cards and user ids.
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert size == file.stat().st_size
    # The count of commits differs, because the copy is a file of its own.
    assert (await all_of(file))[:-1] == (await all_of(lived))[:-1]

    keys = run_sql(file, "SELECT key FROM meta")
    assert ("schema",) not in keys, "a file says in another way of which version it is"


async def test_backup_does_not_overwrite_a_file(lived, kept):
    kept.write_text("an egg")
    with pytest.raises(FileExistsError):
        copies.back_up(lived, kept)

    assert kept.read_text() == "an egg"


async def test_restore_brings_all_back_and_marks_the_next_start(lived, kept):
    before = await all_of(lived)
    async with playing(lived) as (store, _):
        # The game goes on after the backup, so the restore sets it back.
        await store.tables.save(table("t2", revision=2), entry(2))
        await store.tables.save(table("later"))

    await brought(kept, lived)
    assert (await all_of(lived))[:-1] == before[:-1]

    first = await found(lived)
    # The second start is an ordinary one.
    second = await found(lived)
    assert (first.is_set_back, first.is_doubtful) == (True, True)
    assert first.era
    assert second == (first.era, False, False), "it happened once"


async def test_restore_replaces_the_whole_database_of_another_machine(kept, other):
    async with opened(other) as store:
        await store.tables.save(table("stranger"))

    await brought(kept, other)
    assert (await found(other)).is_set_back
    assert (await all_of(other))[0].table == full_table()

    async with opened(other) as store:
        assert await store.tables.load("stranger") is None


async def test_move_between_engines_and_back_changes_nothing(lived, other):
    before = await all_of(lived)
    await brought(lived, other, set_back=False)

    assert (await all_of(other))[:-1] == before[:-1]
    # A move keeps all choices, so buttons remain valid.
    assert not (await found(other)).is_set_back

    await brought(other, lived, set_back=False)
    assert (await all_of(lived))[:-1] == before[:-1]


def test_tables_are_filled_after_those_that_they_reference():
    with closing(sqlite3.connect(":memory:")) as database:
        for script in migrations.migrations().values():
            database.executescript(script)

        names = [*copies.tables_of(database)]
        for name in names:
            # PostgreSQL checks foreign keys while the rows are copied.
            for _, _, named, *_ in database.execute(f"PRAGMA foreign_key_list({name})"):
                assert names.index(named) < names.index(name), f"{name} names rows of {named}"

    assert {"tables", "plans", "coming"} < {*names}


async def test_damaged_newer_foreign_or_empty_file_is_not_restored(lived, kept, tmp_path):
    before = await all_of(lived)
    size = kept.stat().st_size
    # The second half is noise, and the schema at the beginning is intact.
    with kept.open("r+b") as bytes_:
        bytes_.seek(size // 2)
        bytes_.write(os.urandom(size // 2))

    newer, foreign, empty = (tmp_path / name for name in ("newer", "foreign", "empty"))
    run_sql(newer, "PRAGMA user_version = 99")
    run_sql(foreign, "CREATE TABLE money (n)")
    empty.touch()
    await expect(DatabaseNewer, brought(newer, lived))

    for file in (kept, foreign, empty):
        await expect(DatabaseUnreadable, brought(file, lived))

    assert await all_of(lived) == before


async def test_older_backup_is_migrated_by_the_restore(place, tmp_path):
    old = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(old)) as database, database:
        database.executescript(migrations.migrations()[1])
        database.execute("PRAGMA user_version = 1")
        database.execute("INSERT INTO meta VALUES ('hen', 'Henrietta')")

    await brought(old, place)
    async with opened(place) as store:
        assert await store.meta("hen") == "Henrietta"

    # The migrated copy was a draft.
    assert not [*tmp_path.glob("*.part*")]


@IN_A_FILE
async def test_replaced_file_is_kept_with_its_log_beside_the_restored_one(lived, kept, tmp_path):
    """A log beside another file would be read as that file's own."""
    assert await brought(kept, tmp_path / "new.sqlite3") is None, "nothing was there"

    async with opened(lived) as store:
        await store.tables.save(table("later"))

    lived.with_name("coop.sqlite3-wal").write_text("its log")
    aside = lived.with_name("coop.sqlite3.before-restore")
    aside.with_name(f"{aside.name}-shm").write_text("another's")

    assert await brought(kept, lived) == aside
    assert stat.S_IMODE(lived.stat().st_mode) == 0o600

    there = {file.name: file.read_bytes() for file in lived.parent.glob("*.before-restore*")}
    log = aside.with_name(f"{aside.name}-wal")
    assert there[log.name] == b"its log"
    assert b"another's" not in there.values()
    assert not lived.with_name("coop.sqlite3-wal").exists()

    log.unlink()  # SQLite would read it
    async with opened(aside) as store:
        assert await store.tables.load("later") is not None


@IN_A_FILE
@pytest.mark.parametrize("links", [True, False])
async def test_backup_leaves_no_other_file_and_none_open(lived, tmp_path, monkeypatch, links):
    """Neither do drafts of an interrupted backup stay, nor are hard links needed."""
    file = tmp_path / "kept.sqlite3"
    for ending in ("", "-wal", "-shm", ".before-0007"):
        file.with_name(f"{file.name}.{os.getpid()}.part{ending}").write_text("an egg")

    if not links:
        monkeypatch.setattr(os, "link", Mock(side_effect=PermissionError("no links here")))

    before = len(os.listdir("/dev/fd"))
    assert copies.back_up(lived, file) == file.stat().st_size
    assert len(os.listdir("/dev/fd")) == before
    assert files_in(tmp_path) == [file.name]
    assert (await all_of(file))[0] is not None


@IN_A_FILE
async def test_file_created_during_a_backup_is_not_overwritten(lived, tmp_path, monkeypatch):
    file = tmp_path / "backup.sqlite3"
    link = os.link

    # The other file appears after the check, just before the draft gets its name.
    def meanwhile(draft, there):
        file.write_text("an egg")
        link(draft, there)

    monkeypatch.setattr(os, "link", meanwhile)
    with pytest.raises(FileExistsError):
        copies.back_up(lived, file)

    assert file.read_text() == "an egg"
    assert files_in(tmp_path) == [file.name]


@IN_A_FILE
async def test_copy_is_synced_before_it_is_renamed_and_the_folder_after(
    lived, tmp_path, monkeypatch
):
    """Otherwise a power cut could leave an incomplete file, or none."""
    file = tmp_path / "there" / "backup.sqlite3"
    told = []

    def noted(synced):
        told.append((synced.suffix or synced.name, file.exists()))

    monkeypatch.setattr(copies, "flush_to_disk", noted)
    copies.back_up(lived, file)
    file.unlink()
    await brought(lived, file)

    assert told == [(".part", False), ("there", True)] * 2


@IN_A_FILE
async def test_backup_creates_missing_folders(lived, tmp_path):
    file = tmp_path / "new" / "folder" / "kept"
    copies.back_up(lived, file)

    assert file.exists()

    with pytest.raises(NotADirectoryError, match="Not a directory"):
        copies.back_up(lived, file / "deeper" / "kept")

    with pytest.raises(NotADirectoryError) as error:
        copies.back_up(lived, file / "kept")

    assert (error.value.errno, error.value.filename) == (errno.ENOTDIR, str(file))


async def test_write_error_is_not_reported_as_a_damaged_database(lived, tmp_path, monkeypatch):
    really = os.open

    def only_read(file, flags, *mode, **how):
        if flags & os.O_CREAT:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))
        return really(file, flags, *mode, **how)

    monkeypatch.setattr(os, "open", only_read)
    with pytest.raises(PermissionError):
        copies.back_up(lived, tmp_path / "kept")


@ON_A_SERVER
async def test_restore_without_the_lease_is_refused(lived, kept):
    before = await all_of(lived)
    async with alone_on(lived) as hold:
        # The epoch of an earlier holder.
        await expect(
            DatabaseAway,
            asyncio.to_thread(copies.restore, kept, lived, hold.epoch - 1),
            match="another Coop has taken over",
        )

    assert await all_of(lived) == before


async def test_older_server_database_is_not_backed_up(server, tmp_path):
    async with opened(server) as store:
        await store.put_meta("schema", "1")

    with pytest.raises(DatabaseUnreadable, match="it is of an older version: start this Coop"):
        copies.back_up(server, tmp_path / "kept")

    assert not [*tmp_path.iterdir()]


async def test_full_disk_during_a_copy_is_explained(lived, kept, tmp_path, monkeypatch):
    """The copy itself is complete, and the migration of the copy fails."""
    there = tmp_path / "there" / "coop.sqlite3"
    monkeypatch.setattr(copies, "open_database", full_when_opened)
    await expect(OSError, brought(kept, there), match="database or disk is full")

    assert not there.exists()

    if isinstance(lived, DatabaseServer):
        with pytest.raises(OSError, match="database or disk is full"):
            copies.back_up(lived, tmp_path / "another.sqlite3")

    # No half-written draft is left.
    assert files_in(tmp_path) == [kept.name]


def full_when_opened(_):
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorname = "SQLITE_FULL"
    raise error
