"""What the chat remembers between restarts: bot.messages.ports.Memory."""

import logging
from collections.abc import Iterator
from typing import Any

from bot.messages.ports import Cards, Person, Surface, SurfaceId
from bot.storage.database import Database, Work
from bot.storage.tables import IS_LIVE
from bot.storage.writer import Writer

log = logging.getLogger(__name__)

COLUMNS = "table_id, name, channel_id, message_id, generation, nonce, shown, question, at"
SURFACES = f"SELECT {COLUMNS} FROM surfaces WHERE table_id = ? ORDER BY name"
INTENDED = f"SELECT {COLUMNS} FROM surfaces WHERE message_id IS NULL ORDER BY at"
PUT_SURFACE = f"""
    INSERT INTO surfaces ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (table_id, name) DO UPDATE SET
            channel_id = excluded.channel_id, message_id = excluded.message_id,
            generation = excluded.generation, nonce = excluded.nonce,
            shown = excluded.shown, question = excluded.question, at = excluded.at
"""
DROP_SURFACE = "DELETE FROM surfaces WHERE table_id = ? AND name = ?"
DROP_SURFACES = "DELETE FROM surfaces WHERE table_id = ?"
LINGERING = f"""
    SELECT id FROM tables WHERE NOT {IS_LIVE}
        AND EXISTS (SELECT 1 FROM surfaces WHERE table_id = id)
    ORDER BY opened_at DESC, number DESC LIMIT ?
"""
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


class MemoryStore:
    """See bot.messages.ports.Memory for what each method promises."""

    _writer: Writer

    async def surfaces(self, table_id: str) -> list[Surface]:
        return await self._surfaces(SURFACES, table_id)

    async def put_surface(self, *surfaces: Surface) -> None:
        rows = [_row(surface) for surface in surfaces]

        def put(database: Database) -> None:
            database.executemany(PUT_SURFACE, rows)

        await self._writer.write(put)

    async def drop_surface(self, surface_id: SurfaceId) -> None:
        where = surface_id.table_id, surface_id.name
        await self._writer.write(_statement(DROP_SURFACE, *where))

    async def drop_surfaces(self, table_id: str) -> None:
        await self._writer.write(_statement(DROP_SURFACES, table_id))

    async def lingering(self, most: int) -> list[str]:
        rows = await self._writer.read(lambda db: db.execute(LINGERING, (most,)).fetchall())
        return [table_id for (table_id,) in rows]

    async def intended(self) -> list[Surface]:
        return await self._surfaces(INTENDED)

    async def person(self, user_id: int) -> Person | None:
        found = await self._writer.read(lambda db: db.execute(PERSON, (user_id,)).fetchone())
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
        reached = person.user_id, person.dm_channel_id, person.dm_open, person.locale
        await self._writer.write(_statement(PUT_PERSON, *reached, person.shut_told))

    async def change_person(self, person: Person) -> None:
        reached = person.dm_channel_id, person.dm_open, person.locale, person.shut_told
        await self._writer.write(_statement(CHANGE_PERSON, *reached, person.user_id))

    async def put_taste(self, user_id: int, locale: str, *, pictures: bool) -> None:
        await self._writer.write(_statement(PUT_TASTE, user_id, locale, pictures))

    async def put_cards(self, user_id: int, locale: str, cards: Cards) -> None:
        await self._writer.write(_statement(PUT_CARDS, user_id, locale, cards.value))

    async def put_locale(self, user_id: int, locale: str) -> None:
        await self._writer.write(_statement(PUT_LOCALE, locale, user_id))

    async def put_language(self, user_id: int, locale: str, language: str | None) -> None:
        await self._writer.write(_statement(PUT_LANGUAGE, user_id, locale, language))

    async def languages(self) -> dict[int, str]:
        rows = await self._writer.read(lambda db: db.execute(LANGUAGES).fetchall())
        return dict(rows)

    async def _surfaces(self, query: str, *values: object) -> list[Surface]:
        rows = await self._writer.read(lambda db: db.execute(query, values).fetchall())
        return [*_read(rows)]


def _cards(stored: str) -> Cards:
    """A place that only another version of Coop knows is none."""
    return Cards(stored) if stored in {one.value for one in Cards} else Cards.DM


def _row(surface: Surface) -> tuple[Any, ...]:
    """In the order of COLUMNS."""
    return (
        surface.id.table_id,
        surface.id.name,
        surface.channel_id,
        surface.message_id,
        surface.generation,
        surface.nonce,
        surface.shown,
        surface.question,
        surface.at,
    )


def _read(rows: list[tuple[Any, ...]]) -> Iterator[Surface]:
    """A name that only another version of Coop knows is left alone."""
    for table_id, name, *rest in rows:
        try:
            surface_id = SurfaceId.parse(table_id, name)
        except ValueError:
            log.warning("a message of table %s has a name that nobody knows: %r", table_id, name)
            continue
        yield Surface(surface_id, *rest)


def _statement(sql: str, *values: object) -> Work[None]:
    def run(database: Database) -> None:
        database.execute(sql, values)

    return run
