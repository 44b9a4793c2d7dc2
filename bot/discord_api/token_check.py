"""Checks whether Discord still accepts the bot's token, after it has refused it once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.discord_api.errors import ERRORS
from bot.discord_api.outbox import UNKNOWN

log = logging.getLogger(__name__)

ASKS = 3
"""How often the token is tried again: a single refusal may be an error of Discord."""

ASK_SECONDS = 2.0
"""Seconds before each attempt."""


class TokenCheck:
    """Tries the token again after a refusal, and ends the bot if it was revoked.

    `may_be_doubted` is False during the login, when discord.py handles a refusal itself.

    Args:
        ask: Sends any request with the token.
        give_up: Ends the bot with an error.
    """

    def __init__(
        self, ask: Callable[[], Awaitable[object]], give_up: Callable[[Exception], object]
    ) -> None:
        self._ask = ask
        self._give_up = give_up
        self.may_be_doubted = False
        self.asking: asyncio.Task[None] | None = None
        """The check that is running, or None."""

    def start_check(self) -> None:
        """Start a check, because Discord has refused the token."""
        if self.may_be_doubted and self.asking is None:
            self.asking = asyncio.create_task(self._ask_who_we_are(), name="token")

    async def is_known(self) -> bool:
        """Return whether Discord accepts the token; True if it does not answer."""
        try:
            await self._ask()
        except ERRORS as error:
            return not isinstance(error, discord.HTTPException) or error.status != UNKNOWN

        return True

    async def _ask_who_we_are(self) -> None:
        """Try the token `ASKS` times, and give up if Discord refuses it each time."""
        log.error("token refused by Discord (401), asking again before giving up")
        try:
            for _ in range(ASKS):  # one success is enough to go on
                await asyncio.sleep(ASK_SECONDS)
                if await self.is_known():
                    return

            self._give_up(discord.LoginFailure("the token was revoked"))
        finally:
            self.asking = None
