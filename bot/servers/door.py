"""To whom the door of this Coop is shut, everywhere: people, and servers. Its host decides so.

`python -m bot ban` writes it down, also while Coop plays, which reads it again and again. Like a
server's ban (bans.py), it finds people by a mark, and outlives whoever asks to be forgotten.
"""

from collections.abc import Collection

from bot.common.clock import Clock
from bot.common.refused import Refused
from bot.servers.access_repository import AccessRepository
from bot.servers.bans import ShutOut, ShutServer, mark_of


class DoorShut(Refused):
    """To this person, everywhere. facts: until (a moment in Discord's words, or "none")."""


class NotPlayedHere(Refused):
    """To this server. facts: until."""


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
        people, servers = await self._access.shut_out(), await self._access.shut_servers()
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
