"""`./coop recount`: computes the statistics again from the records of all finished games."""

import sys
from functools import partial
from typing import Any

from bot.common.database_url import Place
from bot.ops import FAILED, FINE
from bot.ops.maintenance_cli import Say, alone
from bot.settings import Settings
from cogs.statistics.repository import StatisticsRepository
from cogs.statistics.statistics import recount_batches
from games.registry import GAMES

LEFT_OUT = "Skipped the record of table {table}: {why}."
COUNTED = "Records: {seen}; of games that count: {counting}; skipped: {faults}."


def add_to(subcommands: Any) -> None:
    """Add the subcommand to a parser's subparsers."""
    subcommands.add_parser(
        "recount", help="compute the statistics again from all records; stop Coop first"
    )


async def run(settings: Settings) -> int:
    """Recount, and print which records could not be read. Return the exit code."""
    is_whole = await recount(settings.place, partial(print, file=sys.stderr))
    return FINE if is_whole else FAILED


async def recount(place: Place, say: Say) -> bool:
    """Count all records of a database again.

    Args:
        place: The database.
        say: Called for each record that could not be read, and at the end.

    Returns:
        Whether every record could be read.

    Raises:
        DatabaseRefused: The database cannot be used, for example because Coop is running on it.
    """
    seen = counting = faults = 0
    async with alone(place) as store:
        books = StatisticsRepository(store.database)
        # Everything that comes from records is deleted, so no record is counted yet.
        await books.forget()
        async for batch in recount_batches(books, GAMES):
            seen += len(batch)
            counting += sum(counts.is_for_statistics for counts in batch)
            for game in batch:
                if game.fault is not None:
                    faults += 1
                    say(LEFT_OUT.format(table=game.seating.table_id, why=game.fault))

    say(COUNTED.format(seen=seen, counting=counting, faults=faults))
    return not faults


SUBCOMMANDS = {"recount": run}
