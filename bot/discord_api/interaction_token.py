"""What is left of a click when it is answered: the token by which its message can be edited.

Neither the click's interaction is kept nor Discord's reply to an edit read: to discord.py each is a
message with all its parts, a hundred objects, and a thousand clicks would be in memory at once.
"""

from dataclasses import dataclass
from typing import Any

import discord

from bot.discord_api._internals import delete_by_token, edit_by_token
from bot.i18n.words import FALLBACK
from bot.pages.delivery import Delivery

ANSWERED = "answered"
"""Where an interaction remembers by what type of response it was answered first."""


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

    async def redraw(self, delivery: Delivery) -> dict[str, int]:
        """Show this on the message; nobody is notified. Returns its files, by name."""
        message = delivery.quietly().as_edit()
        return files_in(await edit_by_token(self.line, self.message_id, message))

    async def remove(self) -> None:
        """Take the message away."""
        await delete_by_token(self.line, self.message_id)
