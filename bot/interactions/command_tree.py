"""Slash commands: brings them to the router, before they are carried out and when they fail."""

import logging
from collections.abc import Mapping
from typing import Any, cast

import discord
from discord import AppCommandOptionType, app_commands

from bot.common.refused import Refused

log = logging.getLogger(__name__)


class CommandOutdated(Refused):
    """A command that Discord still shows, but this Coop no longer knows."""


TYPES: Mapping[int, type | tuple[type, ...]] = {
    AppCommandOptionType.string.value: str,
    AppCommandOptionType.integer.value: int,
    AppCommandOptionType.number.value: (int, float),
    AppCommandOptionType.boolean.value: bool,
}
RESOLVED = {
    AppCommandOptionType.user.value: ("users",),
    AppCommandOptionType.channel.value: ("channels",),
    AppCommandOptionType.role.value: ("roles",),
    AppCommandOptionType.mentionable.value: ("users", "roles"),
    AppCommandOptionType.attachment.value: ("attachments",),
}
"""Where Discord sends the object that an option of this type names by its id."""


def is_well_formed(data: Mapping[str, Any]) -> bool:
    """Whether every option of a command has a value of its type.

    discord.py believes what it is sent: a number in place of a text would end in a traceback.
    """
    resolved = data.get("resolved") or {}
    options = list(data.get("options") or ())
    while options:
        option = options.pop()
        options += option.get("options") or ()
        kind = option.get("type")
        value = option.get("value")
        if kind in TYPES and not isinstance(value, TYPES[kind]):
            return False
        rooms = RESOLVED.get(kind)
        if rooms and not any(str(value) in (resolved.get(room) or {}) for room in rooms):
            return False
    return True


class Tree(app_commands.CommandTree[Any]):
    """The client must have a chat. discord.py says by itself when a command has been carried out
    (`on_app_command_completion`).
    """

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Suggestions while somebody types change nothing, so that everybody gets them."""
        router = self.client.chat.router
        router.typed(interaction)
        if interaction.type is not discord.InteractionType.application_command:
            return True
        if not is_well_formed(cast(Mapping[str, Any], interaction.data or {})):
            log.warning("command refused: its options are not of the types that Discord sends")
            await router.failed(interaction, CommandOutdated(), "?")
            return False
        admitted: bool = await router.admits(interaction)
        return admitted

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            log.warning("%s Run: python -m bot sync", error)
            await self.client.chat.router.failed(interaction, CommandOutdated(), "?")
            return
        cause = getattr(error, "original", error)
        name = interaction.command.qualified_name if interaction.command else "?"
        await self.client.chat.router.failed(interaction, cause, name)
