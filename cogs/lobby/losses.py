"""Notices when Coop loses the channel of a table.

The channel is deleted, Coop may no longer see it, or Coop is removed from the server. Discord
reports most losses at once. The next edit of the table finds the others
(bot/messages/public_table.py). A server that is unavailable for a while is not lost.
"""

from collections.abc import Iterable

import discord
from discord.ext import commands

from bot.app import Coop
from bot.discord_api._internals import forget_thread
from bot.tables.scene import TableSummary
from bot.tables.table import Loss, Status


class Losses(commands.Cog):
    """Listens to Discord's events and reports lost tables to `bot.chat`, which pauses them."""

    def __init__(self, bot: Coop) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Report the tables of a deleted channel."""
        await self._report(await self._bot.tables.tables_in(channel.id), Loss.CHANNEL)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Report the tables of a deleted thread. The raw event comes for uncached threads, too."""
        await self._report(await self._bot.tables.tables_in(thread.thread_id), Loss.CHANNEL)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Report the tables of a server that was deleted, or from which Coop was removed."""
        await self._report(await self._bot.tables.tables_on(guild.id), Loss.SERVER)

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Report the tables of a private thread from which Coop was removed."""
        # With Manage Threads, Coop sees private threads without being a member.
        if not thread.is_private() or _permissions(thread).manage_threads:
            return
        # discord.py keeps the thread in its cache, as if Coop could still see it.
        forget_thread(thread)
        await self._report(await self._bot.tables.tables_in(thread.id), Loss.ACCESS)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, message: discord.RawMessageDeleteEvent) -> None:
        """Report a deleted message, which may belong to a table."""
        self._bot.chat.note_deletions(message.channel_id, {message.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, deletion: discord.RawBulkMessageDeleteEvent) -> None:
        """Report messages that were deleted at once."""
        self._bot.chat.note_deletions(deletion.channel_id, deletion.message_ids)

    # -- permissions ----------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Check the tables if the permissions of a channel have changed."""
        if before.overwrites != after.overwrites:
            await self._report_hidden(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Check the tables if the permissions of a role have changed."""
        if before.permissions != after.permissions:
            await self._report_hidden(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Check the tables, because the permissions of a deleted role are gone."""
        await self._report_hidden(role.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Check the tables if the bot's roles have changed.

        Without the members intent, Discord reports only changes of the bot itself.
        """
        if before.roles != after.roles:
            await self._report_hidden(after.guild)

    async def _report_hidden(self, guild: discord.Guild) -> None:
        """Report tables in channels that the bot cannot see any more.

        Only the permission View Channel is checked: without it a message can be neither sent nor
        edited. Without other permissions a game can go on until its table has to be posted again.
        """
        # Only running games are checked. For other tables the next edit finds the loss.
        for table in await self._bot.tables.tables_on(guild.id):
            if table.status is Status.PLAYING and _is_hidden(guild, table.channel_id):
                await self._report([table], Loss.ACCESS)

    async def _report(self, tables: Iterable[TableSummary], loss: Loss) -> None:
        """Report that these tables are lost."""
        for table in tables:
            await self._bot.chat.report_loss(table.id, loss)


def _is_hidden(guild: discord.Guild, channel_id: int) -> bool:
    """Return whether the channel exists but the bot cannot see it."""
    channel = guild.get_channel_or_thread(channel_id)
    return channel is not None and not _permissions(channel).view_channel


def _permissions(channel: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions:
    return channel.permissions_for(channel.guild.me)
