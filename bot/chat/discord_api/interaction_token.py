"""What is left of a click when it is answered: the token by which its message can be edited.

Neither the click's interaction is kept nor Discord's reply to an edit read: to discord.py each is a
message with all its parts, a hundred objects, and a thousand clicks would be in memory at once.
"""

from dataclasses import dataclass

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from bot.chat.pages.delivery import Delivery

ANSWERED = "answered"
"""Where an interaction remembers by what type of response it was answered first."""


def is_answered(interaction: discord.Interaction) -> bool:
    """Whether it had its one response, if only an acknowledgement."""
    return interaction.extras.get(ANSWERED) is not None


@dataclass(frozen=True, slots=True, eq=False)
class InteractionToken:
    """A click (or command) by whose token a message can be edited, uncounted, while it is fresh.
    `line` is what discord.py sends follow-ups with: it knows the token, and nothing of the click.
    """

    line: discord.Webhook
    at: float

    async def redraw(self, delivery: Delivery) -> dict[str, int]:
        """Show this on the message; nobody is notified. Returns its files, by name."""
        with handle_message_parameters(**delivery.quietly().as_edit()) as said:
            message = await async_context.get().edit_original_interaction_response(
                self.line.id,
                self.line.token or "",
                session=self.line.session,
                proxy=self.line.proxy,
                proxy_auth=self.line.proxy_auth,
                payload=said.payload,
                multipart=said.multipart,
                files=said.files,
            )
        return {one["filename"]: int(one["id"]) for one in message.get("attachments", ())}

    async def remove(self) -> None:
        """Take the message away."""
        await async_context.get().delete_original_interaction_response(
            self.line.id,
            self.line.token or "",
            session=self.line.session,
            proxy=self.line.proxy,
            proxy_auth=self.line.proxy_auth,
        )
