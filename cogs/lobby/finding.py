"""Finds the table to which a command refers.

A live table is one that is not over. Users name a table by its number, or choose one of the
suggestions that Discord shows while they type, which gives its id. The caller is the user of the
command.
"""

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.common.refused import Refused
from bot.common.sanitize import clean
from bot.discord_api.interaction_token import words_of
from bot.i18n.words import Words
from bot.interactions.permissions import server_of
from bot.pages.page import Button, Do, Page, Row, Text, Tone
from bot.pages.refusal_text import refusal
from bot.tables.refusals import NoTableHere
from bot.tables.scene import TableSummary
from bot.tables.tables import Tables

MOST_CHOICES = 25
"""Discord's limit of suggestions for an option of a command."""

MOST_BUTTONS = 20
"""The maximum number of tables with a button. Further tables are left out."""

LONGEST_CHOICE = 100
"""Discord's limit for the name of a suggestion, in characters."""


class WhichTable(Refused):
    """The command may refer to several tables. The caller is asked, with a button for each."""

    def __init__(self, tables: Sequence[TableSummary] = ()) -> None:
        super().__init__(count=len(tables))
        self.tables = tables


class NoSuchTable(WhichTable):
    """No live table has this name. facts: count (of the tables that the command may refer to)."""


async def in_channel(tables: Tables, interaction: discord.Interaction) -> list[TableSummary]:
    """Return the live tables of the command's channel, oldest first."""
    return await tables.tables_in(interaction.channel_id or 0)


async def of_user(tables: Tables, interaction: discord.Interaction) -> list[TableSummary]:
    """Return the caller's live tables on this server, those of this channel first."""
    mine = await tables.tables_of(interaction.user.id)
    here = [table for table in mine if table.guild_id == server_of(interaction)]
    # The sort is stable, so each group keeps its order.
    return sorted(here, key=lambda table: table.channel_id != interaction.channel_id)


def hosted_tables(
    tables: Sequence[TableSummary], interaction: discord.Interaction
) -> list[TableSummary]:
    """Return the tables that the caller hosts."""
    return [table for table in tables if table.hosts(interaction.user.id)]


def find_table(tables: Sequence[TableSummary], name: str) -> TableSummary | None:
    """Return the table with this name: an id from `choices`, or a number that a user typed."""
    number = name.strip().lstrip("#")
    for table in tables:
        if name == table.id or number == str(table.number):
            return table

    return None


def the_one(
    tables: Sequence[TableSummary], name: str | None, interaction: discord.Interaction
) -> TableSummary:
    """Return the table to which the command refers: the named table, or the only table.

    Without a name, tables of other channels count only if no table is in this channel.

    Raises:
        NoTableHere: `tables` is empty.
        NoSuchTable: No table has this name.
        WhichTable: Several tables are possible.
    """
    if not tables:
        raise NoTableHere
    if name is not None:
        match = find_table(tables, name)
        if match is None:
            raise NoSuchTable(tables)

        return match

    here = [table for table in tables if table.channel_id == interaction.channel_id] or tables
    if len(here) > 1:
        raise WhichTable(here)

    return here[0]


def verb(command: str) -> str:
    """Return the verb of a button that runs `/chicken <command>`. Its index: the table's number."""
    return f"which{command}"


def question(which: WhichTable, command: str, words: Words) -> Page:
    """Return a page that asks the caller to choose one of the tables."""
    buttons = (
        Button(_name(table, words), Do(verb(command), table.number), Tone.PLAIN, "🐔")
        for table in which.tables[:MOST_BUTTONS]
    )
    return Page((Text(refusal(which, words)), Row(tuple(buttons))))


def choices(
    tables: Sequence[TableSummary], typed: str, interaction: discord.Interaction
) -> list[app_commands.Choice[str]]:
    """Return the suggestions that Discord shows while the caller types."""
    words = words_of(interaction)
    names = {table.id: _name(table, words) for table in tables}
    return [
        app_commands.Choice(name=name, value=table_id)
        for table_id, name in names.items()
        if typed.casefold() in name.casefold()
    ][:MOST_CHOICES]


def _name(table: TableSummary, words: Words) -> str:
    """Return a short description of a table: number, game, state and host."""
    name = words(
        "table-name",
        number=table.number,
        game=words(f"{table.game}-title"),
        state=table.status.value,
        # A suggestion shows no Markdown, so the name is not escaped.
        host=clean(table.host_name),
    )
    return name[:LONGEST_CHOICE]


def moderates(interaction: discord.Interaction) -> bool:
    """Return whether the caller may manage messages in this channel."""
    return interaction.permissions.manage_messages
