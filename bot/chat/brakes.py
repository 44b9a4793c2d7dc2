"""Hears when Discord finds the whole bot too fast (429, global).

discord.py waits and repeats by itself; but whoever was that fast should also become slower.
"""

from collections.abc import Callable

import aiohttp

TOO_MANY = 429
A_BAN = 60.0
"""Seconds of silence where a refusal does not say how long: that one is not from Discord's API, but
from what stands before it.
"""


def listening(slow: Callable[[float], None]) -> aiohttp.TraceConfig:
    """For the client's `http_trace`: calls `slow` with the seconds that Discord asks for."""

    async def ended(_: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        if end.response.status == TOO_MANY and _is_global(end.response):
            slow(_seconds(end.response))

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    return trace


def _is_global(response: aiohttp.ClientResponse) -> bool:
    headers = response.headers
    scope = headers.get("X-RateLimit-Scope")
    return "X-RateLimit-Global" in headers or scope == "global" or "Via" not in headers


def _seconds(response: aiohttp.ClientResponse) -> float:
    try:
        return float(response.headers["Retry-After"])
    except (KeyError, ValueError):
        return A_BAN
