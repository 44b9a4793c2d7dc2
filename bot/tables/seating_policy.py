"""Who sits with whom, and whom a table rings. People may keep others away: then they are not
seated together, in whatever order they come.

Rule: nobody learns that they are kept away (docs/decisions/0030). What they are told stands for
many reasons, takes as long as being let in, and moves nothing that anybody can see.
"""

from collections.abc import Collection

from bot.tables.block_repository import BlockRepository
from bot.tables.hooks import Hooks, SeatRequest
from bot.tables.refusals import KeptAwayByYou, NotOpenToYou, NotWelcomeHere
from bot.tables.session_cache import SessionCache
from bot.tables.table import Table
from bot.tables.table_limits import Room


class SeatingPolicy:
    """Applies the blocks between people and the bans of a server, before anybody sits down."""

    def __init__(self, sessions: SessionCache, store: BlockRepository, room: Room) -> None:
        self._sessions = sessions
        self._store = store
        self._room = room

    def attach(self, hooks: Hooks) -> None:
        hooks.before_seat.append(self.check)
        hooks.unwanted_by.append(self._store.blocked_by)

    async def check(self, request: SeatRequest) -> None:
        """Raises NotWelcomeHere, KeptAwayByYou, NotOpenToYou."""
        if request.opens:
            await self._check_opener(request)
        else:
            await self._check_joiner(request)

    async def ringable(self, table_id: str, user_ids: Collection[int]) -> tuple[int, ...]:
        """Those of these who may be rung for this table: nobody who keeps away somebody that sits
        there, or is kept away by them, and nobody who could not sit down there.
        """
        table = (await self._sessions.look(table_id)).table
        apart = await self._store.apart_from(table.user_ids())
        return tuple(one for one in user_ids if one not in apart and self._may_sit(table, one))

    def _may_sit(self, table: Table, user_id: int) -> bool:
        """People who sit there already may, whatever was decided since."""
        return user_id in table.user_ids() or self._room.welcomes(table.guild_id, user_id)

    async def _check_opener(self, request: SeatRequest) -> None:
        """A guest who keeps the opener away is no reason: the challenge stands there, and rings
        nobody.
        """
        if not self._room.welcomes(request.guild_id, request.user_id):
            raise NotWelcomeHere
        if request.guest_id is None:
            return
        if request.guest_id in await self._store.blocked_by(request.user_id):
            raise KeptAwayByYou

    async def _check_joiner(self, request: SeatRequest) -> None:
        """KeptAwayByYou says what the person knows themselves."""
        # Both are asked for of everybody, so that no answer takes longer than another.
        own = {*await self._store.blocked_by(request.user_id)}
        apart = await self._store.apart_from(request.seated)
        if own & request.seated:
            raise KeptAwayByYou
        if request.user_id in apart or not self._room.welcomes(request.guild_id, request.user_id):
            raise NotOpenToYou
