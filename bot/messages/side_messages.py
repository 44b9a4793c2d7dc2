"""Keeps asides up to date: what a game shows in a message beside the table, such as a battle.

Each aside has a surface from its first page to its last page. Afterwards the message stays as it
is. The public table is posted again below it (bot/messages/public_table.py). An aside asks nothing
and no player waits for it, so failures are not retried for long.
"""

from dataclasses import replace

from bot.discord_api.errors import ERRORS
from bot.discord_api.rate_limiter import Priority
from bot.messages.jobs import Job, Kind, SurfaceId, Wake
from bot.messages.state import Aim, SurfaceState
from bot.messages.surface_handler import MAX_FAILURES, SurfaceDeps, SurfaceHandler
from bot.pages.delivery import DesiredMessage
from bot.pages.faces import Aside
from bot.pages.page import Text
from bot.tables.refusals import TableGone

TABLE_CHECK = 0.5
"""Seconds until an aside checks again whether the message of the public table has been posted."""


class SideMessages(SurfaceHandler):
    """Handler of the surfaces of `Kind.ASIDE`. `look` returns the current surface."""

    def __init__(self, parts: SurfaceDeps) -> None:
        super().__init__(parts)
        self._latest: dict[SurfaceId, Aside] = {}
        """The latest page of each aside until it is shown, because the table may go on before."""

    async def look(self, table_id: str) -> SurfaceId | None:
        """Return the surface of the current aside, or None.

        It also stores the latest page of the aside.
        """
        try:
            aside = await self._drawer.aside(table_id)
        except TableGone:
            return None

        if aside is None:
            return None

        surface_id = SurfaceId(table_id, Kind.ASIDE, key=aside.key)
        before = self._latest.get(surface_id)
        if before is None or not before.ended:  # keep the last page of an aside that has ended
            self._latest[surface_id] = aside

        return surface_id

    async def deliver(self, surface_id: SurfaceId) -> tuple[Job, ...]:
        """Bring the aside up to date, and forget it after its last page.

        If the aside was posted now, the public table is above it, so the job of the table follows.
        """
        is_current = await self.look(surface_id.table_id) == surface_id
        state = self._surfaces.get(surface_id)
        aside = self._latest.get(surface_id)
        if self._is_backing_off(state) or self._waits_for_the_table(state):
            return ()

        was_missing = state.message_id is None
        try:
            if aside is not None and not state.is_given_up:
                # The table went on before the end of the aside was drawn.
                if not is_current and not aside.ended:
                    aside = await self._with_last_sentence(surface_id, aside)

                scene = await self._drawer.public(surface_id.table_id)
                desired = DesiredMessage.of(aside.page, locale=scene.locale)
                await self._show(state, replace(desired, signs=self._drawer.signs(scene)))
        except TableGone:
            pass
        except ERRORS as error:
            if self._try_again_later(state, error, limit=MAX_FAILURES):
                return ()

            state.aim = Aim.GIVE_UP
            self._leave_as_is(state, error)

        is_posted = was_missing and state.message_id is not None
        # An aside that is not current does not change any more, so its surface is not needed.
        if not is_current:
            self._latest.pop(surface_id, None)
            await self._surfaces.remove(state)

        return (self._surfaces.table(state.id.table_id).id,) if is_posted else ()

    async def _show(self, state: SurfaceState, desired: DesiredMessage) -> None:
        """Post the aside if it has no message, and edit it if its page has changed."""
        table = self._surfaces.table(state.id.table_id)
        if state.message_id is None:
            # Without the message of the public table, an aside would make no sense.
            if table.is_given_up or table.message_id is None:
                return

            await self._post(state, desired, table)

        # Rendering returns the same page, because this class does not override `_newest`.
        if state.digest != desired.digest:
            await self._with_picture_ready(state, desired)
            await self._writer.edit(state, desired, Priority.DECORATION, self._newest)

    async def _post(
        self, state: SurfaceState, desired: DesiredMessage, table: SurfaceState
    ) -> None:
        """Send the aside as a new message, and count it as below the public table."""
        channel_id = (await self._drawer.public(state.id.table_id)).channel_id
        await self._with_picture_ready(state, desired, channel_id)
        await self._writer.outbox.turn(Priority.DECORATION)
        await self._writer.post(state, channel_id, desired)
        if state.message_id is not None:
            table.depth.count_aside(state.message_id)

    def _waits_for_the_table(self, state: SurfaceState) -> bool:
        """Return whether the aside must wait until the table's message is sent. Set the timer."""
        table = self._surfaces.table(state.id.table_id)
        if state.message_id is not None or table.is_given_up or not table.is_coming:
            return False

        self._timers.set(state.id, Wake.RETRY, self._clock.now() + TABLE_CHECK)
        return True

    async def _with_last_sentence(self, surface_id: SurfaceId, aside: Aside) -> Aside:
        """Return the aside with a sentence that says how it ended, if the game has one."""
        last = await self._drawer.last_word(surface_id.table_id, aside.key)
        if last is None:
            return aside
        return aside._replace(page=replace(aside.page, blocks=(*aside.page.blocks, Text(last))))

    def forget(self, table_id: str) -> None:
        """Drop all asides of this table."""
        for surface_id in [known_id for known_id in self._latest if known_id.table_id == table_id]:
            del self._latest[surface_id]
