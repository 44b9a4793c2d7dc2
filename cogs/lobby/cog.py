"""The command group `/chicken`: room for the games, and `hand`, `table`, `move`, `leave`, `end`
for tables.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.chat import preflight
from bot.client import Coop
from bot.tables.errors import NotAtThisTable
from bot.tables.table import Status, Table
from bot.tables.tables import Tables
from cogs.commands import GUILD_INSTALL, GUILD_ONLY, options, refusing, said
from cogs.lobby import finding, moving
from cogs.lobby.ending import Ending, moderates
from cogs.lobby.leaving import Leaving

Find = Callable[[Tables, discord.Interaction], Awaitable[list[Table]]]


def around_a_table(bot: Coop) -> app_commands.Group:
    """The whole group, for everybody on servers that Coop was added to."""
    chicken = app_commands.Group(
        name="chicken",
        description=said("command-chicken"),
        allowed_contexts=GUILD_ONLY,
        allowed_installs=GUILD_INSTALL,
    )
    app_commands.Group(name="start", description=said("command-start"), parent=chicken)
    app_commands.Group(name="rules", description=said("command-rules"), parent=chicken)
    for add in (_add_hand, _add_table, _add_move, _add_leave, _add_end):
        add(chicken, bot)
    return chicken


def _command(chicken: app_commands.Group, bot: Coop, name: str, find: Find) -> Callable[[Any], Any]:
    """`/chicken <name>`, at one of the tables that `find` knows."""

    async def autocomplete(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return finding.choices(await find(bot.tables, interaction), typed, interaction)

    def add(command: Any) -> Any:
        command = app_commands.autocomplete(table=autocomplete)(refusing(command))
        command = app_commands.describe(**options(table="table"))(command)
        return chicken.command(name=name, description=said(f"command-{name}"))(command)

    return add


def _add_hand(chicken: app_commands.Group, bot: Coop) -> None:
    @_command(chicken, bot, "hand", finding.of_user)
    async def hand(interaction: discord.Interaction, table: str | None = None) -> None:
        mine = await _mine(bot, interaction, table)
        await bot.chat.hand(interaction, mine.id)


def _add_table(chicken: app_commands.Group, bot: Coop) -> None:
    @_command(chicken, bot, "table", finding.in_channel)
    async def table(interaction: discord.Interaction, table: str | None = None) -> None:
        found = await finding.in_channel(bot.tables, interaction)
        shown = finding.the_one(found, table, interaction)
        seated = shown.seat_of(interaction.user.id) is not None
        if not (seated or shown.status is Status.LOBBY or moderates(interaction)):
            raise NotAtThisTable
        await bot.tables.notice(shown.id, interaction.user.id)
        preflight.check(interaction)
        await bot.chat.post_table(shown.id, interaction)


def _add_move(chicken: app_commands.Group, bot: Coop) -> None:
    @_command(chicken, bot, "move", moving.movable)
    async def move(interaction: discord.Interaction, table: str | None = None) -> None:
        await moving.move(bot, interaction, table)


def _add_leave(chicken: app_commands.Group, bot: Coop) -> None:
    leaving = Leaving(bot)

    @_command(chicken, bot, "leave", finding.of_user)
    async def leave(interaction: discord.Interaction, table: str | None = None) -> None:
        await leaving.asked(interaction, await _mine(bot, interaction, table))


async def _mine(bot: Coop, interaction: discord.Interaction, named: str | None) -> Table:
    """The table at which the caller sits. Raises Refused."""
    found = await finding.of_user(bot.tables, interaction)
    if not found and await finding.in_channel(bot.tables, interaction):
        raise NotAtThisTable
    return finding.the_one(found, named, interaction)


def _add_end(chicken: app_commands.Group, bot: Coop) -> None:
    ending = Ending(bot)

    @_command(chicken, bot, "end", finding.in_channel)
    async def end(interaction: discord.Interaction, table: str | None = None) -> None:
        found = await finding.in_channel(bot.tables, interaction)
        await ending.asked(interaction, finding.the_one(found, table, interaction))
