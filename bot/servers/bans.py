"""The bans of each server: its moderators keep these users from its tables.

A ban must outlast the erasure of the user's data, or a banned user could ask for erasure and play
again. So a ban is stored under a mark: a keyed hash of the user id. Erasure deletes the id and
keeps the mark. When the user comes again, the bot computes the same mark. The id cannot be computed
from the mark.
"""

import hmac
from typing import NamedTuple

from bot.tables.audit import AuditedRepository, Deed

KEY_BYTES = 32
"""The length of the secret key."""
# A mark must fit into a signed 64-bit integer of the database, and not be negative. `&` with this
# number clears the highest of 64 bits, which is the sign.
_POSITIVE = 2**63 - 1

# The columns are the fields of `Ban`: `user_id` is the moderator, `other_id` the banned user.
BANS = "SELECT guild_id, mark, at, until, user_id, other_id, reason FROM bans"
# The other two tables hold the operator's bans (access_list.py), which end in the same way.
EXPIRED = tuple(
    f"DELETE FROM {table} WHERE until <= ?" for table in ("bans", "shut_out", "shut_servers")
)


class Ban(NamedTuple):
    """A ban of one user on one server.

    Args:
        guild_id: The server.
        mark: The keyed hash of the banned user's id.
        at: When the ban was imposed, in seconds since 1970.
        until: When the ban ends, in seconds since 1970. None: when a moderator lifts it.
        by: The moderator; None after their erasure.
        other: The banned user; None after their erasure.
        reason: The moderator's words.
    """

    guild_id: int
    mark: int
    at: float
    until: float | None
    by: int | None
    other: int | None
    reason: str

    def holds(self, now: float) -> bool:
        """Whether the ban is in force at `now`, in seconds since 1970."""
        return self.until is None or now < self.until


def mark_of(user_id: int, key: bytes) -> int:
    """Return the keyed hash of a user id, as a number that the database can store."""
    # With a plain hash, an id could be found by hashing all ids. This hash also needs the key.
    digest = hmac.digest(key, str(user_id).encode(), "sha256")
    return int.from_bytes(digest[:8], "big") & _POSITIVE


class BanRepository(AuditedRepository):
    """Stores bans."""

    async def every_ban(self) -> list[Ban]:
        """Return the bans of all servers, the newest first."""
        return [Ban(*row) for row in await self._fetch_all(f"{BANS} ORDER BY at DESC")]

    async def bans_on(self, guild_id: int) -> list[Ban]:
        """Return the bans of one server, the newest first."""
        sql = f"{BANS} WHERE guild_id = ? ORDER BY at DESC, mark"
        return [Ban(*row) for row in await self._fetch_all(sql, guild_id)]

    async def put_ban(self, ban: Ban, deed: Deed) -> None:
        """Store a ban and its line in the audit log. An older ban of the same user is replaced."""
        await self._execute_noted(
            ban.guild_id,
            ban.at,
            (deed,),
            """
            INSERT INTO bans (guild_id, mark, at, until, user_id, other_id, reason)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (guild_id, mark) DO UPDATE SET
                    at = excluded.at,
                    until = excluded.until,
                    user_id = excluded.user_id,
                    other_id = excluded.other_id,
                    reason = excluded.reason
            """,
            *ban,
        )

    async def drop_past_bans(self, now: float) -> None:
        """Delete the bans that have ended, also the operator's."""
        await self._execute_all(*((sql, (now,)) for sql in EXPIRED))

    async def drop_ban(self, guild_id: int, mark: int, at: float, deed: Deed) -> None:
        """Delete a ban, and write the line in the audit log, at `at` seconds since 1970."""
        sql = "DELETE FROM bans WHERE guild_id = ? AND mark = ?"
        await self._execute_noted(guild_id, at, (deed,), sql, guild_id, mark)
