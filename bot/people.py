"""How users are reached, and their settings: language, pictures, hen, place of cards, hours."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, NamedTuple, TypedDict, Unpack

from bot.storage.database import Repository

PUT_PERSON = """
    INSERT INTO people (user_id, dm_channel_id, dm_open, locale, shut_told) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (user_id) DO UPDATE SET
            dm_channel_id = excluded.dm_channel_id,
            dm_open = excluded.dm_open,
            locale = excluded.locale,
            shut_told = excluded.shut_told
"""
PUT_LANGUAGE = """
    INSERT INTO people (user_id, dm_open, locale, language) VALUES (?, TRUE, ?, ?)
        ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale, language = excluded.language
"""

Preference = Literal["pictures", "motion", "cards"]
"""The settings for pictures and private cards."""

Setting = Literal[Preference, "hen"]
"""The settings that `PeopleRepository.put_setting` stores, by the names of their columns."""


class Cards(StrEnum):
    """Where a player wants their cards (private messages of a game). The values are stored."""

    DM = "dm"
    """As a direct message."""
    HERE = "here"
    """As an ephemeral message at the table. The bot mentions the player in the channel."""
    BOTH = "both"
    """As a direct message, and as an ephemeral message at the table."""


class Reached(TypedDict, total=False):
    """Columns of `people` that say how a user is reached (`Person`)."""

    dm_channel_id: int | None
    dm_open: bool
    locale: str
    shut_told: bool


@dataclass(frozen=True, slots=True)
class Person:
    """How a user is reached, and some of their settings.

    Args:
        user_id: The user.
        dm_channel_id: Their DM channel; None if it was never opened.
        dm_open: False if Discord refused a DM to the user, who then plays by ephemeral messages.
        locale: The language of their messages.
        pictures: Whether the user wants pictures of their cards, and not text.
        cards: Where the user wants their cards.
        shut_told: Whether the user was told that their DMs are closed.
        motion: Whether pictures may move at the tables at which the user sits.
    """

    user_id: int
    dm_channel_id: int | None
    dm_open: bool
    locale: str
    pictures: bool = True
    cards: Cards = Cards.DM
    shut_told: bool = False
    motion: bool = True


class Hours(NamedTuple):
    """The hours in which a user wants notifications, in minutes since their midnight.

    Args:
        since: The beginning.
        until: The end. If it equals `since`, the user wants notifications at any time.
        ahead: How many minutes the user's clock is ahead of UTC.
    """

    since: int = 0
    until: int = 0
    ahead: int = 0

    def local(self, now: float) -> int:
        """Return the minute of the user's day at `now`, in seconds since 1970."""
        return (int(now // 60) + self.ahead) % (24 * 60)

    def has(self, now: float) -> bool:
        """Return whether the user wants notifications at `now`, in seconds since 1970."""
        minute = self.local(now)
        if self.since == self.until:
            return True  # the user has set no hours
        if self.since < self.until:
            return self.since <= minute < self.until

        return minute >= self.since or minute < self.until  # the hours go past midnight


class PeopleRepository(Repository):
    """Stores how users are reached, and their settings."""

    async def person(self, user_id: int) -> Person | None:
        """Return what is stored about a user, or None."""
        row = await self._fetch_one(
            """
            SELECT dm_channel_id, dm_open, locale, pictures, cards, shut_told, motion
            FROM people WHERE user_id = ?
            """,
            user_id,
        )
        if row is None:
            return None

        dm_channel_id, dm_open, locale, pictures, cards, shut_told, motion = row
        return Person(
            user_id,
            dm_channel_id,
            bool(dm_open),
            locale,
            bool(pictures),
            _cards(cards),
            bool(shut_told),
            bool(motion),
        )

    async def put_person(self, person: Person) -> None:
        """Store how a user is reached. Their settings are not changed."""
        # The statement has no columns of settings, so it cannot undo a change of a setting.
        reached = person.user_id, person.dm_channel_id, person.dm_open, person.locale
        await self._execute(PUT_PERSON, *reached, person.shut_told)

    async def change_person(self, user_id: int, **changes: Unpack[Reached]) -> None:
        """Change how a user is reached, or the language of their messages, only if a row exists.

        So a message that was being sent during an erasure does not store the user again.

        Args:
            user_id: The user.
            **changes: The new values of these columns, at least one.
        """
        columns = ", ".join(f"{name} = ?" for name in changes)
        sql = f"UPDATE people SET {columns} WHERE user_id = ?"
        await self._execute(sql, *changes.values(), user_id)

    async def put_setting(
        self, user_id: int, locale: str, setting: Setting, value: bool | str | None
    ) -> None:
        """Store a setting of a user.

        Args:
            user_id: The user.
            locale: Their language, which is used only for a new row.
            setting: "pictures": whether they want pictures of their cards; "motion": whether
                pictures may move at their tables; "cards": where they want their cards (a value of
                `Cards`); "hen": the hen that they have chosen, or None.
            value: The new value.
        """
        # A new row gets this language, and counts as open to DMs, because no DM was refused yet.
        # In an existing row both stay as they were.
        await self._execute(
            f"""
            INSERT INTO people (user_id, dm_open, locale, {setting}) VALUES (?, TRUE, ?, ?)
                ON CONFLICT (user_id) DO UPDATE SET {setting} = excluded.{setting}
            """,
            user_id,
            locale,
            value,
        )

    async def put_language(self, user_id: int, locale: str, language: str | None) -> None:
        """Store the language of a user's messages.

        Args:
            user_id: The user.
            locale: The language from now on.
            language: The language that the user has chosen; None: the setting of Discord counts.
        """
        await self._execute(PUT_LANGUAGE, user_id, locale, language)

    async def languages(self) -> dict[int, str]:
        """Return the languages that users have chosen themselves, by user id."""
        return dict(
            await self._fetch_all("SELECT user_id, language FROM people WHERE language IS NOT NULL")
        )

    async def hens(self) -> dict[int, str]:
        """Return the hens that users have chosen, by user id (see `Player.hen`)."""
        return dict(await self._fetch_all("SELECT user_id, hen FROM people WHERE hen IS NOT NULL"))

    async def hours(self, user_id: int) -> Hours:
        """Return when a user wants notifications; the default is at any time."""
        row = await self._fetch_one(
            "SELECT since, until, ahead FROM waking_hours WHERE user_id = ?", user_id
        )
        return Hours() if row is None else Hours(*row)  # no row: notifications at any time

    async def sleeps(self, user_id: int, now: float) -> bool:
        """Return whether a user wants no notifications that can wait. `now`: seconds since 1970."""
        return not (await self.hours(user_id)).has(now)

    async def put_hours(self, user_id: int, hours: Hours) -> None:
        """Store when a user wants notifications."""
        await self._execute(
            """
            INSERT INTO waking_hours (user_id, since, until, ahead) VALUES (?, ?, ?, ?)
                ON CONFLICT (user_id) DO UPDATE SET
                    since = excluded.since,
                    until = excluded.until,
                    ahead = excluded.ahead
            """,
            user_id,
            *hours,
        )


def _cards(stored: str) -> Cards:
    """Return the stored place of cards, or the default if a newer Coop has stored another one."""
    return Cards(stored) if stored in {place.value for place in Cards} else Cards.DM
