"""`/chicken move`: a table comes to the channel in which this is typed."""

from collections.abc import Sequence

import discord

from bot.app import Coop
from bot.common.refused import Refused
from bot.interactions import permissions
from bot.interactions.interaction import Click
from bot.tables.refusals import HostOrModeratorOnly, OtherServer
from bot.tables.scene import TableSummary
from bot.tables.tables import Tables
from cogs.lobby import finding


class NoTableToMove(Refused):
    """The caller hosts none on this server."""


class ForAdultsOnly(Refused):
    """The table shows what belongs in an age-restricted channel, and this is none."""


def moderates(interaction: discord.Interaction) -> bool:
    """Whether the caller may manage messages on the whole server: a table must not be carried off
    by somebody who moderates only the channel that it is to come to.
    """
    member = interaction.user
    return isinstance(member, discord.Member) and member.guild_permissions.manage_messages


async def movable(tables: Tables, interaction: discord.Interaction) -> list[TableSummary]:
    """The tables of this server that the caller may bring here, those of other channels first."""
    all_may = moderates(interaction)
    found = await tables.tables_on(permissions.server_of(interaction))
    mine = found if all_may else finding.hosted(found, interaction)
    return sorted(mine, key=lambda table: table.channel_id == interaction.channel_id)


async def move(bot: Coop, click: Click, named: str | None) -> None:
    """Raises Refused, also for what Coop may not do here."""
    interaction = click.interaction
    permissions.check(interaction)
    table = await _meant(bot.tables, interaction, named)
    bot.chat.gate.check_place(interaction, interaction.channel_id or 0)
    for_adults = bot.chat.faces.is_for_adults(table.game, table.options)
    if for_adults and not permissions.is_age_restricted(interaction):
        raise ForAdultsOnly
    await bot.tables.notice(table.id, interaction.user.id)
    await bot.chat.posting.move(table.id, click, moderator=moderates(interaction))
    if not click.is_command:
        await click.show_text(click.words("chat-done"))


async def _meant(
    tables: Tables, interaction: discord.Interaction, named: str | None
) -> TableSummary:
    found = await movable(tables, interaction)
    if named is not None:
        await _explain(tables, interaction, named, found)
    if not found:
        await _explain_none(tables, interaction)
    if named is None:
        found = [one for one in found if one.channel_id != interaction.channel_id] or found
    return finding.the_one(found, named, interaction)


async def _explain(
    tables: Tables, interaction: discord.Interaction, named: str, found: Sequence[TableSummary]
) -> None:
    """A table that is there, but not to be moved by the caller or not to here."""
    if finding.named(found, named) is not None:
        return
    other = finding.named(await tables.tables_on(permissions.server_of(interaction)), named)
    if other is not None:
        raise HostOrModeratorOnly(host=other.host_name)
    mine = await tables.tables_of(interaction.user.id)
    elsewhere = finding.named(mine, named)
    if elsewhere is not None:
        raise OtherServer(number=elsewhere.number)


async def _explain_none(tables: Tables, interaction: discord.Interaction) -> None:
    mine = await tables.tables_of(interaction.user.id)
    for table in mine:
        if table.hosts(interaction.user.id):
            raise OtherServer(number=table.number)
    raise NoTableToMove
