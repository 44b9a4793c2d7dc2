"""Keeps true what a game shows in messages of its own beside the table: a battle, say.

Each has a surface of its own from its first message to its last word, and is left standing then.
The table comes after it (bot/messages/public_table.py). It asks nothing and nobody waits for
it: what goes wrong with it is not tried for long.
"""

from dataclasses import replace

from bot.discord_api.errors import ERRORS
from bot.discord_api.rate_limiter import Priority
from bot.messages.jobs import Job, Kind, SurfaceId, Wake
from bot.messages.keeper import FEW, Keeper, Parts
from bot.messages.state import Aim, Shown
from bot.pages.delivery import Wanted
from bot.pages.faces import Aside
from bot.pages.page import Text
from bot.tables.refusals import TableGone

SOON = 0.5
"""Seconds between checks whether the table has arrived."""


class SideMessages(Keeper):
    """Keeps surfaces of `Kind.ASIDE`; `look` says which one goes on now."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self._latest: dict[SurfaceId, Aside] = {}
        """Kept until it was shown: the table may have gone on by then."""

    async def look(self, table_id: str) -> SurfaceId | None:
        """The surface of what goes on now, if anything does."""
        try:
            found = await self._drawer.aside(table_id)
        except TableGone:
            return None

        if found is None:
            return None

        surface_id = SurfaceId(table_id, Kind.ASIDE, key=found.key)
        before = self._latest.get(surface_id)
        if before is None or not before.ended:  # what has ended tells of then, not of now
            self._latest[surface_id] = found

        return surface_id

    async def deliver(self, surface_id: SurfaceId) -> tuple[Job, ...]:
        """Bring it up to date; forget it where it has had its last word. Where it was posted the
        table stands above it now, and has to be looked at.
        """
        is_on = await self.look(surface_id.table_id) == surface_id
        shown = self._surfaces.get(surface_id)
        aside = self._latest.get(surface_id)
        if self._waits(shown) or self._waits_for_the_table(shown):
            return ()

        was_missing = shown.message_id is None
        try:
            if aside is not None and not shown.is_given_up:
                aside = aside if is_on or aside.ended else await self._ended(surface_id, aside)
                scene = await self._drawer.public(surface_id.table_id)
                wanted = Wanted.of(aside.page, locale=scene.locale)
                await self._show(shown, replace(wanted, signs=self._drawer.signs(scene)))
        except TableGone:
            pass
        except ERRORS as error:
            if self._tries_again(shown, error, most=FEW):
                return ()

            shown.aim = Aim.GIVE_UP
            self._leaves(shown, error)

        is_posted = was_missing and shown.message_id is not None
        if not is_on:
            self._latest.pop(surface_id, None)
            await self._surfaces.remove(shown)

        return (self._table(shown).id,) if is_posted else ()

    async def _show(self, shown: Shown, wanted: Wanted) -> None:
        table = self._table(shown)
        if shown.message_id is None:
            if table.is_given_up or table.message_id is None:
                return

            channel_id = (await self._drawer.public(shown.id.table_id)).channel_id
            await self._painted(shown, wanted, channel_id)
            await self._writer.outbox.turn(Priority.DECORATION)
            await self._writer.post(shown, channel_id, wanted)
            table.depth.told()

        if shown.digest != wanted.digest:
            await self._painted(shown, wanted)
            await self._writer.edit(shown, wanted, Priority.DECORATION, self._newest)

    def _waits_for_the_table(self, shown: Shown) -> bool:
        """Whether the table is on its way: what goes on beside it comes after it has arrived."""
        table = self._table(shown)
        if shown.message_id is not None or table.is_given_up or not table.is_coming:
            return False

        self._timers.set(shown.id, Wake.RETRY, self._clock.now() + SOON)
        return True

    def _table(self, shown: Shown) -> Shown:
        return self._surfaces.get(SurfaceId(shown.id.table_id, Kind.TABLE))

    async def _ended(self, surface_id: SurfaceId, aside: Aside) -> Aside:
        """The table went on before its end was looked at."""
        last = await self._drawer.last_word(surface_id.table_id, aside.key)
        if last is None:
            return aside
        return aside._replace(page=replace(aside.page, blocks=(*aside.page.blocks, Text(last))))

    def forget(self, table_id: str) -> None:
        """Nothing of that table will be shown any more."""
        for surface_id in [one for one in self._latest if one.table_id == table_id]:
            del self._latest[surface_id]
