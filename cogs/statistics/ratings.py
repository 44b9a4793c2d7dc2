"""Ratings are made when somebody asks, and remembered until another game is counted there.

Many games take a thread some time, and whoever looks once looks again (docs/performance.md).
"""

import asyncio
from collections.abc import Mapping
from typing import NamedTuple

from bot.common.lru import Latest
from cogs.statistics.ladder import Rated, rated
from cogs.statistics.repository import StatisticsRepository

KEPT = 32
KEPT_ENTRIES = 100_000
"""So many ladders are remembered, and of so many seats in all (a hundred bytes each); but always
the latest.
"""


class _Made(NamedTuple):
    """`entries`: of how many seats; with more, it is outdated."""

    entries: int
    people: Mapping[int, Rated]


class Ratings:
    """Who asks for a ladder that another one waits for waits with them. One is made at a time:
    together they would take as long, and more of the machine.
    """

    def __init__(self, books: StatisticsRepository) -> None:
        self._books = books
        self._made = Latest[tuple[int, str, int], _Made](
            KEPT, weigh=lambda one: one.entries, heaviest=KEPT_ENTRIES
        )
        self._making = asyncio.Lock()

    async def of(self, guild_id: int, game: str, season: int) -> Mapping[int, Rated]:
        """Everybody who is rated there, by user id; to be read only."""
        where = guild_id, game, season
        people = await self._known(where)
        if people is not None:
            return people
        async with self._making:
            people = await self._known(where)
            return await self._make(where) if people is None else people

    async def _known(self, where: tuple[int, str, int]) -> Mapping[int, Rated] | None:
        """What is remembered, if no game was counted since."""
        made = self._made.used(where)
        if made is None or made.entries != await self._books.entries(*where):
            return None
        return made.people

    async def _make(self, where: tuple[int, str, int]) -> Mapping[int, Rated]:
        entrants = await self._books.entrants(*where)
        people = await asyncio.to_thread(rated, entrants)
        return self._made.put(where, _Made(len(entrants), people)).people
