"""The repository of tables, on SQLite and on PostgreSQL."""

import asyncio
import json
import sqlite3

import pytest

from bot.storage.postgres.connection import Rejected
from bot.tables import repository
from bot.tables.repository import DuplicateStep, Stored
from bot.tables.table import Player, Status
from tests.bot.storage.tables import ADA, BEN, CLEO, checkpoint, entry, full_table, table
from tests.support.expect import expect


async def test_table_is_loaded_as_it_was_saved(store):
    saved = full_table()
    assert await store.tables.load(saved.id) is None

    await store.tables.save(saved)
    stored = await store.tables.load(saved.id)
    assert stored == Stored(saved, None, ())
    # JSON keeps booleans and numbers apart, but a column of SQLite would not.
    assert stored.table.options["long"] is True
    assert stored.table.options["rounds"] is not True
    assert await store.tables.live() == {"t1": 1.5}, "its due time"


async def test_load_returns_the_last_checkpoint_and_the_rows_since(store):
    for revision in range(6):
        kept = checkpoint(revision, state=f'{{"at": {revision}}}') if revision in (0, 3) else None
        await store.tables.save(table(revision=revision), entry(revision), kept)

    stored = await store.tables.load("t1")

    assert stored.table.revision == 5
    assert stored.checkpoint == checkpoint(3, state='{"at": 3}')
    assert stored.rows == (entry(4).row, entry(5).row)


async def test_new_epoch_starts_at_its_checkpoint_and_keeps_the_old_rows(store):
    await store.tables.save(table(), entry(0), checkpoint(0, state="old"))
    await store.tables.save(table(revision=1), entry(1))
    await store.tables.save(table(epoch=1), None, checkpoint(0, epoch=1, state="new"))
    await store.tables.save(table(epoch=1, revision=1), entry(1, epoch=1, choice="go"))

    stored = await store.tables.load("t1")

    assert stored.checkpoint == checkpoint(0, epoch=1, state="new")
    assert [row.choice for row in stored.rows] == ["go"]

    # `load` returns the current epoch only, so the old rows are read by SQL.
    def look(database):
        journal = "SELECT epoch, revision, choice, cause, at FROM journal ORDER BY epoch, revision"
        checkpoints = "SELECT epoch, state FROM checkpoints ORDER BY epoch"
        return database.execute(journal).fetchall(), database.execute(checkpoints).fetchall()

    rows, epochs = await store.database.read(look)
    assert rows == [
        (0, 0, "stay", "player", 1500.5),
        (0, 1, "stay", "player", 1500.5),
        (1, 1, "go", "player", 1500.5),
    ]
    assert epochs == [(0, "old"), (1, "new")]


async def test_older_checkpoint_does_not_replace_a_newer_one(store):
    await store.tables.save(table(), None, checkpoint(5, state="newer"))
    await store.tables.save(table(), None, checkpoint(4, state="older"))

    assert (await store.tables.load("t1")).checkpoint.state == "newer"


async def test_duplicate_step_is_rejected_and_changes_nothing(store):
    await store.tables.save(table(revision=1), entry(1))

    await expect(
        DuplicateStep,
        store.tables.save(table(revision=99), entry(1, choice="go"), checkpoint(1)),
        match="t1, epoch 0, revision 1",
    )

    stored = await store.tables.load("t1")
    # The whole transaction was rolled back: table, journal and checkpoint.
    assert stored.table.revision == 1
    assert stored.checkpoint is None
    assert [row.choice for row in stored.rows] == ["stay"]


@pytest.mark.parametrize("step", [None, entry(1)])
async def test_invalid_row_is_not_taken_for_a_duplicate(store, step):
    # Both violate a constraint, so the error's kind alone does not tell them apart.
    await expect((sqlite3.IntegrityError, Rejected), store.tables.save(table(guild_id=None), step))
    assert await store.tables.load("t1") is None


async def test_live_tables_are_those_that_are_not_over(store):
    for number, status in enumerate(Status):
        await store.tables.save(
            table(f"t-{status}", number=number, status=status, channel_id=number)
        )

    assert [*await store.tables.live()] == ["t-lobby", "t-playing", "t-paused"]


def ids(tables):
    return [each.id for each in tables]


async def test_live_tables_of_a_channel_a_server_and_a_host_are_found_oldest_first(store):
    for saved in (
        table("young", opened_at=30.0),
        table("old", opened_at=10.0),
        table("elsewhere", opened_at=20.0, channel_id=71, host_id=BEN),
        table("abroad", guild_id=8, channel_id=72),
        table("over", status=Status.OVER),
    ):
        await store.tables.save(saved)

    assert ids(await store.tables.tables_in(70)) == ["old", "young"]
    assert ids(await store.tables.tables_on(7)) == ["old", "elsewhere", "young"]
    assert await store.tables.tables_on(9) == []
    # The tables of the server, and those of the host.
    assert await store.tables.crowd(7, ADA) == (3, 2)
    assert await store.tables.crowd(9, ADA) == (0, 0)


async def test_tables_of_a_person_follow_their_seats(store):
    await store.tables.save(table("t1", opened_at=1.0))
    await store.tables.save(table("t2", opened_at=2.0, players=[Player("Cleo", CLEO)]))
    await store.tables.save(
        table("t2", opened_at=2.0, players=[Player("Cleo", CLEO), Player("A", ADA)])
    )
    await store.tables.save(table("t3", opened_at=3.0, status=Status.CLOSED))

    assert ids(await store.tables.tables_of(ADA)) == ["t1", "t2"]

    # Ada has left the first table, so the list must not keep her old seat.
    await store.tables.save(table("t1", opened_at=1.0, players=[Player("Ben", BEN)]))

    assert ids(await store.tables.tables_of(ADA)) == ["t2"]
    assert ids(await store.tables.tables_of(BEN)) == ["t1"]


async def test_person_who_was_dealt_two_games_is_experienced(store):
    await store.tables.save(table("t1", status=Status.OVER), None, checkpoint(0))
    cleo = [Player("Cleo", CLEO)]
    await store.tables.save(table("t2", game="out", players=cleo), None, checkpoint(0))
    assert await store.tables.experienced("heist", [ADA, BEN, CLEO]) == set()

    await store.tables.save(table("t3", players=[Player("Ada", ADA), *cleo]), None, checkpoint(0))
    # A lobby that was never dealt is no game.
    await store.tables.save(table("t4", players=cleo, status=Status.CLOSED))

    assert await store.tables.experienced("heist", [ADA, BEN, CLEO]) == {ADA}
    assert await store.tables.experienced("heist", [CLEO]) == set()
    assert await store.tables.experienced("out", []) == set()


async def test_each_server_numbers_its_own_tables(store):
    assert [await store.tables.next_number(7) for _ in range(3)] == [1, 2, 3]
    assert await store.tables.next_number(8) == 1


async def test_saved_values_are_those_at_the_time_of_the_call(store):
    moving = table()

    saving = asyncio.create_task(store.tables.save(moving))
    # The write runs in a thread; a later change of the object must not reach it.
    await asyncio.sleep(0)
    moving.revision = 99
    await saving

    assert (await store.tables.load("t1")).table.revision == 0


class TestWriting:
    def test_written_table_equals_the_json_of_the_model(self):
        everything = full_table()
        assert json.loads(repository.table_json(everything)) == json.loads(
            repository.TABLE.dump_json(everything)
        )
        for saved in (everything, table(news=())):
            assert repository.TABLE.validate_json(repository.table_json(saved)) == saved
