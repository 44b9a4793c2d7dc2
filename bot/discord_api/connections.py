"""Discord's gateway over as many connections ("shards") as it asks for: one for a few thousand
servers. discord.py holds them; what it does for several otherwise than for one is mended here.

Rule 1: one that cannot be reached keeps no other waiting.
Rule 2: a session is taken up again where that may be: a new one has lost what was pressed
meanwhile, and is one of the thousand that Discord grants a day.
Rule 3: a new session knows the servers that Discord names, and no others.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import discord.shard
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.discord_api.errors import ERRORS
from bot.discord_api.gateway import FIRST, GREETING, SoonAgain, forgiving

log = logging.getLogger(__name__)

BETWEEN_SESSIONS = 5.0
"""Seconds. Discord lets one begin in so many."""

UNREACHED = (*ERRORS, discord.GatewayNotFound)


class Connection(discord.shard.Shard):
    _mending: asyncio.Task[None] | None = None

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Returns at once: whoever waited here would let all others wait."""
        self._mending = asyncio.create_task(super().reidentify(exc), name="connection")

    async def reconnect(self) -> None:
        """After a try that failed; discord.py would begin a new session then."""
        may_go_on = self.ws.session_id is not None
        await self.reidentify(ReconnectWebSocket(self.id, resume=may_go_on))

    async def close(self) -> None:
        if self._mending is not None:
            self._mending.cancel()
        await super().close()


class ConnectedBot(commands.AutoShardedBot):
    """Tells of each connection by `on_shard_connect`, `on_shard_resumed`, `on_shard_disconnect`;
    `heard` is when somebody pressed or commanded something, by its id.
    """

    def __init__(self, *args: Any, heard: dict[str, float], **options: Any) -> None:
        super().__init__(*args, **options)
        self._beginning = asyncio.Lock()
        # discord.py makes it with the login, and cannot be closed without it.
        self._AutoShardedClient__queue: Any = asyncio.PriorityQueue()
        self._AutoShardedClient__shards: dict[int, discord.shard.Shard]
        parsers = forgiving(self._connection.parsers, heard)
        parsers[GREETING] = partial(self._greeted, parsers[GREETING])
        self._connection.parsers = parsers

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

    async def launch_shards(self) -> None:
        self.shard_count = await self._count()
        if self.shard_count > 1:
            log.info("connecting %d times, as Discord advises", self.shard_count)
        await super().launch_shards()

    async def _count(self) -> int:
        tries = SoonAgain()
        while True:
            try:
                count, _, _ = await self.http.get_bot_gateway()
            except UNREACHED as error:
                await _rest(tries, FIRST, error)
            else:
                return count

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Until it is there; discord.py would call itself for each try, until that is too deep."""
        tries = SoonAgain()
        while True:
            try:
                socket = await asyncio.wait_for(
                    DiscordWebSocket.from_client(
                        self, initial=initial, gateway=gateway, shard_id=shard_id
                    ),
                    self.shard_connect_timeout,
                )
                break
            except UNREACHED as error:
                await _rest(tries, shard_id, error)
        connection = Connection(socket, self, self._AutoShardedClient__queue.put_nowait)
        self._AutoShardedClient__shards[shard_id] = connection
        connection.launch()

    def _greeted(self, parse: Callable[[Any], None], data: Any) -> None:
        """A session begins: what the one before knew is no more."""
        number = data["shard"][0]
        for guild in self.guilds:
            if guild.shard_id == number:
                self._connection._remove_guild(guild)  # noqa: SLF001
        parse(data)

    def being_greeted(self) -> Iterator[asyncio.Task[None]]:
        """Tasks in which discord.py waits for servers to be named."""
        state = self._connection
        of_all, of_each = state._ready_task, state._ready_tasks  # noqa: SLF001
        yield from filter(None, (of_all, *of_each.values()))


async def _rest(tries: SoonAgain, shard_id: int, error: BaseException) -> None:
    seconds = tries.delay()
    # discord.py's own words: how often they are told, bot/ops/logs.py sees to.
    log.error("Attempting a reconnect for shard ID %s in %.2fs", shard_id, seconds, exc_info=error)
    await asyncio.sleep(seconds)
