"""Resumes a paused table where all players can see it, with full time for all.

Rule: the message is posted before the table is resumed. If posting fails, only the host is told.
"""

import asyncio
from weakref import WeakValueDictionary

import discord

from bot.common.refused import Refused
from bot.discord_api.errors import ERRORS, Problem, loss, problem
from bot.i18n.words import Words
from bot.interactions import permissions
from bot.interactions.card_presses import CardPresses
from bot.interactions.interaction import Click, PressHandler, PressParts
from bot.interactions.verbs import Answer, Verb, Where
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.public_table import PublicTables
from bot.pages.loss import Loss
from bot.pages.paused_notice import RETURN
from bot.tables import lobby
from bot.tables.scene import TableSummary
from bot.tables.table import Status, is_alone


class StillLost(Refused):
    """The table cannot be shown in its channel yet. facts: reason."""


class OutOfReach(Refused):
    """Discord itself is out of order, or the server is unavailable."""


class ResumeTable(PressHandler):
    """Handler of the host's button "Go on", which is on the private card of a paused table."""

    def __init__(
        self,
        parts: PressParts,
        *,
        client: discord.Client,
        cards: CardPresses,
        public_tables: PublicTables,
    ) -> None:
        super().__init__(parts)
        self._client = client
        self._cards = cards
        self._public_tables = public_tables
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Table id -> a lock, so that one press at a time resumes the table.

        A lock that no press uses is dropped.
        """

    def verb(self) -> Verb:
        """Return the verb of the button."""
        return Verb(RETURN, self._resume, where=Where.MESSAGE, answer=Answer.CARD)

    async def _resume(self, click: Click) -> None:
        """Resume the table for its host."""
        # One press at a time: a double click must not post the table twice.
        async with self._locks.setdefault(click.table_id, asyncio.Lock()):
            table = await self._tables.table(click.table_id)
            if table.status is Status.PAUSED:
                lobby.must_be_host(table, click.user_id)
                await self._bring_back(table, click.words)

        await self._cards.refresh(click)
        if not click.is_answered:
            await click.say(click.words("chat-done"))

    async def _bring_back(self, table: TableSummary, words: Words) -> None:
        """Post the table, then resume it."""
        self._check(table, words)
        async with self._workers.hold_when_idle(SurfaceId(table.id, Kind.TABLE)):
            try:
                await self._public_tables.post_now(table.id)
            except ERRORS as error:
                # A temporary error: the host may try again.
                if problem(error) is Problem.LATER:
                    raise OutOfReach from error
                raise StillLost(reason=loss(error).value) from error

        await self._tables.unpause(table.id, table.channel_id)

    def _check(self, table: TableSummary, words: Words) -> None:
        """Refuse what is impossible according to discord.py's cache, without a request."""
        if is_alone(table.guild_id):
            return  # a table in a direct message has no server

        guild = self._client.get_guild(table.guild_id)
        if guild is None:
            raise StillLost(reason=Loss.SERVER.value)
        if guild.unavailable:
            raise OutOfReach

        channel = guild.get_channel_or_thread(table.channel_id)
        if channel is not None:
            permissions.check_channel(channel, words)
