"""A server's own rules at every way in: who is let through, and what somebody is told who is not.

What stands in a DM belongs to no server, and is nobody's business.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import discord

from bot.chat.discord_api.reader import locale_of
from bot.chat.presses import permissions
from bot.language.words import FALLBACK, Words
from bot.servers.rules import RulesOf, ServerRules, unruled
from bot.tables.table import Pace


@dataclass(frozen=True, slots=True)
class Gate:
    """All methods raise Refused (bot/servers/rules.py)."""

    rules: RulesOf = unruled
    usual_locale: str = FALLBACK
    """Where neither a server nor Discord says what is spoken there."""

    def check(self, interaction: discord.Interaction, game: str, channel_id: int) -> None:
        """Where a table of this game is about to stand, be joined or dealt."""
        if (rules := self._rules(interaction)) is not None:
            rules.must_offer(game)
            self.check_place(interaction, channel_id)

    def check_place(self, interaction: discord.Interaction, channel_id: int) -> None:
        """Where a table is about to stand, whatever its game."""
        if (rules := self._rules(interaction)) is not None:
            rules.must_stand({*_places(interaction, channel_id)})

    def check_opening(self, interaction: discord.Interaction, game: str, pace: Pace) -> None:
        """Where somebody is about to open a table. Those who make the rules need no role."""
        if (rules := self._rules(interaction)) is None:
            return
        self.check(interaction, game, interaction.channel_id or 0)
        self.check_pace(interaction, pace)
        if not interaction.permissions.manage_guild:
            rules.must_let_start({role.id for role in getattr(interaction.user, "roles", ())})

    def check_pace(self, interaction: discord.Interaction, pace: Pace) -> None:
        if (rules := self._rules(interaction)) is not None:
            rules.must_be_quick(pace)

    def check_deal(
        self, interaction: discord.Interaction, game: str, pace: Pace, channel_id: int
    ) -> None:
        """Where a table is about to deal: also that Coop may do there what it has to."""
        permissions.check_in(interaction, channel_id)
        self.check(interaction, game, channel_id)
        self.check_pace(interaction, pace)

    def language(self, interaction: discord.Interaction) -> str:
        """Of what everybody reads who is where this was typed or pressed: what the server has set
        here, else what it has set on Discord. In a DM nobody reads it but whose DM it is.
        """
        if (rules := self._rules(interaction)) is None:
            return locale_of(interaction)
        on_discord = permissions.language_of_server(interaction)
        return rules.locale or (Words.best(on_discord) if on_discord else self.usual_locale)

    def _rules(self, interaction: discord.Interaction) -> ServerRules | None:
        return None if interaction.guild_id is None else self.rules(interaction.guild_id)


def _places(interaction: discord.Interaction, channel_id: int) -> Iterator[int]:
    """The channel, that of a thread, and its category, as far as discord.py's cache knows them."""
    yield channel_id
    is_here, guild = channel_id == interaction.channel_id, interaction.guild
    known: Any = interaction.channel if is_here else None
    if known is None and guild is not None:
        known = guild.get_channel_or_thread(channel_id)
    parent_id = getattr(known, "parent_id", None)
    if parent_id is not None:
        yield parent_id
        known = None if guild is None else guild.get_channel(parent_id)
    if (category_id := getattr(known, "category_id", None)) is not None:
        yield category_id
