"""Who moderates where a table stands, and that what they do to it is written down."""

import discord

from bot.app import Coop
from bot.chat.presses.interaction import Click
from bot.servers.audit import Act, Deed


def moderates(interaction: discord.Interaction) -> bool:
    """Whether the caller may manage messages in this channel."""
    return interaction.permissions.manage_messages


async def note(bot: Coop, click: Click, act: Act, number: int, other: int | None = None) -> None:
    """What a moderator did to the table of this number; `other`: to whom, if to anybody."""
    guild_id = click.interaction.guild_id
    if guild_id is not None:
        await bot.servers.note(guild_id, Deed(click.user_id, act, str(number), other=other))
