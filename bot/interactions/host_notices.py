"""Tells hosts at their next press or command: of a paused table, if a DM could not reach them, and
once of a channel that does not take the pictures of their table.
"""

import logging

import discord

from bot.common.refused import Refused
from bot.discord_api.errors import ERRORS
from bot.discord_api.interaction_token import is_answered
from bot.discord_api.reader import words_of
from bot.messages.drawing import PageDrawer
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.state import Surfaces
from bot.messages.writer import MessageWriter
from bot.pages.delivery import Wanted
from bot.tables.scene import TableSummary
from bot.tables.table import Status
from bot.tables.tables import Tables

log = logging.getLogger(__name__)


class HostNotices:
    """Kept in memory only: after a restart, `remember` is called again for every paused table."""

    def __init__(
        self, tables: Tables, pages: PageDrawer, surfaces: Surfaces, writer: MessageWriter
    ) -> None:
        self._tables = tables
        self._pages = pages
        self._surfaces = surfaces
        self._writer = writer
        self._owed: dict[int, set[str]] = {}
        self._in_words: dict[int, set[int]] = {}
        """Hosts, and the channels of their tables that take no pictures."""
        self._told_of: set[int] = set()

    def remember(self, table: TableSummary) -> None:
        """Note that the host may have to be told."""
        if table.status is Status.PAUSED:
            self._owed.setdefault(table.host_id, set()).add(table.id)

    async def no_pictures(self, table_id: str) -> None:
        """The channel of this table did not take a picture."""
        try:
            table = await self._tables.table(table_id)
        except Refused:
            return

        if table.channel_id not in self._told_of:
            self._told_of.add(table.channel_id)
            self._in_words.setdefault(table.host_id, set()).add(table.channel_id)

    async def pay(self, interaction: discord.Interaction) -> None:
        """Tell this person what they are owed, once their press or command has been answered."""
        user_id = interaction.user.id
        if not (user_id in self._owed or user_id in self._in_words) or not is_answered(interaction):
            return

        for channel_id in self._in_words.pop(user_id, ()):
            words = words_of(interaction)
            said = words("chat-no-pictures", channel=f"<#{channel_id}>")
            try:
                await interaction.followup.send(said, ephemeral=True)
            except ERRORS as error:
                log.info("host not told of missing pictures: %s", error)

        for table_id in list(self._owed.get(user_id, ())):
            try:
                await self._pay(interaction, table_id)
            except ERRORS as error:
                log.info("host not told: table=%s: %s", table_id, error)

    def _strike_off(self, table_id: str, user_id: int) -> None:
        """Strike it off; another press of theirs may have done so a moment ago."""
        owed = self._owed.get(user_id, set())
        owed.discard(table_id)
        if not owed:
            self._owed.pop(user_id, None)

    async def _pay(self, interaction: discord.Interaction, table_id: str) -> None:
        user_id = interaction.user.id
        wanted = await self._card(table_id, user_id)
        if wanted is None or self._reads(table_id, user_id, wanted):
            self._strike_off(table_id, user_id)
        elif user_id in self._surfaces.by_hand(table_id):
            self._strike_off(table_id, user_id)
            await self._writer.follow_up(interaction, wanted)

    async def _card(self, table_id: str, user_id: int) -> Wanted | None:
        """The page that the host should read; None if there is nothing to tell (any more)."""
        try:
            table = await self._tables.table(table_id)
            if table.status is not Status.PAUSED or table.host_id != user_id:
                return None

            await self._surfaces.load(table_id)
            return await self._pages.card(table_id, user_id)
        except Refused:
            return None

    def _reads(self, table_id: str, user_id: int, wanted: Wanted) -> bool:
        """Whether the card in the DM, or the hand that was just asked for, says it already."""
        ids = (SurfaceId(table_id, kind, user_id) for kind in (Kind.CARD, Kind.HAND))
        there = map(self._surfaces.get, ids)
        return any(one.message_id is not None and one.question == wanted.question for one in there)
