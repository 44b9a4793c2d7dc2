"""Whose language a command or a press is answered in."""

from typing import NamedTuple

import discord

from bot.i18n.words import Words

READS = "language"
"""Where an interaction remembers what its person reads (bot/interactions/languages.py)."""


class Reader(NamedTuple):
    """Somebody who has typed or pressed something, by what they read. `is_new`: they were not
    heard before, or read something else then.
    """

    locale: str
    is_new: bool = True


def locale_of(interaction: discord.Interaction) -> str:
    """What whoever typed or pressed this reads."""
    known: str | None = interaction.extras.get(READS)
    return known or Words.best(interaction.locale)


def words_of(interaction: discord.Interaction) -> Words:
    return Words(locale_of(interaction))
