"""What becomes of a table that cannot be shown any more: its clocks must not run on unseen.

Rule: such a table never goes on by itself. Its host is told how to bring it back, and it goes on
where everybody sees it (bot/interactions/resume_table.py).
"""

import logging
from collections.abc import Callable

from bot.common.clock import Clock
from bot.common.refused import Refused
from bot.pages.loss import Loss
from bot.tables.scene import TableSummary
from bot.tables.table import Status
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

AGAIN = 5 * 60.0
"""Seconds within which a message that is deleted twice is not wanted there."""

_CLOSES = {
    Loss.CHANNEL: "closed-channel-gone",
    Loss.SERVER: "closed-channel-gone",
    Loss.MESSAGE: "closed-message-deleted",
}
"""A lobby has nothing to lose. Without permissions it stays: its buttons work all the same, and
Start names what is missing.
"""


class UnreachableTables:
    """Pauses games and closes lobbies that nobody can see; counts deletions. `paused` is called
    with every table that it pauses.
    """

    def __init__(
        self, *, tables: Tables, clock: Clock, paused: Callable[[TableSummary], None]
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._paused = paused
        self._deleted: dict[tuple[str, int], float] = {}

    def deleted(self, table_id: str, channel_id: int) -> bool:
        """Somebody has deleted the table's message; True where they do it again and again."""
        now = self._clock.now()
        here = (table_id, channel_id)
        recent = {one: at for one, at in self._deleted.items() if now - at < AGAIN}
        self._deleted = recent | {here: now}

        return here in recent

    async def is_lost(self, table_id: str) -> bool:
        """Whether the table waits for somebody to bring it back. Raises TableGone."""
        table = await self._tables.table(table_id)
        return table.status is Status.PAUSED and table.reason in set(Loss)

    async def lost(self, table_id: str, loss: Loss) -> None:
        """Nobody can see the table any more."""
        log.info("table unreachable: table=%s reason=%s", table_id, loss.value)
        try:
            table = await self._tables.table(table_id)
            if table.status is not Status.LOBBY:
                self._paused(await self._tables.pause(table_id, loss.value))
            elif loss in _CLOSES:
                await self._tables.close(table_id, _CLOSES[loss])
        except Refused as refused:
            log.info("table is gone already: table=%s: %r", table_id, refused)
