"""What each person reads: what they chose by /chicken me, else what their Discord spoke when they
last pressed something.

Nobody else learns it: what stands in a channel is in the table's language, whoever sits there.
"""

import discord

from bot.common.lru import Latest
from bot.discord_api.reader import READS, Reader
from bot.i18n.words import Words, locales
from bot.people import PeopleRepository
from bot.tables.tables import Tables

REMEMBERED = 4096
"""People who were heard: of all others it is looked up once more what they read."""


class Languages:
    """Choices are kept whole, for they are few, and asked for at every press."""

    def __init__(self, people: PeopleRepository, tables: Tables) -> None:
        self._people = people
        self._tables = tables
        self._chosen: dict[int, str] = {}
        self._heard = Latest[int, str](REMEMBERED)

    async def wake(self) -> None:
        """Read what was chosen before."""
        self._chosen = await self._people.languages()

    def chosen(self, user_id: int) -> str | None:
        """What this person has chosen. None: as their Discord has it, also where nobody is offered
        that language any more.
        """
        found = self._chosen.get(user_id)
        return found if found in locales() else None

    def reader(self, interaction: discord.Interaction) -> Reader:
        """Who typed or pressed this. To be asked before anything is answered: what they have chosen
        is known to `locale_of` from now on.
        """
        user_id = interaction.user.id
        locale = self.chosen(user_id) or Words.best(interaction.locale)
        interaction.extras[READS] = locale

        return Reader(locale, self._heard.get(user_id) != locale)

    async def hear(self, user_id: int, locale: str) -> None:
        """They read this now. What they have open follows, if it was something else before."""
        if self._heard.get(user_id) == locale:
            return

        await self._tables.speak(user_id, locale)
        person = await self._people.person(user_id)
        if person is not None and person.locale != locale:
            await self._people.put_locale(user_id, locale)

        self._heard.put(user_id, locale)

    async def choose(self, interaction: discord.Interaction, language: str | None) -> str:
        """From now on, everywhere. None: as their Discord has it. Returns what they read now."""
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
        self._chosen.pop(user_id, None)
        self._heard.drop(user_id)
