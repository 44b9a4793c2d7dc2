"""All requests that count against the bot's rate limit.

They concern messages, DM channels, members and scheduled events. Requests with the token of an
interaction do not count, and are not made by this module.
"""

import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import discord

from bot.discord_api import _internals
from bot.discord_api.rate_limiter import Limiter, Priority
from bot.pages.custom_ids import ids_on_message
from bot.pages.delivery import Delivery, Sent

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
    `unused` gives a turn back that is not needed. `requests` counts the turns by priority. All
    methods raise what discord.py raises; `errors.problem` says what such an error means.
    """

    def __init__(self, client: discord.Client, limiter: Limiter) -> None:
        self._client = client
        self._limiter = limiter
        self.unused = limiter.unused
        self.requests: Counter[Priority] = Counter()

    @property
    def is_busy(self) -> bool:
        """Whether requests that can wait should be left out."""
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
        """Whether a user is on a server; True if that is unknown."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            self.unused()  # the caller took a turn, but no request is sent
            return True

        try:
            with self._reporting_end():
                await guild.fetch_member(user_id)
        except discord.NotFound as error:
            # Any other code means that the server is unknown, so membership is unknown too.
            return error.code not in _NOBODY

        return True

    async def sees(self, guild_id: int, channel_id: int, user_id: int) -> bool | None:
        """Whether a user can see a channel.

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
            self._limiter.answered()

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
