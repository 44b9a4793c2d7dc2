"""Hears what Discord has against the whole bot, not against one request.

That it is too fast (429, global): discord.py waits and repeats by itself, but whoever was that fast
should also become slower. And that it does not know its token any more (401), with which nothing
works.
"""

from collections.abc import Callable

import aiohttp

TOO_MANY = 429
UNKNOWN = 401
BY_OTHER_TOKENS = ("/interactions/", "/webhooks/")
"""What stands in the addresses of requests for which the bot's own token is not asked."""
A_BAN = 60.0
"""Seconds of silence where a refusal does not say how long: that one is not from Discord's API, but
from what stands before it.
"""


def listening(slow: Callable[[float], None], unknown: Callable[[], None]) -> aiohttp.TraceConfig:
    """For the client's `http_trace`: calls `slow` with the seconds that Discord asks for, and
    `unknown` where it does not know the bot's token.
    """

    async def ended(_: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        if end.response.status == UNKNOWN and not _is_by_other_tokens(end.url.path):
            unknown()
        if end.response.status == TOO_MANY and _is_global(end.response):
            slow(_seconds(end.response))

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    return trace


def _is_by_other_tokens(path: str) -> bool:
    return any(part in path for part in BY_OTHER_TOKENS)


def _is_global(response: aiohttp.ClientResponse) -> bool:
    headers = response.headers
    scope = headers.get("X-RateLimit-Scope")
    return "X-RateLimit-Global" in headers or scope == "global" or "Via" not in headers


def _seconds(response: aiohttp.ClientResponse) -> float:
    try:
        return float(response.headers["Retry-After"])
    except (KeyError, ValueError):
        return A_BAN
