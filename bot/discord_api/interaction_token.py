"""What is left of a click when it is answered: the token by which its message can be edited.

Neither the click's interaction is kept nor Discord's reply to an edit read: to discord.py each is a
message with all its parts, a hundred objects, and a thousand clicks would be in memory at once.
"""

from dataclasses import dataclass
from typing import Any

import discord

from bot.common.clock import Clock
from bot.discord_api._internals import delete_by_token, edit_by_token
from bot.discord_api.reader import locale_of
from bot.i18n.words import FALLBACK
from bot.pages.delivery import Delivery, Sent

ANSWERED = "answered"
"""Where an interaction remembers by what type of response it was answered first."""

SPENT = 60.0
"""Seconds after which a token that is not fresh any more is good for nothing at all."""


def is_answered(interaction: discord.Interaction) -> bool:
    """Whether it had its one response, if only an acknowledgement."""
    return interaction.extras.get(ANSWERED) is not None


def files_in(message: Any) -> dict[str, int]:
    """The ids of the files of a message, by name, as Discord says it."""
    return {one["filename"]: int(one["id"]) for one in message.get("attachments", ())}


@dataclass(frozen=True, slots=True, eq=False)
class InteractionToken:
    """A click (or command) by whose token a message can be edited, uncounted, while it is fresh.
    `line` is what discord.py sends follow-ups with: it knows the token, and nothing of the click.
    `message_id`: of the follow-up that is meant; None: what was pressed, or is the answer.
    `locale`: what its reader reads.
    """

    line: discord.Webhook
    at: float
    message_id: int | None = None
    locale: str = FALLBACK

    async def redraw(self, delivery: Delivery) -> Sent:
        """Show this on the message, without a notification."""
        message = delivery.quietly().as_edit()
        edited = await edit_by_token(self.line, self.message_id, message)
        return Sent(self.message_id or 0, files_in(edited))

    async def remove(self) -> None:
        """Take the message away."""
        await delete_by_token(self.line, self.message_id)


class InteractionTokens:
    """Issues the tokens of answered interactions, and knows how long each can be used.

    Args:
        clock: The bot's clock.
        life: Seconds for which a token is fresh. Discord takes it for 15 minutes.
    """

    def __init__(self, clock: Clock, life: float) -> None:
        self._clock = clock
        self._life = life

    def issue(
        self, interaction: discord.Interaction, message_id: int | None = None
    ) -> InteractionToken:
        """Return the token of an interaction that was answered a moment ago.

        Args:
            interaction: The click or command.
            message_id: The follow-up that was the answer; None for the original response.
        """
        now = self._clock.now()
        return InteractionToken(interaction.followup, now, message_id, locale_of(interaction))

    def is_fresh(self, token: InteractionToken | None) -> bool:
        """Whether messages can still be edited with it."""
        return token is not None and self._clock.now() - token.at < self._life

    def is_spent(self, token: InteractionToken) -> bool:
        """Whether it is too old even to say on the message that it is old."""
        return self._clock.now() - token.at > self._life + SPENT
