"""Hears what Discord has against the whole bot, not against one request.

That it is too fast (429, global): discord.py waits and repeats by itself, but whoever was that fast
should also become slower. And that it does not know its token any more (401), with which nothing
works. And whether it answers at all.
"""

from collections.abc import Callable

import aiohttp

TOO_MANY = 429
UNKNOWN = 401
BROKEN = 500
BY_OTHER_TOKENS = ("/interactions/", "/webhooks/")
"""What stands in the addresses of requests for which the bot's own token is not asked."""
A_BAN = 60.0
"""Seconds of silence where a refusal does not say how long: that one is not from Discord's API, but
from what stands before it.
"""


def listening(
    slow: Callable[[float], None],
    unknown: Callable[[], None],
    failed: Callable[[], None],
    answered: Callable[[], None],
) -> aiohttp.TraceConfig:
    """For the client's `http_trace`: calls `slow` with the seconds that Discord asks for, `unknown`
    where it does not know the bot's token, and `failed` or `answered` for each request.
    """

    async def broke(_: object, __: object, ___: object) -> None:
        failed()

    async def ended(_: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        (failed if end.response.status >= BROKEN else answered)()
        if end.response.status == UNKNOWN and not _is_by_other_tokens(end.url.path):
            unknown()
        if end.response.status == TOO_MANY and _is_global(end.response):
            slow(_seconds(end.response))

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    trace.on_request_exception.append(broke)
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
