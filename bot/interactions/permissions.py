"""Finds missing permissions before a table is opened, dealt, reposted or moved, and names them.

An interaction can be answered without permissions. So without this check, `/chicken start` would
work, and every later edit would fail. Coop needs:

* View Channel, to edit messages; in the chat of a voice channel that includes Connect;
* Send Messages (in threads and forum posts: Send Messages in Threads), to repost the table;
* Read Message History, to find its own message after a crash, and to notice deletions.

Text, buttons and menus need neither Embed Links nor Attach Files. Without Attach Files, text
replaces the pictures (bot/messages/writer.py). Announcement channels need no more: a message
reaches their followers only if a user publishes it.
"""

from collections.abc import Sequence
from typing import Any

import discord

from bot.common.refused import Refused
from bot.discord_api.interaction_token import words_of
from bot.i18n.words import Words, join_with_commas
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
"""Channel types that may be age-restricted. A thread is restricted if its channel is."""


class PermissionsMissing(Refused):
    """Coop lacks permissions here.

    facts: names (in words), count, channel (a mention), home (the channel in which they are
    granted), yours (yes if the asker can grant them).
    """


class GuildOnly(Refused):
    """A table needs a channel on a server that Coop was added to."""


class NoServerHere(Refused):
    """The command concerns a server, but was called in a direct message."""


class NobodyElseHere(Refused):
    """A table in a direct message is for one person and house players."""


class ManageServerOnly(Refused):
    """Only users who may change the settings of the server may do this."""


class ModeratorsAlone(Refused):
    """Only users who manage the server or may time out its members may do this."""


class NotInThisThread(Refused):
    """A private thread that Coop was not added to. facts: channel, coop (mentions)."""


class ThreadLocked(Refused):
    """Only moderators can write in this thread. facts: channel (a mention)."""


def server_of(interaction: discord.Interaction) -> int:
    """Return the server id of a table that is opened or used by this interaction.

    In a direct message it is a negative number, which differs for each user (`alone_with`).
    """
    return interaction.guild_id or alone_with(interaction.user.id)


def guild_of(interaction: discord.Interaction) -> int:
    """Return the server id of the interaction. Direct messages are refused.

    Raises:
        NoServerHere: The interaction was made in a direct message.
    """
    if interaction.guild_id is None:
        raise NoServerHere
    return interaction.guild_id


def managed_server(interaction: discord.Interaction) -> int:
    """Return the server id if this user may change the rules of the server.

    Raises:
        NoServerHere: The interaction was made in a direct message.
        ManageServerOnly: The user may not change them.
    """
    guild_id = guild_of(interaction)
    if not interaction.permissions.manage_guild:
        raise ManageServerOnly
    return guild_id


def moderated_server(interaction: discord.Interaction) -> int:
    """Return the server id if this user may moderate the members of the server.

    Raises:
        NoServerHere: The interaction was made in a direct message.
        ModeratorsAlone: The user may not moderate.
    """
    guild_id = guild_of(interaction)
    granted = interaction.permissions
    if not (granted.manage_guild or granted.moderate_members):
        raise ModeratorsAlone

    return guild_id


def language_on_discord(
    guild: discord.Guild | None, locale: discord.Locale | None
) -> discord.Locale | None:
    """Return this locale if the server has set it; None if Discord only reports its default.

    Only Community servers can set a language. For all others Discord reports American English.
    """
    is_community = guild is not None and "COMMUNITY" in guild.features
    return locale if is_community or locale is not discord.Locale.american_english else None


def check(interaction: discord.Interaction) -> None:
    """Check that a table may be posted where this interaction was made.

    In the user's direct message with Coop no permission is needed.

    Raises:
        Refused: No table may be posted there. The class says why.
    """
    # A direct message with a friend, in which Coop is only used as an app, does not count.
    if interaction.guild_id is None and interaction.context.dm_channel:
        return

    channel = interaction.channel
    ours = interaction.app_permissions
    if interaction.guild_id is None or channel is None or not interaction.is_guild_integration():
        raise GuildOnly

    # The problem of a thread comes first, because granting a permission would not solve it.
    _check_thread(channel, ours, interaction.client.user)
    words = words_of(interaction)
    _check_permissions(channel, ours, words, asker_grants=interaction.permissions.manage_roles)


def check_in(interaction: discord.Interaction, channel_id: int) -> None:
    """Check like `check`, for any channel of the server. An unknown channel is accepted."""
    if channel_id == interaction.channel_id or interaction.guild is None:
        check(interaction)
    elif (channel := interaction.guild.get_channel_or_thread(channel_id)) is not None:
        check_channel(channel, words_of(interaction))


def is_age_restricted(interaction: discord.Interaction) -> bool:
    """Return whether this channel is only for adults."""
    channel = interaction.channel
    return isinstance(channel, _MAY_BE_AGE_RESTRICTED) and channel.is_nsfw()


def check_channel(channel: Any, words: Words) -> None:
    """Check like `check`. Coop's permissions in the channel come from discord.py's cache."""
    ours = channel.permissions_for(channel.guild.me)
    _check_thread(channel, ours, channel.guild.me)
    # The asker's permissions in another channel are unknown here.
    _check_permissions(channel, ours, words, asker_grants=False)


def missing(ours: discord.Permissions, channel: Any) -> list[str]:
    """Return the permissions that Coop lacks in this channel, by discord.py's names."""
    return [name for name in _needed(channel) if not getattr(ours, name)]


def _needed(channel: Any) -> Sequence[str]:
    if isinstance(channel, discord.Thread):
        return _NEEDED_IN_THREADS
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return _NEEDED_IN_VOICE
    return _NEEDED


def _check_thread(channel: Any, ours: discord.Permissions, coop: Any) -> None:
    # With Manage Threads, Coop can write in locked and private threads too.
    if not isinstance(channel, discord.Thread) or ours.manage_threads:
        return
    if channel.locked:
        raise ThreadLocked(channel=channel.mention)
    # Discord sends a private thread only to its members. If it is not cached, Coop is no member.
    if channel.is_private() and channel.guild.get_thread(channel.id) is None:
        raise NotInThisThread(channel=channel.mention, coop=coop.mention)


def _check_permissions(
    channel: Any, ours: discord.Permissions, words: Words, asker_grants: bool
) -> None:
    lacking = missing(ours, channel)
    if lacking:
        names = [words(f"permission-{name.replace('_', '-')}") for name in lacking]
        # Permissions of a thread are granted in its parent channel.
        home = getattr(channel, "parent_id", None) or channel.id
        raise PermissionsMissing(
            names=join_with_commas(words, names),
            count=len(names),
            channel=f"<#{channel.id}>",
            home=f"<#{home}>",
            yours="yes" if asker_grants else "no",
        )
