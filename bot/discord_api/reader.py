"""The language in which a command or a press is answered."""

from typing import NamedTuple

import discord

from bot.i18n.words import Words

LANGUAGE_KEY = "language"
"""The key in `Interaction.extras` for the user's language (bot/interactions/languages.py)."""


class Reader(NamedTuple):
    """The language of the user who pressed or called a command.

    Args:
        locale: The language.
        is_new: Whether the user was not seen before, or had another language at that time.
    """

    locale: str
    is_new: bool = True


def locale_of(interaction: discord.Interaction) -> str:
    """Return the language of the user: the stored one, or the best match for Discord's setting."""
    chosen: str | None = interaction.extras.get(LANGUAGE_KEY)
    return chosen or Words.best(interaction.locale)


def words_of(interaction: discord.Interaction) -> Words:
    """Return the sentences in the language of the user."""
    return Words(locale_of(interaction))
