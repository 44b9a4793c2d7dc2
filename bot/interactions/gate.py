"""Checks a server's own rules before a table is opened, joined, dealt or moved.

The rules limit games, channels, paces and roles (bot/servers/rules.py). In direct messages all is
allowed.
"""

import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import discord
from cachetools import FIFOCache

from bot.discord_api.errors import ERRORS
from bot.discord_api.interaction_token import locale_of
from bot.i18n.words import FALLBACK, Words
from bot.interactions import permissions
from bot.servers.rules import NO_RULES, NoChannelLeft, NoRoleLeft, RulesOf, ServerRules, unruled
from bot.tables.table import Pace

log = logging.getLogger(__name__)

REMEMBERED = 4096
"""How many threads are cached."""


@dataclass(frozen=True, slots=True)
class DueTable:
    """A planned table that is due (cogs/alerts), with the fields of an interaction."""

    guild: discord.Guild
    channel: discord.abc.GuildChannel | discord.Thread
    user: discord.Member
    """The user who has planned it, and opens it now."""
    client: discord.Client
    guild_id: int
    channel_id: int
    permissions: discord.Permissions
    """The permissions of the user in the channel."""


Asker = discord.Interaction | DueTable
"""A user who wants something in a channel."""


@dataclass(frozen=True, slots=True)
class Gate:
    """Checks the rules of servers. All checks raise Refused (bot/servers/rules.py)."""

    rules: RulesOf = unruled
    """Returns the rules of a server. `unruled` returns the defaults for every server."""
    usual_locale: str = FALLBACK
    """The language if neither the server nor Discord specifies one."""
    _parents: FIFOCache[int, int] = field(default_factory=lambda: FIFOCache(REMEMBERED))
    """Id of a thread that was fetched from Discord -> id of its parent channel."""

    async def learn(self, asker: Asker, channel_id: int) -> None:
        """Fetch the parent channel of a thread, which the checks need, if it is not known yet.

        Discord does not send archived threads, or private threads without Coop, by itself. If the
        fetch fails, only the thread's own id is checked, which makes the check stricter.
        """
        # Only rules about channels need the parent of a thread.
        rules = self._rules(asker)
        if not rules.places or channel_id in self._parents:
            return
        if _find_channel(asker, channel_id) is not None:
            return

        try:
            channel = await asker.client.fetch_channel(channel_id)
        except (*ERRORS, discord.InvalidData) as error:
            log.info("channel not fetched: %s", error)
            return

        if (parent_id := _parent(channel)) is not None:
            self._parents[channel_id] = parent_id

    def check(
        self, asker: Asker, game: str, channel_id: int, pace: Pace | None = None
    ) -> ServerRules:
        """Check that a table of this game may be posted, joined or dealt in a channel.

        Args:
            asker: The user and their server.
            game: The slug of the game.
            channel_id: The channel of the table.
            pace: The pace of a table that is dealt, which the server may find too slow; None skips
                its check.

        Returns:
            The rules of the server.
        """
        rules = self._rules(asker)
        rules.must_offer(game)
        self._must_stand(rules, asker, channel_id)
        if pace is not None:
            rules.must_be_quick(pace)

        return rules

    def check_place(self, asker: Asker, channel_id: int) -> None:
        """Check that a table may be posted in this channel, for any game."""
        self._must_stand(self._rules(asker), asker, channel_id)

    def check_opening(self, asker: Asker, game: str, pace: Pace) -> None:
        """Check that a user may open a table. Users who manage the server need no role."""
        rules = self.check(asker, game, asker.channel_id or 0, pace)
        if not asker.permissions.manage_guild:
            # All roles that the rules name are deleted: the user is told, so that it can be fixed.
            if rules.starters and not _existing_roles(rules.starters, asker.guild):
                raise NoRoleLeft
            rules.must_let_start({role.id for role in getattr(asker.user, "roles", ())})

    def check_pace(self, asker: Asker, pace: Pace) -> None:
        """Check that the server allows this pace."""
        self._rules(asker).must_be_quick(pace)

    def check_deal(
        self, interaction: discord.Interaction, game: str, pace: Pace, channel_id: int
    ) -> None:
        """Check that a table may be dealt in this channel, including Coop's own permissions."""
        permissions.check_in(interaction, channel_id)
        self.check(interaction, game, channel_id, pace)

    def language(self, interaction: discord.Interaction) -> str:
        """Return the language of public messages where this interaction was made.

        That is the language in the server's rules, or else the server's language on Discord. In a
        direct message it is the language of the user.
        """
        if interaction.guild_id is None:
            return locale_of(interaction)

        on_discord = permissions.language_on_discord(interaction.guild, interaction.guild_locale)
        return self._language_on(interaction.guild_id, on_discord)

    def language_of(self, guild: discord.Guild) -> str:
        """Return the language of public messages on a server."""
        on_discord = permissions.language_on_discord(guild, guild.preferred_locale)
        return self._language_on(guild.id, on_discord)

    def _language_on(self, guild_id: int, on_discord: discord.Locale | None) -> str:
        """Return the language in the server's rules, or else the one that it has on Discord."""
        usual = Words.best(on_discord) if on_discord else self.usual_locale
        return self.rules(guild_id).locale or usual

    def _rules(self, asker: Asker) -> ServerRules:
        """Return the rules of the asker's server. In a direct message all is allowed."""
        return NO_RULES if asker.guild_id is None else self.rules(asker.guild_id)

    def _must_stand(self, rules: ServerRules, asker: Asker, channel_id: int) -> None:
        """Check that the rules allow tables in this channel."""
        # `stands` returns whether the rules name no places, or at least one of these.
        places = {*self._places(asker, channel_id)}
        # All channels that the rules name are deleted: the user is told, so that it can be fixed.
        if not rules.stands(places) and not _existing_channels(rules.places, asker.guild):
            raise NoChannelLeft
        rules.must_stand(places)

    def _places(self, asker: Asker, channel_id: int) -> Iterator[int]:
        """Yield the ids of the channel, of a thread's parent, and of the category, if known."""
        yield channel_id
        guild = asker.guild
        channel = _find_channel(asker, channel_id)
        parent_id = self._parents.get(channel_id) if channel is None else _parent(channel)
        # A rule may name a whole category.
        place: Any = None if guild is None else guild.get_channel(parent_id or channel_id)
        if parent_id is not None:
            yield parent_id

        if (category_id := getattr(place, "category_id", None)) is not None:
            yield category_id


