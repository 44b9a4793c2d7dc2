"""What is remembered of those who want to be told that a game looks for players."""

from collections.abc import Collection

from bot.people import Hours
from bot.storage.database import Database
from bot.storage.interfaces import Connection

GAMES = "SELECT game FROM alerts WHERE user_id = ? AND guild_id = ? ORDER BY game"
DROP_GAMES = "DELETE FROM alerts WHERE user_id = ? AND guild_id = ?"
PUT_GAME = "INSERT INTO alerts (guild_id, game, user_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
LISTENERS = """
    SELECT alerts.user_id, coalesce(since, 0), coalesce(until, 0), coalesce(ahead, 0)
    FROM alerts LEFT JOIN waking_hours ON waking_hours.user_id = alerts.user_id
    WHERE guild_id = ? AND game = ? ORDER BY alerts.user_id
"""
IS_CALLED = "SELECT 1 FROM called WHERE table_id = ?"
CALL = "INSERT INTO called (table_id) VALUES (?)"


class AlertRepository:
    """Durable when a method returns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def alerts(self, user_id: int, guild_id: int) -> list[str]:
        """The games of which this person wants to be told on this server."""
        rows = await self._database.read(
            lambda connection: connection.execute(GAMES, (user_id, guild_id)).fetchall()
        )
        return [game for (game,) in rows]

    async def put_alerts(self, user_id: int, guild_id: int, games: Collection[str]) -> None:
        """These, and no others."""

        def put(connection: Connection) -> None:
            connection.execute(DROP_GAMES, (user_id, guild_id))
            connection.executemany(PUT_GAME, [(guild_id, game, user_id) for game in games])

        await self._database.write(put)

    async def listeners(self, guild_id: int, game: str) -> dict[int, Hours]:
        """Who wants to be told of this game on this server, and when."""
        rows = await self._database.read(
            lambda connection: connection.execute(LISTENERS, (guild_id, game)).fetchall()
        )
        return {user_id: Hours(*hours) for user_id, *hours in rows}

    async def call(self, table_id: str) -> bool:
        """Note that people are called to this table; False where they were before."""

        def call(connection: Connection) -> bool:
            if connection.execute(IS_CALLED, (table_id,)).fetchone() is not None:
                return False
            connection.execute(CALL, (table_id,))
            return True

        return await self._database.write(call)
