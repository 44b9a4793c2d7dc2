"""Keeps the whole bot under Discord's budget of requests; what matters most goes first.

Nothing is parked here while there is room: a waiter exists only when the budget of this second is
spent. `listening` hears what Discord holds against the whole bot, not against one request: that it
is too fast (429, global; discord.py waits and repeats by itself, but the bot has to become slower,
too), that its token is unknown (401), and whether Discord answers at all.
"""

import asyncio
import heapq
from collections import deque
from collections.abc import Callable
from enum import IntEnum
from itertools import count

import aiohttp


class Priority(IntEnum):
    QUESTION = 0
    """Somebody is asked."""
    TABLE = 1
    DECORATION = 2
    """Nice to have soon: closed cards, cards that ask nothing."""


PATIENCE = 10.0
"""Seconds after which nobody waits for the answer any more."""

RECOVERY = 10.0
"""Seconds in which the pace rises by a tenth again after Discord had to slow us down."""

TOO_MANY = 429
UNKNOWN = 401
BROKEN = 500
BY_OTHER_TOKENS = ("/interactions/", "/webhooks/")
"""What stands in the addresses of requests for which the bot's own token is not asked."""
A_BAN = 60.0
"""Seconds of silence where a refusal does not say how long: that one is not from Discord's API, but
from what stands before it.
"""


class Limiter:
    """At most `most` turns are under way, or were answered less than `window` seconds ago; fewer
    for a while where even that was too fast, because somebody else uses the same token or the limit
    is lower than we think. Who had a turn says `answered` or `unused`.
    """

    def __init__(self, most: int, window: float = 1.0) -> None:
        self._most = most
        self._window = window
        self._under_way: deque[float] = deque()
        self._answered: deque[float] = deque(maxlen=most)
        self._waiting: list[tuple[Priority, int, asyncio.Future[None]]] = []
        self._order = count()
        self._timer: asyncio.TimerHandle | None = None
        self._slowed: tuple[float, int] | None = None
        self._silent_until = 0.0

    def slow(self, seconds: float) -> None:
        """Discord refused: no turn for so long, then half as many, then gradually more."""
        now = asyncio.get_running_loop().time()
        if now >= self._silent_until:  # else it is about the same burst
            self._slowed = now + seconds, max(1, self._allowed(now) // 2)
        self._silent_until = max(self._silent_until, now + seconds)

    async def turn(self, priority: Priority) -> bool:
        """Take a turn; True where it had to be waited for, so that what was read before may be
        old.
        """
        loop = asyncio.get_running_loop()
        if not self._waiting and self._room_in(loop.time()) <= 0:
            self._under_way.append(loop.time())
            return False

        waiter = loop.create_future()
        heapq.heappush(self._waiting, (priority, next(self._order), waiter))
        self._serve()
        await waiter

        return True

    def answered(self) -> None:
        """A request that had its turn has its answer. Discord has counted it at some moment between
        the two, so its turn is given back a window from now: where we are late with sending, what
        several windows allow would else arrive in one.
        """
        if self._under_way:
            self._under_way.popleft()
            self._answered.append(asyncio.get_running_loop().time())
            self._serve()

    def unused(self) -> None:
        """Somebody had a turn, and sent nothing after all."""
        if self._under_way:
            self._under_way.popleft()
            self._serve()

    def _room_in(self, now: float) -> float:
        """Seconds until the next turn is free, if nothing is answered meanwhile."""
        if now < self._silent_until:
            return self._silent_until - now

        while self._under_way and now - self._under_way[0] >= PATIENCE:
            self._under_way.popleft()

        free = self._allowed(now) - len(self._under_way)
        if free <= 0:
            return self._under_way[0] + PATIENCE - now
        if len(self._answered) < free:
            return 0.0

        return self._answered[-free] + self._window - now

    def _allowed(self, now: float) -> int:
        """How many turns a window has now."""
        if self._slowed is None:
            return self._most

        since, base = self._slowed
        steps = max(0, int((now - since) // RECOVERY))
        allowed = base + steps * max(1, self._most // 10)
        if allowed >= self._most:
            self._slowed = None

        return min(self._most, allowed)

    def _serve(self) -> None:
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

        while self._waiting:
            if self._waiting[0][2].done():
                heapq.heappop(self._waiting)
                continue
            if (wait := self._room_in(loop.time())) > 0:
                self._timer = loop.call_later(wait, self._serve)
                return

            self._under_way.append(loop.time())
            heapq.heappop(self._waiting)[2].set_result(None)


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
