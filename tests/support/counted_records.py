"""Records of games that are counted by the statistics, as in the bot."""

from importlib import import_module

from bot.common.clock import Clock
from bot.features import FEATURES
from bot.records.records import Records
from bot.store import Store

STATISTICS = "cogs.statistics"


def count_games(records: Records, store: Store, clock: Clock) -> None:
    """Let the statistics read each record, if Coop has the feature."""
    # The feature may have been deleted, so it is imported by its name.
    if STATISTICS in FEATURES:
        repository = import_module(f"{STATISTICS}.repository").StatisticsRepository(store.database)
        statistics = import_module(f"{STATISTICS}.statistics").Statistics(repository, clock)
        records.readers.append(statistics.read)
