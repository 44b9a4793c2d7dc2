"""The bans of each server, and the ban list of the operator.

The moderators of a server keep banned users from its tables. The operator bans users and servers
from this bot everywhere: `./coop ban` writes the list, also while Coop runs; Coop reads it every
few seconds.

A ban must outlast the erasure of the user's data, or a banned user could ask for erasure and play
again. So a ban is stored under a mark: a keyed hash of the user id. Erasure deletes the id and
keeps the mark. When the user comes again, the bot computes the same mark. The id cannot be computed
from the mark.
"""

import hmac
import secrets
from collections.abc import Collection
from typing import NamedTuple

from bot.common.clock import Clock
from bot.common.refused import Refused
from bot.storage.database import Repository
from bot.storage.interfaces import PUT_META, Connection, get_meta
from bot.tables.audit import AuditedRepository, Deed

KEY_BYTES = 32
"""The length of the secret key."""

# A mark must fit into a signed 64-bit integer of the database, and not be negative. `&` with this
# number clears the highest of 64 bits, which is the sign.
_POSITIVE = 2**63 - 1

# The columns are the fields of `Ban`: `user_id` is the moderator, `other_id` the banned user.
BANS = "SELECT guild_id, mark, at, until, user_id, other_id, reason FROM bans"
# The other two tables hold the operator's bans, which end in the same way.
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
        """Return whether the ban is in force at `now`, in seconds since 1970."""
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


# -- the operator ----------------------------------------------------------------------------------

BAN_KEY = "ban key"
"""The name in the table `meta` of the secret key of all marks."""

SERVER_BANS = """
    SELECT server_id, at, until, reason, leaves FROM shut_servers ORDER BY at DESC, server_id
"""
PUT_USER_BAN = """
    INSERT INTO shut_out (mark, user_id, at, until, reason) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (mark) DO UPDATE SET
            user_id = excluded.user_id,
            at = excluded.at,
            until = excluded.until,
            reason = excluded.reason
"""
PUT_SERVER_BAN = """
    INSERT INTO shut_servers (server_id, at, until, reason, leaves) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (server_id) DO UPDATE SET
            at = excluded.at,
            until = excluded.until,
            reason = excluded.reason,
            leaves = excluded.leaves
"""


class DoorShut(Refused):
    """The operator has banned this user. facts: until (a Discord timestamp, or "none")."""


class NotPlayedHere(Refused):
    """The operator has banned this server. facts: until (a Discord timestamp, or "none")."""


class UserBan(NamedTuple):
    """The operator's ban of a user.

    Args:
        mark: The keyed hash of the user's id (`bans.mark_of`).
        user_id: The user; None after their erasure.
        at: When the ban was imposed, in seconds since 1970.
        until: When the ban ends, in seconds since 1970. None: when the operator lifts it.
        reason: The operator's words.
    """

    mark: int
    user_id: int | None
    at: float
    until: float | None
    reason: str


class ServerBan(NamedTuple):
    """The operator's ban of a server.

    Args:
        server_id: The server.
        at: When the ban was imposed, in seconds since 1970.
        until: When the ban ends, in seconds since 1970. None: when the operator lifts it.
        reason: The operator's words.
        leaves: Whether the bot also leaves the server.
    """

    server_id: int
    at: float
    until: float | None
    reason: str
    leaves: bool


