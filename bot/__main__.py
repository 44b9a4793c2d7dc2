"""`python -m bot` runs Coop on Discord; `python -m bot sync` registers its slash commands.

What is said here is for whoever runs Coop, and goes to standard error.
"""

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

import aiohttp
import discord

from bot import logs
from bot.client import Coop, Registrar
from bot.registration import invitation
from bot.settings import Settings, WrongSetting, load_settings
from bot.store import DatabaseInUse, DatabaseRefused

log = logging.getLogger("bot")

C = TypeVar("C", bound=Coop)

FINE, FAILED, MEND_FIRST = 0, 1, 2
"""Exit codes. After MEND_FIRST, starting again does not help."""

STOP_SECONDS = 4.5

NO_TOKEN = (
    "Coop has no Discord token: type `make play` to play in your browser without one, "
    "or put your bot's token behind DISCORD_TOKEN= in .env."
)
WRONG_TOKEN = "Discord does not know this token: copy it anew from its developer portal into .env."
TOKEN_LOST = "Discord closed the door (code {code}): is the token still the right one?"
UNREACHABLE = "Discord cannot be reached: {error}"
REGISTERED = "Discord knows our commands now ({count}). Invite Coop to a server with {address}"


class CannotStart(Exception):
    """With an exit code and a sentence."""

    def __init__(self, code: int, sentence: object) -> None:
        super().__init__(str(sentence))
        self.code = code


def main(argv: Sequence[str] | None = None) -> int:
    """Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Coop, on Discord.")
    parser.add_argument(
        "what", nargs="?", choices=("run", "sync"), default="run",
        help="run (the default), or sync: register the slash commands and leave",
    )  # fmt: skip
    what = parser.parse_args(argv).what
    try:
        settings, token = _settings()
        logs.configure(settings.log_level, settings.discord_token, shape=settings.log_format)
        asyncio.run(_stoppable(settings, token, register if what == "sync" else run))
    except CannotStart as stopped:
        print(stopped, file=sys.stderr)
        return stopped.code
    return FINE


def _settings() -> tuple[Settings, str]:
    try:
        settings = load_settings()
    except WrongSetting as wrong:
        raise CannotStart(MEND_FIRST, wrong) from None
    if settings.discord_token is None:
        raise CannotStart(MEND_FIRST, NO_TOKEN)
    return settings, settings.discord_token.get_secret_value()


Errand = Callable[[Settings, str], Awaitable[None]]


async def run(settings: Settings, token: str) -> None:
    """Play until cancelled."""
    async with _closing(Coop(settings)) as coop:
        await coop.start(token)


async def register(settings: Settings, token: str) -> None:
    """Tell Discord of the slash commands, and whoever runs Coop how to invite it."""
    async with _closing(Registrar(settings)) as coop:
        await coop.login(token)
        count = await coop.register()
        address = invitation(coop.application_id or 0)
    print(REGISTERED.format(count=count, address=address), file=sys.stderr)


@asynccontextmanager
async def _closing(coop: C) -> AsyncIterator[C]:
    """Closed in order whatever happens, and in the time that whoever stops us gives us."""
    try:
        yield coop
    finally:
        try:
            await asyncio.wait_for(coop.close(), STOP_SECONDS)
        except TimeoutError:
            log.warning("closing took too long; what was left undone is mended at the next start")


async def _stoppable(settings: Settings, token: str, errand: Errand) -> None:
    """SIGTERM and Ctrl-C cancel the errand: nothing is read from Discord any more, and it ends."""
    task = asyncio.ensure_future(errand(settings, token))
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, task.cancel)
    await asyncio.wait([task])
    if not task.cancelled():
        _explained(task.exception())


def _explained(error: BaseException | None) -> None:
    """Raise CannotStart where a sentence says it all; anything else is a bug, raised as it is."""
    match error:
        case None:
            return
        case discord.LoginFailure():
            raise CannotStart(MEND_FIRST, WRONG_TOKEN)
        case discord.ConnectionClosed():
            raise CannotStart(MEND_FIRST, TOKEN_LOST.format(code=error.code))
        case DatabaseInUse():
            raise CannotStart(FAILED, error)
        case DatabaseRefused():
            raise CannotStart(MEND_FIRST, error)
        case aiohttp.ClientError() | discord.HTTPException() | discord.GatewayNotFound():
            raise CannotStart(FAILED, UNREACHABLE.format(error=error))
        case _:
            raise error


if __name__ == "__main__":
    sys.exit(main())
