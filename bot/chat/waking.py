"""After a restart: what was being said when Coop stopped?

Also of a table that is over: its last words may not have been said. Its surfaces are remembered
until they surely have (bot/chat/reconciler.py).
"""

from collections.abc import Callable

from bot.chat.lanes import Key
from bot.chat.ports import Memory
from bot.chat.surfaces import TABLE, Surfaces

MOST_LINGERING = 200
"""Tables that are over and are looked at once more. Normally there are few."""


class Waking:
    """Sends that were intended but not confirmed are repeated or found by their surface's lane
    (bot/chat/display.py).
    """

    def __init__(self, memory: Memory, surfaces: Surfaces, mark: Callable[[Key], None]) -> None:
        self._memory = memory
        self._surfaces = surfaces
        self._mark = mark

    async def wake(self, table_ids: list[str]) -> list[str]:
        """Returns the tables that are over and have to be looked at as well."""
        for table_id in table_ids:
            await self._surfaces.load(table_id)
            shown = self._surfaces.get(table_id, TABLE)
            if shown.surface is None:
                shown.anew = True
        for intent in await self._memory.intended():
            await self._surfaces.load(intent.table_id)
            self._mark((intent.table_id, intent.name))
        return await self._memory.lingering(MOST_LINGERING)
