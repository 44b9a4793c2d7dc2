"""A bot in the process of the tests, connected to a playground's Discord by real sockets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import Coop
from bot.settings import Settings
from bot.tables.deadlines import Thinking
from tests.support.playground import Playground


def lead_to(play: Playground, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py connect to this playground instead of Discord."""
    monkeypatch.setattr(Route, "BASE", f"{play.base_url}/api/v10")
    address = yarl.URL(play.simulation.gateway_address)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", address)


@asynccontextmanager
async def online(play: Playground, database: Path, **settings: Any) -> AsyncIterator[Coop]:
    """Run a bot on this playground, with registered commands and without pictures."""
    all_settings = Settings(_env_file=None, database=database, pictures="off", **settings)
    # House players answer at once.
    coop = Coop(all_settings, thinking=Thinking(0.0, 0.0))
    await coop.login(play.simulation.token)
    await coop.tree.sync()
    connected = asyncio.create_task(coop.connect())
    await play.until(lambda: play.simulation.gateway.online, "the bot to come online")

    try:
        yield coop
    finally:
        await coop.close()
        await connected
