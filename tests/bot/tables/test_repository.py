"""What the tables need of the store."""

import asyncio
import json
import sqlite3
from unittest.mock import Mock

import pytest

from bot.storage.postgres.connection import Rejected
from bot.tables import repository
from bot.tables.bulletin import Bulletin
from bot.tables.repository import DuplicateStep, LiveTable, Stored
from bot.tables.table import Player, Status
from tests.bot.storage.tables import ADA, BEN, CLEO, checkpoint, entry, full_table, table


async def test_a_table_comes_back_as_it_was(store):
    saved = full_table()

    await store.tables.save(saved)

    assert await store.tables.load(saved.id) == Stored(saved, None, ())


async def test_truth_and_numbers_stay_apart(store):
    await store.tables.save(table(options={"long": True, "rounds": 1}))

    options = (await store.tables.load("t1")).table.options

    assert options["long"] is True
    assert options["rounds"] == 1
    assert options["rounds"] is not True


async def test_a_table_that_never_was_is_none(store):
    assert await store.tables.load("t1") is None


async def test_loading_gives_the_last_checkpoint_and_the_rows_since(store):
    for revision in range(6):
        kept = checkpoint(revision, state=f'{{"at": {revision}}}') if revision in (0, 3) else None
        await store.tables.save(table(revision=revision), entry(revision), kept)

    stored = await store.tables.load("t1")

    assert stored.table.revision == 5
    assert stored.checkpoint == checkpoint(3, state='{"at": 3}')
    assert stored.rows == (entry(4).row, entry(5).row)


async def test_a_new_epoch_starts_at_its_checkpoint_and_the_old_rows_are_kept(store):
    await store.tables.save(table(), entry(0), checkpoint(0, state="old"))
    await store.tables.save(table(revision=1), entry(1))
    await store.tables.save(table(epoch=1), None, checkpoint(0, epoch=1, state="new"))
    await store.tables.save(table(epoch=1, revision=1), entry(1, epoch=1, choice="go"))

    stored = await store.tables.load("t1")

    assert stored.checkpoint == checkpoint(0, epoch=1, state="new")
    assert [row.choice for row in stored.rows] == ["go"]

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


async def test_an_older_checkpoint_does_not_replace_a_newer_one(store):
    await store.tables.save(table(), None, checkpoint(5, state="newer"))
    await store.tables.save(table(), None, checkpoint(4, state="older"))

    assert (await store.tables.load("t1")).checkpoint.state == "newer"


async def test_a_step_counts_once_and_its_double_changes_nothing(store):
    await store.tables.save(table(revision=1), entry(1))

    with pytest.raises(DuplicateStep, match="t1, epoch 0, revision 1"):
        await store.tables.save(table(revision=99), entry(1, choice="go"), checkpoint(1))

    stored = await store.tables.load("t1")
    assert stored.table.revision == 1
    assert stored.checkpoint is None
    assert [row.choice for row in stored.rows] == ["stay"]


@pytest.mark.parametrize("step", [None, entry(1)])
async def test_a_row_that_no_table_may_have_is_no_double(store, step):
    with pytest.raises((sqlite3.IntegrityError, Rejected)):
        await store.tables.save(table(guild_id=None), step)
    assert await store.tables.load("t1") is None


async def test_what_is_live_is_what_is_not_over(store):
    for number, status in enumerate(Status):
        await store.tables.save(
            table(f"t-{status}", number=number, status=status, channel_id=number)
        )

    assert await store.tables.live() == [
        LiveTable("t-lobby", 0, None),
        LiveTable("t-playing", 1, None),
        LiveTable("t-paused", 2, None),
    ]


async def test_a_live_table_says_when_it_is_due(store):
    await store.tables.save(full_table())

    assert await store.tables.live() == [LiveTable("t1", 70, 1.5)]


async def test_a_channel_lists_its_live_tables_oldest_first(store):
    await store.tables.save(table("young", opened_at=30.0))
    await store.tables.save(table("old", opened_at=10.0))
    await store.tables.save(table("elsewhere", channel_id=71))
    await store.tables.save(table("over", status=Status.OVER))
    await store.tables.save(table("middle", opened_at=20.0))

    assert [each.id for each in await store.tables.tables_in(70)] == ["old", "middle", "young"]


async def test_a_server_counts_its_tables_and_those_of_one_host(store):
    for number in range(3):
        await store.tables.save(table(f"t{number}", host_id=ADA if number else BEN))

    await store.tables.save(table("over", status=Status.OVER))
    await store.tables.save(table("elsewhere", guild_id=8))
    assert await store.tables.crowd(7, ADA) == (3, 2)
    assert await store.tables.crowd(9, ADA) == (0, 0)


