"""Access to the statistics of a bot in a test, and what is stored of one game."""

import asyncio
from functools import partial

from bot.app import Coop
from bot.records.repository import Reading
from bot.store import Store
from cogs.statistics.ports import Counted
from cogs.statistics.repository import StatisticsRepository, add
from cogs.statistics.statistics import Statistics


def statistics_of(coop: Coop) -> Statistics:
    found = coop.features["cogs.statistics"]
    assert isinstance(found, Statistics)
    return found


async def all_counted(statistics: Statistics) -> None:
    """Wait until all records that existed at the start are counted."""
    if statistics._counting is not None:
        await asyncio.wait([statistics._counting])


def books(store: Store) -> StatisticsRepository:
    """Return the repository of the statistics."""
    return StatisticsRepository(store.database)


def reading(counted: Counted) -> Reading:
    """Return what is stored together with the record of a game."""
    return Reading(partial(add, counts=counted))
