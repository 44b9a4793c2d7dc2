"""`./coop forget` and `./coop tidy`: erase a person, and delete old games.

A running Coop does both by itself, at the request of the person and once an hour.
"""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from random import SystemRandom
from typing import Any

from bot.common.clock import SystemClock
from bot.common.database_url import Place
from bot.ops import FINE
from bot.ops.maintenance_cli import Say, alone, beside, parse_id
from bot.settings import Settings
from bot.storage import DatabaseInUse
from bot.storage.interfaces import ERA
from bot.store import Store
from bot.tables.tables import Tables
from cogs.privacy.forgetting import Forgetting
from cogs.privacy.knowledge import knowledge
from cogs.privacy.repository import ErasureRepository
from cogs.privacy.upkeep import Tidying

FORGOTTEN = (
    "Deleted all data of user {user} from {place}. Backups still contain it: delete them, or run"
    " this command again after you restore one."
)
NOTED = (
    "The running Coop deletes all data of user {user} within a minute. Backups still contain it:"
    " delete them, or run this command again after you restore one."
)
UNKNOWN = "{place} has no data of user {user}. Check the number (Copy User ID in Discord)."
TIDIED = "Finished games: {tidied} tidied, {gone} deleted. {place} now has {size} kB."
NOT_NOW = "Another program is reading {place}. Coop overwrites the deleted data at the next start."


def add_to(subcommands: Any) -> None:
    """Add both subcommands to a parser's subparsers."""
    forgetting = subcommands.add_parser(
        "forget", help="delete the data of a person, but not their games; Coop may be running"
    )
    forgetting.add_argument("user_id", type=parse_id, metavar="USER_ID")
    subcommands.add_parser("tidy", help="delete data that is not needed any more; stop Coop first")


async def forget(place: Place, user: int, say: Say) -> None:
    """Erase a person. If a Coop runs, store the request for it. Raise DatabaseRefused."""
    try:
        async with _tables_alone(place) as (store, tables):
            erasure = ErasureRepository(store.database)
            sentence = FORGOTTEN if await _is_known(erasure, user) else UNKNOWN
            await Forgetting(erasure, tables.sessions).forget(user)
            await _wipe(erasure, place, say)
    except DatabaseInUse:  # only the running Coop may change its tables
        async with beside(place) as store:
            erasure = ErasureRepository(store.database)
            sentence = NOTED if await _is_known(erasure, user) else UNKNOWN
            await erasure.ask_to_forget(user, SystemClock().now())

    say(sentence.format(user=user, place=place))


async def _is_known(erasure: ErasureRepository, user: int) -> bool:
    return (await knowledge(erasure, user)).is_known


async def tidy(place: Place, keep_days: int, say: Say) -> None:
    """Shrink and delete finished games.

    Raises:
        DatabaseRefused: The database cannot be used, for example because Coop is running on it.
    """
    async with _tables_alone(place) as (store, tables):
        erasure = ErasureRepository(store.database)
        tidying = Tidying(erasure, store.records, store.bans, tables.sessions, keep_days)
        now = SystemClock().now()

        tidied = await tidying.tidy(now)
        deleted_tables = await tidying.delete_old(now)
        await _wipe(erasure, place, say)
        # Rounded up to whole kilobytes.
        size = -(-await erasure.database_size() // 1024)

    say(TIDIED.format(tidied=tidied, gone=deleted_tables, place=place, size=size))


@asynccontextmanager
async def _tables_alone(place: Place) -> AsyncIterator[tuple[Store, Tables]]:
    """Open the database with its tables, so that no Coop can use it meanwhile."""
    async with alone(place) as store:
        tables = Tables(store.tables, SystemClock(), SystemRandom())
        # The era is a random name for the last restore from a copy.
        await tables.wake(await store.meta(ERA) or "")
        yield store, tables


async def _wipe(erasure: ErasureRepository, place: Place, say: Say) -> None:
    """Overwrite deleted data in the database file, or say that this is done later."""
    if not await erasure.wipe():
        say(NOT_NOW.format(place=place))


async def _run_forget(settings: Settings, user_id: int) -> int:
    await forget(settings.place, user_id, _say)
    return FINE


async def _run_tidy(settings: Settings) -> int:
    await tidy(settings.place, settings.keep_days, _say)
    return FINE


_say = partial(print, file=sys.stderr)

SUBCOMMANDS = {"forget": _run_forget, "tidy": _run_tidy}
