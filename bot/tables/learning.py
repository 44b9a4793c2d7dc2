"""What is remembered of those who learn: how far they are in a lesson, and who wants no tips on
their cards.
"""

from collections.abc import Collection

from bot.storage.database import Repository
from bot.storage.interfaces import Connection
from bot.tables.session_cache import SessionCache
from bot.tables.table import Table
from games.engine.lesson import LessonPlace

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

    async def place_in_lesson(self, user_id: int, game: str) -> LessonPlace:
        """How far this person is; the beginning where nothing is remembered."""
        found = await self._fetch_one(PLACE, user_id, game)
        return (
            LessonPlace() if found is None else LessonPlace(found[0], tuple(found[1].splitlines()))
        )

    async def put_place_in_lesson(self, user_id: int, game: str, place: LessonPlace) -> None:
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


class Tips:
    """Decides at the deal who gets tips, and turns them on or off later."""

    def __init__(self, sessions: SessionCache, store: LessonRepository) -> None:
        self._sessions = sessions
        self._store = store

    async def prepare_deal(self, table: Table) -> None:
        """Give tips to those who want them and are new to the game."""
        people = [player.user_id for player in table.players if player.user_id is not None]
        wanted = await self._store.want_tips(table.game, people)
        for place, player in enumerate(table.players):
            if player.user_id in wanted:
                table.change_player(place, tips=True)

    async def give_tips(self, table_id: str, user_id: int, *, on: bool) -> None:
        """Turn tips on or off for this person, at all tables. Only a newcomer's card shows it.

        Raises what a change of the table raises: Refused.
        """
        async with self._sessions.changing(table_id, here=user_id) as change:
            seat = change.table.seat_in_game(user_id)
            await self._store.put_tips(user_id, on=on)
            if change.table.players[seat].tips is not None:
                change.table.change_player(seat, tips=on)
