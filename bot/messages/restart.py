"""Brings all messages up to date after a restart.

First come the sends that were not confirmed, because Discord remembers a nonce for a few minutes
only. Then come the tables that are over but still have surfaces (messages that Coop keeps up to
date), because their last edit may not have arrived. Then every live table is checked, a few at a
time, while presses are answered already. A checked table is dropped from memory again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable

from bot.common.refused import Refused
from bot.messages.jobs import Workers
from bot.messages.repository import SurfaceRepository
from bot.messages.state import Aim, Surfaces
from bot.tables.scene import TableSummary
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

MOST_LINGERING = 200
"""Maximum number of tables that are over to check. Normally there are few."""

AT_ONCE = 4
"""How many tables are checked concurrently."""

PAUSE = 0.01
"""Seconds between two checks, so that presses are answered meanwhile."""


class Restart:
    """Checks all tables after a restart.

    The job of a surface repeats an unconfirmed send or finds its message (bot/messages/writer.py).

    Args:
        changed: Plans the jobs of a table's surfaces.
        seen: Called with each live table.
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
        self._unchecked: deque[str] = deque()
        """Ids of the tables whose messages are still to be brought up to date."""

    async def wake(self, table_ids: Iterable[str]) -> None:
        """Start all checks. `Workers.settle` waits for their end.

        Args:
            table_ids: The live tables, the most urgent first.
        """
        for intent in await self._repository.intended():
            await self._surfaces.load(intent.id.table_id)
            self._workers.mark(intent.id)

        for table_id in await self._repository.lingering(MOST_LINGERING):
            self._changed(table_id)

        self._unchecked.extend(table_ids)
        for _ in range(min(AT_ONCE, len(self._unchecked))):
            self._workers.begin(self._check_tables())

    def stop(self) -> None:
        """Start no further checks."""
        self._unchecked.clear()

    async def _check_tables(self) -> None:
        """Check tables until the queue is empty."""
        while self._unchecked:
            table_id = self._unchecked.popleft()
            try:
                await self._check_table(table_id)
            except Refused as refused:
                log.info("table is gone: table=%s: %r", table_id, refused)
            except Exception:  # one failed table must not stop the check of thousands of others
                log.exception("table not checked after the restart: table=%s", table_id)

            if self._unchecked:
                await asyncio.sleep(PAUSE)

    async def _check_table(self, table_id: str) -> None:
        """Check one table, and wait until its messages are up to date."""
        await self._surfaces.load(table_id)
        state = self._surfaces.table(table_id)
        # No message is stored, because the process stopped right after the table was opened.
        if state.surface is None:
            state.aim = Aim.POST

        self._seen(await self._tables.table(table_id))
        self._changed(table_id)
        await self._workers.wait_idle(table_id)
        # The table was loaded only for this check.
        self._tables.sessions.let_go(table_id)
