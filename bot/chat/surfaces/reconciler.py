"""Drives what Discord shows to what the committed state says.

A change marks all surfaces of its table; each has a lane of its own, in which the latest state
wins. Whoever brought the change is answered before the others' surfaces are looked at.
"""

import asyncio
from contextlib import suppress

from bot.chat.ports import TableService
from bot.chat.surfaces.channel_calls import ChannelCalls
from bot.chat.surfaces.ephemeral_cards import EphemeralCards
from bot.chat.surfaces.membership import Membership, is_roll, roll_name
from bot.chat.surfaces.private_cards import PrivateCards
from bot.chat.surfaces.public_table import PublicTables
from bot.chat.surfaces.side_messages import SideMessages
from bot.chat.surfaces.state import (
    TABLE,
    Surfaces,
    call_name,
    card_name,
    is_aside,
    is_call,
    is_card,
    is_hand,
    is_old,
    owner,
    successor,
)
from bot.chat.surfaces.superseded_messages import SupersededMessages
from bot.chat.surfaces.timers import SurfaceTimers
from bot.chat.surfaces.workers import PRESS, Key, Workers
from bot.tables.ports import Clock
from bot.tables.refusals import TableGone

PLAN = "plan"
FORGET = "forget"

KEPT = 20 * 60.0
"""Seconds for which the surfaces of a finished table are remembered: no token lives longer."""


class Reconciler:
    """Says which surfaces a table has, and hands each to its keeper."""

    def __init__(
        self,
        tables: TableService,
        surfaces: Surfaces,
        public_tables: PublicTables,
        cards: PrivateCards,
        hands: EphemeralCards,
        closing: SupersededMessages,
        roll: Membership,
        asides: SideMessages,
        calls: ChannelCalls,
        timers: SurfaceTimers,
        clock: Clock,
        answers_first: float,
        workers: Workers,
    ) -> None:
        self._tables = tables
        self._surfaces = surfaces
        self._public_tables = public_tables
        self._cards = cards
        self._hands = hands
        self._closing = closing
        self._roll = roll
        self._asides = asides
        self._calls = calls
        self._timers = timers
        self._clock = clock
        self._answers_first = answers_first
        self._workers = workers

    def changed(self, table_id: str) -> None:
        """Something was committed that its surfaces may show."""
        self._workers.mark((table_id, PLAN))

    async def work(self, key: Key) -> None:
        """The work of one lane."""
        table_id, name = key
        if name == FORGET:
            await self._forget(table_id)
            return
        await self._surfaces.load(table_id)
        if name == PLAN:
            if self._workers.is_held((table_id, PRESS)):
                await asyncio.sleep(self._answers_first)
            await self._plan(table_id)
        elif is_roll(name):
            await self._roll.deliver(table_id, owner(name))
        elif is_old(name):
            await self._closing.deliver(table_id, name)
        elif is_call(name):
            await self._calls.deliver(table_id, owner(name))
            self._close_old(table_id, name)
        elif is_aside(name):
            if await self._asides.deliver(table_id, name):
                self._workers.mark((table_id, TABLE))
        else:
            await self._deliver(table_id, name)
            self._close_old(table_id, name)

    async def _deliver(self, table_id: str, name: str) -> None:
        if name == TABLE:
            await self._public_tables.deliver(table_id)
        elif is_hand(name):
            await self._hands.deliver(table_id, owner(name))
        elif is_card(name) and await self._cards.deliver(table_id, owner(name)):
            self._workers.mark((table_id, TABLE))
            self._workers.mark((table_id, call_name(owner(name))))
            if owner(name) in self._surfaces.by_hand(table_id):
                self._workers.mark((table_id, roll_name(owner(name))))

    def _close_old(self, table_id: str, name: str) -> None:
        """Whatever this surface has taken the place of."""
        for old in self._surfaces.names(table_id):
            if is_old(old) and successor(old) == name:
                self._workers.mark((table_id, old))

    async def _plan(self, table_id: str) -> None:
        try:
            table = await self._tables.table(table_id)
        except TableGone:
            return
        names = dict.fromkeys([TABLE, *self._surfaces.names(table_id)])
        people = (player.user_id for player in table.players)
        names |= dict.fromkeys(card_name(one) for one in people if one is not None)
        names |= dict.fromkeys(map(roll_name, self._roll.suspects(table)))
        names |= dict.fromkeys(map(call_name, self._surfaces.by_hand(table_id)))
        aside = await self._asides.look(table_id)
        names |= {} if aside is None else {aside: None}
        for name in names:
            self._workers.mark((table_id, name))
        if not table.is_live:
            self.forget_later(table_id)

    def forget_later(self, table_id: str) -> None:
        """If it is over then."""
        self._timers.set((table_id, FORGET), FORGET, self._clock.now() + KEPT)

    async def _forget(self, table_id: str) -> None:
        with suppress(TableGone):
            if (await self._tables.table(table_id)).is_live:
                return
        await self._surfaces.forget(table_id)
        self._asides.forget(table_id)
        self._timers.forget(table_id)

    async def settle(self) -> None:
        """Until everything is shown, without waiting for anybody's turn."""
        self._public_tables.rush = self._cards.rush = True
        try:
            await self._workers.settle()
            self._timers.hurry("pace")
            await self._workers.settle()
        finally:
            self._public_tables.rush = self._cards.rush = False
