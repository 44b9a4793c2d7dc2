"""`python -m bot forget` and `tidy`, and how the command line opens the database.

What `forget` and `tidy` do, a Coop that plays does by itself.
"""

import asyncio
from argparse import ArgumentTypeError
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import SystemRandom

from bot.common.clock import SystemClock
from bot.common.database_url import Place
from bot.pages.custom_ids import GREATEST_ID
from bot.storage import DatabaseInUse, DatabaseUnreadable, inspect
from bot.storage.engines import alone_on
from bot.storage.meta import ERA
from bot.store import Store
from bot.tables.tables import Tables
from bot.upkeep.forgetting import Forgetting, nobody
from bot.upkeep.tidying import Tidying

FORGOTTEN = (
    "Nothing of user {user} is left in {place}. Copies that you have made elsewhere still know"
    " them: delete those, and ask for this again should you ever bring one back."
)
NOTED = (
    "Noted: the Coop that plays forgets user {user} within a minute. Copies that you have made"
    " elsewhere still know them: delete those, and ask for this again should you ever bring one"
    " back."
)
TIDIED = "Games that are over, tidied: {tidied}; gone: {gone}. {place} has {size} kB now."
NOT_NOW = "Somebody is reading {place}: what was deleted is overwritten at the next start."
NO_ID = "name an id, a number (in Discord, in developer mode: Copy User ID, Copy Server ID)"
NOT_THERE = "it is not there"
OLDER = "a Coop of an older version plays on it: start this one first"

Say = Callable[[str], object]


def an_id(typed: str) -> int:
    """As it is written in a command."""
    if not (typed.isascii() and typed.isdecimal() and 0 < int(typed) <= GREATEST_ID):
        raise ArgumentTypeError(NO_ID)
    return int(typed)


async def forget(place: Place, user: int, say: Say) -> None:
    """At once where nobody plays, else by whoever does. Raises DatabaseRefused."""
    try:
        async with _tables_alone(place) as (store, tables):
            await Forgetting(store.erasure, tables.sessions, nobody).forget(user)
            await _wipe(store, place, say)
    except DatabaseInUse:
        async with beside(place) as store:
            await store.erasure.ask_to_forget(user, SystemClock().now())
        say(NOTED.format(user=user))
    else:
        say(FORGOTTEN.format(user=user, place=place))


async def tidy(place: Place, keep_days: int, say: Say) -> None:
    """Raises DatabaseRefused; also where a Coop plays, which does this by itself."""
    async with _tables_alone(place) as (store, tables):
        tidying = Tidying(store.erasure, store.records, store.bans, tables.sessions, keep_days)
        now = SystemClock().now()
        tidied, gone = await tidying.tidy(now), await tidying.let_go(now)
        await _wipe(store, place, say)
        size = -(-await store.erasure.what_is_ours() // 1024)
    say(TIDIED.format(tidied=tidied, gone=gone, place=place, size=size))


@asynccontextmanager
async def _tables_alone(place: Place) -> AsyncIterator[tuple[Store, Tables]]:
    async with alone(place) as store:
        tables = Tables(store.tables, SystemClock(), SystemRandom())
        await tables.wake(await store.meta(ERA) or "")
        yield store, tables


async def _wipe(store: Store, place: Place, say: Say) -> None:
    if not await store.erasure.wipe():
        say(NOT_NOW.format(place=place))


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
