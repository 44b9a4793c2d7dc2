"""Stores the people and servers that the host has shut out."""

import secrets

from bot.servers.bans import KEY_BYTES, ShutOut, ShutServer
from bot.storage.database import Repository
from bot.storage.interfaces import Connection
from bot.storage.meta import PUT_META, get_meta

KEY = "ban key"

PEOPLE = """
    SELECT mark, user_id, at, until, reason FROM shut_out ORDER BY at DESC, mark
"""
SERVERS = """
    SELECT server_id, at, until, reason, leaves FROM shut_servers ORDER BY at DESC, server_id
"""
SHUT_OUT = """
    INSERT INTO shut_out (mark, user_id, at, until, reason) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (mark) DO UPDATE SET
            user_id = excluded.user_id,
            at = excluded.at,
            until = excluded.until,
            reason = excluded.reason
"""
SHUT_SERVER = """
    INSERT INTO shut_servers (server_id, at, until, reason, leaves) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (server_id) DO UPDATE SET
            at = excluded.at,
            until = excluded.until,
            reason = excluded.reason,
            leaves = excluded.leaves
"""
IS_OUT = "SELECT 1 FROM shut_out WHERE mark = ?"
LET_IN = "DELETE FROM shut_out WHERE mark = ?"
IS_SHUT = "SELECT 1 FROM shut_servers WHERE server_id = ?"
LET_SERVER_IN = "DELETE FROM shut_servers WHERE server_id = ?"


class AccessRepository(Repository):
    """Stores to whom the door is shut."""

    async def ban_key(self) -> bytes:
        def find(connection: Connection) -> str:
            found = get_meta(connection, KEY)
            if not found:
                found = secrets.token_hex(KEY_BYTES)
                connection.execute(PUT_META, (KEY, found))
            return found

        return bytes.fromhex(await self._database.write(find))

    async def shut_out(self) -> list[ShutOut]:
        return [ShutOut(*row) for row in await self._fetch_all(PEOPLE)]

    async def shut_servers(self) -> list[ShutServer]:
        rows = await self._fetch_all(SERVERS)
        return [
            ShutServer(server_id, at, until, reason, bool(leaves))
            for server_id, at, until, reason, leaves in rows
        ]

    async def shut(self, one: ShutOut | ShutServer) -> None:
        """In the place of what was decided about the same before."""
        sql = SHUT_OUT if isinstance(one, ShutOut) else SHUT_SERVER
        await self._execute(sql, *one)

    async def let_in(self, mark: int) -> bool:
        """Whether this person was shut out."""
        return await self._dropped(IS_OUT, LET_IN, mark)

    async def let_server_in(self, server_id: int) -> bool:
        """Whether this server was shut out."""
        return await self._dropped(IS_SHUT, LET_SERVER_IN, server_id)

    async def _dropped(self, there: str, drop: str, key: int) -> bool:
        def dropped(connection: Connection) -> bool:
            found = connection.execute(there, (key,)).fetchone() is not None
            connection.execute(drop, (key,))
            return found

        return await self._database.write(dropped)
