"""Closes messages whose place another message has taken.

Such a message has a row of its own until it is closed, so a restart in between leaves no old
buttons behind. A private card is deleted, or a DM would become a wall of them; but not as long as
somebody may be working on it: while it asks what the new one asks, both can be answered.
"""

import logging

from bot.chat.discord_api.errors import ERRORS, Problem, problem
from bot.chat.surfaces.delivery import MessageSender
from bot.chat.surfaces.private_cards import PrivateCards
from bot.chat.surfaces.public_table import PublicTables
from bot.chat.surfaces.state import TABLE, Shown, Surfaces, is_call, owner, successor
from bot.chat.surfaces.timers import SurfaceTimers
from bot.chat.timing import ChatTiming
from bot.tables.ports import Clock
from bot.tables.refusals import TableGone

log = logging.getLogger(__name__)

TRIES = 4


class SupersededMessages:
    """`deliver` is the work of an old message's lane."""

    def __init__(
        self,
        surfaces: Surfaces,
        public_tables: PublicTables,
        cards: PrivateCards,
        sender: MessageSender,
        timers: SurfaceTimers,
        clock: Clock,
        pace: ChatTiming,
    ) -> None:
        self._surfaces = surfaces
        self._public_tables = public_tables
        self._cards = cards
        self._sender = sender
        self._timers = timers
        self._clock = clock
        self._pace = pace

    async def deliver(self, table_id: str, name: str) -> None:
        """Close it, unless what takes its place is still on its way. A failure does not matter for
        long: whoever presses a stale button is told so, and has the message closed then.
        """
        old = self._surfaces.get(table_id, name)
        place = self._surfaces.get(table_id, successor(name))
        is_taken = place.surface is None or place.message_id is not None
        if old.surface is None or not is_taken or old.not_before > self._clock.now():
            return
        if self._lingers(old, place):
            return
        try:
            if place.message_id != old.message_id:
                await self._close(old, place)
        except TableGone:
            pass
        except ERRORS as error:
            if problem(error) is Problem.LATER and old.tried < TRIES:
                self._again(old)
                return
            log.info("an old message of table %s stays as it is: %s", table_id, error)
        await self._surfaces.remove(old)

    def _lingers(self, old: Shown, place: Shown) -> bool:
        """Whether somebody may still be answering on the old card."""
        if place.surface is None or place.question is None or old.question != place.question:
            return False
        until = place.surface.at + self._pace.lingers
        if until <= self._clock.now():
            return False
        self._timers.set((old.table_id, old.name), "lingers", until)
        return True

    async def _close(self, old: Shown, place: Shown) -> None:
        if is_call(place.name):
            await self._sender.delete(old)
        elif place.name != TABLE:
            await self._close_card(old, owner(place.name))
        elif _is_right_above(old, place):
            await self._sender.delete(old)
        else:
            await self._sender.end(old, await self._public_tables.moved(place))

    async def _close_card(self, old: Shown, user_id: int) -> None:
        last = await self._cards.over(old, user_id)
        if last is None:
            await self._sender.delete(old)
        else:
            await self._sender.end(old, last)

    def _again(self, old: Shown) -> None:
        old.tried += 1
        old.not_before = self._clock.now() + 2.0**old.tried
        self._timers.set((old.table_id, old.name), "retry", old.not_before)


def _is_right_above(old: Shown, place: Shown) -> bool:
    """Nobody but the table itself said anything between the two, so nobody can have meant the old
    one.
    """
    here = old.surface and place.surface and old.surface.channel_id == place.surface.channel_id
    return bool(here) and old.watched and old.below <= old.beside
