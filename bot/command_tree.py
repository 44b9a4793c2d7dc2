"""Slash commands: brings them to the router, before they are carried out and when they fail."""

import logging
from typing import Any

import discord
from discord import app_commands

from bot.tables.refusals import Refused

log = logging.getLogger(__name__)


class CommandOutdated(Refused):
    """A command that Discord still shows, but this Coop no longer knows."""


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
