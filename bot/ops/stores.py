"""The database in the hands of an errand: alone with it, or beside the Coop that plays."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from bot.common.database_url import Place
from bot.storage import DatabaseInUse, DatabaseUnreadable, SqlStore, inspect
from bot.storage.engines import alone_on

NOT_THERE = "it is not there"
OLDER = "a Coop of an older version plays on it: start this one first"


@asynccontextmanager
async def alone(place: Place) -> AsyncIterator[SqlStore]:
    """Brought up to date. Raises DatabaseRefused; DatabaseInUse where a Coop plays."""
    if isinstance(place, Path) and not await asyncio.to_thread(place.exists):
        raise DatabaseUnreadable(place, NOT_THERE)
    async with alone_on(place, wait=0):
        store = await SqlStore.open(place)
        try:
            yield store
        finally:
            await store.close()


@asynccontextmanager
async def beside(place: Place) -> AsyncIterator[SqlStore]:
    """For a few rows that the Coop that plays will find. Raises DatabaseRefused."""
    found = await asyncio.to_thread(inspect, place)
    if found.version != found.known:
        raise DatabaseUnreadable(place, OLDER)
    store = await SqlStore.open(place, migrating=False)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def at_hand(place: Place) -> AsyncIterator[SqlStore]:
    """Whether a Coop plays or not. Raises DatabaseRefused."""
    async with AsyncExitStack() as held:
        try:
            store = await held.enter_async_context(alone(place))
        except DatabaseInUse:
            store = await held.enter_async_context(beside(place))
        yield store
