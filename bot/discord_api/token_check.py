"""Whether Discord still knows our token, asked anew when it says that it does not."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.discord_api.errors import ERRORS
from bot.discord_api.rate_limiter import UNKNOWN

log = logging.getLogger(__name__)

ASKS = 3
ASK_SECONDS = 2.0
"""Discord may be wrong once when it says that it does not know our token: it is asked so often,
with so much time between.
"""


class TokenCheck:
    """`ask` is any request; `give_up` is told why there is no going on. `may_be_doubted`: while we
    log in, discord.py sees to it.
    """

    def __init__(
        self, ask: Callable[[], Awaitable[object]], give_up: Callable[[Exception], object]
    ) -> None:
        self._ask = ask
        self._give_up = give_up
        self.may_be_doubted = False
        self.asking: asyncio.Task[None] | None = None

    def doubted(self) -> None:
        """Discord says that it does not know it."""
        if self.may_be_doubted and self.asking is None:
            self.asking = asyncio.create_task(self._ask_who_we_are(), name="token")

    async def is_known(self) -> bool:
        """Whether Discord knows it, or cannot say."""
        try:
            await self._ask()
        except discord.HTTPException as error:
            return error.status != UNKNOWN
        except ERRORS:
            return True

        return True

    async def _ask_who_we_are(self) -> None:
        log.error("token refused by Discord (401), asking again before giving up")
        try:
            for _ in range(ASKS):
                await asyncio.sleep(ASK_SECONDS)
                if await self.is_known():
                    return

            self._give_up(discord.LoginFailure("the token was revoked"))
        finally:
            self.asking = None
