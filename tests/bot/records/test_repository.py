"""The repository of chronicles and records."""

from bot.records import repository
from bot.records.repository import Finished, Sought
from bot.tables.repository import Checkpoint
from bot.tables.table import Player, Result, Status
from cogs.privacy.repository import ErasureRepository
from games.engine.engine import JournalRow
from tests.bot.storage.tables import BEN, entry, table

DEAL = Checkpoint(0, JournalRow(0, 0, "", "f"), "{}")


async def test_chronicle_has_all_epochs_of_a_table(store):
    await store.tables.save(table("t1"), checkpoint=DEAL)
    await store.tables.save(table("t1"), entry(1))
    second = Checkpoint(1, JournalRow(1, 0, "", ""), '{"phase": "cards"}')
    await store.tables.save(table("t1", epoch=1), entry(2, epoch=1), second)

    found = await store.records.chronicle("t1")

    assert found.table.epoch == 1
    assert found.entries == (entry(1), entry(2, epoch=1))
    assert found.checkpoints == (DEAL, second)
    assert await store.records.chronicle("t2") is None


async def test_entries_come_from_the_record_after_the_journal_was_tidied(store, monkeypatch):
    over = table("t1", status=Status.OVER)
    await store.tables.save(over, entry(0), DEAL)
    await store.tables.save(over, entry(1))
    await store.records.put_record("t1", b"told")
    # Decoding a real record is tested elsewhere.
    monkeypatch.setattr(repository, "entries_of", {b"told": (entry(5), entry(6))}.get)
    assert (await store.records.chronicle("t1")).entries == (entry(0), entry(1))

    # Tidying deletes the journal of a finished game that has a record.
    await ErasureRepository(store.database).tidy(over)
    assert (await store.records.chronicle("t1")).entries == (entry(5), entry(6))

    # A table without a record has the entries that are left.
    bare = table("t2", status=Status.OVER)
    await store.tables.save(bare, entry(0), DEAL)
    await ErasureRepository(store.database).tidy(bare)
    assert (await store.records.chronicle("t2")).entries == (entry(0),)


async def test_unrecorded_games_are_those_that_ended_after_the_deal(store):
    await store.tables.save(table("lobby"))
    await store.tables.save(table("cancelled", status=Status.CLOSED))
    await store.tables.save(table("playing", status=Status.PLAYING), checkpoint=DEAL)
    await store.tables.save(table("ended", status=Status.CLOSED), checkpoint=DEAL)
    await store.tables.save(table("over", status=Status.OVER), checkpoint=DEAL)
    await store.tables.save(table("told", status=Status.OVER), checkpoint=DEAL)
    await store.records.put_record("told", b"once upon a time")

    assert sorted(await store.records.unrecorded()) == ["ended", "over"]
    assert await store.records.record("told") == b"once upon a time"
    assert await store.records.record("over") is None

    # An unkept game is neither unrecorded nor listed. Repeated calls must not fail.
    for _ in range(2):
        await store.records.leave_unkept("over")

    assert await store.records.unrecorded() == ["ended"]
    assert await store.records.is_unkept("over")
    assert not await store.records.is_unkept("ended")

    listed = await store.records.finished(7, Sought(0, [70]), 25)
    assert {one.table_id for one in listed} == {"ended", "told"}


class TestWhatAServerHasPlayed:
    async def over(self, store, number, **facts):
        facts = {"number": number, "status": Status.OVER, "result": Result([1], {}, {})} | facts
        await store.tables.save(table(f"t{number}", **facts), checkpoint=DEAL)

    async def numbers(self, store, *words, user_id=0, channels=(70,), most=25):
        sought = Sought(user_id, channels, [(word, ()) for word in words])
        return [one.number for one in await store.records.finished(7, sought, most)]

    async def test_finished_games_are_listed_newest_first_with_players_and_winners(self, store):
        await self.over(store, 1)
        await self.over(store, 2, status=Status.CLOSED, result=None, game="crazy")
        assert await store.records.finished(7, Sought(0, [70]), 25) == [
            Finished("t2", 2, 70, "crazy", ("Ada", "Ben"), ()),
            Finished("t1", 1, 70, "heist", ("Ada", "Ben"), (1,)),
        ]
        assert await self.numbers(store, most=1) == [2]

    async def test_running_undealt_and_foreign_games_are_not_listed(self, store):
        await store.tables.save(table("lobby", status=Status.CLOSED))
        await store.tables.save(table("playing", status=Status.PLAYING), checkpoint=DEAL)
        await self.over(store, 3, guild_id=8)
        assert await self.numbers(store) == []

    async def test_only_visible_games_are_listed(self, store):
        await self.over(store, 4, channel_id=71)
        assert await self.numbers(store) == []
        # A game is visible to its players and in channels that the viewer can see.
        assert await self.numbers(store, user_id=BEN) == [4]
        assert await store.records.finished_number(7, 4, Sought(0, [70])) is None
        assert (await store.records.finished_number(7, 4, Sought(0, [71]))).table_id == "t4"
        assert await store.records.finished_number(7, 4, Sought(BEN, [])) is not None

    async def test_all_words_of_a_search_must_match(self, store):
        await self.over(store, 5, players=[Player("Über 100%_!", 1), Player("Cleo", 2)])
        await self.over(store, 56, players=[Player("Dan", 1), Player("Cleo", 2)])
        assert await self.numbers(store, "cleo") == [56, 5]
        assert await self.numbers(store, "cleo", "dan") == [56]
        assert await self.numbers(store, "über") == [5]
        # Characters with a meaning in SQL patterns are taken literally.
        assert await self.numbers(store, "%") == await self.numbers(store, "_!") == [5]
        assert await self.numbers(store, "5") == [56, 5]
        assert await self.numbers(store, "'; --") == []

        heist = Sought(0, [70], [("bank", ["heist"])])
        assert [one.number for one in await store.records.finished(7, heist, 25)] == [56, 5]

    async def test_latest_game_of_a_channel_is_found(self, store):
        await self.over(store, 6)
        await self.over(store, 7, channel_id=71)
        assert (await store.records.finished_in(7, 70)).number == 6
        assert await store.records.finished_in(7, 72) is None
