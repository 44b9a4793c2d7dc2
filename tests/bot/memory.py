"""A store in memory for the tests of messages and interactions."""

from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

from bot.messages.jobs import SurfaceId
from bot.messages.repository import Surface, SurfaceRepository
from bot.people import Cards, PeopleRepository, Person, Setting


class Memory(SurfaceRepository, PeopleRepository):
    """Stores messages and people in dictionaries instead of a database."""

    def __init__(self) -> None:
        # (Table id, name of the message) -> the stored row.
        self.rows: dict[tuple[str, str], Surface] = {}
        self.people: dict[int, Person] = {}
        # User id -> the language that the person has chosen.
        self.chosen: dict[int, str | None] = {}
        self.over: list[str] = []
        """Ids of finished tables that still have rows."""

    async def surfaces(self, table_id: str) -> list[Surface]:
        return [row for row in self.rows.values() if row.id.table_id == table_id]

    async def put_surface(self, *surfaces: Surface) -> None:
        self.rows |= {(surface.id.table_id, surface.id.name): surface for surface in surfaces}

    async def drop_surface(self, surface_id: SurfaceId) -> None:
        self.rows.pop((surface_id.table_id, surface_id.name), None)

    async def drop_surfaces(self, table_id: str) -> None:
        self.rows = {key: row for key, row in self.rows.items() if row.id.table_id != table_id}

    async def lingering(self, most: int) -> list[str]:
        return self.over[:most]

    async def intended(self) -> list[Surface]:
        return [row for row in self.rows.values() if row.message_id is None]

    async def person(self, user_id: int) -> Person | None:
        return self.people.get(user_id)

    async def put_person(self, person: Person) -> None:
        stored = self.people.get(person.user_id, person)
        # As in the database, this update leaves the preferences unchanged.
        settings = {name: getattr(stored, name) for name in ("pictures", "motion", "cards")}
        self.people[person.user_id] = replace(person, **settings)

    async def change_person(self, user_id: int, **changes: Any) -> None:
        if user_id in self.people:
            self.people[user_id] = replace(self.people[user_id], **changes)

    sleeps = AsyncMock(return_value=False)

    async def put_setting(self, user_id: int, locale: str, setting: Setting, value: Any) -> None:
        stored = self.people.get(user_id) or Person(user_id, None, True, locale)
        likes: dict[str, Any] = {setting: Cards(value) if setting == "cards" else value}
        self.people[user_id] = replace(stored, **likes)

    async def put_language(self, user_id: int, locale: str, language: str | None) -> None:
        stored = self.people.get(user_id) or Person(user_id, None, True, locale)
        self.people[user_id] = replace(stored, locale=locale)
        self.chosen[user_id] = language

    async def languages(self) -> dict[int, str]:
        return {
            user_id: language for user_id, language in self.chosen.items() if language is not None
        }
