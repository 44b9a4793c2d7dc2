"""What happens at the tables as time passes, without anybody doing anything."""

import asyncio
import logging
from itertools import islice

from bot.common.refused import NotWritten, Refused
from bot.tables.deadlines import MINUTE, rein_in, stand_still
from bot.tables.refusals import TableGone
from bot.tables.session import Session
from bot.tables.session_cache import SessionCache
from bot.tables.table import Status, WhichServers, everywhere

log = logging.getLogger(__name__)

RETRY = 5.0
"""Seconds until a table that could not be moved on is tried again."""

LOOK_AGAIN = 1.0
"""Seconds until a table whose server is out of reach is looked at again."""

AT_ONCE = 8
"""How many tables are moved on together: they wait for the disk once."""

_TOO_LONG = {Status.LOBBY: "closed-expired", Status.PAUSED: "closed-forgotten"}
"""Why a table is closed that waited for people in vain: sentences of tables.ftl."""


class _OutOfReach(Exception):
    """Of the server of a table."""


class DeadlinesRunner:
    """Carries out what falls due, and comes to terms with time that nobody saw pass."""

    def __init__(self, sessions: SessionCache, reaches: WhichServers = everywhere) -> None:
        self._sessions = sessions
        self._reaches = reaches
        self._corrected: dict[str, float] = {}
        """Table -> until when its timers have been corrected for time that nobody could use."""
        self._has_started = False
        """Whether a start has not been followed by an outage yet: any table may be unread."""

    async def wake(self, era: str, *, after_an_outage: bool = False) -> list[str]:
        """Learn after a start when each live table falls due; returns their ids, the most urgent
        first. Tables of another `era` than this were set back since. `after_an_outage`: it is known
        for how long nobody could reach the bot, and `clock_moved` will be told before a `tick`.
        """
        self._has_started = True
        if after_an_outage:
            # Tables are read with the deadlines that they have until `woke_up` is called.
            self._sessions.awake_since = 0.0

        self._sessions.era = era
        live = await self._sessions.store.live()
        now = self._sessions.now()
        dues = sorted((now if one.due is None else one.due, one.id) for one in live)
        for due, table_id in dues:
            self._sessions.dues.set(table_id, due)

        return [table_id for _, table_id in dues]

    # -- what falls due -----------------------------------------------------------------------

    async def tick(self) -> None:
        """Carry out everything that is due: deadlines, house players, the clock's minima, expired
        lobbies. Where nobody could press anything it is not yet due.
        """
        due = iter(self._sessions.dues.by(self._sessions.now()))
        while some := list(islice(due, AT_ONCE)):
            await asyncio.gather(*map(self._carry_out, some))

        self._sessions.evict_idle()

    async def _carry_out(self, table_id: str) -> None:
        now = self._sessions.now()
        dues = self._sessions.dues
        try:
            while dues.is_due(table_id, now) and await self._carry_out_next(table_id, now):
                pass
        except TableGone:
            dues.clear(table_id)
        except _OutOfReach:
            dues.set(table_id, now + LOOK_AGAIN)
        except NotWritten:
            dues.set(table_id, now + RETRY)
        except Refused as refused:
            log.warning("due choice refused, trying again: table=%s: %r", table_id, refused)
            dues.set(table_id, now + RETRY)
        except Exception:  # one table: the clocks of all others go on
            log.exception("due choice failed, trying again: table=%s", table_id)
            dues.set(table_id, now + RETRY)

    async def _carry_out_next(self, table_id: str, now: float) -> bool:
        """Whether a seat has moved, and the next may be due."""
        async with self._sessions.changing(table_id) as change:
            table = change.table
            if not self._reaches(table.guild_id):
                raise _OutOfReach
            if table.expires_at is not None and table.expires_at <= now:
                table.close(_TOO_LONG[table.status])
                return False

            due = await change.due_choice(now, self._sessions.rng)
            if due is not None:
                change.take(*due, now)

            return due is not None

    # -- time that nobody saw pass ------------------------------------------------------------

    async def clock_moved(self, seconds: float, on: WhichServers = everywhere) -> None:
        """Correct the timers after seconds in which these servers could not reach the bot.

        The process or the machine slept, its clock was set, or Discord was out of reach. Clocks
        stand still meanwhile. Where it is suddenly earlier (negative), nobody waits for a deadline
        that has moved away.
        """
        sessions = self._sessions
        if seconds < 0:
            self._corrected.clear()
            sessions.woke_up()

        # A table that is not in memory was not touched for a quarter of an hour, so it waits at a
        # slow pace: less than a minute is not worth reading all of them. After a start none may be.
        ids = sessions.in_memory(on)
        if self._has_started or abs(seconds) >= MINUTE or seconds < 0:
            ids = await self._live()

        waiting = iter(ids)
        while some := list(islice(waiting, AT_ONCE)):
            await asyncio.gather(*(self._correct(one, seconds, on) for one in some))

        if on is everywhere:
            self._has_started = False

        if seconds >= 0:
            live = set(ids)
            self._corrected = {one: at for one, at in self._corrected.items() if one in live}
            if not self._has_started:  # else the other servers have yet to be told
                sessions.woke_up()

    async def _live(self) -> list[str]:
        """The most urgent first."""
        live = await self._sessions.store.live()
        now = self._sessions.now()
        return [one.id for one in sorted(live, key=lambda one: (one.due or now, one.id))]

    async def _correct(self, table_id: str, seconds: float, on: WhichServers) -> None:
        sessions = self._sessions
        was_in_memory = sessions.remembers(table_id)
        try:
            async with sessions.changing(table_id) as change:
                is_concerned = seconds < 0 or on(change.table.guild_id)
                if is_concerned:
                    self._correct_timers(change, seconds)

            if is_concerned and seconds >= 0:
                self._corrected[table_id] = sessions.now()

            if not was_in_memory:
                sessions.let_go(table_id)
        except TableGone:
            sessions.dues.clear(table_id)
        except Exception:  # one of many: the timers of all others are corrected
            log.exception("timers not corrected: table=%s", table_id)

    def _correct_timers(self, change: Session, seconds: float) -> None:
        clocks = {} if change.engine is None else type(change.engine.game).clocks
        now = self._sessions.now()
        if seconds < 0:
            change.think_again()
            change.still = 0.0
            rein_in(change.table, clocks, now)

            return
        if not change.table.is_live:
            return

        # The gateway and the requests tell of the same outage, each by itself.
        begin = now - seconds
        corrected = self._corrected.get(change.table.id, begin)
        goes_on = corrected > begin
        missed = min(seconds, now - corrected)
        stand_still(change.table, clocks, now, missed, goes_on=goes_on)
