"""What is remembered of those who learn: how far they are in a lesson, and who wants no tips."""

from collections.abc import Collection

from bot.storage.database import Repository
from bot.storage.interfaces import Connection
from games.engine.lesson import Place

PLACE = "SELECT part, chosen FROM lessons WHERE user_id = ? AND game = ?"
PUT_PLACE = """
    INSERT INTO lessons (user_id, game, part, chosen) VALUES (?, ?, ?, ?)
        ON CONFLICT (user_id, game) DO UPDATE SET
            part = excluded.part,
            chosen = excluded.chosen
"""
NEW_FOR = 2
"""So many games of a kind somebody is new to it."""

# A table that was dealt has a checkpoint, for ever.
DEALT = f"""
    SELECT count(*) FROM (
        SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
        WHERE seats.user_id = ? AND tables.game = ? AND EXISTS (
            SELECT 1 FROM checkpoints WHERE checkpoints.table_id = seats.table_id
        )
        LIMIT {NEW_FOR}
    ) AS dealt
"""
TIPLESS = "SELECT count(*) FROM tipless WHERE user_id = ?"
WANT_NONE = "INSERT INTO tipless (user_id) VALUES (?) ON CONFLICT DO NOTHING"
WANT_SOME = "DELETE FROM tipless WHERE user_id = ?"


class LessonRepository(Repository):
    """Stores how far people are in lessons, and who wants tips."""

    async def place_in_lesson(self, user_id: int, game: str) -> Place:
        """How far this person is; the beginning where nothing is remembered."""
        found = await self._fetch_one(PLACE, user_id, game)
        return Place() if found is None else Place(found[0], tuple(found[1].splitlines()))

    async def put_place_in_lesson(self, user_id: int, game: str, place: Place) -> None:
        await self._execute(PUT_PLACE, user_id, game, place.part, "\n".join(place.chosen))

    # -- tips -------------------------------------------------------------------------------------

    async def want_tips(self, game: str, user_ids: Collection[int]) -> set[int]:
        """Those of these people to whom this game has been dealt less than twice before, and who
        have not said that they want no tips.
        """

        def is_new(connection: Connection, user_id: int) -> bool:
            (dealt,) = connection.execute(DEALT, (user_id, game)).fetchone()
            (tipless,) = connection.execute(TIPLESS, (user_id,)).fetchone()
            return bool(dealt < NEW_FOR and not tipless)

        return await self._database.read(
            lambda connection: {one for one in user_ids if is_new(connection, one)}
        )

    async def put_tips(self, user_id: int, *, on: bool) -> None:
        """Remember whether this person wants tips."""
        await self._execute(WANT_SOME if on else WANT_NONE, user_id)
