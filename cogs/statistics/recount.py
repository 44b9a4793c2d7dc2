"""Counts the records that nobody has counted: once there are many, and then none any more."""

import asyncio
from collections.abc import AsyncGenerator

from cogs.statistics.counting import Games, counted
from cogs.statistics.ports import Counted
from cogs.statistics.repository import StatisticsRepository

BATCH = 50
"""Records of one transaction: no click waits long for it."""


async def recounted(
    books: StatisticsRepository, games: Games
) -> AsyncGenerator[list[Counted], None]:
    """What each batch of records counts, as soon as that is kept."""
    after = ""
    while found := await books.uncounted(after, BATCH):
        done = await asyncio.to_thread(lambda: [counted(kept, games) for kept in found])
        await books.put_counted(done)
        after = found[-1].table_id
        yield done
    await books.all_counted()
