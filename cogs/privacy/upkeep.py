"""Work beside the games: erasure requests at once, retention once an hour.

Retention deletes what is old: finished games, and the data of servers that Coop has left.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from bot.common.clock import Clock
from bot.common.periodic import PeriodicTask
from bot.common.refused import NotWritten
from bot.records.repository import Chronicle, RecordRepository, entries_of
from bot.servers.bans import BanRepository
from bot.tables.banter import NO_TALK
from bot.tables.deadlines import DAY, HOUR
from bot.tables.session_cache import SessionCache
from bot.tables.table import Player, Rematch, Table, is_alone
from cogs.privacy.forgetting import Forgetting
from cogs.privacy.repository import ErasureRepository

# -- finished games --------------------------------------------------------------------------------
#
# A finished game is first tidied: what its record contains as well is deleted. Later the whole game
# is deleted.

UNTOUCHED = DAY
"""Seconds after a game, before it is tidied: players may still look at it."""

LONGEST_GONE = 30
"""The most days until the data of a server that Coop has left is deleted."""

TABLES_A_STEP = 20
"""How many tables one step handles."""

PAUSE = 0.02
"""Seconds between two steps, in which other work is done."""


@dataclass(frozen=True, slots=True)
class Tidying:
    """Retention: shrinks finished games, and deletes old games and servers.

    Attributes:
        erasure: The rows about people and servers.
        records: Records of finished games.
        bans: Bans of users and servers.
        sessions: All tables in memory.
        keep_days: Days for which finished games are kept; 0 means for ever.
        changed: Called with each table that was changed or deleted.
        left: Called with each server that Coop has left, after its data was deleted.
    """

    erasure: ErasureRepository
    records: RecordRepository
    bans: BanRepository
    sessions: SessionCache
    keep_days: int
    changed: Callable[[str], None] = lambda _: None
    left: Callable[[int], None] = lambda _: None

    async def tidy(self, now: float) -> int:
        """Tidy finished tables. Return how many were tidied or deleted."""
        tidied = 0
        # Tables come in the order in which they were opened. `after` is the moment of the last one,
        # so that a table that cannot be tidied yet is not found again.
        after = 0.0
        while batch := await self.erasure.untidy(after, now - UNTOUCHED, TABLES_A_STEP):
            after = batch[-1][1]
            for table_id, _ in batch:
                tidied += await self._tidy_table(table_id)
                await asyncio.sleep(0)

            await asyncio.sleep(PAUSE)

        return tidied

    async def delete_old(self, now: float) -> int:
        """Delete games that are too old, and servers that Coop has left.

        Returns:
            The number of deleted tables.
        """
        gone = 0
        if self.keep_days:
            before = now - self.keep_days * DAY
            while table_ids := await self.erasure.outdated(before, TABLES_A_STEP):
                gone += await self._drop(table_ids)

        await self.bans.drop_past_bans(now)
        # The data of a left server is kept no longer than games are.
        days = min(self.keep_days or LONGEST_GONE, LONGEST_GONE)
        for guild_id in await self.erasure.left_before(now - days * DAY):
            while table_ids := await self.erasure.tables_of_server(guild_id, TABLES_A_STEP):
                gone += await self._drop(table_ids)

            await self.erasure.forget_server(guild_id)
            self.left(guild_id)
            log.info("data of a left server deleted")

        return gone

    async def _tidy_table(self, table_id: str) -> bool:
        """Tidy one table. Return whether it was changed or deleted."""
        # Locks the table, and drops it from memory.
        async with self.sessions.set_aside(table_id):
            # Read again under the lock: the table may have changed since the query.
            chronicle = await self.records.chronicle(table_id)
            if chronicle is None or chronicle.table.is_live:
                return False

            # A table without checkpoints was closed before the deal, so there is nothing to keep.
            if not chronicle.checkpoints:
                await self.erasure.drop_tables([table_id])
                self.sessions.drop(table_id)
            elif await self._is_record_complete(chronicle):
                await self.erasure.tidy(slim(chronicle.table))
            else:
                return False

        self.changed(table_id)
        return True

    async def _is_record_complete(self, chronicle: Chronicle) -> bool:
        """Return whether the record contains the whole journal, or the server keeps no records."""
        if await self.records.is_unkept(chronicle.table.id):
            return True

        record = await self.records.record(chronicle.table.id)
        if record is None:
            return False

        # `entries_of` returns the journal of a record, `entries` is that of the database.
        return await asyncio.to_thread(entries_of, record) == chronicle.entries

    async def _drop(self, table_ids: list[str]) -> int:
        """Delete tables, and wait for `PAUSE` seconds. Return the number of the tables."""
        await self.erasure.drop_tables(table_ids)
        for table_id in table_ids:
            self.sessions.drop(table_id)
            self.changed(table_id)

        await asyncio.sleep(PAUSE)
        return len(table_ids)


def slim(table: Table) -> Table:
    """Return a finished table with only what its pages, its record and a rematch still need."""
    return replace(
        table,
        talk=NO_TALK,
        news=(),
        untold=(),
        timers={},
        spent={},
        guest=None,
        dozing_host=None,
        due=None,
        ask_due=None,
        rematch=Rematch(sequel=table.rematch.sequel),
        players=[
            Player(
                player.name,
                player.user_id,
                player.level,
                player.locale,
                player.joined,
                player.cut,
                absence=player.absence,
                temper=player.temper,
                hen=player.hen,
            )
            for player in table.players
        ],
    )


log = logging.getLogger(__name__)

# -- the periodic work -----------------------------------------------------------------------------

EVERY = 60.0
"""Seconds between two calls of `turn`: `./coop forget` may have stored a request."""

SMALL_DATABASE = 4 << 20
"""A database of at most 4 MiB is wiped completely during play; games wait meanwhile."""


class Upkeep:
    """Carries out erasure requests at once, and retention once an hour.

    `stop` may interrupt the work at any time.
    """

    def __init__(
        self,
        erasure: ErasureRepository,
        clock: Clock,
        forgetting: Forgetting,
        tidying: Tidying,
    ) -> None:
        self._erasure = erasure
        self._clock = clock
        self._forgetting = forgetting
        self._tidying = tidying
        self._watch: PeriodicTask | None = None
        self._tidied_at: float | None = None
        """When retention last ran, in seconds since 1970; None before the first time."""

    async def wake(self) -> None:
        """Wipe a database that was too large for this during play. Called before games run."""
        if not await self._erasure.is_wiped():
            await self._erasure.wipe()

    def start(self) -> None:
        self._watch = PeriodicTask(self._turn, EVERY)
        self._watch.look_soon()

    async def stop(self) -> None:
        if self._watch is not None:
            await self._watch.give_up()

    async def forget(self, user_id: int) -> None:
        """Store an erasure request, and carry it out soon. After this call, it survives a crash."""
        await self._erasure.ask_to_forget(user_id, self._clock.now())
        if self._watch is not None:
            self._watch.look_soon()

    async def plays_on(self, guild_ids: Collection[int]) -> None:
        """Note on which servers Coop is now. It has left all others that have stored data.

        Games by direct message have a number instead of a server (`is_alone`). Coop never leaves
        these.
        """
        servers = await self._erasure.servers()
        now = self._clock.now()
        here = {*guild_ids, *filter(is_alone, servers)}
        await self._erasure.note_back(here)
        await self._erasure.note_left(servers - here, now)

    async def left(self, guild_id: int) -> None:
        """Note that Coop was removed from this server."""
        await self._erasure.note_left([guild_id], self._clock.now())

    async def turn(self) -> None:
        """Do everything that is due now."""
        requests = await self._erasure.asked_to_forget()
        for user_id in requests:
            await self._forgetting.forget(user_id)

        is_small = await self._erasure.database_size() <= SMALL_DATABASE
        # A wipe is tried again if it failed before because the database was being read.
        if requests or (is_small and not await self._erasure.is_wiped()):
            await self._erasure.wipe(wholly=is_small)

        now = self._clock.now()
        # Retention runs once an hour, at the first turn, and after the clock was set back.
        if self._tidied_at is None or not 0 <= now - self._tidied_at < HOUR:
            tidied = await self._tidying.tidy(now)
            gone = await self._tidying.delete_old(now)
            self._tidied_at = now
            if tidied or gone:
                log.info("retention: tidied=%d deleted=%d", tidied, gone)

    async def _turn(self) -> None:
        """Do what is due, and log errors."""
        try:
            await self.turn()
        except NotWritten:
            # The database has logged the reason. The next turn tries again.
            pass
        except Exception:  # games must go on in any case
            log.exception("retention failed, trying again soon")
