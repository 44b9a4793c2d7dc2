"""After a restart: what was being sent when Coop stopped?"""

import logging
import re
from collections.abc import Callable
from dataclasses import replace

from bot.chat.ids import NO_TOKEN, TEMPLATE
from bot.chat.lanes import Key
from bot.chat.outbox import Outbox
from bot.chat.ports import Memory, Surface
from bot.chat.surfaces import TABLE, Surfaces
from bot.chat.troubles import ERRORS
from bot.tables.ports import Clock

log = logging.getLogger(__name__)

NONCE_HOLDS = 2 * 60.0
"""Seconds for which Discord surely knows a nonce again ("the past few minutes")."""


class Waking:
    """Sends that were intended but not confirmed are repeated with their nonce by their surface's
    lane. Those too old for that are looked for in the channel first.
    """

    def __init__(
        self,
        memory: Memory,
        surfaces: Surfaces,
        outbox: Outbox,
        clock: Clock,
        mark: Callable[[Key], None],
    ) -> None:
        self._memory = memory
        self._surfaces = surfaces
        self._outbox = outbox
        self._clock = clock
        self._mark = mark

    async def wake(self, table_ids: list[str]) -> None:
        for intent in await self._memory.intended():
            await self._surfaces.load(intent.table_id)
            if self._clock.now() - intent.at > NONCE_HOLDS:
                await self._look_for(intent)
            self._mark((intent.table_id, intent.name))
        for table_id in table_ids:
            await self._surfaces.load(table_id)
            shown = self._surfaces.get(table_id, TABLE)
            if shown.surface is None:
                shown.anew = True

    async def _look_for(self, intent: Surface) -> None:
        """Adopt the message if it arrived. Its page is unknown, so it is drawn once more."""
        try:
            ids = await self._outbox.ids_shown(intent.channel_id)
        except ERRORS as error:
            log.info("channel of table %s cannot be searched: %s", intent.table_id, error)
            return
        for message_id, custom_id in ids:
            match = TEMPLATE.fullmatch(custom_id)
            if match is not None and _is_of(match, intent):
                shown = self._surfaces.get(intent.table_id, intent.name)
                await self._surfaces.put(shown, replace(intent, message_id=message_id, shown=""))
                return


def _is_of(match: re.Match[str], intent: Surface) -> bool:
    """A card is known by its question; the table by its name, for only one table stands there."""
    if match["table"] != intent.table_id:
        return False
    return intent.name == TABLE or match["token"] == (intent.question or NO_TOKEN)
