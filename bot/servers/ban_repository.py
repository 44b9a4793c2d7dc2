"""Stores the bans of servers."""

from bot.servers.bans import Ban
from bot.storage.database import Repository
from bot.storage.interfaces import Connection
from bot.tables.audit import Deed, note

EVERY = "SELECT guild_id, mark, at, until, user_id, other_id, reason FROM bans ORDER BY at DESC"
OF_SERVER = """
    SELECT guild_id, mark, at, until, user_id, other_id, reason FROM bans
    WHERE guild_id = ? ORDER BY at DESC, mark
"""
PUT = """
    INSERT INTO bans (guild_id, mark, at, until, user_id, other_id, reason)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (guild_id, mark) DO UPDATE SET
            at = excluded.at,
            until = excluded.until,
            user_id = excluded.user_id,
            other_id = excluded.other_id,
            reason = excluded.reason
"""
DROP = "DELETE FROM bans WHERE guild_id = ? AND mark = ?"
EXPIRED = tuple(
    f"DELETE FROM {table} WHERE until <= ?" for table in ("bans", "shut_out", "shut_servers")
)


class BanRepository(Repository):
    """Stores bans."""

    async def every_ban(self) -> list[Ban]:
        return [Ban(*row) for row in await self._fetch_all(EVERY)]

    async def bans_on(self, guild_id: int) -> list[Ban]:
        return [Ban(*row) for row in await self._fetch_all(OF_SERVER, guild_id)]

    async def put_ban(self, ban: Ban, deed: Deed) -> None:
        def put(connection: Connection) -> None:
            connection.execute(PUT, ban)
            note(connection, ban.guild_id, ban.at, (deed,))

        await self._database.write(put)

    async def drop_past_bans(self, now: float) -> None:
        """Delete bans whose time is over."""

        def drop(connection: Connection) -> None:
            for sql in EXPIRED:
                connection.execute(sql, (now,))

        await self._database.write(drop)

    async def drop_ban(self, guild_id: int, mark: int, at: float, deed: Deed) -> None:
        def drop(connection: Connection) -> None:
            connection.execute(DROP, (guild_id, mark))
            note(connection, guild_id, at, (deed,))

        await self._database.write(drop)
