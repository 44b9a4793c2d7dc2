"""The only way out for messages that Discord counts: sends, edits, opening DMs.

What travels by an interaction's token is not counted and does not pass here.
"""

from collections import Counter

import discord
from discord import ui

from bot.chat.ids import shown_on
from bot.chat.limiter import Limiter, Priority
from bot.chat.render import mentions, sheet
from bot.chat.wanted import Wanted


class Outbox:
    """`requests` counts what left, by priority: the benchmark divides it by the accepted choices.

    All methods raise what discord.py raises; bot/chat/troubles.py tells what that means.
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

    async def send(self, channel_id: int, wanted: Wanted, nonce: str) -> int:
        """Send a message; twice with one nonce within minutes is once. Returns its id."""
        message = await self._channel(channel_id).send(
            view=sheet(wanted.page, wanted.stamps),
            allowed_mentions=mentions(wanted.page),
            nonce=nonce,
        )
        return message.id

    async def edit(self, channel_id: int, message_id: int, wanted: Wanted) -> None:
        """Edit one of our messages, without looking at it."""
        await self.redraw(channel_id, message_id, sheet(wanted.page, wanted.stamps))

    async def redraw(self, channel_id: int, message_id: int, view: ui.LayoutView) -> None:
        message = self._channel(channel_id).get_partial_message(message_id)
        await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())

    async def open_dm(self, user_id: int) -> int:
        """The id of the DM channel with this person."""
        channel = await self._client.create_dm(discord.Object(user_id))
        return channel.id

    async def ids_shown(self, channel_id: int, limit: int = 20) -> list[tuple[int, str]]:
        """The custom ids on our own latest messages: (message id, custom id), newest first."""
        found: list[tuple[int, str]] = []
        async for message in self._channel(channel_id).history(limit=limit):
            if self._client.user is None or message.author.id != self._client.user.id:
                continue
            found += [(message.id, custom_id) for _, custom_id in shown_on(message.components)]
        return found

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)
