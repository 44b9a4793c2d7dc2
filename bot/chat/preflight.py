"""Finds missing permissions before a table is opened, and names them.

An interaction can be answered without them, so `/chicken start` would work and every later edit
fail.
"""

import discord

from bot.tables.errors import Refused
from bot.words import Words

_NEEDED = ("view_channel", "send_messages", "read_message_history")
_NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "read_message_history")


class PermissionsMissing(Refused):
    """Coop may not do here what it has to. facts: names (in words), count."""


class GuildOnly(Refused):
    """A table needs a channel on a server that Coop was added to."""


def missing(interaction: discord.Interaction) -> list[str]:
    """What Coop lacks in the channel of this interaction, by discord.py's names."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = _NEEDED_IN_THREADS if in_thread else _NEEDED
    return [one for one in needed if not getattr(interaction.app_permissions, one)]


def check(interaction: discord.Interaction) -> None:
    """Raises PermissionsMissing or GuildOnly."""
    if interaction.guild_id is None or not interaction.is_guild_integration():
        raise GuildOnly
    lacking = missing(interaction)
    if lacking:
        words = Words(Words.best(interaction.locale))
        names = [words(f"permission-{one.replace('_', '-')}") for one in lacking]
        raise PermissionsMissing(names=", ".join(names), count=len(names))
