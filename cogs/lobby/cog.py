"""The command group `/chicken`: room for the games, and `hand`, `table`, `move`, `leave`, `end`
for tables.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.app import Coop
from bot.chat.pages.custom_ids import Token
from bot.chat.pages.delivery import Wanted
from bot.chat.pages.page import Link, Page, Row, Text
from bot.chat.presses import permissions
from bot.chat.presses.interaction import Click
from bot.chat.presses.verbs import Verb, Where
from bot.language.words import Words
from bot.tables.refusals import NotAtThisTable
from bot.tables.table import Status, TableSummary
from bot.tables.tables import Tables
from cogs.commands import GUILD_INSTALL, GUILD_ONLY, options, said
from cogs.lobby import finding, moving
from cogs.lobby.ending import Ending, moderates
from cogs.lobby.leaving import Leaving

Find = Callable[[Tables, discord.Interaction], Awaitable[list[TableSummary]]]
Act = Callable[[Click, str | None], Awaitable[None]]
"""Carries out a command at the table of that name, or at the only one. Raises Refused."""


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

    def add(act: Act) -> Any:
        async def at_a_table(click: Click, named: str | None) -> None:
            try:
                await act(click, named)
            except finding.WhichTable as several:
                page = finding.question(several.tables, name, click.words)
                await click.whisper(Wanted.of(page))

        async def pressed(click: Click) -> None:
            await at_a_table(click, str(click.press.index))

        async def command(interaction: discord.Interaction, table: str | None = None) -> None:
            await at_a_table(Click(interaction), table)

        bot.chat.verbs.add(
            Verb(
                finding.verb(name),
                pressed,
                token=Token.NONE,  # it looks for the table as the command does
                where=Where.ANYWHERE,
                returns_seat=False,
            )
        )
        guarded = app_commands.autocomplete(table=autocomplete)(command)
        guarded = app_commands.describe(**options(table="table"))(guarded)
        return chicken.command(name=name, description=said(f"command-{name}"))(guarded)

    return add


def _add_hand(chicken: app_commands.Group, bot: Coop) -> None:
    @_command(chicken, bot, "hand", finding.of_user)
    async def hand(click: Click, named: str | None) -> None:
        mine = await _mine(bot, click.interaction, named)
        await bot.chat.hand(click, mine.id)


def _add_table(chicken: app_commands.Group, bot: Coop) -> None:
    @_command(chicken, bot, "table", finding.in_channel)
    async def table(click: Click, named: str | None) -> None:
        found = await finding.in_channel(bot.tables, click.interaction)
        shown = finding.the_one(found, named, click.interaction)
        seated = shown.seat_of(click.user_id) is not None
        if not (seated or shown.status is Status.LOBBY or moderates(click.interaction)):
            await click.whisper(Wanted.of(await _the_way_there(bot, shown, click.words)))
            return
        await bot.tables.notice(shown.id, click.user_id)
        permissions.check(click.interaction)
        await bot.chat.post_table(shown.id, click.interaction if click.is_command else None)
        if not click.is_command:
            await click.say(click.words("chat-done"))


async def _the_way_there(bot: Coop, table: TableSummary, words: Words) -> Page:
    """Whoever only watches does not move a game's message about, but is shown where it stands."""
    label = words("card-back", number=table.number)
    link = Link(label, await bot.chat.address(table.id))
    return Page((Text(words("table-is-there", number=table.number)), Row((link,))))


def _add_move(chicken: app_commands.Group, bot: Coop) -> None:
    @_command(chicken, bot, "move", moving.movable)
    async def move(click: Click, named: str | None) -> None:
        await moving.move(bot, click, named)


def _add_leave(chicken: app_commands.Group, bot: Coop) -> None:
    leaving = Leaving(bot)

    @_command(chicken, bot, "leave", finding.of_user)
    async def leave(click: Click, named: str | None) -> None:
        await leaving.asked(click, await _mine(bot, click.interaction, named))


async def _mine(bot: Coop, interaction: discord.Interaction, named: str | None) -> TableSummary:
    """The table at which the caller sits. Raises Refused."""
    found = await finding.of_user(bot.tables, interaction)
    if not found and await finding.in_channel(bot.tables, interaction):
        raise NotAtThisTable
    return finding.the_one(found, named, interaction)


def _add_end(chicken: app_commands.Group, bot: Coop) -> None:
    ending = Ending(bot)

    @_command(chicken, bot, "end", finding.in_channel)
    async def end(click: Click, named: str | None) -> None:
        found = await finding.in_channel(bot.tables, click.interaction)
        await ending.asked(click, finding.the_one(found, named, click.interaction))
