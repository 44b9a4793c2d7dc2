"""Who sits with whom, and whom a table rings. People may keep others away: then they are not
seated together, in whatever order they come.

Rule: nobody learns that they are kept away (docs/decisions/0030). What they are told stands for
many reasons, takes as long as being let in, and moves nothing that anybody can see.
"""

from collections.abc import Collection

from bot.storage.database import Repository
from bot.storage.interfaces import NUMBERS, keys
from bot.tables.context import Room, SeatRequest
from bot.tables.refusals import KeptAwayByYou, NotOpenToYou, NotWelcomeHere
from bot.tables.session_cache import SessionCache

BLOCKED_BY = "SELECT other_id FROM blocks WHERE user_id = ? ORDER BY at DESC, other_id"
APART = f"""
    SELECT other_id FROM blocks WHERE user_id IN {NUMBERS}
    UNION SELECT user_id FROM blocks WHERE other_id IN {NUMBERS}
"""
BLOCK = "INSERT INTO blocks (user_id, other_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
UNBLOCK = "DELETE FROM blocks WHERE user_id = ? AND other_id = ?"


class BlockRepository(Repository):
    """Stores blocks."""

    async def blocked_by(self, user_id: int) -> list[int]:
        """Whom this person keeps away, the latest first."""
        rows = await self._fetch_all(BLOCKED_BY, user_id)
        return [other_id for (other_id,) in rows]

    async def apart_from(self, user_ids: Collection[int]) -> set[int]:
        """Everybody who keeps one of these away, or is kept away by one."""
        people = keys(user_ids)
        rows = await self._fetch_all(APART, people, people)
        return {user_id for (user_id,) in rows}

    async def block(self, user_id: int, other_id: int, at: float) -> None:
        """From now on this person keeps the other away."""
        await self._execute(BLOCK, user_id, other_id, at)

    async def unblock(self, user_id: int, other_id: int) -> None:
        await self._execute(UNBLOCK, user_id, other_id)


class SeatingPolicy:
    """Applies the blocks between people and the bans of a server, before anybody sits down."""

    def __init__(self, sessions: SessionCache, store: BlockRepository, room: Room) -> None:
        self._sessions = sessions
        self._store = store
        self._room = room

    async def check(self, request: SeatRequest) -> None:
        """Raises NotWelcomeHere, NotOpenToYou, or KeptAwayByYou, which says what the person knows
        themselves.

        A guest who keeps the opener away is no reason: the challenge stands there, and rings
        nobody.
        """
        if request.opens:
            if not self._room.welcomes(request.guild_id, request.user_id):
                raise NotWelcomeHere

            guest = request.guest_id
            if guest is not None and guest in await self._store.blocked_by(request.user_id):
                raise KeptAwayByYou

            return

        # Both are asked for of everybody, so that no answer takes longer than another.
        own = {*await self._store.blocked_by(request.user_id)}
        apart = await self._store.apart_from(request.seated)
        if own & request.seated:
            raise KeptAwayByYou
        if request.user_id in apart or not self._room.welcomes(request.guild_id, request.user_id):
            raise NotOpenToYou

    async def ringable(self, table_id: str, user_ids: Collection[int]) -> tuple[int, ...]:
        """Those of these who may be rung for this table: nobody who keeps away somebody that sits
        there, or is kept away by them, and nobody who could not sit down there.
        """
        table = (await self._sessions.look(table_id)).table
        apart = await self._store.apart_from(table.user_ids())
        # People who sit there already may, whatever was decided since.
        seated = table.user_ids()
        return tuple(
            one
            for one in user_ids
            if one not in apart and (one in seated or self._room.welcomes(table.guild_id, one))
        )
