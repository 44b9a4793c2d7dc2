"""To whom the door of this Coop is shut, everywhere: people, and servers. Its host decides so.

`python -m bot ban` writes it down, also while Coop plays, which reads it again and again. Like a
server's ban (bans.py), it finds people by a mark, and outlives whoever asks to be forgotten.
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
    """To this person, everywhere. facts: until (a moment in Discord's words, or "none")."""


class NotPlayedHere(Refused):
    """To this server. facts: until."""


class ShutOut(NamedTuple):
    """A person. `until`: seconds since 1970; None: until they are let in again. `user_id`: None of
    whoever has asked to be forgotten.
    """

    mark: int
    user_id: int | None
    at: float
    until: float | None
    reason: str


class ShutServer(NamedTuple):
    """`leaves`: Coop does not even stay there."""

    server_id: int
    at: float
    until: float | None
    reason: str
    leaves: bool


class AccessRepository(Repository):
    """Stores to whom the door is shut."""

    async def ban_key(self) -> bytes:
        def find(connection: Connection) -> str:
            found = get_meta(connection, BAN_KEY)
            if not found:
                found = secrets.token_hex(KEY_BYTES)
                connection.execute(PUT_META, (BAN_KEY, found))
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


class Door:
    """`is_open`: to all, so that nobody has to be looked up; also until the first look."""

    def __init__(self, access: AccessRepository, clock: Clock) -> None:
        self.is_open = True
        self._access = access
        self._clock = clock
        self._key = b""
        self._people: dict[int, ShutOut] = {}
        self._servers: dict[int, ShutServer] = {}

    async def look(self) -> None:
        """Read what was decided meanwhile."""
        self._key = self._key or await self._access.ban_key()
        people = await self._access.shut_out()
        servers = await self._access.shut_servers()
        self._people = {one.mark: one for one in people}
        self._servers = {one.server_id: one for one in servers}
        self.is_open = not people and not servers

    @property
    def people(self) -> Collection[int]:
        """Those to whom it is shut now, as far as their ids are known."""
        held = filter(self._holds, self._people.values())
        return [one.user_id for one in held if one.user_id is not None]

    @property
    def servers(self) -> Collection[ShutServer]:
        return [*filter(self._holds, self._servers.values())]

    def lets_in(self, user_id: int) -> bool:
        return self._person(user_id) is None

    def must_let_in(self, user_id: int, guild_id: int | None) -> None:
        """`guild_id`: None in a DM. Raises DoorShut, NotPlayedHere."""
        if (person := self._person(user_id)) is not None:
            raise DoorShut(until=_told(person.until))

        server = None if guild_id is None else self._servers.get(guild_id)
        if server is not None and self._holds(server):
            raise NotPlayedHere(until=_told(server.until))

    def _person(self, user_id: int) -> ShutOut | None:
        """What keeps them out now."""
        if self.is_open:
            return None
        found = self._people.get(mark_of(user_id, self._key))
        return found if found is not None and self._holds(found) else None

    def _holds(self, one: ShutOut | ShutServer) -> bool:
        return one.until is None or self._clock.now() < one.until


def _told(until: float | None) -> str:
    return "none" if until is None else f"<t:{int(until)}:f>"
