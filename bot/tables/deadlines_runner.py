"""Carries out what is due at the tables, and corrects timers after downtime.

A table is due if a deadline has passed, if a house player has to choose, if a pause of the game
ends, or if the table expires. Downtime is time in which no player could act: Coop did not run, its
computer slept, or Discord was unreachable.
"""

import asyncio
import logging
from itertools import islice

from bot.common.refused import NotWritten, Refused
from bot.tables.deadlines import MINUTE, shorten_timers, stand_still
from bot.tables.refusals import TableGone
from bot.tables.session import Session
from bot.tables.session_cache import SessionCache
from bot.tables.table import Status, WhichServers, everywhere

log = logging.getLogger(__name__)

RETRY = 5.0
"""Seconds until a due choice that failed is tried again."""

CHECK_AGAIN = 1.0
"""Seconds until a table on an unreachable server is checked again."""

BATCH = 8
"""How many tables are handled concurrently. Their writes are committed to disk together."""

_EXPIRY_REASONS = {Status.LOBBY: "closed-expired", Status.PAUSED: "closed-forgotten"}
"""Why a table is closed when it expires, by its status: ids of sentences in tables.ftl."""


class _OutOfReach(Exception):
    """The server of a table is unreachable at the moment."""


class DeadlinesRunner:
    """Carries out what is due, and corrects timers after downtime."""

    def __init__(self, sessions: SessionCache, reaches: WhichServers = everywhere) -> None:
        self._sessions = sessions
        self._reaches = reaches
        """Returns whether the bot's connection to the server with this id is open."""
        self._corrected_until: dict[str, float] = {}
        """Table id -> the time until which its timers are corrected for downtime."""
        self._is_fresh_start = False
        """Whether no outage of all servers was corrected since the start.

        Until then, tables may not be in memory yet.
        """

    async def wake(self, era: str = "", *, after_an_outage: bool = False) -> list[str]:
        """Load the due times of all live tables after a start.

        Args:
            era: A random name, which each restore of the database changes. A table with another era
                was set back by a restore.
            after_an_outage: Whether the caller knows the length of the downtime, and calls
                `correct_timers` before the first `tick`.

        Returns:
            The ids of the live tables, the most urgent first.
        """
        self._is_fresh_start = True
        if after_an_outage:
            # Reading a table extends deadlines near this time (`forgive_downtime`). With 0, it
            # extends none: `correct_timers` corrects them exactly.
            self._sessions.awake_since = 0.0

        self._sessions.era = era
        dues = await self._live()
        for table_id, due in dues.items():
            self._sessions.dues.set(table_id, due)

        return [*dues]

    # -- what is due --------------------------------------------------------------------------

    async def tick(self) -> None:
        """Carry out all that is due at all tables.

        Tables on an unreachable server are postponed, because their players cannot act.
        """
        due = iter(self._sessions.dues.due_by(self._sessions.now()))
        while batch := list(islice(due, BATCH)):
            await asyncio.gather(*map(self._carry_out, batch))

        self._sessions.evict_idle()

    async def _carry_out(self, table_id: str) -> None:
        """Carry out all that is due at one table.

        Errors are logged, and the table is tried again later.
        """
        now = self._sessions.now()
        dues = self._sessions.dues
        try:
            while dues.is_due(table_id, now) and await self._carry_out_next(table_id, now):
                pass
        except TableGone:
            dues.clear(table_id)
        except _OutOfReach:
            dues.set(table_id, now + CHECK_AGAIN)
        except NotWritten:
            dues.set(table_id, now + RETRY)
        except Refused as refused:
            log.warning("due choice refused, trying again: table=%s: %r", table_id, refused)
            dues.set(table_id, now + RETRY)
        except Exception:  # one broken table must not stop the timers of all others
            log.exception("due choice failed, trying again: table=%s", table_id)
            dues.set(table_id, now + RETRY)

    async def _carry_out_next(self, table_id: str, now: float) -> bool:
        """Carry out the next due choice of a table, or close it if it has expired.

        Returns:
            Whether a seat has decided, so that the next choice may be due at once.
        """
        async with self._sessions.changing(table_id) as change:
            table = change.table
            if not self._reaches(table.guild_id):
                raise _OutOfReach
            if table.expires_at is not None and table.expires_at <= now:
                table.close(_EXPIRY_REASONS[table.status])
                return False

            due = await change.due_choice(now, self._sessions.rng)
            if due is not None:
                change.take(*due, now)

            return due is not None

    # -- downtime -----------------------------------------------------------------------------

    async def correct_timers(self, seconds: float, on: WhichServers = everywhere) -> None:
        """Correct the timers after downtime, or after the system clock was set.

        Downtime does not count: timers are extended by its length. If the clock was set back,
        timers are shortened, so that no player waits for a deadline far in the future.

        Args:
            seconds: The length of the downtime; negative if the clock was set back.
            on: Returns whether a server was affected.
        """
        sessions = self._sessions
        if seconds < 0:
            self._corrected_until.clear()
            sessions.mark_awake()

        # A table that was not used for a quarter of an hour is not in memory. Its pace is slow, so
        # less than a minute does not matter, and the table is not read. After a start no table is
        # in memory yet, so all tables are read.
        ids = sessions.in_memory(on)
        if self._is_fresh_start or abs(seconds) >= MINUTE or seconds < 0:
            ids = [*await self._live()]

        remaining = iter(ids)
        while batch := list(islice(remaining, BATCH)):
            await asyncio.gather(
                *(self._correct_table(table_id, seconds, on) for table_id in batch)
            )

        if on is everywhere:  # the timers of all servers are correct now
            self._is_fresh_start = False

        if seconds >= 0:
            live = set(ids)
            # Forget tables that are over.
            self._corrected_until = {
                table_id: until
                for table_id, until in self._corrected_until.items()
                if table_id in live
            }
            # After a fresh start, the timers of all servers must be corrected first.
            if not self._is_fresh_start:
                sessions.mark_awake()

    async def _live(self) -> dict[str, float]:
        """Return the due times of all live tables by their ids, the most urgent first.

        A table without a due time is due now.
        """
        live = await self._sessions.store.live()
        now = self._sessions.now()
        dues = sorted((now if due is None else due, table_id) for table_id, due in live.items())
        return {table_id: due for due, table_id in dues}

    async def _correct_table(self, table_id: str, seconds: float, on: WhichServers) -> None:
        """Correct the timers of one table.

        Errors are logged, so that the other tables are corrected.
        """
        sessions = self._sessions
        was_in_memory = sessions.remembers(table_id)
        try:
            async with sessions.changing(table_id) as change:
                is_concerned = seconds < 0 or on(change.table.guild_id)
                if is_concerned:
                    self._correct_draft(change, seconds)

            if is_concerned and seconds >= 0:
                self._corrected_until[table_id] = sessions.now()

            # Do not keep a table in memory that was read only for this.
            if not was_in_memory:
                sessions.let_go(table_id)
        except TableGone:
            sessions.dues.clear(table_id)
        except Exception:  # the timers of all other tables must be corrected
            log.exception("timers not corrected: table=%s", table_id)

    def _correct_draft(self, change: Session, seconds: float) -> None:
        """Correct the timers of a table that is being changed; see `correct_timers`."""
        clocks = {} if change.engine is None else type(change.engine.game).clocks
        now = self._sessions.now()
        if seconds < 0:
            # The thinking times of house players may end far in the future too: draw new ones.
            change.forget_thinking_times()
            change.still_until = 0.0
            shorten_timers(change.table, clocks, now)
            return

        if not change.table.is_live:
            return

        # The gateway and the HTTP requests report the same outage separately, so correct only the
        # part that is not corrected yet. For example, an outage began 40 seconds ago and ends now.
        # If the timers are corrected until 10 seconds ago, 10 seconds are left.
        begin = now - seconds
        corrected_until = self._corrected_until.get(change.table.id, begin)
        uncorrected = min(seconds, now - corrected_until)
        stand_still(change.table, clocks, now, uncorrected, goes_on=corrected_until > begin)
