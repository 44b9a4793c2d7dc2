"""The sessions in memory, and the queue of due times."""

from random import Random

from bot.tables.deadlines import Thinking
from bot.tables.refusals import TableGone
from bot.tables.session_cache import BETWEEN_EVICTIONS, IDLE_AND_OVER, SPARE, DueQueue
from tests.bot.tables.house import ADA, BEN, House
from tests.support.expect import expect


def test_due_queue_agrees_with_a_dictionary_and_stays_small() -> None:
    rng = Random(1)
    dues = DueQueue()
    plain = dict[str, float]()
    for _ in range(2000):
        table_id = str(rng.randrange(20))
        if rng.random() < 0.2:
            dues.clear(table_id)
            plain.pop(table_id, None)
        else:
            plain[table_id] = float(rng.randrange(50))
            dues.set(table_id, plain[table_id])

        assert dues.next() == min(plain.values(), default=None)
        due = dues.due_by(25.0)
        assert {*due} == {one for one, when in plain.items() if when <= 25.0}
        assert [plain[one] for one in due] == sorted(plain[one] for one in due)

    # Outdated entries may fill the heap up to this size before it is built again.
    assert len(dues._heap) <= 2 * 20 + SPARE + 1


def test_due_queue_is_not_rebuilt_for_every_change() -> None:
    """Each commit would otherwise cost a pass over thousands of tables."""
    dues = DueQueue()
    for moment in range(SPARE + 2):
        dues.set("a", float(moment))
        # The outdated entries are still in the heap.
        assert len(dues._heap) == moment + 1

    dues.set("a", 1000.0)
    assert dues._heap == [(1000.0, "a")]


# -- sessions in memory ----------------------------------------------------------------------------


async def test_dropped_table_that_is_not_stored_is_never_due(house: House, lobby: str) -> None:
    del house.store.tables[lobby]
    house.tables.sessions.drop(lobby)
    await expect(TableGone, house.tables.table(lobby))

    assert house.tables.sessions.dues.next() is None


async def test_finished_table_leaves_the_memory_before_a_live_one(
    house: House, table_id: str
) -> None:
    over = await house.deal(BEN)
    await house.tables.moderation.end(over, ADA)
    await house.wait(IDLE_AND_OVER - 1)

    assert house.tables.sessions.remembers(over)

    await house.tables.table(over)
    # The look at the table started its idle time again.
    await house.wait(IDLE_AND_OVER - 1)
    assert house.tables.sessions.remembers(over)

    # The cache looks for idle tables in intervals.
    await house.wait(BETWEEN_EVICTIONS)
    assert not house.tables.sessions.remembers(over)
    assert house.tables.sessions.remembers(table_id)


async def test_table_that_is_being_changed_stays(house: House, table_id: str) -> None:
    async with house.changing(table_id):
        house.tables.sessions.let_go(table_id)
        assert house.tables.sessions.remembers(table_id)

    house.tables.sessions.let_go(table_id)
    assert not house.tables.sessions.remembers(table_id)


async def test_table_with_a_thinking_house_player_stays() -> None:
    """If it were loaded again, the house player would think from the beginning."""
    house = House(thinking=Thinking(5, 5))
    table_id = await house.deal(BEN, fill=3)
    await house.wait(3)
    house.tables.sessions.let_go(table_id)

    assert house.tables.sessions.remembers(table_id)

    await house.wait(2)
    assert {*house.causes()} == {"house"}

    await house.tables.moderation.end(table_id, ADA)
    house.tables.sessions.let_go(table_id)
    assert not house.tables.sessions.remembers(table_id)
