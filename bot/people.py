"""How people are reached, and what they like: language, pictures, where their cards go, when."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from bot.storage.database import Repository

PERSON = """
    SELECT dm_channel_id, dm_open, locale, pictures, cards, shut_told FROM people WHERE user_id = ?
"""
PUT_PERSON = """
    INSERT INTO people (user_id, dm_channel_id, dm_open, locale, shut_told) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (user_id) DO UPDATE SET
            dm_channel_id = excluded.dm_channel_id,
            dm_open = excluded.dm_open,
            locale = excluded.locale,
            shut_told = excluded.shut_told
"""
CHANGE_PERSON = """
    UPDATE people SET dm_channel_id = ?, dm_open = ?, locale = ?, shut_told = ? WHERE user_id = ?
"""
PUT_TASTE = """
    INSERT INTO people (user_id, dm_open, locale, pictures) VALUES (?, TRUE, ?, ?)
        ON CONFLICT (user_id) DO UPDATE SET pictures = excluded.pictures
"""
PUT_CARDS = """
    INSERT INTO people (user_id, dm_open, locale, cards) VALUES (?, TRUE, ?, ?)
        ON CONFLICT (user_id) DO UPDATE SET cards = excluded.cards
"""
PUT_LOCALE = "UPDATE people SET locale = ? WHERE user_id = ?"
PUT_LANGUAGE = """
    INSERT INTO people (user_id, dm_open, locale, language) VALUES (?, TRUE, ?, ?)
        ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale, language = excluded.language
"""
LANGUAGES = "SELECT user_id, language FROM people WHERE language IS NOT NULL"
HOURS = "SELECT since, until, ahead FROM waking_hours WHERE user_id = ?"
PUT_HOURS = """
    INSERT INTO waking_hours (user_id, since, until, ahead) VALUES (?, ?, ?, ?)
        ON CONFLICT (user_id) DO UPDATE SET
            since = excluded.since,
            until = excluded.until,
            ahead = excluded.ahead
"""


class Cards(StrEnum):
    """Where somebody wants their own cards. The values are stored."""

    DM = "dm"
    HERE = "here"
    """Under the table, for their eyes only; they are called by name in the channel."""
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class Person:
    """How somebody is reached. `dm_open` False: their DMs refused us, and `shut_told`: they were
    told so; they play by button. `pictures` False: they want their cards in words. `cards`: where
    they want them.
    """

    user_id: int
    dm_channel_id: int | None
    dm_open: bool
    locale: str
    pictures: bool = True
    cards: Cards = Cards.DM
    shut_told: bool = False


class Hours(NamedTuple):
    """When somebody may be told, in minutes of their day; equal: always. `ahead`: so many minutes
    their clock is ahead of UTC.
    """

    since: int = 0
    until: int = 0
    ahead: int = 0

    def local(self, now: float) -> int:
        """The minute of their day, at this moment in seconds since 1970."""
        return (int(now // 60) + self.ahead) % (24 * 60)

    def has(self, now: float) -> bool:
        """Whether they may be told now."""
        minute = self.local(now)
        if self.since == self.until:
            return True
        if self.since < self.until:
            return self.since <= minute < self.until

        return minute >= self.since or minute < self.until


class PeopleRepository(Repository):
    """Stores people."""

    async def person(self, user_id: int) -> Person | None:
        found = await self._fetch_one(PERSON, user_id)
        if found is None:
            return None

        dm_channel_id, dm_open, locale, pictures, cards, told = found
        return Person(
            user_id,
            dm_channel_id,
            bool(dm_open),
            locale,
            bool(pictures),
            _cards(cards),
            bool(told),
        )

    async def put_person(self, person: Person) -> None:
        """How they are reached; what they like stays as it is."""
        reached = person.user_id, person.dm_channel_id, person.dm_open, person.locale
        await self._execute(PUT_PERSON, *reached, person.shut_told)

    async def change_person(self, person: Person) -> None:
        """The same, of whom something is known: nobody comes back by it who was forgotten."""
        reached = person.dm_channel_id, person.dm_open, person.locale, person.shut_told
        await self._execute(CHANGE_PERSON, *reached, person.user_id)

    async def put_taste(self, user_id: int, locale: str, *, pictures: bool) -> None:
        """What they like; how they are reached stays as it is. `locale` for who is not known."""
        await self._execute(PUT_TASTE, user_id, locale, pictures)

    async def put_cards(self, user_id: int, locale: str, cards: Cards) -> None:
        """Where they want their cards; the same holds."""
        await self._execute(PUT_CARDS, user_id, locale, cards.value)

    async def put_locale(self, user_id: int, locale: str) -> None:
        """What somebody who is known reads by now."""
        await self._execute(PUT_LOCALE, locale, user_id)

    async def put_language(self, user_id: int, locale: str, language: str | None) -> None:
        """What somebody reads from now on, and that they have chosen it; None: they have not."""
        await self._execute(PUT_LANGUAGE, user_id, locale, language)

    async def languages(self) -> dict[int, str]:
        """What people have chosen to read."""
        return dict(await self._fetch_all(LANGUAGES))

    async def hours(self, user_id: int) -> Hours:
        found = await self._fetch_one(HOURS, user_id)
        return Hours() if found is None else Hours(*found)

    async def sleeps(self, user_id: int, now: float) -> bool:
        """Whether this person wants to hear nothing at this hour that can wait."""
        return not (await self.hours(user_id)).has(now)

    async def put_hours(self, user_id: int, hours: Hours) -> None:
        await self._execute(PUT_HOURS, user_id, *hours)


def _cards(stored: str) -> Cards:
    """A place that only another version of Coop knows is none."""
    return Cards(stored) if stored in {one.value for one in Cards} else Cards.DM