async def test_a_server_finds_its_tables_wherever_they_stand(store):
    await store.tables.save(table("one", channel_id=71, opened_at=2.0))
    await store.tables.save(table("other", channel_id=72, opened_at=1.0))
    await store.tables.save(table("over", status=Status.OVER))
    assert [each.id for each in await store.tables.tables_on(7)] == ["other", "one"]
    assert await store.tables.tables_on(8) == []


async def test_a_person_finds_the_tables_at_which_they_sit_now(store):
    await store.tables.save(table("t1", opened_at=1.0))
    await store.tables.save(table("t2", opened_at=2.0, players=[Player("Cleo", CLEO)]))
    await store.tables.save(
        table("t2", opened_at=2.0, players=[Player("Cleo", CLEO), Player("A", ADA)])
    )
    await store.tables.save(table("t3", opened_at=3.0, status=Status.CLOSED))

    assert [each.id for each in await store.tables.tables_of(ADA)] == ["t1", "t2"]

    await store.tables.save(table("t1", opened_at=1.0, players=[Player("Ben", BEN)]))

    assert [each.id for each in await store.tables.tables_of(ADA)] == ["t2"]
    assert [each.id for each in await store.tables.tables_of(BEN)] == ["t1"]


async def test_whoever_was_dealt_a_game_knows_it(store):
    await store.tables.save(table("t1"), None, checkpoint(0))
    await store.tables.save(table("t1", status=Status.OVER))
    await store.tables.save(
        table("t2", game="out", players=[Player("Cleo", CLEO)]), None, checkpoint(0)
    )
    lobby = table("t3", players=[Player("Cleo", CLEO), Player("Ben", BEN)], status=Status.CLOSED)
    await store.tables.save(lobby)

    assert await store.tables.have_played("heist", [ADA, BEN, CLEO]) == {ADA, BEN}
    assert await store.tables.have_played("heist", [CLEO]) == set()
    assert await store.tables.have_played("out", [ADA, CLEO]) == {CLEO}
    assert await store.tables.have_played("out", []) == set()


async def test_each_server_counts_its_own_tables(store):
    assert [await store.tables.next_number(7) for _ in range(3)] == [1, 2, 3]
    assert await store.tables.next_number(8) == 1


async def test_the_values_are_those_of_the_call(store):
    moving = table()

    saving = asyncio.create_task(store.tables.save(moving))
    await asyncio.sleep(0)
    moving.revision = 99
    await saving

    assert (await store.tables.load("t1")).table.revision == 0


class TestWriting:
    def test_a_table_is_written_whole(self):
        everything = full_table()
        assert everything.news
        assert json.loads(repository.written(everything)) == json.loads(
            repository.TABLE.dump_json(everything)
        )
        assert repository.TABLE.validate_json(repository.written(everything)) == everything
        assert repository.TABLE.validate_json(repository.written(table(news=()))) == table(news=())

    def test_what_was_told_before_is_not_written_again(self, monkeypatch):
        write = Mock(wraps=repository.as_json)
        monkeypatch.setattr(repository, "_bulletin", repository.Written(write, most=9))
        old = Bulletin(1, "cheered", {"seat": 0})
        new = Bulletin(2, "cheered", {"seat": 0})
        repository.written(table(news=(old,)))
        told = json.loads(repository.written(table(news=(old, new))))["news"]

        assert [one["revision"] for one in told] == [1, 2]
        assert write.call_count == 2

    def test_news_that_stay_are_not_looked_at_again(self, monkeypatch):
        whole = table(news=(Bulletin(1, "cheered", {"seat": 0}),))
        before = repository.written(whole)
        monkeypatch.setattr(repository, "_bulletin", looked_at := Mock())
        quiet = whole.draft()

        assert quiet.remember([], {"cheered"}) == []
        assert repository.written(quiet) == before

        looked_at.all.assert_not_called()

    def test_what_lies_where_another_one_lay_is_not_taken_for_it(self):
        written = repository.Written(repository.as_json, most=2)
        gone = "gone"
        new = "new"
        written.all([gone])
        written._known.put(id(new), written._known[id(gone)])

        assert repository.as_json(written.all([new])) == repository.as_json([new])

    def test_it_does_not_remember_for_ever(self):
        write = Mock(wraps=repository.as_json)
        written = repository.Written(write, most=2)
        for name in ("a", "b", "c", "b", "c"):
            assert repository.as_json(written.all([name])) == repository.as_json([name])

        assert write.call_count == 3

        written.all(["a"])
        assert write.call_count == 4
