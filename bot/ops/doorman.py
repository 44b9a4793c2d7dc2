"""Sees off those to whom the door was shut while they were inside (bot/servers/door.py)."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from bot.app import Coop
from bot.common.periodic import Watch
from bot.discord_api.errors import ERRORS
from bot.tables.refusals import Refused

log = logging.getLogger(__name__)

EVERY = 10.0
"""Seconds between two looks: `python -m bot ban` promises a minute."""

CLOSED = "closed-not-played-here"
"""What a table says (tables.ftl) whose server was shut out."""


class Doorman:
    """Whoever comes is refused by the door itself; this is for those who were there before it was
    shut, and done once for each: nobody of them can come back.
    """

    def __init__(self, coop: Coop) -> None:
        self._coop = coop
        self._people: set[int] = set()
        self._servers: set[int] = set()

    async def look(self) -> None:
        """May be broken off at any time: what is left is done by the next look."""
        door = self._coop.servers.door
        await door.look()
        people, servers = {*door.people}, {one.server_id: one for one in door.servers}
        self._people &= people
        self._servers &= servers.keys()
        for user_id in people - self._people:
            await self._see_off(user_id)
            self._people.add(user_id)
        for guild_id in servers.keys() - self._servers:
            await self._close(guild_id)
            self._servers.add(guild_id)
        for one in servers.values():
            if one.leaves:
                await self._leave(one.server_id)

    async def _see_off(self, user_id: int) -> None:
        """A house player sits in; in a lobby, the seat is free."""
        for table in await self._coop.tables.tables_of(user_id):
            try:
                player = table.player(user_id)
                if player is not None and player.absence is None:
                    await self._coop.tables.see_off(table.id, user_id, by=None)
            except Refused:  # they have just left, or it is over
                continue

    async def _close(self, guild_id: int) -> None:
        tables = await self._coop.tables.tables_on(guild_id)
        for table in tables:
            try:
                await self._coop.tables.close(table.id, CLOSED)
            except Refused:
                continue
        for table in tables:
            await self._coop.chat.calm(table.id)

    async def _leave(self, guild_id: int) -> None:
        guild = self._coop.get_guild(guild_id)
        if guild is None:
            return
        try:
            await guild.leave()
        except discord.NotFound:
            return
        except ERRORS as error:
            log.info("a server that is shut out could not be left yet: %s", error)
        else:
            log.info("Coop has left a server that is shut out")


@asynccontextmanager
async def at_the_door(coop: Coop) -> AsyncIterator[None]:
    """For a Coop that is furnished."""
    watch = Watch(Doorman(coop).look, EVERY)
    try:
        yield
    finally:
        await watch.stop()
