"""What the pages ask of statistics, and who sees to it that all records are counted."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Iterable, Mapping
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from bot.common.clock import Clock
from bot.common.refused import Refused
from bot.records.repository import Reading
from bot.tables.audit import AuditAct, Deed, Noted
from bot.tables.table import Table
from cogs.statistics.counting import Games, count, counted
from cogs.statistics.ladder import Rated, Ratings, Rung, rungs
from cogs.statistics.ports import (
    EVERY_SEASON,
    FORMULA,
    BoardLine,
    Counted,
    CountedSitter,
    Feat,
    Profile,
    Progress,
    RecordedSeating,
    Standing,
    season_at,
)
from cogs.statistics.repository import StatisticsRepository, add
from games.engine.game import Rules
from games.engine.tally import First
from games.registry import GAMES

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


def together(profiles: Iterable[Profile], games: Mapping[str, Rules]) -> Profile:
    """One person's, of different servers."""
    standings: dict[str, Standing] = {}
    numbers: dict[tuple[str, str], int] = {}
    feats: Counter[tuple[str, str]] = Counter()
    for one in profiles:
        for slug, standing in one.standings.items():
            before = standings.get(slug, Standing(0, 0, 0))
            standings[slug] = Standing(*map(sum, zip(before, standing, strict=True)))

        for (slug, name), number in one.numbers.items():
            join = max if slug in games and name in games[slug].tally.bests else int.__add__
            numbers[slug, name] = join(numbers.get((slug, name), 0), number)

        for feat in one.feats:
            feats[feat.game, feat.name] += feat.times

    earned = [Feat(*named, times) for named, times in feats.items()]
    return Profile(standings, numbers, earned, streak=0, nemesis=None)


log = logging.getLogger(__name__)

ON_A_BOARD = 10
ON_A_LADDER = 15

AGAIN_SECONDS = 60.0
"""From counting in vain until it is tried again."""


class Unlisted(Refused):
    """Somebody who asked that nobody else sees how they play."""


class NoLadder(Refused):
    """Nobody has switched the ladder of this server on."""


class Since(StrEnum):
    """Which games a board is about."""

    SEASON = "season"
    LAST = "last"
    EVER = "ever"


class Board(NamedTuple):
    """The best of a server, and the asker’s own place, if any. `season` 0: of all times."""

    season: int
    places: list[BoardLine]
    own: BoardLine | None


class Ladder(NamedTuple):
    """A server's ladder of one season; `own`: the asker, listed or not, if they have played."""

    season: int
    rungs: list[Rung]
    own: Rated | None


Mend = Callable[[str], Awaitable[object]]
"""By the id of its table."""


async def _leave_it(_: str) -> None:
    """Where nobody makes records."""


