"""What is remembered of those who learn: how far they are in which lesson."""

from bot.store.database import Database
from bot.store.writer import Writer
from games.kit.lesson import Place

PLACE = "SELECT part, chosen FROM lessons WHERE user_id = ? AND game = ?"
PUT_PLACE = """
    INSERT INTO lessons (user_id, game, part, chosen) VALUES (?, ?, ?, ?)
        ON CONFLICT (user_id, game) DO UPDATE SET
            part = excluded.part,
            chosen = excluded.chosen
"""


class LessonStore:
    """Durable when a method returns."""

    _writer: Writer

    async def place_in_lesson(self, user_id: int, game: str) -> Place:
        """How far this person is; the beginning where nothing is remembered."""
        found = await self._writer.read(
            lambda database: database.execute(PLACE, (user_id, game)).fetchone()
        )
        return Place() if found is None else Place(found[0], tuple(found[1].splitlines()))

    async def put_place_in_lesson(self, user_id: int, game: str, place: Place) -> None:
        row = user_id, game, place.part, "\n".join(place.chosen)

        def put(database: Database) -> None:
            database.execute(PUT_PLACE, row)

        await self._writer.write(put)
