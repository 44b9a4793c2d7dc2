"""Answers the questions of the statistics pages, and counts all records in the background.

A record is a finished game as a file. ports.py explains the types, and counting.py what counts.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Mapping
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from bot.common.clock import Clock
from bot.common.refused import Refused
from bot.records.repository import Reading
from bot.tables.audit import AuditAct, Deed, Noted
from bot.tables.table import Table
from cogs.statistics.counting import Games, count, count_record
from cogs.statistics.ladder import Rated, Ratings, Rung, rungs
from cogs.statistics.ports import (
    EVERY_SEASON,
    FORMULA,
    BoardLine,
    Counted,
    CountedSitter,
    Feat,
    Profile,
    RecordedSeating,
    Standing,
    season_at,
)
from cogs.statistics.repository import GOES_ON, StatisticsRepository, add
from games.engine.game import Rules
from games.engine.tally import First
from games.registry import GAMES

log = logging.getLogger(__name__)

BATCH = 50
"""Records per transaction. They are few, so that a press does not wait long for the database."""

BOARD_PLACES = 10
"""The most lines of a board."""

ON_A_LADDER = 15
"""The most lines of a ladder."""

AGAIN_SECONDS = 60.0
"""Seconds between two attempts after counting failed."""

Mend = Callable[[str], Awaitable[object]]
"""Writes the record of the table with this id again."""


class Unlisted(Refused):
    """The player asked not to be shown to others."""


class NoLadder(Refused):
    """The ladder of this server is not switched on."""


class Since(StrEnum):
    """The span of time that a board is about: this season, the season before, or all time."""

    SEASON = "season"
    LAST = "last"
    EVER = "ever"


class Board(NamedTuple):
    """The best players of a server.

    Attributes:
        season: The number of the season, or EVERY_SEASON.
        places: The lines of the best players.
        own: The caller's own line, or None.
    """

    season: int
    places: list[BoardLine]
    own: BoardLine | None


class Ladder(NamedTuple):
    """A server's ladder of one season.

    Attributes:
        season: The number of the season.
        rungs: The lines of the best players.
        own: The caller's rating, even if the caller is not listed; None without a rating.
    """

    season: int
    rungs: list[Rung]
    own: Rated | None


async def _no_repair(_: str) -> None:
    """Do nothing: the default of tests, in which no record is repaired."""


class Statistics:
    """Counts records and answers questions about them.

    Args:
        books: Stores the counts.
        clock: Tells the current season.
        games: The rules of each game by its slug.
        mend: Writes a record again that could not be read.
    """

    def __init__(
        self,
        books: StatisticsRepository,
        clock: Clock,
        games: Mapping[str, Rules] = GAMES,
        mend: Mend = _no_repair,
    ) -> None:
        self.books = books
        self._clock = clock
        self._games = games
        self._mend = mend
        self._ratings = Ratings(books)
        self._counting: asyncio.Task[None] | None = None

    # -- counting ---------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Start to count records that are not counted by today's formula.

        The counting runs in the background. Neither the start of the bot nor a player has to wait.
        """
        try:
            # A newer version of the rules may read records that an older version could not.
            rules = [f"{slug}:{game.rules_version}" for slug, game in sorted(self._games.items())]
            await self.books.retry(" ".join(rules))
            if await self.books.counted_by() == str(FORMULA):
                return
        except Exception:  # counting may still work; if not, games run without statistics
            log.exception("state of the statistics not read")

        self._counting = asyncio.create_task(self._count(), name="coop-statistics")

    async def stop(self) -> None:
        """Stop counting. The next start counts the rest."""
        if self._counting is not None:
            self._counting.cancel()
            await asyncio.wait([self._counting])

    @property
    def is_counting(self) -> bool:
        """Return whether some older games are not counted yet."""
        return self._counting is not None and not self._counting.done()

    async def _count(self) -> None:
        """Count until everything is counted."""
        while True:
            if await self._try_to_count():
                return
            await asyncio.sleep(AGAIN_SECONDS)

    async def _try_to_count(self) -> bool:
        """Count everything that is not counted. Return False if it failed and must be repeated."""
        games = 0
        try:
            # Counts that another formula has made are deleted.
            formula = await self.books.counted_by()
            if formula.removesuffix(GOES_ON) != str(FORMULA):
                log.info("statistics are counted again: formula=%d", FORMULA)
                await self.books.forget()
                # Ratings in memory come from the old formula.
                self._ratings = Ratings(self.books)

            async for batch in recount_batches(self.books, self._games):
                games += len(batch)
                for game in batch:
                    if game.fault is not None:
                        table_id = game.seating.table_id
                        log.warning("record not counted: table=%s: %s", table_id, game.fault)
                        # A repaired record is counted when it is stored.
                        await self._mend(table_id)
        except Exception:  # for example, a full disk; the stored batches stay counted
            log.exception("counting of records failed, trying again soon")
            return False

        log.info("statistics are complete: records=%d", games)
        return True

    def read(self, record: bytes, table: Table) -> Reading:
        """Count a record that is about to be stored. Call it in a worker thread.

        The returned reading stores the counts in the transaction that stores the record.
        """
        sitters = tuple(
            CountedSitter(user_id=player.user_id, absence=player.absence, level=player.level)
            for player in table.players
        )
        seating = RecordedSeating(table.id, table.guild_id, table.game, sitters)
        counts = count(record, seating, self._games)
        has_feats = any(part.feats for part in counts.parts)
        return Reading(partial(add, counts=counts), counts.fault, adds_to_result=has_feats)

    # -- answers ----------------------------------------------------------------------------------

    async def profile(self, guild_id: int, user_id: int, asker_id: int) -> Profile:
        """Return a player's profile on a server.

        Raises:
            Unlisted: The player does not want to be listed, and is not the asker.
        """
        if user_id != asker_id and not await self.books.is_listed(user_id):
            raise Unlisted
        return await self.books.profile(guild_id, user_id)

    async def everywhere(self, user_id: int) -> Profile:
        """Return a player's profile of all servers together. Show it to this player alone."""
        servers = await self.books.servers_of(user_id)
        per_server = [await self.books.profile(guild_id, user_id) for guild_id in servers]
        return sum_of_profiles(per_server, self._games)

    async def count_feats(self, user_id: int) -> int:
        """Return how many different feats a player has earned, on all servers together."""
        return len((await self.everywhere(user_id)).feats)

    async def board(self, guild_id: int, game: str, since: Since, asker_id: int) -> Board:
        """Return the board of a server. `game` may be EVERY_GAME."""
        season = self._season(since)
        places = await self.books.board(guild_id, game, season, BOARD_PLACES)
        own = await self.books.place(guild_id, game, season, asker_id)
        return Board(season, places, own)

    async def firsts(self, table_id: str) -> tuple[First, ...]:
        """Return feats that listed players earned at this table for the first time."""
        try:
            return tuple(await self.books.first_feats(table_id))
        except Exception:  # the result of the game must be shown even without feats
            log.exception("feats not read: table=%s", table_id)
            return ()

    # -- the ladder -------------------------------------------------------------------------------

    async def switch_ladder(self, guild_id: int, by: int, *, on: bool) -> None:
        """Switch the ladder on or off. The caller checks the rights of the user `by`."""
        if await self.books.has_ladder(guild_id) is not on:
            deed = Deed(by, AuditAct.LADDER, value="on" if on else "off")
            await self.books.put_ladder(guild_id, Noted(self._clock.now(), deed), on=on)

    async def ladder(self, guild_id: int, game: str, since: Since, asker_id: int) -> Ladder:
        """Return the ladder of a server.

        Raises:
            NoLadder: The ladder is switched off.
        """
        if not await self.books.has_ladder(guild_id):
            raise NoLadder

        season = self._season(since)
        # Ratings are computed from all players. Unlisted players are left out afterwards.
        people = await self._ratings.of(guild_id, game, season)
        unlisted = await self.books.unlisted(people)
        return Ladder(season, rungs(people, unlisted)[:ON_A_LADDER], people.get(asker_id))

    def _season(self, since: Since) -> int:
        """Return the number of the season."""
        now = season_at(self._clock.now())
        return {Since.SEASON: now, Since.LAST: now - 1, Since.EVER: EVERY_SEASON}[since]


