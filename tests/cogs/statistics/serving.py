"""The statistics of a bot that plays, and what is stored of one game."""

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


def books(store: Store) -> StatisticsRepository:
    """Where a database keeps what was counted."""
    return StatisticsRepository(store.database)


def reading(counted: Counted) -> Reading:
    """What is stored with the record of a game."""
    return Reading(partial(add, one=counted))
