"""Counts of tables by state, and the size of the database."""

import asyncio
from functools import partial
from secrets import token_hex
from typing import Any

from bot.store import Store
from bot.tables import repository
from bot.tables.repository import CHUNK, TableCount
from bot.tables.table import Status
from tests.bot.storage.tables import table


async def test_census_counts_live_tables_by_state_and_pause_reason(store):
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
        TableCount("lobby", "heist", None, 2),
        TableCount("paused", "heist", "paused-broken", 2),
        TableCount("paused", "heist", "paused-no-access", 1),
        TableCount("paused", "out", "paused-broken", 1),
        TableCount("playing", "heist", None, 1),
    ]


async def test_census_counts_each_table_once_across_batches(store):
    def opened(number):
        return table(f"t{number}", number=number, channel_id=70 + number // 7)

    # More than two batches, the last of them partly filled.
    crowd = 2 * CHUNK + 30
    await asyncio.gather(*[store.tables.save(opened(number)) for number in range(crowd)])

    assert await store.figures.census() == [TableCount("lobby", "heist", None, crowd)]


async def test_census_query_uses_the_index_of_live_tables(path):
    # Finished tables are kept for long, so a full scan would grow without limit.
    store = await Store.open(path)
    asked = ((repository.CHUNK_END, (-1,)), (repository.STATES, (-1, 9)))
    for sql, values in asked:
        look = partial(planned, sql, values)
        steps = [row[3] for row in await store.database.read(look)]
        assert [step for step in steps if "USING INDEX live_tables (" in step] == steps

    await store.close()


def planned(sql, values, database):
    return database.execute(f"EXPLAIN QUERY PLAN {sql}", values).fetchall()


async def test_size_grows_with_the_stored_data(store):
    before = await store.figures.size()
    for number in range(60):
        # Random text cannot be compressed or stored twice in one page.
        await store.tables.save(table(f"t{number}", number=number, locale=token_hex(2000)))

    assert before > 0
    assert await store.figures.size() > before + 60 * 2000
