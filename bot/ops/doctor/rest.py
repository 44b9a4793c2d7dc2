"""Plain questions to Discord: one try each, so that a doctor's visit takes seconds.

discord.py would try five times, wait for every rate limit, and keep the answer's date to itself.
"""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord
from pydantic import SecretStr

from bot.discord_api._internals import api_address

SECONDS = 10
UNAUTHORIZED = 401
AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py {discord.__version__}) Coop doctor"


class Unreachable(Exception):
    """No answer, or none that helps; its text says why."""


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    body: Any
    """Its JSON, or None."""
    date: float | None
    """Discord's clock when it answered, to the second; in seconds since 1970."""
    seconds: float
    """How long it took."""

    @property
    def is_fine(self) -> bool:
        return self.status == 200 and self.body is not None


class Rest:
    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    async def get(self, path: str, **parameters: str) -> Answer:
        """Raises Unreachable."""
        since = time.perf_counter()
        try:
            async with self._session.get(api_address() + path, params=parameters) as response:
                body = await _json(response)
                return Answer(response.status, body, _date(response), time.perf_counter() - since)
        except TimeoutError:
            raise Unreachable(f"no answer within {SECONDS} seconds") from None
        except aiohttp.ClientConnectorError as error:
            raise Unreachable(f"{error.host}: {error.strerror}") from error
        except (aiohttp.ClientError, OSError) as error:
            raise Unreachable(str(error) or type(error).__name__) from error

    async def body(self, path: str, **parameters: str) -> Any:
        """Raises Unreachable, also where Discord says no."""
        answer = await self.get(path, **parameters)
        if not answer.is_fine:
            raise Unreachable(f"it answered {path} with {answer.status}")
        return answer.body


@asynccontextmanager
async def asking(token: SecretStr | None) -> AsyncIterator[Rest]:
    headers = {"User-Agent": AGENT}
    if token is not None:
        headers["Authorization"] = f"Bot {token.get_secret_value()}"
    timeout = aiohttp.ClientTimeout(total=SECONDS)
    async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
        yield Rest(session)


async def _json(response: aiohttp.ClientResponse) -> Any:
    try:
        return await response.json()
    except (ValueError, aiohttp.ContentTypeError):
        return None


def _date(response: aiohttp.ClientResponse) -> float | None:
    try:
        return parsedate_to_datetime(response.headers["Date"]).timestamp()
    except (KeyError, ValueError):
        return None
