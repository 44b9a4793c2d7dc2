"""How the command line opens the database, and reads ids."""

import asyncio
from argparse import ArgumentTypeError
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from bot.common.database_url import Place
from bot.pages.custom_ids import GREATEST_ID
from bot.storage import DatabaseInUse, DatabaseUnreadable, inspect
from bot.storage.engines import alone_on
from bot.store import Store

NO_ID = "name an id, a number (in Discord, in developer mode: Copy User ID, Copy Server ID)"
NOT_THERE = "it is not there"
OLDER = "a Coop of an older version plays on it: start this one first"

Say = Callable[[str], object]


def an_id(typed: str) -> int:
    """As it is written in a command."""
    if not (typed.isascii() and typed.isdecimal() and 0 < int(typed) <= GREATEST_ID):
        raise ArgumentTypeError(NO_ID)
    return int(typed)


# -- opening the database -------------------------------------------------------------------------


@asynccontextmanager
async def alone(place: Place) -> AsyncIterator[Store]:
    """Brought up to date. Raises DatabaseRefused; DatabaseInUse where a Coop plays."""
    if isinstance(place, Path) and not await asyncio.to_thread(place.exists):
        raise DatabaseUnreadable(place, NOT_THERE)
    async with alone_on(place, wait=0):
        store = await Store.open(place)
        try:
            yield store
        finally:
            await store.close()


@asynccontextmanager
async def beside(place: Place) -> AsyncIterator[Store]:
    """For a few rows that the Coop that plays will find. Raises DatabaseRefused."""
    found = await asyncio.to_thread(inspect, place)
    if found.version != found.known:
        raise DatabaseUnreadable(place, OLDER)
    store = await Store.open(place, migrating=False)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def at_hand(place: Place) -> AsyncIterator[Store]:
    """Whether a Coop plays or not. Raises DatabaseRefused."""
    async with AsyncExitStack() as held:
        try:
            store = await held.enter_async_context(alone(place))
        except DatabaseInUse:
            store = await held.enter_async_context(beside(place))
        yield store
