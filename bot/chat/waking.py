"""After a restart: what was being said when Coop stopped?"""

from collections.abc import Callable

from bot.chat.lanes import Key
from bot.chat.ports import Memory
from bot.chat.surfaces import TABLE, Surfaces


class Waking:
    """Sends that were intended but not confirmed are repeated or found by their surface's lane
    (bot/chat/display.py).
    """

    def __init__(self, memory: Memory, surfaces: Surfaces, mark: Callable[[Key], None]) -> None:
        self._memory = memory
        self._surfaces = surfaces
        self._mark = mark

    async def wake(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            await self._surfaces.load(table_id)
            shown = self._surfaces.get(table_id, TABLE)
            if shown.surface is None:
                shown.anew = True
        for intent in await self._memory.intended():
            await self._surfaces.load(intent.table_id)
            self._mark((intent.table_id, intent.name))
