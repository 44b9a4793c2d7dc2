"""The ban list of the operator: users and servers that this bot refuses everywhere.

`python -m bot ban` writes the list, also while Coop runs; Coop reads it every few seconds. A user
is stored under a mark, a hash of their id, and the ban remains after their erasure (bans.py).
"""

import secrets
from collections.abc import Collection
from typing import NamedTuple

from bot.common.clock import Clock
from bot.common.refused import Refused
from bot.servers.bans import KEY_BYTES, mark_of
from bot.storage.database import Repository
from bot.storage.interfaces import Connection
from bot.storage.meta import PUT_META, get_meta

BAN_KEY = "ban key"
"""The name in the table `meta` of the secret key of all marks."""

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


class DoorShut(Refused):
    """The operator has banned this user. facts: until (a Discord timestamp, or "none")."""


class NotPlayedHere(Refused):
    """The operator has banned this server. facts: until (a Discord timestamp, or "none")."""


class ShutOut(NamedTuple):
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


class ShutServer(NamedTuple):
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

    async def shut_out(self) -> list[ShutOut]:
        """Return all bans of users, the newest first, also those that have ended."""
        return [ShutOut(*row) for row in await self._fetch_all(PEOPLE)]

    async def shut_servers(self) -> list[ShutServer]:
        """Return all bans of servers, the newest first, also those that have ended."""
        rows = await self._fetch_all(SERVERS)
        return [
            ShutServer(server_id, at, until, reason, bool(leaves))
            for server_id, at, until, reason, leaves in rows
        ]

    async def shut(self, ban: ShutOut | ShutServer) -> None:
        """Store a ban, and replace an earlier one of the same user or server."""
        sql = SHUT_OUT if isinstance(ban, ShutOut) else SHUT_SERVER
        await self._execute(sql, *ban)

    async def let_in(self, mark: int) -> bool:
        """Lift the ban of a user, and return whether there was one."""
        return await self._drop_if_exists(IS_OUT, LET_IN, mark)

    async def let_server_in(self, server_id: int) -> bool:
        """Lift the ban of a server, and return whether there was one."""
        return await self._drop_if_exists(IS_SHUT, LET_SERVER_IN, server_id)

    async def _drop_if_exists(self, select: str, drop: str, key: int) -> bool:
        def drop_row(connection: Connection) -> bool:
            exists = connection.execute(select, (key,)).fetchone() is not None
            connection.execute(drop, (key,))
            return exists

        return await self._database.write(drop_row)


class AccessList:
    """The ban list in memory, so that a check needs no database.

    `is_open` is True while the list is empty or has not been read. Then no check computes a mark.
    """

    def __init__(self, access: AccessRepository, clock: Clock) -> None:
        self.is_open = True
        self._access = access
        self._clock = clock
        self._key = b""
        self._people: dict[int, ShutOut] = {}
        """Mark of a user -> the ban."""
        self._servers: dict[int, ShutServer] = {}

    async def look(self) -> None:
        """Read the list from the database."""
        self._key = self._key or await self._access.ban_key()  # the key never changes
        people = await self._access.shut_out()
        servers = await self._access.shut_servers()
        self._people = {ban.mark: ban for ban in people}
        self._servers = {ban.server_id: ban for ban in servers}
        self.is_open = not people and not servers

    @property
    def people(self) -> Collection[int]:
        """The ids of the banned users, without those who were erased."""
        bans = filter(self._holds, self._people.values())
        return [ban.user_id for ban in bans if ban.user_id is not None]

    @property
    def servers(self) -> Collection[ShutServer]:
        """The bans of servers that are in force."""
        return [*filter(self._holds, self._servers.values())]

    def lets_in(self, user_id: int) -> bool:
        """Whether the operator has not banned this user."""
        return self._ban_of(user_id) is None

    def must_let_in(self, user_id: int, guild_id: int | None) -> None:
        """Refuse a banned user or server.

        Args:
            user_id: The user who presses or calls a command.
            guild_id: The server of the press or command; None in a DM.

        Raises:
            DoorShut: The user is banned.
            NotPlayedHere: The server is banned.
        """
        if (person := self._ban_of(user_id)) is not None:
            raise DoorShut(until=_timestamp(person.until))

        # The user is checked first, because the ban of a user also applies in a DM.
        server = None if guild_id is None else self._servers.get(guild_id)
        if server is not None and self._holds(server):
            raise NotPlayedHere(until=_timestamp(server.until))

    def _ban_of(self, user_id: int) -> ShutOut | None:
        """Return the ban of this user that is in force, if there is one."""
        if self.is_open:
            return None  # no ban, so the hash need not be computed at each press
        ban = self._people.get(mark_of(user_id, self._key))
        return ban if ban is not None and self._holds(ban) else None

    def _holds(self, ban: ShutOut | ShutServer) -> bool:
        return ban.until is None or self._clock.now() < ban.until


def _timestamp(until: float | None) -> str:
    """Return the end of a ban as a Discord timestamp, or "none"."""
    return "none" if until is None else f"<t:{int(until)}:f>"
