"""`python -m bot forget` and `tidy`: what a Coop that plays does by itself."""

import asyncio
from argparse import ArgumentTypeError
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import SystemRandom

from bot.chat.pages.custom_ids import GREATEST_ID
from bot.clockwork.clock import SystemClock
from bot.place import Place
from bot.store import DatabaseInUse, DatabaseUnreadable, SqlStore, inspect
from bot.store.engines import alone_on
from bot.store.meta import ERA
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
NOT_THERE = "it is not there"
NO_ID = "name a user's id, a number (in Discord: Copy User ID)"
OLDER = "a Coop of an older version plays on it: start this one first"

Say = Callable[[str], object]


def user_id(typed: str) -> int:
    """As it is written in a command."""
    if not (typed.isascii() and typed.isdecimal() and 0 < int(typed) <= GREATEST_ID):
        raise ArgumentTypeError(NO_ID)
    return int(typed)


async def forget(place: Place, user: int, say: Say) -> None:
    """At once where nobody plays, else by whoever does. Raises DatabaseRefused."""
    try:
        async with _alone(place) as (store, tables):
            await Forgetting(store, tables, nobody).forget(user)
            await _wipe(store, place, say)
    except DatabaseInUse:
        await _note(place, user)
        say(NOTED.format(user=user))
    else:
        say(FORGOTTEN.format(user=user, place=place))


async def tidy(place: Place, keep_days: int, say: Say) -> None:
    """Raises DatabaseRefused; also where a Coop plays, which does this by itself."""
    async with _alone(place) as (store, tables):
        tidying, now = Tidying(store, tables, keep_days), SystemClock().now()
        tidied, gone = await tidying.tidy(now), await tidying.let_go(now)
        await _wipe(store, place, say)
        size = -(-await store.what_is_ours() // 1024)
    say(TIDIED.format(tidied=tidied, gone=gone, place=place, size=size))


@asynccontextmanager
async def _alone(place: Place) -> AsyncIterator[tuple[SqlStore, Tables]]:
    if isinstance(place, Path) and not await asyncio.to_thread(place.exists):
        raise DatabaseUnreadable(place, NOT_THERE)
    async with alone_on(place, wait=0):
        store = await SqlStore.open(place)
        try:
            tables = Tables(store, SystemClock(), SystemRandom())
            await tables.wake(await store.meta(ERA) or "")
            yield store, tables
        finally:
            await store.close()


async def _note(place: Place, user: int) -> None:
    found = await asyncio.to_thread(inspect, place)
    if found.version != found.known:
        raise DatabaseUnreadable(place, OLDER)
    store = await SqlStore.open(place, migrating=False)
    try:
        await store.ask_to_forget(user, SystemClock().now())
    finally:
        await store.close()


async def _wipe(store: SqlStore, place: Place, say: Say) -> None:
    if not await store.wipe():
        say(NOT_NOW.format(place=place))
