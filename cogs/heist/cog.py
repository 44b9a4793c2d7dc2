"""The commands of Chicken Heist."""

from typing import Any

import discord
from discord import app_commands

from bot.chat import preflight
from bot.client import Coop
from bot.tables.table import Pace
from bot.words import Words
from cogs.commands import options, refusing, said
from cogs.rulebook import Rulebook
from games.heist.rules import Heist

LEVELS = [app_commands.Choice(name=said(f"level-{level}"), value=level) for level in Heist.houses]
PACES = [app_commands.Choice(name=said(f"command-pace-{pace}"), value=pace.value) for pace in Pace]

Fill = app_commands.Range[int, 0, Heist.seats[-1]]


def start_command(bot: Coop) -> app_commands.Command[Any, ..., None]:
    """`/chicken start heist`: the lobby is the answer, with its host seated."""

    @app_commands.command(name="heist", description=said("command-start-heist"))
    @app_commands.describe(**options(fill="fill", level="level", pace="pace"))
    @app_commands.choices(level=LEVELS, pace=PACES)
    @refusing
    async def heist(
        interaction: discord.Interaction,
        fill: Fill = 0,
        level: str = LEVELS[0].value,
        pace: str = Pace.NORMAL.value,
    ) -> None:
        preflight.check(interaction)
        assert interaction.guild_id is not None, "preflight has seen to it"
        table = await bot.tables.open(
            game=Heist.slug,
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id or 0,
            host_id=interaction.user.id,
            host_name=interaction.user.display_name,
            host_locale=Words.best(interaction.locale),
            locale=Words.best(interaction.guild_locale),
            pace=Pace(pace),
            level=level,
            fill=fill,
        )
        await bot.chat.post_table(table.id, interaction)

    return heist


def rules_command(rulebook: Rulebook) -> app_commands.Command[Any, ..., None]:
    """`/chicken rules heist`."""

    @app_commands.command(name="heist", description=said("command-rules-heist"))
    @refusing
    async def heist(interaction: discord.Interaction) -> None:
        await rulebook.open(interaction)

    return heist
