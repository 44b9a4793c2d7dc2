"""Removes banned users and servers from running tables (bot/servers/door.py refuses new ones)."""

import logging

import discord

from bot.chat import Chat
from bot.common.refused import Refused
from bot.discord_api.errors import ERRORS
from bot.servers.door import Door
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

EVERY = 10.0
"""Seconds between two calls: `python -m bot ban` promises a minute."""

CLOSED = "closed-not-played-here"
"""What a table says (tables.ftl) whose server was shut out."""


class AccessEnforcer:
    """Acts once on each ban, for those who sat at a table before it. They cannot come back."""

    def __init__(self, client: discord.Client, door: Door, tables: Tables, chat: Chat) -> None:
        self._client = client
        self._door = door
        self._tables = tables
        self._chat = chat
        self._people: set[int] = set()
        self._servers: set[int] = set()

    async def enforce(self) -> None:
        """May be cancelled at any time: the next call does what is left."""
        await self._door.look()
        people = {*self._door.people}
        servers = {one.server_id: one for one in self._door.servers}

        self._people &= people
        self._servers &= servers.keys()
        for user_id in people - self._people:
            await self._remove_user(user_id)
            self._people.add(user_id)

        for guild_id in servers.keys() - self._servers:
            await self._close_tables(guild_id)
            self._servers.add(guild_id)

        for one in servers.values():
            if one.leaves:
                await self._leave(one.server_id)

    async def _remove_user(self, user_id: int) -> None:
        """A house player sits in; in a lobby, the seat is free."""
        for table in await self._tables.tables_of(user_id):
            try:
                player = table.player(user_id)
                if player is not None and player.absence is None:
                    await self._tables.moderation.see_off(table.id, user_id, by=None)
            except Refused:  # they have just left, or it is over
                continue

    async def _close_tables(self, guild_id: int) -> None:
        tables = await self._tables.tables_on(guild_id)
        for table in tables:
            try:
                await self._tables.close(table.id, CLOSED)
            except Refused:
                continue

        for table in tables:
            await self._chat.calm(table.id)

    async def _leave(self, guild_id: int) -> None:
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
