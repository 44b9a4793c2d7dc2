"""Removes banned users from their tables, and closes the tables of banned servers.

This is for the operator's bans (bot/servers/bans.py). Presses and commands of banned users
and servers are refused elsewhere, in the router (bot/interactions/router.py).
"""

import logging

import discord

from bot.chat import Chat
from bot.common.refused import Refused
from bot.discord_api.errors import ERRORS
from bot.servers.bans import AccessList
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

EVERY = 10.0
"""Seconds between two calls. `./coop ban` says that a ban works within a minute."""

CLOSED = "closed-not-played-here"
"""The sentence (tables.ftl) of a table that was closed because its server was banned."""


class AccessEnforcer:
    """Handles each new ban once, because banned users and servers cannot open or join tables."""

    def __init__(
        self, client: discord.Client, access_list: AccessList, tables: Tables, chat: Chat
    ) -> None:
        self._client = client
        self._access_list = access_list
        self._tables = tables
        self._chat = chat
        self._handled_users: set[int] = set()
        self._handled_servers: set[int] = set()
        """The ids of users and servers whose bans were handled."""

    async def enforce(self) -> None:
        """Read the ban list and handle new bans.

        This may be cancelled at any time: the next call does the rest.
        """
        await self._access_list.load()
        users = {*self._access_list.banned_users}
        server_bans = {ban.server_id: ban for ban in self._access_list.server_bans}

        # Forget lifted bans, so that a later ban of the same user or server is handled again.
        self._handled_users &= users
        self._handled_servers &= server_bans.keys()
        for user_id in users - self._handled_users:
            await self._remove_user(user_id)
            self._handled_users.add(user_id)

        for guild_id in server_bans.keys() - self._handled_servers:
            await self._close_tables(guild_id)
            self._handled_servers.add(guild_id)

        # At each call, not once for each ban: a server may add the bot again.
        for ban in server_bans.values():
            if ban.leaves:
                await self._leave(ban.server_id)

    async def _remove_user(self, user_id: int) -> None:
        """Give the user's seats to house players. In a lobby, the seat becomes free."""
        for table in await self._tables.tables_of(user_id):
            try:
                player = table.player(user_id)
                # A house player has the seat of an absent user already. `see_off` removes the user
                # from the table; `by=None` means that no moderator has decided it.
                if player is not None and player.absence is None:
                    await self._tables.moderation.see_off(table.id, user_id, by=None)
            except Refused:  # the user has just left, or the game is over
                continue

    async def _close_tables(self, guild_id: int) -> None:
        """Close all tables of a banned server, and wait until their messages are edited."""
        tables = await self._tables.tables_on(guild_id)
        for table in tables:
            try:
                await self._tables.close(table.id, CLOSED)
            except Refused:
                continue

        # The bot may leave the server after this, and could not edit the messages then.
        for table in tables:
            await self._chat.wait_idle(table.id)

    async def _leave(self, guild_id: int) -> None:
        """Leave a banned server; on an error, the next call tries again."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return

        try:
            await guild.leave()
        except discord.NotFound:
            return
        except ERRORS as error:
            log.info("banned server not left yet: %s", error)
        else:
            log.info("left a banned server")
