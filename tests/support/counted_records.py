"""Records whose games are counted, as those of the bot are."""

from importlib import import_module

from bot.common.clock import Clock
from bot.features import FEATURES
from bot.records.records import Records
from bot.store import Store

STATISTICS = "cogs.statistics"


def count_games(records: Records, store: Store, clock: Clock) -> None:
    """Have the records counted, if Coop has statistics."""
    if STATISTICS in FEATURES:
        books = import_module(f"{STATISTICS}.repository").StatisticsRepository(store.database)
        statistics = import_module(f"{STATISTICS}.statistics").Statistics(books, clock)
        records.readers.append(statistics.read)
