"""Who may not sit down where: see bot.servers.ports.RuleBook."""

import secrets

from bot.servers.bans import KEY_BYTES, Ban
from bot.storage.database import Database
from bot.storage.meta import PUT_META, get_meta
from bot.storage.servers import note
from bot.storage.writer import Writer
from bot.tables.audit import Deed

KEY = "ban key"

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


class BanStore:
    """Durable when a method returns."""

    _writer: Writer

    async def ban_key(self) -> bytes:
        def find(database: Database) -> str:
            found = get_meta(database, KEY)
            if not found:
                found = secrets.token_hex(KEY_BYTES)
                database.execute(PUT_META, (KEY, found))
            return found

        return bytes.fromhex(await self._writer.write(find))

    async def every_ban(self) -> list[Ban]:
        rows = await self._writer.read(lambda database: database.execute(EVERY).fetchall())
        return [Ban(*row) for row in rows]

    async def bans_on(self, guild_id: int) -> list[Ban]:
        rows = await self._writer.read(lambda db: db.execute(OF_SERVER, (guild_id,)).fetchall())
        return [Ban(*row) for row in rows]

    async def put_ban(self, ban: Ban, deed: Deed) -> None:
        def put(database: Database) -> None:
            database.execute(PUT, ban)
            note(database, ban.guild_id, ban.at, (deed,))

        await self._writer.write(put)

    async def drop_past_bans(self, now: float) -> None:
        """See bot.upkeep.ports.UpkeepStore."""

        def drop(database: Database) -> None:
            for sql in EXPIRED:
                database.execute(sql, (now,))

        await self._writer.write(drop)

    async def drop_ban(self, guild_id: int, mark: int, at: float, deed: Deed) -> None:
        def drop(database: Database) -> None:
            database.execute(DROP, (guild_id, mark))
            note(database, guild_id, at, (deed,))

        await self._writer.write(drop)