class AccessRepository(Repository):
    """Stores the ban list of the operator."""

    async def ban_key(self) -> bytes:
        """Return the secret key of all marks; create it at the first call."""

        def find_or_create(connection: Connection) -> str:
            # Read and written in one transaction, so that two processes cannot each create a key.
            key = get_meta(connection, BAN_KEY)
            if not key:
                key = secrets.token_hex(KEY_BYTES)
                connection.execute(PUT_META, (BAN_KEY, key))
            return key

        return bytes.fromhex(await self._database.write(find_or_create))

    async def user_bans(self) -> list[UserBan]:
        """Return all bans of users, the newest first, also those that have ended."""
        rows = await self._fetch_all(
            "SELECT mark, user_id, at, until, reason FROM shut_out ORDER BY at DESC, mark"
        )
        return [UserBan(*row) for row in rows]

    async def server_bans(self) -> list[ServerBan]:
        """Return all bans of servers, the newest first, also those that have ended."""
        rows = await self._fetch_all(SERVER_BANS)
        return [
            ServerBan(server_id, at, until, reason, bool(leaves))
            for server_id, at, until, reason, leaves in rows
        ]

    async def put_operator_ban(self, ban: UserBan | ServerBan) -> None:
        """Store a ban, and replace an earlier one of the same user or server."""
        sql = PUT_USER_BAN if isinstance(ban, UserBan) else PUT_SERVER_BAN
        await self._execute(sql, *ban)

    async def lift_user_ban(self, mark: int) -> bool:
        """Lift the ban of a user, and return whether there was one."""
        return bool(await self._change("DELETE FROM shut_out WHERE mark = ? RETURNING mark", mark))

    async def lift_server_ban(self, server_id: int) -> bool:
        """Lift the ban of a server, and return whether there was one."""
        return bool(
            await self._change(
                "DELETE FROM shut_servers WHERE server_id = ? RETURNING server_id", server_id
            )
        )


class AccessList:
    """The ban list in memory, so that a check needs no database.

    `is_open` is True while the list is empty or has not been read. Then no check computes a mark.
    """

    def __init__(self, access: AccessRepository, clock: Clock) -> None:
        self.is_open = True
        self._access = access
        self._clock = clock
        self._key = b""
        self._user_bans: dict[int, UserBan] = {}
        """Mark of a user -> the ban."""
        self._server_bans: dict[int, ServerBan] = {}

    async def load(self) -> None:
        """Read the list from the database."""
        self._key = self._key or await self._access.ban_key()  # the key never changes
        user_bans = await self._access.user_bans()
        server_bans = await self._access.server_bans()
        self._user_bans = {ban.mark: ban for ban in user_bans}
        self._server_bans = {ban.server_id: ban for ban in server_bans}
        self.is_open = not user_bans and not server_bans

    @property
    def banned_users(self) -> Collection[int]:
        """The ids of the banned users, without those who were erased."""
        bans = filter(self._holds, self._user_bans.values())
        return [ban.user_id for ban in bans if ban.user_id is not None]

    @property
    def server_bans(self) -> Collection[ServerBan]:
        """The bans of servers that are in force."""
        return [*filter(self._holds, self._server_bans.values())]

    def mark(self, user_id: int) -> int:
        """Return the mark of a user. The list must be loaded, because its key is."""
        return mark_of(user_id, self._key)

    def lets_in(self, user_id: int) -> bool:
        """Return whether the operator has not banned this user."""
        return self._user_ban(user_id) is None

    def must_let_in(self, user_id: int, guild_id: int | None) -> None:
        """Refuse a banned user or server.

        Args:
            user_id: The user who presses or calls a command.
            guild_id: The server of the press or command; None in a DM.

        Raises:
            DoorShut: The user is banned.
            NotPlayedHere: The server is banned.
        """
        if (user_ban := self._user_ban(user_id)) is not None:
            raise DoorShut(until=_timestamp(user_ban.until))

        # The user is checked first, because the ban of a user also applies in a DM.
        server_ban = None if guild_id is None else self._server_bans.get(guild_id)
        if server_ban is not None and self._holds(server_ban):
            raise NotPlayedHere(until=_timestamp(server_ban.until))

    def _user_ban(self, user_id: int) -> UserBan | None:
        """Return the ban of this user that is in force, if there is one."""
        if self.is_open:
            return None  # no ban, so the hash need not be computed at each press
        ban = self._user_bans.get(self.mark(user_id))
        return ban if ban is not None and self._holds(ban) else None

    def _holds(self, ban: UserBan | ServerBan) -> bool:
        return ban.until is None or self._clock.now() < ban.until


def _timestamp(until: float | None) -> str:
    """Return the end of a ban as a Discord timestamp, or "none"."""
    return "none" if until is None else f"<t:{int(until)}:f>"
