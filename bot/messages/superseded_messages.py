"""Closes messages that another message has replaced.

Such a message has a row in the database until it is closed, so that a restart leaves no old buttons
behind. An old private card is deleted, because the direct messages would fill up otherwise. But its
player may still be working on it: if both cards ask the same question, both can be answered for a
while.
"""

from bot.discord_api.errors import ERRORS
from bot.messages.jobs import Job, Kind, SurfaceId, Wake
from bot.messages.private_cards import PrivateCards
from bot.messages.public_table import PublicTables
from bot.messages.state import SurfaceState
from bot.messages.surface_handler import FEW, SurfaceDeps, SurfaceHandler
from bot.tables.refusals import TableGone


class SupersededMessages(SurfaceHandler):
    """Handler of all surfaces with a `generation`."""

    def __init__(
        self, parts: SurfaceDeps, *, public_tables: PublicTables, cards: PrivateCards
    ) -> None:
        super().__init__(parts)
        self._public_tables = public_tables
        self._cards = cards

    async def deliver(self, surface_id: SurfaceId) -> tuple[Job, ...]:
        """Close the message, unless its replacement is still being sent.

        Failures are not retried for long. If a user presses a stale button, the user gets an
        answer, and the message is closed then.
        """
        old = self._surfaces.get(surface_id)
        place = self._surfaces.get(surface_id.place)
        if old.surface is None or place.is_intended or self._waits(old):
            return ()
        if self._lingers(old, place):
            return ()

        try:
            # Do not close it if a repeated send has found it again: then it is the current message.
            if place.message_id != old.message_id:
                await self._close(old, place)
        except TableGone:
            pass
        except ERRORS as error:
            if self._tries_again(old, error, most=FEW):
                return ()

            await self._surfaces.remove(old)
            self._leaves(old, error)
            return ()

        await self._surfaces.remove(old)
        return ()

    def _lingers(self, old: SurfaceState, place: SurfaceState) -> bool:
        """Return whether the player may still be answering on the old card.

        If so, the timer is set to close it later.
        """
        if place.surface is None or place.question is None or old.question != place.question:
            return False

        until = place.surface.at + self._timing.lingers
        if until <= self._clock.now():
            return False

        self._timers.set(old.id, Wake.LINGER, until)
        return True

    async def _close(self, old: SurfaceState, place: SurfaceState) -> None:
        """Delete the message, or show its last page."""
        last_page = None
        # Messages of other kinds, such as calls, are deleted without a last page.
        if place.id.kind is Kind.CARD:
            last_page = await self._cards.last_page(old)
        elif place.id.kind is Kind.TABLE and not _is_right_above(old, place):
            last_page = await self._public_tables.moved(place)

        await self._writer.close(old, last_page)


def _is_right_above(old: SurfaceState, place: SurfaceState) -> bool:
    """Return whether only the table itself has posted messages between the two.

    Then no other message can refer to the old one, so it can be deleted.
    """
    is_same_channel = (
        old.surface and place.surface and old.surface.channel_id == place.surface.channel_id
    )
    return bool(is_same_channel) and old.depth.is_known and old.depth.is_undisturbed
