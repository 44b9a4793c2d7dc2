"""The only way out for messages that Discord counts: sends, edits, opening DMs.

What travels by an interaction's token is not counted and does not pass here.
"""

import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import discord

from bot.discord_api import _internals
from bot.discord_api.rate_limiter import Limiter, Priority
from bot.pages.custom_ids import shown_on
from bot.pages.delivery import Delivery, Sent

_NOBODY = (10007, 10013)
"""Discord's codes for: no member, no user."""

_NONCE_BYTES = 10


def new_nonce() -> str:
    """For a message that may have to be sent again: by it Discord sees that it is the same one."""
    return secrets.token_hex(_NONCE_BYTES)


class Outbox:
    """`requests` counts what left, by priority: the benchmark divides it by the accepted choices.

    All methods raise what discord.py raises; bot/discord_api/errors.py tells what that means.
    """

    def __init__(self, client: discord.Client, limiter: Limiter) -> None:
        self._client = client
        self._limiter = limiter
        self.requests: Counter[Priority] = Counter()

    async def turn(self, priority: Priority) -> bool:
        """Take one request out of the budget; True where that took a while."""
        waited = await self._limiter.turn(priority)
        self.requests[priority] += 1
        return waited

    def unused(self) -> None:
        """The turn that was taken is not needed after all."""
        self._limiter.unused()

    async def send(self, channel_id: int, delivery: Delivery, nonce: str) -> Sent:
        """Send a message; twice with one nonce within minutes is once."""
        with self._counted():
            said = delivery.as_message()
            message = await self._channel(channel_id).send(**said, nonce=nonce)
        return Sent(message.id, files_on(message), _shown(message))

    async def edit(self, channel_id: int, message_id: int, delivery: Delivery) -> Sent:
        """Edit one of our messages without fetching it, and without a notification."""
        message = self._channel(channel_id).get_partial_message(message_id)
        with self._counted():
            edited = await message.edit(**delivery.quietly().as_edit())
        return Sent(message_id, files_on(edited))

    async def open_dm(self, user_id: int) -> int:
        """The id of the DM channel with this person."""
        with self._counted():
            channel = await self._client.create_dm(discord.Object(user_id))
        return channel.id

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Whether this person is on the server, as far as we can tell."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            self.unused()
            return True

        try:
            with self._counted():
                await guild.fetch_member(user_id)
        except discord.NotFound as error:
            return error.code not in _NOBODY

        return True

    async def sees(self, guild_id: int, channel_id: int, user_id: int) -> bool | None:
        """Whether this person sees the channel, as far as we can tell: not a private thread. None
        where they are not on the server.
        """
        guild = self._client.get_guild(guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(channel_id)
        is_private = isinstance(channel, discord.Thread) and channel.is_private()
        if guild is None or channel is None or is_private:
            return False

        try:
            member = await self.member(guild, user_id)
        except discord.NotFound as error:
            return None if error.code in _NOBODY else False

        return channel.permissions_for(member).view_channel

    async def member(self, guild: discord.Guild, user_id: int) -> discord.Member:
        """This person as they are on the server now."""
        await self.turn(Priority.DECORATION)
        with self._counted():
            return await guild.fetch_member(user_id)

    async def add_event(
        self, guild_id: int, name: str, about: str, place: str, begins: float, ends: float
    ) -> int:
        """Put something among the server's events, which happens at a place of ours; its id."""
        await self.turn(Priority.DECORATION)
        with self._counted():
            return await _internals.create_event(
                self._client,
                guild_id,
                name=name,
                description=about,
                privacy_level=discord.PrivacyLevel.guild_only.value,
                entity_type=discord.EntityType.external.value,
                entity_metadata={"location": place},
                scheduled_start_time=_moment(begins),
                scheduled_end_time=_moment(ends),
            )

    async def begin_event(self, guild_id: int, event_id: int) -> None:
        """It ends by itself."""
        await self.turn(Priority.DECORATION)
        with self._counted():
            await _internals.start_event(self._client, guild_id, event_id)

    async def drop_event(self, guild_id: int, event_id: int) -> None:
        await self.turn(Priority.DECORATION)
        with self._counted():
            await _internals.delete_event(self._client, guild_id, event_id)

    async def delete(self, channel_id: int, message_id: int) -> None:
        with self._counted():
            await self._channel(channel_id).get_partial_message(message_id).delete()

    async def ours(self, channel_id: int, limit: int = 20) -> list[tuple[int, frozenset[str]]]:
        """Our own among the latest messages, newest first, with the custom ids on them."""
        history = self._channel(channel_id).history(limit=limit)
        me = self._client.user
        with self._counted():
            return [(one.id, _shown(one)) async for one in history if me and one.author.id == me.id]

    @contextmanager
    def _counted(self) -> Iterator[None]:
        """One request, whose turn was taken."""
        try:
            yield
        finally:
            self._limiter.answered()

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def files_on(message: discord.Message) -> dict[str, int]:
    """The ids of a message's files, by name."""
    return {one.filename: one.id for one in message.attachments}


def _shown(message: discord.Message) -> frozenset[str]:
    return frozenset(shown_on(message.components))
