"""What is remembered of those who want to be told that a game looks for players."""

from collections.abc import Collection

from bot.messages.ports import Hours
from bot.storage.database import Database
from bot.storage.writer import Writer

GAMES = "SELECT game FROM alerts WHERE user_id = ? AND guild_id = ? ORDER BY game"
DROP_GAMES = "DELETE FROM alerts WHERE user_id = ? AND guild_id = ?"
PUT_GAME = "INSERT INTO alerts (guild_id, game, user_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
HOURS = "SELECT since, until, ahead FROM waking_hours WHERE user_id = ?"
PUT_HOURS = """
    INSERT INTO waking_hours (user_id, since, until, ahead) VALUES (?, ?, ?, ?)
        ON CONFLICT (user_id) DO UPDATE SET
            since = excluded.since,
            until = excluded.until,
            ahead = excluded.ahead
"""
LISTENERS = """
    SELECT alerts.user_id, coalesce(since, 0), coalesce(until, 0), coalesce(ahead, 0)
    FROM alerts LEFT JOIN waking_hours ON waking_hours.user_id = alerts.user_id
    WHERE guild_id = ? AND game = ? ORDER BY alerts.user_id
"""
IS_CALLED = "SELECT 1 FROM called WHERE table_id = ?"
CALL = "INSERT INTO called (table_id) VALUES (?)"


class AlertStore:
    """Durable when a method returns."""

    _writer: Writer

    async def alerts(self, user_id: int, guild_id: int) -> list[str]:
        """The games of which this person wants to be told on this server."""
        rows = await self._writer.read(
            lambda database: database.execute(GAMES, (user_id, guild_id)).fetchall()
        )
        return [game for (game,) in rows]

    async def put_alerts(self, user_id: int, guild_id: int, games: Collection[str]) -> None:
        """These, and no others."""

        def put(database: Database) -> None:
            database.execute(DROP_GAMES, (user_id, guild_id))
            database.executemany(PUT_GAME, [(guild_id, game, user_id) for game in games])

        await self._writer.write(put)

    async def hours(self, user_id: int) -> Hours:
        found = await self._writer.read(
            lambda database: database.execute(HOURS, (user_id,)).fetchone()
        )
        return Hours() if found is None else Hours(*found)

    async def sleeps(self, user_id: int, now: float) -> bool:
        """See bot.messages.ports.Memory."""
        return not (await self.hours(user_id)).has(now)

    async def put_hours(self, user_id: int, hours: Hours) -> None:
        def put(database: Database) -> None:
            database.execute(PUT_HOURS, (user_id, *hours))

        await self._writer.write(put)

    async def listeners(self, guild_id: int, game: str) -> dict[int, Hours]:
        """Who wants to be told of this game on this server, and when."""
        rows = await self._writer.read(
            lambda database: database.execute(LISTENERS, (guild_id, game)).fetchall()
        )
        return {user_id: Hours(*hours) for user_id, *hours in rows}

    async def call(self, table_id: str) -> bool:
        """Note that people are called to this table; False where they were before."""

        def call(database: Database) -> bool:
            if database.execute(IS_CALLED, (table_id,)).fetchone() is not None:
                return False
            database.execute(CALL, (table_id,))
            return True

        return await self._writer.write(call)
