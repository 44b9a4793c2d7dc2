"""Keeps true what a game shows in messages of its own beside the table: a battle, say.

Each has a surface of its own from its first message to its last word, and is left standing then.
The table comes after it (bot/chat/surfaces/public_table.py). It asks nothing and nobody waits for
it: what goes wrong with it is not tried for long.
"""

import logging
from dataclasses import replace

from bot.chat.discord_api.errors import ERRORS, Problem, problem
from bot.chat.discord_api.rate_limiter import Priority
from bot.chat.pages.delivery import Wanted
from bot.chat.pages.faces import Aside
from bot.chat.pages.page import Text
from bot.chat.surfaces.delivery import MessageSender
from bot.chat.surfaces.drawing import PageDrawer
from bot.chat.surfaces.state import TABLE, Shown, Surfaces, aside_name
from bot.chat.surfaces.timers import SurfaceTimers
from bot.chat.surfaces.workers import Key
from bot.tables.ports import Clock
from bot.tables.refusals import TableGone

log = logging.getLogger(__name__)

TRIES = 4
SOON = 0.5
"""Seconds between two looks whether the table has arrived."""


class SideMessages:
    """`look` says what is shown beside the table now; `deliver` is the work of its lane."""

    def __init__(
        self,
        pages: PageDrawer,
        surfaces: Surfaces,
        sender: MessageSender,
        timers: SurfaceTimers,
        clock: Clock,
    ) -> None:
        self._pages = pages
        self._surfaces = surfaces
        self._sender = sender
        self._timers = timers
        self._clock = clock
        self._latest: dict[Key, Aside] = {}
        """Kept until it was shown: the table may have gone on by then."""

    async def look(self, table_id: str) -> str | None:
        """The surface of what goes on now, if anything does."""
        try:
            found = await self._pages.aside(table_id)
        except TableGone:
            return None
        if found is None:
            return None
        name = aside_name(found.key)
        self._latest[table_id, name] = found
        return name

    async def deliver(self, table_id: str, name: str) -> bool:
        """Bring it up to date; forget it where it has had its last word. True where it was posted:
        the table stands above it now.
        """
        is_on = await self.look(table_id) == name
        shown, aside = self._surfaces.get(table_id, name), self._latest.get((table_id, name))
        if shown.not_before > self._clock.now() or self._waits_for_the_table(shown):
            return False
        posted = shown.message_id is None
        try:
            if aside is not None and not shown.lost:
                aside = aside if is_on or aside.ended else await self._ended(table_id, aside)
                await self._show(shown, Wanted.of(aside.page))
        except TableGone:
            pass
        except ERRORS as error:
            if self._tries_again(shown, error):
                return False
            shown.lost = True
        posted = posted and shown.message_id is not None
        if not is_on:
            self._latest.pop((table_id, name), None)
            await self._surfaces.remove(shown)
        return posted

    async def _show(self, shown: Shown, wanted: Wanted) -> None:
        table = self._surfaces.get(shown.table_id, TABLE)
        outbox = self._sender.outbox
        if shown.message_id is None:
            if table.lost or table.message_id is None:
                return
            channel_id = (await self._pages.public(shown.table_id)).channel_id
            await outbox.turn(Priority.DECORATION)
            await self._sender.post(shown, channel_id, wanted)
            table.beside += 1
        if shown.digest != wanted.digest:
            await outbox.turn(Priority.DECORATION)
            await self._sender.by_edit(shown, wanted)

    def _waits_for_the_table(self, shown: Shown) -> bool:
        """Whether the table is on its way: what goes on beside it comes after it has arrived."""
        table = self._surfaces.get(shown.table_id, TABLE)
        is_coming = table.message_id is None and (table.anew or table.surface is not None)
        if shown.message_id is not None or table.lost or not is_coming:
            return False
        self._timers.set((shown.table_id, shown.name), "retry", self._clock.now() + SOON)
        return True

    async def _ended(self, table_id: str, aside: Aside) -> Aside:
        """The table went on before its end was looked at."""
        last = await self._pages.last_word(table_id, aside.key)
        if last is None:
            return aside
        return aside._replace(page=replace(aside.page, blocks=(*aside.page.blocks, Text(last))))

    def _tries_again(self, shown: Shown, error: BaseException) -> bool:
        what = problem(error)
        if what is Problem.OURS:
            raise error
        if what not in (Problem.LATER, Problem.AGED) or shown.tried >= TRIES:
            log.info("%s of table %s stays as it is: %s", shown.name, shown.table_id, error)
            return False
        shown.tried += 1
        shown.not_before = self._clock.now() + 2.0**shown.tried
        self._timers.set((shown.table_id, shown.name), "retry", shown.not_before)
        return True

    def forget(self, table_id: str) -> None:
        """Nothing of that table will be shown any more."""
        for key in [key for key in self._latest if key[0] == table_id]:
            del self._latest[key]
