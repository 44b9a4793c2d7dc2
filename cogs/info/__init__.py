"""`/chicken help`."""

import discord
from discord import app_commands

from bot.chat.click import Click
from bot.chat.wanted import Wanted
from bot.client import Coop
from cogs.commands import said
from cogs.info.page import help_page


async def setup(bot: Coop) -> None:
    chicken = bot.tree.get_command("chicken")
    assert isinstance(chicken, app_commands.Group)

    @chicken.command(name="help", description=said("command-help"))
    async def help_(interaction: discord.Interaction) -> None:
        click = Click(interaction)
        await click.whisper(Wanted.of(help_page(click.words)))
