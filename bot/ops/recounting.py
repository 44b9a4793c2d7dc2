"""`python -m bot recount`: the statistics anew, of all records, while nobody plays."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from bot.common.database_url import Place
from bot.statistics.recount import recounted
from bot.storage import DatabaseUnreadable, SqlStore
from bot.storage.engines import alone_on
from games.registry import GAMES

LEFT_OUT = "The record of table {table} is left out: {why}."
COUNTED = "Records: {seen}; of games that count: {counting}; left out: {faults}."


async def recount(place: Place, say: Callable[[str], object]) -> bool:
    """Whether every record could be read; `say` hears of each that could not.

    Raises DatabaseInUse, DatabaseNewer or DatabaseUnreadable.
    """
    if isinstance(place, Path) and not await asyncio.to_thread(place.exists):
        raise DatabaseUnreadable(place, "it is not there")
    async with alone_on(place, wait=0):
        store = await SqlStore.open(place)
        try:
            return await _recount(store, say)
        finally:
            await store.close()


async def _recount(store: SqlStore, say: Callable[[str], object]) -> bool:
    await store.forget()
    seen = counting = faults = 0
    async for batch in recounted(store, GAMES):
        seen += len(batch)
        counting += sum(one.is_for_statistics for one in batch)
        for one in batch:
            if one.fault is not None:
                faults += 1
                say(LEFT_OUT.format(table=one.seating.table_id, why=one.fault))
    say(COUNTED.format(seen=seen, counting=counting, faults=faults))
    return not faults
