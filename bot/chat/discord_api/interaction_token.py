"""What an interaction's token is good for: its one response, and edits while it is fresh.

What Discord replies is read for the id of the message and for its files, and for nothing else: to
discord.py each reply is a message with all its parts, a hundred objects, for each press. Nor is the
interaction kept, of which a thousand would be in memory at once.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

import discord
from discord import InteractionResponseType, MessageFlags
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context, interaction_message_response_params

from bot.chat.pages.delivery import Delivery

ANSWERED = "answered"
"""Where an interaction remembers by what type of response it was answered first."""


class Landed(NamedTuple):
    """The message that Discord made of a response, or has edited for it."""

    message_id: int | None
    files: dict[str, int]
    """Their ids, by name."""


def is_answered(interaction: discord.Interaction) -> bool:
    """Whether it had its one response, if only an acknowledgement."""
    return interaction.extras.get(ANSWERED) is not None


async def respond(
    interaction: discord.Interaction,
    kind: InteractionResponseType,
    said: dict[str, Any],
    *,
    ephemeral: bool = False,
) -> Landed:
    """Give an interaction its one response: `said` is what a Delivery says as a message or as an
    edit. Raises what requests raise.
    """
    line, flags = interaction.followup, MessageFlags(ephemeral=ephemeral)
    with interaction_message_response_params(type=kind.value, flags=flags, **said) as params:
        reply: Any = await async_context.get().create_interaction_response(
            interaction.id,
            interaction.token,
            session=line.session,
            proxy=line.proxy,
            proxy_auth=line.proxy_auth,
            params=params,
        )
    interaction.extras[ANSWERED] = kind
    message = (reply.get("resource") or {}).get("message") or {}
    message_id = message.get("id")
    return Landed(None if message_id is None else int(message_id), _files(message))


async def acknowledge(interaction: discord.Interaction, *, redraws: bool) -> None:
    """Give the response that wins time; see Click.acknowledge. Raises what requests raise."""
    # `interaction.response` would hold the interaction, which holds it.
    response = discord.InteractionResponse[Any](interaction)
    if redraws:
        await response.defer()
    else:
        await response.defer(ephemeral=True, thinking=True)
    interaction.extras[ANSWERED] = response.type


def _files(message: Any) -> dict[str, int]:
    return {one["filename"]: int(one["id"]) for one in message.get("attachments", ())}


@dataclass(frozen=True, slots=True, eq=False)
class InteractionToken:
    """A click (or command) by whose token a message can be edited, uncounted, while it is fresh.
    `line` is what discord.py sends follow-ups with: it knows the token, and nothing of the click.
    `message_id`: of the follow-up that is meant; None: what was pressed, or is the answer.
    """

    line: discord.Webhook
    at: float
    message_id: int | None = None

    async def redraw(self, delivery: Delivery) -> dict[str, int]:
        """Show this on the message; nobody is notified. Returns its files, by name."""
        api, app, token = async_context.get(), self.line.id, self.line.token or ""
        with handle_message_parameters(**delivery.quietly().as_edit()) as said:
            parts = {"payload": said.payload, "multipart": said.multipart, "files": said.files}
            way: dict[str, Any] = self._way | parts
            if self.message_id is None:
                message = await api.edit_original_interaction_response(app, token, **way)
            else:
                message = await api.edit_webhook_message(app, token, self.message_id, **way)
        return _files(message)

    async def remove(self) -> None:
        """Take the message away."""
        api, app, token = async_context.get(), self.line.id, self.line.token or ""
        if self.message_id is None:
            await api.delete_original_interaction_response(app, token, **self._way)
        else:
            await api.delete_webhook_message(app, token, self.message_id, **self._way)

    @property
    def _way(self) -> dict[str, Any]:
        line = self.line
        return {"session": line.session, "proxy": line.proxy, "proxy_auth": line.proxy_auth}
