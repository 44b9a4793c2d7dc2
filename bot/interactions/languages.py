"""The language of each user's private messages.

The user has chosen it with /chicken me, or else it is that of their Discord client at the last
interaction. Other users do not learn it: public messages have the language of the table.
"""

import discord
from cachetools import FIFOCache

from bot.discord_api.interaction_token import LANGUAGE_KEY, Reader
from bot.i18n.words import Words, locales
from bot.people import PeopleRepository
from bot.tables.tables import Tables

REMEMBERED = 4096
"""Maximum number of users with a cached language. For others the database is checked again."""


class Languages:
    """Knows the language of each user.

    All explicit choices are kept in memory, because they are few and needed at every press.
    """

    def __init__(self, people: PeopleRepository, tables: Tables) -> None:
        self._people = people
        self._tables = tables
        self._chosen: dict[int, str] = {}
        """User id -> the language that the user has chosen."""
        self._heard = FIFOCache[int, str](REMEMBERED)
        """User id -> the current language, if it is stored everywhere."""

    async def wake(self) -> None:
        """Load the choices of all users."""
        self._chosen = await self._people.languages()

    def chosen(self, user_id: int) -> str | None:
        """Return the language that this user has chosen.

        None means that the user gets the language of their client. That also holds if the chosen
        language is not offered any more.
        """
        language = self._chosen.get(user_id)
        return language if language in locales() else None

    def reader(self, interaction: discord.Interaction) -> Reader:
        """Return the language of the user of this interaction.

        This must be called before the interaction is answered, because it stores the language for
        `locale_of`.
        """
        user_id = interaction.user.id
        locale = self.chosen(user_id) or Words.best(interaction.locale)
        interaction.extras[LANGUAGE_KEY] = locale

        # The second value, `is_new`, lets the router call `hear`.
        return Reader(locale, self._heard.get(user_id) != locale)

    async def hear(self, user_id: int, locale: str) -> None:
        """Note that this user reads this language now. If it is new, their open messages change."""
        if self._heard.get(user_id) == locale:
            return

        # This changes the language of what only this user sees at their tables.
        await self._tables.change_person(user_id, locale=locale)
        person = await self._people.person(user_id)
        if person is not None and person.locale != locale:
            await self._people.change_person(user_id, locale=locale)

        # Last: if storing failed, it is tried again at the next press.
        self._heard[user_id] = locale

    async def choose(self, interaction: discord.Interaction, language: str | None) -> str:
        """Store a language for this user, everywhere.

        Args:
            interaction: The interaction of the user.
            language: The language; None: the language of their client.

        Returns:
            The language of the user from now on.
        """
        user_id = interaction.user.id
        locale = language or Words.best(interaction.locale)
        await self._people.put_language(user_id, locale, language)
        self._chosen.pop(user_id, None)
        if language is not None:
            self._chosen[user_id] = language

        self.reader(interaction)
        await self.hear(user_id, locale)
        return locale

    def forget(self, user_id: int) -> None:
        """Forget a user who has erased their data."""
        self._chosen.pop(user_id, None)
        self._heard.pop(user_id, None)
