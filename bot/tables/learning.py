"""Stores data about players who are learning a game.

The data are their place in the lesson, and whether they want tips on their private cards. A lesson
has parts, and in a part the learner makes choices; it continues where the learner stopped.
"""

from collections.abc import Collection
from dataclasses import dataclass

from bot.storage.database import Repository
from bot.storage.interfaces import Connection
from bot.tables.repository import DEALT
from bot.tables.session_cache import SessionCache
from bot.tables.table import NEW_FOR, Table
from games.engine.lesson import LessonPlace

PLAYED = DEALT.format(user_id="?")
WANT_NONE = "INSERT INTO tipless (user_id) VALUES (?) ON CONFLICT DO NOTHING"
WANT_SOME = "DELETE FROM tipless WHERE user_id = ?"


class LessonRepository(Repository):
    """Stores how far users are in lessons, and who wants no tips."""

    async def place_in_lesson(self, user_id: int, game: str) -> LessonPlace:
        """Return how far this user is in a lesson; its beginning if nothing is stored."""
        row = await self._fetch_one(
            "SELECT part, chosen FROM lessons WHERE user_id = ? AND game = ?", user_id, game
        )
        return LessonPlace() if row is None else LessonPlace(row[0], tuple(row[1].splitlines()))

    async def put_place_in_lesson(self, user_id: int, game: str, place: LessonPlace) -> None:
        """Store how far this user is in the lesson of a game."""
        await self._execute(
            """
            INSERT INTO lessons (user_id, game, part, chosen) VALUES (?, ?, ?, ?)
                ON CONFLICT (user_id, game) DO UPDATE SET
                    part = excluded.part,
                    chosen = excluded.chosen
            """,
            user_id,
            game,
            place.part,
            "\n".join(place.chosen),
        )

    # -- tips -------------------------------------------------------------------------------------

    async def want_tips(self, game: str, user_ids: Collection[int]) -> set[int]:
        """Return the users who get tips for this game.

        Args:
            game: The slug of the game.
            user_ids: The users to check.

        Returns:
            Those who have played fewer than `NEW_FOR` games of it and have not turned tips off.
        """

        def is_new(connection: Connection, user_id: int) -> bool:
            (dealt,) = connection.execute(PLAYED, (user_id, game)).fetchone()
            (tipless,) = connection.execute(
                "SELECT count(*) FROM tipless WHERE user_id = ?", (user_id,)
            ).fetchone()
            return bool(dealt < NEW_FOR and not tipless)

        return await self._database.read(
            lambda connection: {user_id for user_id in user_ids if is_new(connection, user_id)}
        )

    async def put_tips(self, user_id: int, *, on: bool) -> None:
        """Store whether this user wants tips."""
        await self._execute(WANT_SOME if on else WANT_NONE, user_id)


@dataclass(frozen=True, slots=True)
class Tips:
    """Decides at the deal which players get tips, and turns tips on or off later."""

    sessions: SessionCache
    store: LessonRepository

    async def prepare_deal(self, table: Table) -> None:
        """Turn tips on for players who want them and are new to the game."""
        people = [player.user_id for player in table.players if player.user_id is not None]
        newcomers = await self.store.want_tips(table.game, people)
        for place, player in enumerate(table.players):
            if player.user_id in newcomers:
                table.change_player(place, tips=True)

    async def give_tips(self, table_id: str, user_id: int, *, on: bool) -> None:
        """Turn tips on or off for this user, at all tables.

        The setting is stored in any case. The card changes only if the player is new to this game.

        Args:
            table_id: The table at which the button was pressed.
            user_id: The player who pressed it.
            on: Whether tips are turned on.

        Raises:
            Refused: The user has no seat in a game there, or the change was not written.
        """
        async with self.sessions.changing(table_id, here=user_id) as change:
            seat = change.table.seat_in_game(user_id)
            await self.store.put_tips(user_id, on=on)
            # If it is None, the player knows the game and their card has no tips at all.
            if change.table.players[seat].tips is not None:
                change.table.change_player(seat, tips=on)