async def recount_batches(
    books: StatisticsRepository, games: Games
) -> AsyncGenerator[list[Counted], None]:
    """Count all uncounted records, and yield each batch once it is stored."""
    after = ""
    while records := await books.uncounted(after, BATCH):
        # Parsing is slow, so it runs in a worker thread.
        counts = await asyncio.to_thread(
            lambda: [count_record(stored, games) for stored in records]
        )
        await books.put_counted(counts)
        after = records[-1].table_id
        yield counts

    await books.note_all_counted()


def sum_of_profiles(profiles: Iterable[Profile], games: Mapping[str, Rules]) -> Profile:
    """Add up one player's profiles of several servers.

    Streak and nemesis are left out, because they belong to one server.
    """
    standings: dict[str, Standing] = {}
    numbers: dict[tuple[str, str], int] = {}
    feats: Counter[tuple[str, str]] = Counter()
    for profile in profiles:
        for slug, standing in profile.standings.items():
            before = standings.get(slug, Standing(0, 0, 0))
            standings[slug] = Standing(*map(sum, zip(before, standing, strict=True)))

        for (slug, name), number in profile.numbers.items():
            # A best number is the greatest of all servers. Any other number is the sum.
            combine = max if slug in games and name in games[slug].tally.bests else int.__add__
            numbers[slug, name] = combine(numbers.get((slug, name), 0), number)

        for feat in profile.feats:
            feats[feat.game, feat.name] += feat.times

    earned = [Feat(*feat_key, times) for feat_key, times in feats.items()]
    return Profile(standings, numbers, earned, streak=0, nemesis=None)
