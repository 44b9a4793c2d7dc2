"""How much is in the database."""

import asyncio
from functools import partial
from secrets import token_hex
from typing import Any

from bot.store import Store
from bot.tables import census
from bot.tables.census import BITE, Alike
from bot.tables.table import Status
from tests.bot.storage.tables import table


async def test_the_census_counts_what_is_not_over_and_says_why_tables_are_paused(store):
    paused: dict[str, Any] = {"status": Status.PAUSED, "reason": "paused-broken"}
    tables: dict[str, dict[str, Any]] = {
        "t1": {},
        "t2": {},
        "t3": {"status": Status.PLAYING, "reason": None},
        "t4": paused,
        "t5": paused,
        "t6": paused | {"game": "out"},
        "t7": paused | {"reason": "paused-no-access"},
        "t8": {"status": Status.OVER},
        "t9": {"status": Status.CLOSED, "reason": "closed-by-host"},
    }
    for name, facts in tables.items():
        await store.tables.save(table(name, **facts))

    assert await store.figures.census() == [
        Alike("lobby", "heist", None, 2),
        Alike("paused", "heist", "paused-broken", 2),
        Alike("paused", "heist", "paused-no-access", 1),
        Alike("paused", "out", "paused-broken", 1),
        Alike("playing", "heist", None, 1),
    ]


async def test_more_tables_than_are_counted_at_once_are_counted_once_each(store):
    def opened(number):
        return table(f"t{number}", number=number, channel_id=70 + number // 7)

    crowd = 2 * BITE + 30
    await asyncio.gather(*[store.tables.save(opened(number)) for number in range(crowd)])

    assert await store.figures.census() == [Alike("lobby", "heist", None, crowd)]


async def test_however_many_are_over_the_census_goes_by_an_index(path):
    store = await Store.open(path)
    asked = ((census.BITES_UP_TO, (-1,)), (census.STATES, (-1, 9)))
    for sql, values in asked:
        look = partial(planned, sql, values)
        steps = [row[3] for row in await store.database.read(look)]
        assert [step for step in steps if "USING INDEX live_tables (" in step] == steps

    await store.close()


def planned(sql, values, database):
    return database.execute(f"EXPLAIN QUERY PLAN {sql}", values).fetchall()


async def test_the_size_grows_with_what_is_in_it(store):
    before = await store.figures.size()
    for number in range(200):
        await store.tables.save(table(f"t{number}", number=number, locale=token_hex(2000)))

    assert before > 0
    assert await store.figures.size() > before + 200 * 2000
