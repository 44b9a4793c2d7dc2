"""Stores the bets of watchers."""

from bot.storage.database import Database
from bot.storage.interfaces import Connection
from games.engine.asks import Seat

BETS = "SELECT user_id, seat FROM bets WHERE table_id = ?"
PUT_BET = """
    INSERT INTO bets (table_id, user_id, seat) VALUES (?, ?, ?)
        ON CONFLICT (table_id, user_id) DO UPDATE SET seat = excluded.seat
"""


class BetRepository:
    """Durable when a method returns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def bets(self, table_id: str) -> dict[int, Seat]:
        """The seats on which people have bet at this table, by their user ids."""
        rows = await self._database.read(
            lambda connection: connection.execute(BETS, (table_id,)).fetchall()
        )
        return dict(rows)

    async def put_bet(self, table_id: str, user_id: int, seat: Seat) -> None:
        """Keep this bet, in the place of the person's earlier one."""

        def put(connection: Connection) -> None:
            connection.execute(PUT_BET, (table_id, user_id, seat))

        await self._database.write(put)
