"""The token of an answered interaction, and the language in which it is answered.

Edits by the token do not count against the bot's rate limit. Only the token is kept, not the
interaction, and Discord's reply to an edit stays JSON. discord.py would build a message of a
hundred objects from each of the two, and a thousand presses may be in memory at once.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

import discord

from bot.common.clock import Clock
from bot.discord_api._internals import delete_by_token, edit_by_token
from bot.i18n.words import FALLBACK, Words
from bot.pages.delivery import Delivery, Sent

ANSWERED = "answered"
"""The key in `Interaction.extras` for the type of the first response."""

SPENT = 60.0
"""How many seconds after the end of its freshness a token may still be used for a last edit."""


def is_answered(interaction: discord.Interaction) -> bool:
    """Return whether the interaction had its first response, even if only an acknowledgement."""
    return interaction.extras.get(ANSWERED) is not None


def files_in(message: Any) -> dict[str, int]:
    """Return the ids of a message's files, by name, from Discord's JSON."""
    return {file["filename"]: int(file["id"]) for file in message.get("attachments", ())}


@dataclass(frozen=True, slots=True, eq=False)
class InteractionToken:
    """A token, and the message that it can edit while it is fresh.

    Args:
        webhook: The interaction's `followup`, which holds the token but not the interaction.
        at: When the interaction was answered, in seconds since 1970.
        message_id: The id of a follow-up; None for the pressed message or the original response.
        locale: The language of the user.
    """

    webhook: discord.Webhook
    at: float
    message_id: int | None = None
    locale: str = FALLBACK

    async def redraw(self, delivery: Delivery) -> Sent:
        """Edit the message, without a notification."""
        message = delivery.quietly().as_edit()
        edited = await edit_by_token(self.webhook, self.message_id, message)
        return Sent(self.message_id or 0, files_in(edited))

    async def remove(self) -> None:
        """Delete the message."""
        await delete_by_token(self.webhook, self.message_id)


@dataclass(frozen=True, slots=True)
class InteractionTokens:
    """Issues the tokens of answered interactions, and knows how long each can be used.

    Attributes:
        clock: The bot's clock.
        life: For how many seconds a token is fresh. Discord accepts it for 15 minutes.
    """

    clock: Clock
    life: float

    def issue(
        self, interaction: discord.Interaction, message_id: int | None = None
    ) -> InteractionToken:
        """Return the token of an interaction that was answered a moment ago.

        Args:
            interaction: The press or command.
            message_id: The follow-up that was the answer; None for the original response.
        """
        now = self.clock.now()
        return InteractionToken(interaction.followup, now, message_id, locale_of(interaction))

    def is_fresh(self, token: InteractionToken | None) -> bool:
        """Return whether the token can still edit messages."""
        return token is not None and self.clock.now() - token.at < self.life

    def is_spent(self, token: InteractionToken) -> bool:
        """Return whether the token is too old even for the last edit of a card that has ended."""
        return self.clock.now() - token.at > self.life + SPENT


LANGUAGE_KEY = "language"
"""The key in `Interaction.extras` for the user's language (bot/interactions/languages.py)."""


class Reader(NamedTuple):
    """The language of the user who pressed or called a command.

    Args:
        locale: The language.
        is_new: Whether the user was not seen before, or had another language at that time.
    """

    locale: str
    is_new: bool = True


def locale_of(interaction: discord.Interaction) -> str:
    """Return the language of the user: the stored one, or the best match for Discord's setting."""
    chosen: str | None = interaction.extras.get(LANGUAGE_KEY)
    return chosen or Words.best(interaction.locale)


def words_of(interaction: discord.Interaction) -> Words:
    """Return the sentences in the language of the user."""
    return Words(locale_of(interaction))
