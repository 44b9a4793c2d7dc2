"""After a restart: what was being said when Coop stopped, and what is not true any more?

Unconfirmed sends come first, for Discord knows their nonce for minutes only; then tables that are
over, whose surfaces are kept until their last message is certain to have arrived. Then every live
table is looked at, a few at a time, while clicks are answered already; and none is kept in memory
for it.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable

from bot.common.refused import Refused
from bot.messages.jobs import Kind, SurfaceId, Workers
from bot.messages.repository import SurfaceRepository
from bot.messages.state import Aim, Surfaces
from bot.tables.scene import TableSummary
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

MOST_LINGERING = 200
"""Tables that are over and are looked at once more. Normally there are few."""

AT_ONCE = 4
"""The number of tables that are looked at together, each until it shows the truth."""

BREATH = 0.01
"""Seconds between two of them, in which clicks are answered."""


class Restart:
    """Sends that were intended but not confirmed are repeated or found by their surface's work
    (bot/messages/writer.py). `changed` brings what a table shows up to date; `seen` is told of
    every live one.
    """

    def __init__(
        self,
        *,
        tables: Tables,
        repository: SurfaceRepository,
        surfaces: Surfaces,
        workers: Workers,
        changed: Callable[[str], None],
        seen: Callable[[TableSummary], None],
    ) -> None:
        self._tables = tables
        self._repository = repository
        self._surfaces = surfaces
        self._workers = workers
        self._changed = changed
        self._seen = seen
        self._unseen: deque[str] = deque()

    async def wake(self, table_ids: Iterable[str]) -> None:
        """Returns when everything is begun; `Workers.settle` waits for its end."""
        for intent in await self._repository.intended():
            await self._surfaces.load(intent.id.table_id)
            self._workers.mark(intent.id)

        for table_id in await self._repository.lingering(MOST_LINGERING):
            self._changed(table_id)

        self._unseen.extend(table_ids)
        for _ in range(min(AT_ONCE, len(self._unseen))):
            self._workers.begin(self._walk())

    def stop(self) -> None:
        """Look at no further table."""
        self._unseen.clear()

    async def _walk(self) -> None:
        while self._unseen:
            table_id = self._unseen.popleft()
            try:
                await self._look(table_id)
            except Refused as refused:
                log.info("table is gone: table=%s: %r", table_id, refused)
            except Exception:  # one of thousands: the others must be looked at all the same
                log.exception("table not checked after the restart: table=%s", table_id)

            if self._unseen:
                await asyncio.sleep(BREATH)

    async def _look(self, table_id: str) -> None:
        await self._surfaces.load(table_id)
        shown = self._surfaces.get(SurfaceId(table_id, Kind.TABLE))
        if shown.surface is None:
            shown.aim = Aim.POST

        self._seen(await self._tables.table(table_id))
        self._changed(table_id)
        await self._workers.calm(table_id)
        self._tables.sessions.let_go(table_id)
