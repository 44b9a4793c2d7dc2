"""All requests that count against the bot's rate limit, and the limiter, which orders them.

They concern messages, DM channels, members and scheduled events. Requests with the token of an
interaction do not count, and are not made by this module.

The limiter keeps the whole bot within Discord's global rate limit; important requests go first.
Requests wait only when the budget of the current second is used up. A turn permits one request.

`listening` watches all responses for what concerns the whole bot: a global 429 (too many requests),
a 401 (the bot's token is refused), and whether Discord answers at all. discord.py repeats a request
after a 429 by itself, but the bot must also make fewer requests.
"""

import asyncio
import heapq
import secrets
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from enum import IntEnum
from itertools import count

import aiohttp
import discord

from bot.discord_api import _internals
from bot.pages.delivery import Delivery, Sent
from bot.pages.page import ids_on_message


class Priority(IntEnum):
    """What a request is for. Smaller values go first."""

    QUESTION = 0
    """A message that asks a player for a choice."""
    TABLE = 1
    """The public message of a table."""
    DECORATION = 2
    """What can wait: closed cards, and cards that ask nothing."""


PATIENCE = 10.0
"""Seconds after which a request without an answer does not count against the budget any more."""

RECOVERY = 10.0
"""After the budget was halved, it grows by a tenth of its full size in this many seconds."""

TOO_MANY = 429
"""The HTTP status of a response to too many requests."""

UNKNOWN = 401
"""The HTTP status of a response to a token that Discord does not know."""

BROKEN = 500
"""From this HTTP status on, a response reports an error of Discord's servers."""

BY_OTHER_TOKENS = ("/interactions/", "/webhooks/")
"""Parts of the paths of requests that do not use the bot's own token."""

A_BAN = 60.0
"""Seconds without requests after a 429 without "Retry-After".

Such a response means that Cloudflare, in front of Discord's API, has banned the IP address.
"""


