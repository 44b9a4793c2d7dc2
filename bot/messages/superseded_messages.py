"""Closes messages whose place another message has taken.

Such a message has a row of its own until it is closed, so a restart in between leaves no old
buttons behind. A private card is deleted, or a DM would become a wall of them; but not as long as
somebody may be working on it: while it asks what the new one asks, both can be answered.
"""

from bot.discord_api.errors import ERRORS
from bot.messages.jobs import Job, Kind, SurfaceId, Wake
from bot.messages.keeper import FEW, Keeper, Parts
from bot.messages.private_cards import PrivateCards
from bot.messages.public_table import PublicTables
from bot.messages.state import Shown
from bot.tables.refusals import TableGone


class SupersededMessages(Keeper):
    """Keeps the messages of all kinds whose id has a `generation`."""

    def __init__(self, parts: Parts, *, public_tables: PublicTables, cards: PrivateCards) -> None:
        super().__init__(parts)
        self._public_tables = public_tables
        self._cards = cards

    async def deliver(self, surface_id: SurfaceId) -> tuple[Job, ...]:
        """Close it, unless what takes its place is still on its way. A failure does not matter for
        long: whoever presses a stale button is told so, and has the message closed then.
        """
        old = self._surfaces.get(surface_id)
        place = self._surfaces.get(surface_id.place)
        if old.surface is None or place.is_intended or self._waits(old):
            return ()
        if self._lingers(old, place):
            return ()

        try:
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

    def _lingers(self, old: Shown, place: Shown) -> bool:
        """Whether somebody may still be answering on the old card."""
        if place.surface is None or place.question is None or old.question != place.question:
            return False

        until = place.surface.at + self._timing.lingers
        if until <= self._clock.now():
            return False

        self._timers.set(old.id, Wake.LINGER, until)
        return True

    async def _close(self, old: Shown, place: Shown) -> None:
        last_page = None
        if place.id.kind is Kind.CARD:
            last_page = await self._cards.last_page(old)
        elif place.id.kind is Kind.TABLE and not _is_right_above(old, place):
            last_page = await self._public_tables.moved(place)

        await self._writer.close(old, last_page)


def _is_right_above(old: Shown, place: Shown) -> bool:
    """Nobody but the table itself said anything between the two, so nobody can have meant the old
    one.
    """
    here = old.surface and place.surface and old.surface.channel_id == place.surface.channel_id
    return bool(here) and old.depth.is_known and old.depth.is_undisturbed
