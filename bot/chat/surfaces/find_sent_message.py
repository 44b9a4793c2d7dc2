"""Finds a message that was sent, but whose sending was never confirmed."""

import logging

import discord

from bot.chat.discord_api.errors import ERRORS, Problem, problem
from bot.chat.discord_api.outbox import Outbox
from bot.chat.pages.custom_ids import read
from bot.chat.ports import Surface
from bot.chat.surfaces.state import TABLE, Surfaces

log = logging.getLogger(__name__)

SKEW = 5.0
"""Seconds by which Discord's clock and ours may differ."""


class SentMessageFinder:
    """Looks among our own latest messages in the channel."""

    def __init__(self, outbox: Outbox, surfaces: Surfaces) -> None:
        self._outbox = outbox
        self._surfaces = surfaces

    async def find(self, intent: Surface) -> int | None:
        """The message that this intent became; None where there is none. Its page is not compared,
        so it should be drawn once more. One counted request, whose turn the caller has taken.
        Raises what requests raise where Discord is out of reach.
        """
        try:
            messages = await self._outbox.ours(intent.channel_id)
        except ERRORS as error:
            if problem(error) is Problem.LATER:
                raise
            log.info("channel of table %s cannot be searched: %s", intent.table_id, error)
            return None
        known = self._surfaces.messages()
        for message_id, ids in messages:
            if message_id in known:
                continue
            if _bears_its_token(ids, intent) or _came_at_that_time(message_id, ids, intent):
                return message_id
        return None


def _bears_its_token(ids: frozenset[str], intent: Surface) -> bool:
    """A card is known by its question; the table by its name, for only one table stands there."""
    is_table = intent.name == TABLE
    return any(is_table or token == intent.question for token in _tokens(ids, intent.table_id))


def _came_at_that_time(message_id: int, ids: frozenset[str], intent: Surface) -> bool:
    """A card that asks nothing bears no token: one that came then, and to no other table."""
    sent_at = discord.utils.snowflake_time(message_id).timestamp()
    is_ours = not ids or bool(_tokens(ids, intent.table_id))
    return intent.name != TABLE and is_ours and sent_at > intent.at - SKEW


def _tokens(ids: frozenset[str], table_id: str) -> list[str]:
    presses = map(read, ids)
    return [press.token for press in presses if press and press.table_id == table_id]
