"""Finds missing permissions before a table is opened, dealt, posted anew or moved, and names them.

An interaction can be answered without permissions, so `/chicken start` would work and every later
edit fail. What Coop needs, and for what:

* View Channel, to edit; in a voice channel's chat that includes Connect;
* Send Messages (in threads and forum posts: Send Messages in Threads), to post the table anew;
* Read Message History, to look for our own message after a crash, and to know what was deleted.

Text, buttons and menus need neither Embed Links nor Attach Files; without the latter, text says all
that pictures would (bot/messages/writer.py). Announcement channels are fine:
nothing is published to followers unless somebody publishes it.
"""

from collections.abc import Sequence
from typing import Any

import discord

from bot.common.refused import Refused
from bot.discord_api.reader import words_of
from bot.i18n.words import Words, commas
from bot.tables.table import alone_with

_NEEDED = ("view_channel", "send_messages", "read_message_history")
_NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "read_message_history")
_NEEDED_IN_VOICE = ("connect", *_NEEDED)

_MAY_BE_AGE_RESTRICTED = (
    discord.TextChannel,
    discord.VoiceChannel,
    discord.StageChannel,
    discord.Thread,
)
"""A thread is where its channel is."""


class PermissionsMissing(Refused):
    """Coop may not do here what it has to. facts: names (in words), count, channel, home (mentions
    of where it is missing and where it is granted), yours (yes where the asker can grant it).
    """


class GuildOnly(Refused):
    """A table needs a channel on a server that Coop was added to."""


class NoServerHere(Refused):
    """What was asked for is a server's own, and this is a DM."""


class NobodyElseHere(Refused):
    """A table in a DM is for one person and house players."""


class ManageServerOnly(Refused):
    """For those who may change the server's settings."""


class ModeratorsAlone(Refused):
    """For those who manage the server, or may time its members out."""


class NotInThisThread(Refused):
    """A private thread to which nobody has added Coop. facts: channel, coop (mentions)."""


class ThreadLocked(Refused):
    """Only moderators write in it. facts: channel (a mention)."""


def server_of(interaction: discord.Interaction) -> int:
    """The server on which a table stands that is opened or meant here."""
    return interaction.guild_id or alone_with(interaction.user.id)


def guild_of(interaction: discord.Interaction) -> int:
    """The server of what is a server's own, such as its boards. Raises NoServerHere."""
    if interaction.guild_id is None:
        raise NoServerHere
    return interaction.guild_id


def managed(interaction: discord.Interaction) -> int:
    """The server whose rules whoever asks may set. Raises NoServerHere, ManageServerOnly."""
    guild_id = guild_of(interaction)
    if not interaction.permissions.manage_guild:
        raise ManageServerOnly
    return guild_id


def moderated(interaction: discord.Interaction) -> int:
    """The server of whose people whoever asks may decide. Raises NoServerHere, ModeratorsAlone."""
    guild_id = guild_of(interaction)
    own = interaction.permissions
    if not (own.manage_guild or own.moderate_members):
        raise ModeratorsAlone

    return guild_id


def language_of_server(interaction: discord.Interaction) -> discord.Locale | None:
    """What the server has said on Discord that it speaks, if it has. Only Communities are asked;
    Discord says American English for all others.
    """
    said = interaction.guild_locale
    guild = interaction.guild
    has_a_say = guild is not None and "COMMUNITY" in guild.features
    return said if has_a_say or said is not discord.Locale.american_english else None


def is_own_dm(interaction: discord.Interaction) -> bool:
    """Whether this is somebody's DM with Coop: not one with a friend, where Coop is a guest."""
    return interaction.guild_id is None and bool(interaction.context.dm_channel)


def check(interaction: discord.Interaction) -> None:
    """Raises one of the above unless a table may stand where this was typed or pressed. In a DM
    with Coop nothing is asked for but that DM.
    """
    if is_own_dm(interaction):
        return

    channel = interaction.channel
    ours = interaction.app_permissions
    if interaction.guild_id is None or channel is None or not interaction.is_guild_integration():
        raise GuildOnly

    _check_thread(channel, ours, interaction.client.user)
    words = words_of(interaction)
    _check_permissions(channel, ours, words, asker_grants=interaction.permissions.manage_roles)


def check_in(interaction: discord.Interaction, channel_id: int) -> None:
    """The same for a channel of the server; what the cache does not know has nothing against it."""
    if channel_id == interaction.channel_id or interaction.guild is None:
        check(interaction)
    elif (channel := interaction.guild.get_channel_or_thread(channel_id)) is not None:
        check_channel(channel, words_of(interaction))


def is_age_restricted(interaction: discord.Interaction) -> bool:
    """Whether everybody who can read this channel has said that they are adults."""
    channel = interaction.channel
    return isinstance(channel, _MAY_BE_AGE_RESTRICTED) and channel.is_nsfw()


def check_channel(channel: Any, words: Words) -> None:
    """The same for a channel, as far as discord.py's cache knows it."""
    ours = channel.permissions_for(channel.guild.me)
    _check_thread(channel, ours, channel.guild.me)
    _check_permissions(channel, ours, words, asker_grants=False)


def missing(ours: discord.Permissions, channel: Any) -> list[str]:
    """What Coop lacks in this channel, by discord.py's names."""
    return [one for one in _needed(channel) if not getattr(ours, one)]


def _needed(channel: Any) -> Sequence[str]:
    if isinstance(channel, discord.Thread):
        return _NEEDED_IN_THREADS
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return _NEEDED_IN_VOICE
    return _NEEDED


def _check_thread(channel: Any, ours: discord.Permissions, coop: Any) -> None:
    if not isinstance(channel, discord.Thread) or ours.manage_threads:
        return
    if channel.locked:
        raise ThreadLocked(channel=channel.mention)
    # Discord tells us of a private thread only while we are in it, so others are not in the cache.
    if channel.is_private() and channel.guild.get_thread(channel.id) is None:
        raise NotInThisThread(channel=channel.mention, coop=coop.mention)


def _check_permissions(
    channel: Any, ours: discord.Permissions, words: Words, asker_grants: bool
) -> None:
    lacking = missing(ours, channel)
    if lacking:
        names = [words(f"permission-{one.replace('_', '-')}") for one in lacking]
        home = getattr(channel, "parent_id", None) or channel.id
        raise PermissionsMissing(
            names=commas(words, names),
            count=len(names),
            channel=f"<#{channel.id}>",
            home=f"<#{home}>",
            yours="yes" if asker_grants else "no",
        )
