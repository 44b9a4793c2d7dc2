"""`/chicken help`."""

import discord
from discord import app_commands

from bot.app import Coop
from bot.interactions.interaction import Click
from bot.pages.delivery import Wanted
from cogs.commands import said
from cogs.info.page import help_page


async def setup(bot: Coop) -> None:
    chicken = bot.tree.get_command("chicken")
    assert isinstance(chicken, app_commands.Group)

    @chicken.command(name="help", description=said("command-help"))
    async def help_(interaction: discord.Interaction) -> None:
        click = Click(interaction)
        published = bot.settings.privacy_url, bot.settings.terms_url
        await click.whisper(Wanted.of(help_page(click.words, *published)))