class Limiter:
    """Grants turns for requests, within a limit per time window.

    A turn counts against the limit from its beginning until one window after the answer. The limit
    is lowered for a while if Discord refuses requests nevertheless, for example because another
    process uses the same token. A caller with a turn must call `note_answer` or `give_turn_back`.

    Args:
        most: The maximum number of turns in a window.
        window: The length of a window in seconds.
    """

    def __init__(self, most: int, window: float = 1.0) -> None:
        self._most = most
        self._window = window
        self._under_way: deque[float] = deque()
        """When the turns without an answer were granted, the oldest first."""
        self._answered: deque[float] = deque(maxlen=most)
        """When the latest turns were answered, the oldest first."""
        self._waiting: list[tuple[Priority, int, asyncio.Future[None]]] = []
        """A heap of the callers that wait for a turn: by priority, then by the order of arrival.

        The future of an entry gets a result when the caller has its turn.
        """
        self._order = count()
        self._timer: asyncio.TimerHandle | None = None
        """The timer for the next turn, while callers wait."""
        self._slowed: tuple[float, int] | None = None
        """When the limit began to recover, and its value then; None: the limit is not reduced."""
        self._silent_until = 0.0
        """Until when no turn is granted, by the clock of the event loop."""

    @property
    def is_busy(self) -> bool:
        """Return whether half of the turns of a window are taken, or turns are paused."""
        now = asyncio.get_running_loop().time()
        answered = sum(now - at < self._window for at in self._answered)
        taken = len(self._under_way) + answered
        return now < self._silent_until or 2 * taken >= self._limit_now(now)

    def slow(self, seconds: float) -> None:
        """Grant no turn for these seconds, then half as many as before, then gradually more."""
        now = asyncio.get_running_loop().time()
        # A refusal during the pause belongs to the same burst, and must not halve the limit again.
        if now >= self._silent_until:
            self._slowed = now + seconds, max(1, self._limit_now(now) // 2)
        self._silent_until = max(self._silent_until, now + seconds)

    async def turn(self, priority: Priority) -> bool:
        """Wait for a turn.

        Returns:
            Whether it had to wait, so that the caller's data may be out of date.
        """
        loop = asyncio.get_running_loop()
        if not self._waiting and self._seconds_to_turn(loop.time()) <= 0:
            self._under_way.append(loop.time())
            return False

        waiter = loop.create_future()
        heapq.heappush(self._waiting, (priority, next(self._order), waiter))
        self._grant_turns()
        await waiter

        return True

    def note_answer(self) -> None:
        """Note that a request with a turn was answered.

        Discord has counted the request at some time between the turn and the answer. So its place
        becomes free one window after the answer. If it became free earlier and sending is slow, the
        requests of several windows could arrive at Discord in one window.
        """
        if self._under_way:
            # Which turn this request had is not known: the oldest one ends.
            self._under_way.popleft()
            self._answered.append(asyncio.get_running_loop().time())
            self._grant_turns()

    def give_turn_back(self) -> None:
        """Note that a turn was taken, but no request was sent."""
        if self._under_way:
            self._under_way.popleft()
            self._grant_turns()

    def _seconds_to_turn(self, now: float) -> float:
        """Return the seconds until the next turn is free, if nothing is answered meanwhile."""
        if now < self._silent_until:
            return self._silent_until - now

        # A turn without an answer must not count for ever.
        while self._under_way and now - self._under_way[0] >= PATIENCE:
            self._under_way.popleft()

        free = self._limit_now(now) - len(self._under_way)
        # Requests without an answer use the whole limit: the oldest does so until PATIENCE is over.
        if free <= 0:
            return self._under_way[0] + PATIENCE - now
        if len(self._answered) < free:
            return 0.0

        # Answers of the last window count too. Fewer than `free` must remain, so wait until the
        # `free`-th latest answer is a window old. Example: with a limit of 48 and 8 turns without
        # an answer, `free` is 40: wait until only the latest 39 answers are of the last window.
        return self._answered[-free] + self._window - now

    def _limit_now(self, now: float) -> int:
        """Return how many turns a window may have now."""
        if self._slowed is None:
            return self._most

        since, reduced = self._slowed
        steps = max(0, int((now - since) // RECOVERY))
        # Each step adds a tenth of the full limit, rounded down. Example: a limit of 48 that was
        # halved to 24 grows by 4 in each step, and is back after 60 seconds.
        allowed = reduced + steps * max(1, self._most // 10)
        if allowed >= self._most:
            self._slowed = None

        return min(self._most, allowed)

    def _grant_turns(self) -> None:
        """Grant turns to waiting callers, and set a timer for the next turn."""
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

        while self._waiting:
            if self._waiting[0][2].done():  # its caller was cancelled
                heapq.heappop(self._waiting)
                continue
            if (seconds := self._seconds_to_turn(loop.time())) > 0:
                self._timer = loop.call_later(seconds, self._grant_turns)
                return

            self._under_way.append(loop.time())
            heapq.heappop(self._waiting)[2].set_result(None)


def listening(
    slow: Callable[[float], None],
    unknown: Callable[[], None],
    failed: Callable[[], None],
    answered: Callable[[], None],
) -> aiohttp.TraceConfig:
    """Return a trace for the client's `http_trace`, which watches all responses.

    Args:
        slow: Called after a global 429, with the seconds that Discord asks the bot to wait.
        unknown: Called if Discord does not know the bot's token.
        failed: Called after a request without an answer, or with a server error.
        answered: Called after any other request.
    """

    async def on_error(_: object, __: object, ___: object) -> None:
        failed()

    async def on_end(_: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        status = end.response.status
        if status >= BROKEN:
            failed()
        else:
            answered()

        if status == UNKNOWN and not any(part in end.url.path for part in BY_OTHER_TOKENS):
            unknown()
        if status == TOO_MANY and _is_global(end.response):
            slow(_seconds(end.response))

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(on_end)
    trace.on_request_exception.append(on_error)

    return trace


def _is_global(response: aiohttp.ClientResponse) -> bool:
    """Return whether a 429 concerns the whole bot. Without "Via" it comes from Cloudflare."""
    headers = response.headers
    scope = headers.get("X-RateLimit-Scope")
    return "X-RateLimit-Global" in headers or scope == "global" or "Via" not in headers


def _seconds(response: aiohttp.ClientResponse) -> float:
    try:
        return float(response.headers["Retry-After"])
    except (KeyError, ValueError):
        return A_BAN


# -- requests --------------------------------------------------------------------------------------

_NOBODY = (10007, 10013)
"""Discord's error codes for an unknown member and an unknown user."""

_NONCE_BYTES = 10
"""Twenty characters. Discord accepts up to 25."""


def new_nonce() -> str:
    """Return a nonce for a message, by which Discord recognises a message that is sent twice."""
    return secrets.token_hex(_NONCE_BYTES)


class Outbox:
    """Sends requests within the budget of the rate limiter.

    A turn is the permission of the rate limiter for one request. `member`, `sees` and the methods
    for events wait for a turn themselves; before any other method, the caller awaits `turn`.
    `give_turn_back` is for a turn that is not needed. `requests` counts the turns by priority. All
    methods raise what discord.py raises; `errors.problem` says what such an error means.
    """

    def __init__(self, client: discord.Client, limiter: Limiter) -> None:
        self._client = client
        self._limiter = limiter
        self.give_turn_back = limiter.give_turn_back
        self.requests: Counter[Priority] = Counter()

    @property
    def is_busy(self) -> bool:
        """Return whether requests that can wait should be left out."""
        return self._limiter.is_busy

    async def turn(self, priority: Priority) -> bool:
        """Wait for the turn of one request. Return whether it had to wait."""
        waited = await self._limiter.turn(priority)
        self.requests[priority] += 1
        return waited

    async def send(self, channel_id: int, delivery: Delivery, nonce: str) -> Sent:
        """Send a message.

        If two messages with the same nonce are sent within minutes, Discord creates only one.
        """
        with self._reporting_end():
            arguments = delivery.as_message()
            message = await self._channel(channel_id).send(**arguments, nonce=nonce)
        return Sent(message.id, files_on(message), _custom_ids(message))

    async def edit(self, channel_id: int, message_id: int, delivery: Delivery) -> Sent:
        """Edit a message of the bot without fetching it, and without a notification."""
        message = self._channel(channel_id).get_partial_message(message_id)
        with self._reporting_end():
            edited = await message.edit(**delivery.quietly().as_edit())
        return Sent(message_id, files_on(edited))

    async def open_dm(self, user_id: int) -> int:
        """Return the id of the DM channel with a user, which Discord opens if needed."""
        with self._reporting_end():
            channel = await self._client.create_dm(discord.Object(user_id))
        return channel.id

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Return whether a user is on a server; True if that is unknown."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            self.give_turn_back()  # the caller took a turn, but no request is sent
            return True

        try:
            with self._reporting_end():
                await guild.fetch_member(user_id)
        except discord.NotFound as error:
            # Any other code means that the server is unknown, so membership is unknown too.
            return error.code not in _NOBODY

        return True

    async def sees(self, guild_id: int, channel_id: int, user_id: int) -> bool | None:
        """Return whether a user can see a channel.

        Returns:
            False also if that is unknown, as for a private thread. None if the user is not on the
            server.
        """
        guild = self._client.get_guild(guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(channel_id)
        # Only its members see a private thread, and these are unknown.
        is_private = isinstance(channel, discord.Thread) and channel.is_private()
        if guild is None or channel is None or is_private:
            return False

        try:
            member = await self.member(guild, user_id)
        except discord.NotFound as error:
            return None if error.code in _NOBODY else False

        return channel.permissions_for(member).view_channel

    async def member(self, guild: discord.Guild, user_id: int) -> discord.Member:
        """Fetch a member of a server."""
        await self.turn(Priority.DECORATION)
        with self._reporting_end():
            return await guild.fetch_member(user_id)

    async def add_event(
        self, guild_id: int, name: str, description: str, place: str, begins: float, ends: float
    ) -> int:
        """Create a scheduled event on a server, and return its id.

        Args:
            guild_id: The server.
            name: The title.
            description: The description.
            place: Where the event happens, as text.
            begins: When it begins, in seconds since 1970.
            ends: When it ends, in seconds since 1970.
        """
        await self.turn(Priority.DECORATION)
        with self._reporting_end():
            return await _internals.create_event(
                self._client,
                guild_id,
                name=name,
                description=description,
                privacy_level=discord.PrivacyLevel.guild_only.value,
                entity_type=discord.EntityType.external.value,
                entity_metadata={"location": place},
                scheduled_start_time=_moment(begins),
                scheduled_end_time=_moment(ends),
            )

    async def begin_event(self, guild_id: int, event_id: int) -> None:
        """Start a scheduled event. It ends by itself at its end time."""
        await self.turn(Priority.DECORATION)
        with self._reporting_end():
            await _internals.start_event(self._client, guild_id, event_id)

    async def drop_event(self, guild_id: int, event_id: int) -> None:
        """Delete a scheduled event."""
        await self.turn(Priority.DECORATION)
        with self._reporting_end():
            await _internals.delete_event(self._client, guild_id, event_id)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of the bot."""
        with self._reporting_end():
            await self._channel(channel_id).get_partial_message(message_id).delete()

    async def ours(self, channel_id: int, limit: int = 20) -> list[tuple[int, frozenset[str]]]:
        """Return the bot's own messages among the latest ones of a channel.

        Args:
            channel_id: The channel.
            limit: How many messages to look at.

        Returns:
            The id of each message and the custom ids on it, the newest first.
        """
        history = self._channel(channel_id).history(limit=limit)
        me = self._client.user
        with self._reporting_end():
            return [
                (message.id, _custom_ids(message))
                async for message in history
                if me and message.author.id == me.id
            ]

    @contextmanager
    def _reporting_end(self) -> Iterator[None]:
        """Tell the limiter that a request with a turn has ended, with or without an error."""
        try:
            yield
        finally:
            self._limiter.note_answer()

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        # A partial channel: one that is not cached (a DM, a thread) must not need a request.
        return self._client.get_partial_messageable(channel_id)


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def files_on(message: discord.Message) -> dict[str, int]:
    """Return the ids of a message's files, by name."""
    return {file.filename: file.id for file in message.attachments}


def _custom_ids(message: discord.Message) -> frozenset[str]:
    return frozenset(ids_on_message(message.components))
