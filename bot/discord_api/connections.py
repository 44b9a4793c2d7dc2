"""The gateway connections ("shards"). Discord advises one shard for every few thousand servers.

discord.py manages them, with the changes of bot/discord_api/_internals.py.

Rule 1: a connection that fails does not delay the others.
Rule 2: a session is resumed whenever Discord allows it. A new session would lose the presses that
        were made meanwhile, and Discord grants only a thousand sessions a day.
Rule 3: a new session knows only the servers that Discord lists for this session. _internals.py
        drops those of the session before, which discord.py would keep.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import discord
import yarl

from bot.discord_api._internals import ShardedBot, ShortBackoff, Socket
from bot.discord_api.errors import ERRORS
from bot.discord_api.gateway import FIRST
from bot.pages.page import OURS

T = TypeVar("T")

log = logging.getLogger(__name__)

BETWEEN_SESSIONS = 5.0
"""Seconds between the beginnings of two sessions, as Discord demands."""

UNREACHED = (*ERRORS, discord.GatewayNotFound)
"""The errors of an attempt to connect after which another attempt may succeed."""


class ConnectedBot(ShardedBot):
    """A bot that tries to connect until Discord answers.

    Args:
        *args: For discord.py's bot.
        heard: Interaction id -> when the press or command arrived. The bot adds to it.
        **options: For discord.py's bot.
    """

    def __init__(self, *args: Any, heard: dict[str, float], **options: Any) -> None:
        # `prefix` is the beginning of our own custom ids, not of text commands.
        super().__init__(*args, prefix=OURS, heard=heard, **options)
        self._beginning = asyncio.Lock()

    def connection_of(self, guild_id: int) -> int:
        """Return the number of the connection that receives a server's events.

        The first connection receives direct messages. A table in a direct message has a negative
        number instead of a server id (`alone_with` in bot/tables/table.py).
        """
        # Discord's own formula for the shard of a server.
        return FIRST if guild_id < 0 else (guild_id >> 22) % (self.shard_count or 1)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this connection may begin a session. Called by discord.py."""
        # The lock makes several connections wait one after the other.
        async with self._beginning:
            if not initial:  # the first session of a process has nothing to wait for
                await asyncio.sleep(BETWEEN_SESSIONS)

    async def count_shards(self) -> int:
        """Return how many connections Discord advises. Try until Discord answers."""
        count = await _until_reached(FIRST, super().count_shards)
        if count > 1:
            log.info("gateway: connections=%d, as Discord advises", count)

        return count

    async def open_socket(self, gateway: yarl.URL, shard_id: int, *, initial: bool) -> Socket:
        """Open one connection. Try until it is open."""
        connect = partial(super().open_socket, gateway, shard_id, initial=initial)
        return await _until_reached(shard_id, connect)


async def _until_reached(shard_id: int, attempt: Callable[[], Awaitable[T]]) -> T:
    """Return what the first attempt that reaches Discord returns. Wait between the attempts."""
    tries = ShortBackoff()
    while True:
        try:
            return await attempt()
        except UNREACHED as error:
            seconds = tries.delay()
            # The text of discord.py's own record, so that bot/ops/logs.py limits how often it
            # appears.
            log.error(
                "Attempting a reconnect for shard ID %s in %.2fs", shard_id, seconds, exc_info=error
            )
            await asyncio.sleep(seconds)
