"""How people are reached: their DM channel, whether it is open, and who must be told if it is not.

Opening many first-contact DMs is what gets bots flagged, so a DM is opened only for somebody who
asked for it by a click or command, and none at all for a while after Discord has complained.
"""

import logging
from dataclasses import replace

import discord

from bot.chat.limiter import Priority
from bot.chat.outbox import Outbox
from bot.chat.ports import Memory, Person
from bot.chat.troubles import ERRORS, Trouble, in_dm, trouble
from bot.tables.ports import Clock
from bot.words import FALLBACK, Words

log = logging.getLogger(__name__)

BREAK = 10 * 60.0
"""Seconds without new DMs after Discord said that we open too many."""


class DmsShut(Exception):
    """The person cannot be written to; they play by My hand."""


class Dms:
    """Durable knowledge of people, and who stands at the door waiting to hear."""

    def __init__(self, memory: Memory, outbox: Outbox, clock: Clock) -> None:
        self._memory = memory
        self._outbox = outbox
        self._clock = clock
        self._quiet_until = 0.0
        self._askers: dict[int, discord.Interaction] = {}

    def prove(self, interaction: discord.Interaction) -> None:
        """The next card of this person is a test of their DM, whatever is known of it; should it be
        shut, they are told through this interaction.
        """
        self._askers[interaction.user.id] = interaction

    def is_asking(self, user_id: int) -> bool:
        return user_id in self._askers

    def asked(self, user_id: int) -> None:
        """The test is over."""
        self._askers.pop(user_id, None)

    async def locale(self, user_id: int) -> str:
        """The language that the person was last known to read."""
        person = await self._memory.person(user_id)
        return FALLBACK if person is None else person.locale

    async def channel(self, user_id: int, locale: str) -> int:
        """The DM channel, opened if need be. Raises DmsShut, and what requests raise (ERRORS)."""
        person = await self._memory.person(user_id)
        if person is not None and not person.dm_open and not self.is_asking(user_id):
            raise DmsShut
        if person is not None and person.dm_channel_id is not None:
            return person.dm_channel_id
        if self._clock.now() < self._quiet_until:
            raise DmsShut
        await self._outbox.turn(Priority.QUESTION)
        try:
            channel_id = await self._outbox.open_dm(user_id)
        except ERRORS as error:
            what = in_dm(trouble(error))
            if what in (Trouble.SHUT, Trouble.FLAGGED, Trouble.OURS):
                await self.shut(user_id, what, locale)
                raise DmsShut from error
            raise
        await self._memory.put_person(Person(user_id, channel_id, True, locale))
        return channel_id

    async def works(self, user_id: int) -> None:
        """A message arrived."""
        person = await self._memory.person(user_id)
        if person is not None and not person.dm_open:
            await self._memory.put_person(replace(person, dm_open=True))

    async def shut(self, user_id: int, what: Trouble, locale: str = FALLBACK) -> None:
        """A message or the opening was refused."""
        if what is Trouble.FLAGGED:
            self._quiet_until = self._clock.now() + BREAK
            log.warning("Discord wants no more new DMs for now; people play by My hand")
            return
        person = await self._memory.person(user_id) or Person(user_id, None, False, locale)
        await self._memory.put_person(replace(person, dm_open=False))

    async def moved(self, user_id: int) -> None:
        """The known channel does not exist any more."""
        person = await self._memory.person(user_id)
        if person is not None:
            await self._memory.put_person(replace(person, dm_channel_id=None))

    async def say_shut(self, user_id: int) -> None:
        """Tell whoever asked that they will play by My hand."""
        interaction = self._askers.pop(user_id, None)
        if interaction is None or not interaction.response.is_done():
            return
        words = Words(Words.best(interaction.locale))
        try:
            await interaction.followup.send(words("chat-dms-shut"), ephemeral=True)
        except ERRORS as error:
            log.info("somebody with closed DMs could not be told: %s", error)