def find_vanished(rules: ServerRules, guild: discord.Guild) -> frozenset[int]:
    """Return the ids of channels and roles in these rules that do not exist any more.

    The id of an archived thread counts too, because users cannot press buttons in such a thread.
    """
    existing = _existing_channels(rules.places, guild) | _existing_roles(rules.starters, guild)
    return (rules.places | rules.starters) - existing


def _existing_channels(places: frozenset[int], guild: discord.Guild | None) -> frozenset[int]:
    """Return the channels of `places` that still exist; all of them if the server is unknown."""
    if guild is None:
        return places
    return frozenset(
        place_id for place_id in places if guild.get_channel_or_thread(place_id) is not None
    )


def _existing_roles(roles: frozenset[int], guild: discord.Guild | None) -> frozenset[int]:
    """Return the roles that still exist; all of them if the server is unknown."""
    if guild is None:
        return roles
    return frozenset(role_id for role_id in roles if guild.get_role(role_id) is not None)


def _find_channel(asker: Asker, channel_id: int) -> object | None:
    """Return the channel or thread from the interaction or from discord.py's cache, or None."""
    if channel_id == asker.channel_id and asker.channel is not None:
        return asker.channel
    guild = asker.guild
    return None if guild is None else guild.get_channel_or_thread(channel_id)


def _parent(channel: object) -> int | None:
    """Return the id of a thread's parent channel, or None."""
    return getattr(channel, "parent_id", None)
