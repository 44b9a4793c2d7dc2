"""The bot's own process, pointed at the playground instead of Discord.

Three addresses of discord.py are changed, nothing else; then the bot's ``main`` runs as always.
When the playground dies (its end of our stdin closes), this process stops too.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
import threading

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

BASE = "COOP_PLAYGROUND_BASE"
BOT = "COOP_PLAYGROUND_BOT"


def point_at(base: str) -> None:
    """Send discord.py's REST, gateway and picture traffic to ``base`` (http://host:port)."""
    Route.BASE = f"{base}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http://", "ws://", 1) + "/gateway")
    discord.Asset.BASE = base


def _stop_with_the_playground() -> None:
    def watch() -> None:
        # Not sys.stdin.read(): its lock, held by a daemon thread, is fatal when Python shuts down.
        while os.read(0, 1024):
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


def run(argv: list[str]) -> int:
    point_at(os.environ[BASE])
    if not sys.stdin.isatty():
        _stop_with_the_playground()
    bot = importlib.import_module(os.environ.get(BOT) or "bot.__main__")
    return int(bot.main(argv) or 0)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
