"""How people are reached: their DM channel, whether it is open, and who must be told if it is not.

Opening many first-contact DMs is what gets bots flagged, so a DM is opened only for somebody who
asked for it by a click or command, one at a time, and none at all for a while after Discord has
complained (bot/chat/discord_api/dm_breaker.py).
"""

import asyncio
import logging
from dataclasses import replace

import discord

from bot.chat.discord_api.dm_breaker import Breaker, Patience
from bot.chat.discord_api.errors import ERRORS, Problem, in_dm, problem
from bot.chat.discord_api.interaction_token import is_answered
from bot.chat.discord_api.limiter import Priority
from bot.chat.discord_api.outbox import Outbox
from bot.chat.ports import Memory, Person
from bot.language.words import FALLBACK, Words
from bot.tables.ports import Clock

log = logging.getLogger(__name__)


class DmsShut(Exception):
    """The person cannot be written to; they play by My hand. `ours`: not for their doing, but
    because Discord wants us to open no DMs.
    """

    def __init__(self, *, ours: bool = False) -> None:
        super().__init__()
        self.ours = ours


class DirectMessages:
    """Durable knowledge of people, and who stands at the door waiting to hear."""

    def __init__(self, memory: Memory, outbox: Outbox, clock: Clock) -> None:
        self._memory = memory
        self._outbox = outbox
        self._breaker = Breaker(clock)
        self._patience = Patience(clock)
        self._opening = asyncio.Lock()
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

    def hope(self, user_id: int) -> bool:
        """The person pressed My hand; True where it is worth trying their DM again."""
        return self._patience.hope(user_id)

    async def channel(self, user_id: int, locale: str, *, asks: bool) -> int:
        """The DM channel, opened if need be; `asks`: what is to be sent is a question. Raises
        DmsShut, and what requests raise (ERRORS).
        """
        person = await self._memory.person(user_id)
        refused = self._patience.is_waiting(user_id) or (person is not None and not person.dm_open)
        tries = self.is_asking(user_id) or (asks and self._patience.may_try(user_id))
        if refused and not tries:
            raise DmsShut
        if person is not None and person.dm_channel_id is not None:
            return person.dm_channel_id
        async with self._opening:
            return await self._open(user_id, locale)

    async def _open(self, user_id: int, locale: str) -> int:
        if not self._breaker.may_pass():
            raise DmsShut(ours=True)
        await self._outbox.turn(Priority.QUESTION)
        try:
            channel_id = await self._outbox.open_dm(user_id)
        except ERRORS as error:
            what = in_dm(problem(error))
            if what is Problem.FLAGGED:
                self._breaker.tripped()
                raise DmsShut(ours=True) from error
            if what in (Problem.SHUT, Problem.OURS):
                self._breaker.worked()
                await self.shut(user_id, locale)
                raise DmsShut from error
            raise
        self._breaker.worked()
        await self._memory.put_person(Person(user_id, channel_id, True, locale))
        return channel_id

    async def works(self, user_id: int) -> None:
        """A message arrived."""
        self._patience.worked(user_id)
        person = await self._memory.person(user_id)
        if person is not None and not person.dm_open:
            await self._memory.put_person(replace(person, dm_open=True))

    async def shut(self, user_id: int, locale: str = FALLBACK) -> None:
        """The person takes no messages from us."""
        self._patience.refused(user_id)
        person = await self._memory.person(user_id) or Person(user_id, None, False, locale)
        await self._memory.put_person(replace(person, dm_open=False))

    def flagged(self, user_id: int) -> None:
        """Discord refused the message because it has seen too many of ours."""
        self._breaker.tripped()
        self._patience.refused(user_id)

    async def moved(self, user_id: int) -> None:
        """The known channel does not exist any more."""
        person = await self._memory.person(user_id)
        if person is not None:
            await self._memory.put_person(replace(person, dm_channel_id=None))

    async def say_shut(self, user_id: int, *, ours: bool = False, bell: bool = False) -> None:
        """Tell whoever asked that they will play by My hand (`bell`: that they cannot be rung), and
        whose doing that is.
        """
        interaction = self._askers.pop(user_id, None)
        if interaction is None or not is_answered(interaction):
            return
        words = Words(Words.best(interaction.locale))
        said = words(f"chat-{'bell' if bell else 'dms'}-{'busy' if ours else 'shut'}")
        try:
            await interaction.followup.send(said, ephemeral=True)
        except ERRORS as error:
            log.info("somebody with closed DMs could not be told: %s", error)
