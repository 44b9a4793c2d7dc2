"""`python -m bot forget` and `tidy`: what a Coop that plays does by itself."""

from argparse import ArgumentTypeError
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import SystemRandom

from bot.common.clock import SystemClock
from bot.common.database_url import Place
from bot.ops import stores
from bot.pages.custom_ids import GREATEST_ID
from bot.storage import DatabaseInUse, SqlStore
from bot.storage.meta import ERA
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

Say = Callable[[str], object]


def an_id(typed: str) -> int:
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
        async with stores.beside(place) as store:
            await store.ask_to_forget(user, SystemClock().now())
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
    async with stores.alone(place) as store:
        tables = Tables(store, SystemClock(), SystemRandom())
        await tables.wake(await store.meta(ERA) or "")
        yield store, tables


async def _wipe(store: SqlStore, place: Place, say: Say) -> None:
    if not await store.wipe():
        say(NOT_NOW.format(place=place))
