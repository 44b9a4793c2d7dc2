"""A server's own rules at every way in: who is let through, and what somebody is told who is not.

What stands in a DM belongs to no server, and is nobody's business.
"""

import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

import discord

from bot.common.lru import Latest
from bot.discord_api.errors import ERRORS
from bot.discord_api.reader import locale_of
from bot.i18n.words import FALLBACK, Words
from bot.interactions import permissions
from bot.servers.rules import NoChannelLeft, NoRoleLeft, RulesOf, ServerRules, unruled
from bot.tables.table import Pace

log = logging.getLogger(__name__)

REMEMBERED = 4096
"""Threads."""


class Asker(Protocol):
    """Who wants something, and where: an interaction, or a planned table that is due
    (cogs/alerts).
    """

    @property
    def guild(self) -> discord.Guild | None: ...
    @property
    def guild_id(self) -> int | None: ...
    @property
    def channel(self) -> object: ...
    @property
    def channel_id(self) -> int | None: ...
    @property
    def user(self) -> discord.User | discord.Member: ...
    @property
    def permissions(self) -> discord.Permissions: ...
    @property
    def client(self) -> discord.Client: ...


@dataclass(frozen=True, slots=True)
class Gate:
    """What checks something raises Refused (bot/servers/rules.py)."""

    rules: RulesOf = unruled
    usual_locale: str = FALLBACK
    """Where neither a server nor Discord says what is spoken there."""
    _parents: Latest[int, int] = field(default_factory=lambda: Latest(REMEMBERED))
    """Of threads that Discord was asked about."""

    async def learn(self, asker: Asker, channel_id: int) -> None:
        """Before a check about another channel than the one of the interaction: Discord tells us
        of no thread that is archived, or in which Coop is not. Where it cannot be asked, the thread
        stands for itself alone, and the check is the stricter for it.
        """
        rules = self._rules(asker)
        if rules is None or not rules.places or channel_id in self._parents:
            return
        if _known(asker, channel_id) is not None:
            return

        try:
            found = await asker.client.fetch_channel(channel_id)
        except (*ERRORS, discord.InvalidData) as error:
            log.info("channel not fetched: %s", error)
            return

        if (parent_id := _parent(found)) is not None:
            self._parents.put(channel_id, parent_id)

    def check(
        self, asker: Asker, game: str, channel_id: int, pace: Pace | None = None
    ) -> ServerRules | None:
        """Where a table of this game is about to stand, be joined or dealt. `pace`: of one that is
        dealt. Returns the rules, if there are any.
        """
        rules = self._rules(asker)
        if rules is None:
            return None

        rules.must_offer(game)
        self._must_stand(rules, asker, channel_id)
        if pace is not None:
            rules.must_be_quick(pace)

        return rules

    def check_place(self, asker: Asker, channel_id: int) -> None:
        """Where a table is about to stand, whatever its game."""
        if (rules := self._rules(asker)) is not None:
            self._must_stand(rules, asker, channel_id)

    def check_opening(self, asker: Asker, game: str, pace: Pace) -> None:
        """Where somebody is about to open a table. Those who make the rules need no role."""
        rules = self.check(asker, game, asker.channel_id or 0, pace)
        if rules is not None and not asker.permissions.manage_guild:
            if rules.starters and not _roles_left(rules.starters, asker.guild):
                raise NoRoleLeft
            rules.must_let_start({role.id for role in getattr(asker.user, "roles", ())})

    def check_pace(self, asker: Asker, pace: Pace) -> None:
        if (rules := self._rules(asker)) is not None:
            rules.must_be_quick(pace)

    def check_deal(
        self, interaction: discord.Interaction, game: str, pace: Pace, channel_id: int
    ) -> None:
        """Where a table is about to deal: also that Coop may do there what it has to."""
        permissions.check_in(interaction, channel_id)
        self.check(interaction, game, channel_id, pace)

    def language(self, interaction: discord.Interaction) -> str:
        """Of what everybody reads who is where this was typed or pressed: what the server has set
        here, else what it has set on Discord. In a DM nobody reads it but whose DM it is.
        """
        if (rules := self._rules(interaction)) is None:
            return locale_of(interaction)

        on_discord = permissions.language_of_server(interaction)
        return rules.locale or (Words.best(on_discord) if on_discord else self.usual_locale)

    def _rules(self, asker: Asker) -> ServerRules | None:
        return None if asker.guild_id is None else self.rules(asker.guild_id)

    def _must_stand(self, rules: ServerRules, asker: Asker, channel_id: int) -> None:
        places = {*self._places(asker, channel_id)}
        if not rules.stands(places) and not _left(rules.places, asker.guild):
            raise NoChannelLeft
        rules.must_stand(places)

    def _places(self, asker: Asker, channel_id: int) -> Iterator[int]:
        """The channel, that of a thread, and its category, as far as they are known."""
        yield channel_id
        guild = asker.guild
        parent_id = self._parent_of(asker, channel_id)
        known: Any = None if guild is None else guild.get_channel(parent_id or channel_id)
        if parent_id is not None:
            yield parent_id

        if (category_id := getattr(known, "category_id", None)) is not None:
            yield category_id

    def _parent_of(self, asker: Asker, channel_id: int) -> int | None:
        """Of a thread; what comes with the interaction knows it, discord.py's cache may not."""
        known = _known(asker, channel_id)
        return self._parents.get(channel_id) if known is None else _parent(known)


def vanished(rules: ServerRules, guild: discord.Guild) -> frozenset[int]:
    """What these rules name and nobody finds any more. A thread that is archived is found by its
    channel alone, and counts as vanished, for nobody can press anything there.
    """
    there = _left(rules.places, guild) | _roles_left(rules.starters, guild)
    return (rules.places | rules.starters) - there


def _left(places: frozenset[int], guild: discord.Guild | None) -> frozenset[int]:
    """Of a server that nobody knows, all of them."""
    if guild is None:
        return places
    return frozenset(one for one in places if guild.get_channel_or_thread(one) is not None)


def _roles_left(roles: frozenset[int], guild: discord.Guild | None) -> frozenset[int]:
    if guild is None:
        return roles
    return frozenset(one for one in roles if guild.get_role(one) is not None)


def _known(asker: Asker, channel_id: int) -> object | None:
    """The channel or thread."""
    if channel_id == asker.channel_id and asker.channel is not None:
        return asker.channel
    guild = asker.guild
    return None if guild is None else guild.get_channel_or_thread(channel_id)


def _parent(channel: object) -> int | None:
    """The id of a thread's channel."""
    return getattr(channel, "parent_id", None)
