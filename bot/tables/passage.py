"""What happens at the tables as time passes, whether anybody does anything or not."""

import asyncio
import logging
from itertools import islice

from bot.tables.ports import Store
from bot.tables.refusals import NotWritten, Refused, TableGone
from bot.tables.session_cache import SessionCache
from bot.tables.steps import Steps

log = logging.getLogger(__name__)

RETRY = 5.0
"""Seconds until a table that could not be moved on is tried again."""

AT_ONCE = 8
"""So many tables are moved on together: they wait for the disk once."""


class Passage:
    """The part of Tables that nobody presses for."""

    _keeper: SessionCache
    _play: Steps
    _store: Store

    async def tick(self) -> None:
        """Carry out everything that is due: deadlines, house players, the clock's minima, expired
        lobbies.
        """
        now = self._keeper.now()
        due = iter(self._keeper.dues.by(now))
        while some := list(islice(due, AT_ONCE)):
            await asyncio.gather(*(self._carry_out(table_id, now) for table_id in some))
        self._keeper.evict_idle()

    async def _carry_out(self, table_id: str, now: float) -> None:
        dues = self._keeper.dues
        try:
            async with self._keeper.lock(table_id):
                await self._play.carry_out_due(await self._keeper.session(table_id))
        except TableGone:
            dues.clear(table_id)
        except NotWritten:
            dues.set(table_id, now + RETRY)
        except Refused as refused:
            log.warning("table %s is tried again: %r", table_id, refused)
            dues.set(table_id, now + RETRY)
        except Exception:  # one table: the clocks of all others go on
            log.exception("table %s could not be moved on", table_id)
            dues.set(table_id, now + RETRY)

    async def clock_moved(self, seconds: float) -> None:
        """See SessionCache.clock_moved."""
        await self._keeper.clock_moved(seconds)

    def next_due(self) -> float | None:
        """When `tick` next has something to do, in seconds since 1970."""
        return self._keeper.dues.next()

    async def wake(self, era: str = "") -> list[str]:
        """After a start: know when each live table falls due; returns their ids, what is due first
        before all. Tables of another `era` than this were set back since.
        """
        self._keeper.era = era
        live, now = await self._store.live(), self._keeper.now()
        dues = sorted((now if one.due is None else one.due, one.id) for one in live)
        for due, table_id in dues:
            self._keeper.dues.set(table_id, due)
        return [table_id for _, table_id in dues]

    def let_go(self, table_id: str) -> None:
        """Forget what is in the store as well, unless somebody is about to answer; the next look
        brings it back.
        """
        self._keeper.let_go(table_id)
