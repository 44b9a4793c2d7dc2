"""Chronicles and records in the database."""

from bot.statistics.ports import Counted, Seating
from bot.tables.ports import Checkpoint
from bot.tables.table import Status
from games.kit.engine import JournalRow
from tests.bot.store.tables import entry, table


async def test_a_chronicle_is_all_that_is_known_of_a_table(store):
    deal = Checkpoint(0, JournalRow(0, 0, "", "f"), "{}")
    await store.save(table("t1"), checkpoint=deal)
    await store.save(table("t1"), entry(1))
    second = Checkpoint(1, JournalRow(1, 0, "", ""), '{"phase": "cards"}')
    await store.save(table("t1", epoch=1), entry(2, epoch=1), second)

    found = await store.chronicle("t1")

    assert found.table.epoch == 1
    assert found.entries == (entry(1), entry(2, epoch=1))
    assert found.checkpoints == (deal, second)
    assert await store.chronicle("t2") is None


async def test_only_games_that_ended_after_the_deal_lack_a_record(store):
    deal = Checkpoint(0, JournalRow(0, 0, "", "f"), "{}")
    await store.save(table("lobby"))
    await store.save(table("cancelled", status=Status.CLOSED))
    await store.save(table("playing", status=Status.PLAYING), checkpoint=deal)
    await store.save(table("ended", status=Status.CLOSED), checkpoint=deal)
    await store.save(table("over", status=Status.OVER), checkpoint=deal)
    await store.save(table("told", status=Status.OVER), checkpoint=deal)
    seating = Seating("told", 7, "heist", ())
    await store.put_record("told", b"once upon a time", Counted(seating))

    assert sorted(await store.unrecorded()) == ["ended", "over"]
    assert await store.record("told") == b"once upon a time"
    assert await store.record("over") is None
