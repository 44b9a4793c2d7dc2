"""Discord's gateway over as many connections ("shards") as it asks for: one for a few thousand
servers. discord.py holds them, with the changes of bot/discord_api/_internals.py.

Rule 1: one that cannot be reached keeps no other waiting.
Rule 2: a session is taken up again where that may be: a new one has lost what was pressed
meanwhile, and is one of the thousand that Discord grants a day.
Rule 3: a new session knows the servers that Discord names, and no others.
"""

import asyncio
import logging
from typing import Any

import discord
import yarl

from bot.discord_api._internals import ShardedBot, ShortBackoff, Socket
from bot.discord_api.errors import ERRORS
from bot.discord_api.gateway import FIRST
from bot.pages.custom_ids import OURS

log = logging.getLogger(__name__)

BETWEEN_SESSIONS = 5.0
"""Seconds. Discord lets one begin in so many."""

UNREACHED = (*ERRORS, discord.GatewayNotFound)


class ConnectedBot(ShardedBot):
    """Tells of each connection by `on_shard_connect`, `on_shard_resumed`, `on_shard_disconnect`;
    `heard` is when somebody pressed or commanded something, by its id.
    """

    def __init__(self, *args: Any, heard: dict[str, float], **options: Any) -> None:
        super().__init__(*args, prefix=OURS, heard=heard, **options)
        self._beginning = asyncio.Lock()

    def connection_of(self, guild_id: int) -> int:
        """The number of the connection over which this server is heard. What stands in the place of
        a server (bot/tables/table.py) is heard in direct messages.
        """
        return FIRST if guild_id < 0 else (guild_id >> 22) % (self.shard_count or 1)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Whoever begins a session waits for its turn."""
        async with self._beginning:
            if not initial:
                await asyncio.sleep(BETWEEN_SESSIONS)

    async def count_shards(self) -> int:
        """Repeated until Discord answers."""
        tries = ShortBackoff()
        while True:
            try:
                count = await super().count_shards()
                break
            except UNREACHED as error:
                await _rest(tries, FIRST, error)

        if count > 1:
            log.info("gateway: connections=%d, as Discord advises", count)

        return count

    async def open_socket(self, gateway: yarl.URL, shard_id: int, *, initial: bool) -> Socket:
        """Repeated until it is open."""
        tries = ShortBackoff()
        while True:
            try:
                return await super().open_socket(gateway, shard_id, initial=initial)
            except UNREACHED as error:
                await _rest(tries, shard_id, error)


async def _rest(tries: ShortBackoff, shard_id: int, error: BaseException) -> None:
    seconds = tries.delay()
    # discord.py's own words: how often they are told, bot/ops/logs.py sees to.
    log.error("Attempting a reconnect for shard ID %s in %.2fs", shard_id, seconds, exc_info=error)
    await asyncio.sleep(seconds)