class Statistics:
    """`books` keeps what was counted; `mend` makes a record anew that could not be read."""

    def __init__(
        self,
        books: StatisticsRepository,
        clock: Clock,
        games: Mapping[str, Rules] = GAMES,
        mend: Mend = _leave_it,
    ) -> None:
        self._books = books
        self._clock = clock
        self._games = games
        self._mend = mend
        self._ratings = Ratings(books)
        self._counting: asyncio.Task[None] | None = None

    # -- counting ---------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Begin to count what is not counted by today's formula. Nobody waits for it, and nothing
        of it keeps anybody from playing.
        """
        try:
            # Another version of the rules may read what this one cannot.
            rules = [f"{slug}:{game.rules_version}" for slug, game in sorted(self._games.items())]
            await self._books.retry(" ".join(rules))
            if await self._books.progress() == Progress(FORMULA, is_whole=True):
                return
        except Exception:  # then all is looked at; whoever plays needs no statistics
            log.exception("state of the statistics not read")

        self._counting = asyncio.create_task(self._count(), name="coop-statistics")

    async def stop(self) -> None:
        """What is not counted by then, is counted after the next start."""
        if self._counting is not None:
            self._counting.cancel()
            await asyncio.wait([self._counting])

    @property
    def is_counting(self) -> bool:
        """Whether older games are still missing."""
        return self._counting is not None and not self._counting.done()

    async def settle(self) -> None:
        """Returns when all that there was is counted."""
        if self._counting is not None:
            await asyncio.wait([self._counting])

    async def _count(self) -> None:
        while True:
            if await self._has_counted():
                return
            await asyncio.sleep(AGAIN_SECONDS)

    async def _has_counted(self) -> bool:
        """Count all that is uncounted; False where that did not come to its end."""
        games = 0
        try:
            await self._begin()
            async for batch in recounted(self._books, self._games):
                games += len(batch)
                for one in batch:
                    if one.fault is not None:
                        table_id = one.seating.table_id
                        log.warning("record not counted: table=%s: %s", table_id, one.fault)
                        await self._mend(table_id)
        except Exception:  # a full disk, say: what is counted by then is kept
            log.exception("counting of records failed, trying again soon")
            return False

        log.info("statistics are complete: records=%d", games)
        return True

    async def _begin(self) -> None:
        """Forget what was counted by another formula."""
        progress = await self._books.progress()
        if progress is None or progress.formula != FORMULA:
            log.info("statistics are counted again: formula=%d", FORMULA)
            await self._books.forget()
            self._ratings = Ratings(self._books)  # those that are remembered are the old formula's

    def read(self, record: bytes, table: Table) -> Reading:
        """Count a record that is about to be stored. For a worker thread."""
        sitters = tuple(CountedSitter(one.user_id, one.absence, one.level) for one in table.players)
        seating = RecordedSeating(table.id, table.guild_id, table.game, sitters)
        counts = count(record, seating, self._games)
        has_feats = any(part.feats for part in counts.parts)
        return Reading(partial(add, one=counts), counts.fault, adds_to_result=has_feats)

    # -- answers ----------------------------------------------------------------------------------

    async def profile(self, guild_id: int, user_id: int, asker_id: int) -> Profile:
        """Raises Unlisted, where others ask about somebody who does not want that."""
        if user_id != asker_id and not await self._books.is_listed(user_id):
            raise Unlisted
        return await self._books.profile(guild_id, user_id)

    async def everywhere(self, user_id: int) -> Profile:
        """On all servers together: to be shown to this person alone."""
        servers = await self._books.servers_of(user_id)
        found = [await self._books.profile(guild_id, user_id) for guild_id in servers]
        return together(found, self._games)

    async def board(self, guild_id: int, game: str, since: Since, asker_id: int) -> Board:
        """`game`: EVERY_GAME for all of them."""
        season = self._season(since)
        places = await self._books.board(guild_id, game, season, ON_A_BOARD)
        own = await self._books.place(guild_id, game, season, asker_id)
        return Board(season, places, own)

    # -- the ladder -------------------------------------------------------------------------------

    async def has_ladder(self, guild_id: int) -> bool:
        return await self._books.has_ladder(guild_id)

    async def switch_ladder(self, guild_id: int, by: int, *, on: bool) -> None:
        """Whether `by` may is for the caller to say. Nothing is written where nothing changes."""
        if await self.has_ladder(guild_id) is not on:
            deed = Deed(by, AuditAct.LADDER, value="on" if on else "off")
            await self._books.put_ladder(guild_id, Noted(self._clock.now(), deed), on=on)

    async def ladder(self, guild_id: int, game: str, since: Since, asker_id: int) -> Ladder:
        """Raises NoLadder."""
        if not await self._books.has_ladder(guild_id):
            raise NoLadder

        season = self._season(since)
        people = await self._ratings.of(guild_id, game, season)
        unlisted = await self._books.unlisted(people)
        return Ladder(season, rungs(people, unlisted)[:ON_A_LADDER], people.get(asker_id))

    def _season(self, since: Since) -> int:
        now = season_at(self._clock.now())
        return {Since.SEASON: now, Since.LAST: now - 1, Since.EVER: EVERY_SEASON}[since]

    async def names(self, guild_id: int, user_ids: Collection[int]) -> dict[int, str]:
        """What people were called at their latest game here, as they chose it."""
        return await self._books.names(guild_id, user_ids)

    async def firsts(self, table_id: str) -> tuple[First, ...]:
        """Feats that were earned here for the first time, by those who may be listed."""
        try:
            return tuple(await self._books.first_feats(table_id))
        except Exception:  # a result is shown all the same
            log.exception("feats not read: table=%s", table_id)
            return ()

    async def is_listed(self, user_id: int) -> bool:
        return await self._books.is_listed(user_id)

    async def list_person(self, user_id: int, *, listed: bool) -> None:
        """From now on, on every server."""
        await self._books.list_person(user_id, listed=listed)
