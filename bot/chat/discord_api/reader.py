"""Whose language a command or a press is answered in."""

import discord

from bot.language.words import Words

CHOSEN = "language"
"""Where an interaction remembers what its person has chosen to read, if they have chosen
(bot/chat/presses/languages.py).
"""


def locale_of(interaction: discord.Interaction) -> str:
    """What whoever typed or pressed this reads."""
    chosen: str | None = interaction.extras.get(CHOSEN)
    return chosen or Words.best(interaction.locale)


def words_of(interaction: discord.Interaction) -> Words:
    return Words(locale_of(interaction))
