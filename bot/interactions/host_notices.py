"""Notifies hosts by a follow-up of their next press or command.

There are two notices. One says that a table is paused, if the direct message to its host has
failed. The other says, once per channel, that a channel does not accept the pictures of a table.
"""

import logging

import discord

from bot.common.refused import Refused
from bot.discord_api.errors import ERRORS
from bot.discord_api.interaction_token import is_answered, words_of
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.surface_handler import ChatContext, ChatPart
from bot.pages.delivery import DesiredMessage
from bot.tables.scene import TableSummary
from bot.tables.table import Status

log = logging.getLogger(__name__)


class HostNotices(ChatPart):
    """Pending notices for hosts, in memory only.

    After a restart, `remember` is called again for every paused table.
    """

    def __init__(self, context: ChatContext) -> None:
        super().__init__(context)
        self._paused_tables: dict[int, set[str]] = {}
        """User id of a host -> paused tables about which the host may have to be notified."""
        self._channels_without_pictures: dict[int, set[int]] = {}
        """User id of a host -> channels of their tables that accept no pictures."""
        self._notified_channels: set[int] = set()
        """Channels that accept no pictures, and for which a notice was sent or is pending."""

    def remember(self, table: TableSummary) -> None:
        """Note that the host of a paused table may have to be notified."""
        if table.status is Status.PAUSED:
            self._paused_tables.setdefault(table.host_id, set()).add(table.id)

    async def no_pictures(self, table_id: str) -> None:
        """Note that the channel of this table did not accept a picture."""
        try:
            table = await self._tables.table(table_id)
        except Refused:
            return

        if table.channel_id not in self._notified_channels:
            self._notified_channels.add(table.channel_id)
            self._channels_without_pictures.setdefault(table.host_id, set()).add(table.channel_id)

    async def deliver_pending(self, interaction: discord.Interaction) -> None:
        """Send this user their pending notices, after their press or command was answered."""
        user_id = interaction.user.id
        has_notices = user_id in self._paused_tables or user_id in self._channels_without_pictures
        if not has_notices or not is_answered(interaction):
            return

        # Removed even if sending fails, because this notice is not important enough to repeat.
        for channel_id in self._channels_without_pictures.pop(user_id, ()):
            words = words_of(interaction)
            sentence = words("chat-no-pictures", channel=f"<#{channel_id}>")
            try:
                await interaction.followup.send(sentence, ephemeral=True)
            except ERRORS as error:
                log.info("host not told of missing pictures: %s", error)

        for table_id in list(self._paused_tables.get(user_id, ())):
            try:
                await self._send_paused_notice(interaction, table_id)
            except ERRORS as error:
                log.info("host not told: table=%s: %s", table_id, error)

    def _remove(self, table_id: str, user_id: int) -> None:
        """Remove a notice, unless another press of the same user has removed it already."""
        table_ids = self._paused_tables.get(user_id, set())
        table_ids.discard(table_id)
        if not table_ids:
            self._paused_tables.pop(user_id, None)

    async def _send_paused_notice(self, interaction: discord.Interaction, table_id: str) -> None:
        """Send the host of a paused table their card, unless the host can read it already."""
        user_id = interaction.user.id
        desired = await self._card(table_id, user_id)
        if desired is None or self._sees_question(table_id, user_id, desired):
            self._remove(table_id, user_id)
        # Only a host who gets no direct messages needs the card here.
        elif user_id in self._surfaces.without_dms(table_id):
            self._remove(table_id, user_id)
            await self._writer.follow_up(interaction, desired)

    async def _card(self, table_id: str, user_id: int) -> DesiredMessage | None:
        """Return the host's card of a paused table, or None if no notice is needed any more."""
        try:
            table = await self._tables.table(table_id)
            if table.status is not Status.PAUSED or table.host_id != user_id:
                return None

            await self._surfaces.load(table_id)
            return await self._drawer.card(table_id, user_id)
        except Refused:
            return None

    def _sees_question(self, table_id: str, user_id: int, desired: DesiredMessage) -> bool:
        """Return whether the host's card or hand shows the question already."""
        ids = (SurfaceId(table_id, kind, user_id) for kind in (Kind.CARD, Kind.HAND))
        surfaces = map(self._surfaces.get, ids)
        return any(
            surface.message_id is not None and surface.question == desired.question
            for surface in surfaces
        )
