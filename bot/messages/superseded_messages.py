"""Closes messages that another message has replaced.

A superseded message has a row in the database until it is closed. So it is also closed if Coop
restarts before that. A superseded private card is usually deleted: otherwise old cards
would fill the direct messages. But its player may still be working on it. So if the old and the new
card ask the same question, both can be answered for a while. An old table stays for a moment,
because a player may be about to press one of its buttons.
"""

from bot.discord_api.errors import ERRORS
from bot.messages.jobs import Job, Kind, SurfaceId, Wake
from bot.messages.private_cards import PrivateCards
from bot.messages.public_table import PublicTables
from bot.messages.state import SurfaceState
from bot.messages.surface_handler import MAX_FAILURES, SurfaceDeps, SurfaceHandler
from bot.tables.refusals import TableGone


class SupersededMessages(SurfaceHandler):
    """Handler of superseded messages of all kinds. Only their ids have a `generation`."""

    def __init__(
        self, parts: SurfaceDeps, *, public_tables: PublicTables, cards: PrivateCards
    ) -> None:
        super().__init__(parts)
        self._public_tables = public_tables
        self._cards = cards

    async def deliver(self, surface_id: SurfaceId) -> tuple[Job, ...]:
        """Close the message, unless its replacement is still being sent.

        Failures are not retried for long: a press on an old button is answered in any case, and the
        answer replaces the old page.
        """
        old = self._surfaces.get(surface_id)
        replacement = self._surfaces.get(surface_id.current)
        if old.surface is None or replacement.is_intended or self._is_backing_off(old):
            return ()
        if self._must_linger(old, replacement):
            return ()

        try:
            # If the answer that should replace it has failed, the old message is current again.
            if replacement.message_id != old.message_id:
                await self._close(old, replacement)
        except TableGone:
            pass
        except ERRORS as error:
            if self._try_again_later(old, error, limit=MAX_FAILURES):
                return ()

            await self._surfaces.remove(old)
            self._leave_as_is(old, error)
            return ()

        await self._surfaces.remove(old)
        return ()

    def _must_linger(self, old: SurfaceState, replacement: SurfaceState) -> bool:
        """Return whether a player may still be using the old message.

        If so, the timer is set to close it later.
        """
        if replacement.surface is None:
            return False

        until = replacement.surface.at + self._time_to_linger(old, replacement)
        if until <= self._clock.now():
            return False

        self._timers.set(old.id, Wake.LINGER, until)
        return True

    def _time_to_linger(self, old: SurfaceState, replacement: SurfaceState) -> float:
        """Return how many seconds the old message stays after its replacement was sent."""
        if old.id.kind is Kind.TABLE:
            return self._timing.table_lingers

        # An old card that asks another question has nothing to answer.
        is_same_question = old.question is not None and old.question == replacement.question
        return self._timing.lingers if is_same_question else 0.0

    async def _close(self, old: SurfaceState, replacement: SurfaceState) -> None:
        """Delete the message, or show its last page."""
        last_page = None
        # Messages of other kinds, such as calls, are deleted without a last page.
        if replacement.id.kind is Kind.CARD:
            last_page = await self._cards.last_page(old)
        elif replacement.id.kind is Kind.TABLE and not _is_right_above(old, replacement):
            last_page = await self._public_tables.moved_page(replacement)

        await self._writer.close(old, last_page)


def _is_right_above(old: SurfaceState, replacement: SurfaceState) -> bool:
    """Return whether only the table itself has posted messages between the old and the new message.

    If so, no user's message refers to the old one, so it can be deleted.
    """
    before = old.surface
    after = replacement.surface
    if before is None or after is None or before.channel_id != after.channel_id:
        return False
    return old.depth.is_known and old.depth.is_undisturbed
