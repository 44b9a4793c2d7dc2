"""Pauses games and closes lobbies that cannot be shown any more: no deadline may pass unseen.

Rule: such a game never continues by itself. Its host is told how to bring it back. The game then
continues where all players can see it (bot/interactions/resume_table.py).
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

TWICE_WITHIN = 5 * 60.0
"""A message that is deleted twice within this many seconds is not wanted in its channel."""

_CLOSED_BECAUSE = {
    Loss.CHANNEL: "closed-channel-gone",
    Loss.SERVER: "closed-channel-gone",
    Loss.MESSAGE: "closed-message-deleted",
}
"""The losses that close a lobby, each with the reason that is stored.

If only permissions are missing, the lobby stays: its buttons still work, and "Start" names the
missing permissions.
"""


class UnreachableTables:
    """Pauses games and closes lobbies that players cannot see, and notices repeated deletions.

    Args:
        paused: Called with each table that is paused.
    """

    def __init__(
        self, *, tables: Tables, clock: Clock, paused: Callable[[TableSummary], None]
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._paused = paused
        self._deleted: dict[tuple[str, int], float] = {}
        """Table id and channel id -> when a user has deleted the table's message there."""

    def deleted(self, table_id: str, channel_id: int) -> bool:
        """Note that a user has deleted the table's message.

        Returns:
            Whether it was deleted in this channel a short time ago already.
        """
        now = self._clock.now()
        key = (table_id, channel_id)
        times = self._deleted.items()
        recent = {
            place: deleted_at for place, deleted_at in times if now - deleted_at < TWICE_WITHIN
        }
        self._deleted = recent | {key: now}

        return key in recent

    async def is_lost(self, table_id: str) -> bool:
        """Return whether the table is paused because players cannot see it.

        Raises:
            TableGone: There is no such table.
        """
        table = await self._tables.table(table_id)
        return table.status is Status.PAUSED and table.reason in set(Loss)

    async def lost(self, table_id: str, loss: Loss) -> None:
        """Pause the game or close the lobby, because players cannot see the table any more."""
        log.info("table unreachable: table=%s reason=%s", table_id, loss.value)
        try:
            table = await self._tables.table(table_id)
            if table.status is not Status.LOBBY:
                self._paused(await self._tables.pause(table_id, loss.value))
            elif loss in _CLOSED_BECAUSE:
                await self._tables.close(table_id, _CLOSED_BECAUSE[loss])
        except Refused as refused:
            log.info("table is gone already: table=%s: %r", table_id, refused)
