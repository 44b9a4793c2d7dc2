"""What is kept in memory, and what falls due next, with moments that change all the time."""

from random import Random

import pytest

from bot.tables.deadlines import Thinking
from bot.tables.refusals import TableGone
from bot.tables.session_cache import BETWEEN_LOOKS, IDLE_AND_OVER, SPARE, DueQueue
from tests.bot.tables.house import ADA, BEN, House


def test_the_earliest_is_next_and_stays_due_until_it_is_changed() -> None:
    dues = DueQueue()
    assert dues.next() is None

    dues.set("a", 3.0)
    dues.set("b", 1.0)
    dues.set("c", 2.0)

    assert dues.next() == 1.0
    assert dues.by(2.0) == ["b", "c"]
    assert dues.by(2.0) == ["b", "c"]

    dues.set("b", 9.0)
    assert dues.by(2.0) == ["c"]

    dues.clear("c")
    assert (dues.by(2.0), dues.next()) == ([], 3.0)


def test_it_agrees_with_a_dictionary_and_does_not_grow() -> None:
    rng = Random(1)
    dues = DueQueue()
    plain = dict[str, float]()
    for _ in range(5000):
        table_id = str(rng.randrange(20))
        due = float(rng.randrange(50))
        if rng.random() < 0.2:
            dues.clear(table_id)
            plain.pop(table_id, None)
        else:
            dues.set(table_id, due)
            plain[table_id] = due

        assert dues.next() == min(plain.values(), default=None)
        assert sorted(dues.by(25.0)) == sorted(one for one, when in plain.items() if when <= 25.0)

    assert len(dues._heap) <= 2 * 20 + SPARE + 1


def test_it_is_not_built_anew_for_every_change() -> None:
    """With thousands of tables, each commit would cost a look at all of them."""
    dues = DueQueue()
    for moment in range(SPARE + 2):
        dues.set("a", float(moment))
        assert len(dues._heap) == moment + 1

    dues.set("a", 1000.0)
    assert dues._heap == [(1000.0, "a")]


# -- what is kept ----------------------------------------------------------------------------------


def kept(house: House, table_id: str) -> bool:
    return table_id in house.tables.sessions._sessions


async def test_a_table_that_nobody_needs_is_let_go() -> None:
    house = House()
    table_id = await house.deal(BEN)
    house.tables.sessions.let_go(table_id)
    assert not kept(house, table_id)


async def test_of_a_table_that_is_in_the_store_no_more_nothing_is_left() -> None:
    house = House()
    table_id = await house.open(BEN)
    del house.store.tables[table_id]
    house.tables.sessions.drop(table_id)
    with pytest.raises(TableGone):
        await house.tables.table(table_id)

    assert house.tables.sessions.dues.next() is None


async def test_what_nobody_touches_leaves_and_what_is_over_leaves_soon() -> None:
    house = House()
    live = await house.deal(BEN)
    over = await house.deal(BEN)
    await house.tables.moderation.end(over, ADA)
    await house.wait(IDLE_AND_OVER - 1)

    assert kept(house, over)

    await house.tables.table(over)
    await house.wait(IDLE_AND_OVER - 1)
    assert kept(house, over)

    await house.wait(BETWEEN_LOOKS)
    assert not kept(house, over)
    assert kept(house, live)


async def test_one_that_is_being_changed_stays() -> None:
    house = House()
    table_id = await house.deal(BEN)
    async with house.changing(table_id):
        house.tables.sessions.let_go(table_id)
        assert kept(house, table_id)

    house.tables.sessions.let_go(table_id)
    assert not kept(house, table_id)


async def test_one_where_somebody_is_about_to_answer_stays() -> None:
    """Made anew, the house player would think from the beginning."""
    house = House(thinking=Thinking(5, 5))
    table_id = await house.deal(BEN, fill=3)
    await house.wait(3)
    house.tables.sessions.let_go(table_id)

    assert kept(house, table_id)

    await house.wait(2)
    assert {entry.cause for entry in house.store.journal.values()} == {"house"}

    await house.tables.moderation.end(table_id, ADA)
    house.tables.sessions.let_go(table_id)
    assert not kept(house, table_id)
