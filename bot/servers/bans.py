"""Who may not sit down on a server, because its moderators have decided so.

A ban outlives whoever asks to be forgotten, or that would be the way around it. So it is found by a
mark, which a secret key makes of somebody's id: their id goes, and only if they come again is the
mark made once more. It cannot be read back.
"""

import hmac
from typing import NamedTuple

from bot.storage.database import Repository
from bot.storage.interfaces import Connection
from bot.tables.audit import Deed, note

KEY_BYTES = 32
_POSITIVE = 2**63 - 1

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


class Ban(NamedTuple):
    """`until`: seconds since 1970; None: until somebody lifts it. `by` decided so about `other`;
    nobody's id stands there who has asked to be forgotten.
    """

    guild_id: int
    mark: int
    at: float
    until: float | None
    by: int | None
    other: int | None
    reason: str

    def holds(self, now: float) -> bool:
        return self.until is None or now < self.until


def mark_of(user_id: int, key: bytes) -> int:
    """As far as the database counts."""
    digest = hmac.digest(key, str(user_id).encode(), "sha256")
    return int.from_bytes(digest[:8], "big") & _POSITIVE


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
