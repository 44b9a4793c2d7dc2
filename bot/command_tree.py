"""Slash commands: whose they are, and what is said when one cannot be carried out."""

import logging
from typing import Any

import discord
from discord import app_commands

from bot.chat.discord_api.errors import ERRORS, Problem, problem
from bot.chat.pages.refusal_text import refusal
from bot.chat.presses.interaction import Click
from bot.chat.presses.quota import ServerTooFast, TooFast
from bot.language.words import Words
from bot.tables.refusals import Refused, SomethingBroke

log = logging.getLogger(__name__)

OUTDATED = "command-outdated"


class Tree(app_commands.CommandTree[Any]):
    """Answers every failed command, to its caller alone. The client must have a chat."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whether neither the caller nor their server is in too much of a hurry. What is suggested
        while somebody types is not counted.
        """
        if interaction.type is not discord.InteractionType.application_command:
            return True
        if not self.client.chat.duplicates.is_new(interaction.id):
            return False
        try:
            self.client.chat.quota.note(interaction.user.id, interaction.guild_id)
        except (TooFast, ServerTooFast) as refused:
            await answer(interaction, refusal(refused, Words(Words.best(interaction.locale))))
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        cause = getattr(error, "original", error)
        words = Words(Words.best(interaction.locale))
        if isinstance(cause, Refused):
            await answer(interaction, refusal(cause, words))
            return
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            log.warning("%s Run: python -m bot sync", error)
            await answer(interaction, words(OUTDATED))
            return
        name = interaction.command.qualified_name if interaction.command else "?"
        if isinstance(cause, ERRORS) and problem(cause) in (Problem.LATER, Problem.EXPIRED):
            # Discord's doing, and nobody to tell. A table that was opened is shown all the same.
            log.info("the answer to /%s came too late or got lost: %s", name, cause)
        else:
            log.error("the command /%s broke", name, exc_info=cause)
            await answer(interaction, refusal(SomethingBroke(), words))


async def answer(interaction: discord.Interaction, sentence: str) -> None:
    """Tell the caller alone, whether or not something was answered before."""
    try:
        await Click(interaction).say(sentence)
    except ERRORS as error:
        # Too late (10062), or the line is broken: there is nobody left to tell.
        log.info("an answer came too late: %s", error)
