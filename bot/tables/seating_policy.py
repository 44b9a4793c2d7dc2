"""Who sits with whom, and whom a table rings. Somebody may keep somebody else away: then they are
not seated together, in whatever order they come.

Rule: nobody learns that they are kept away (docs/decisions/0030). What they are told stands for
many reasons, takes as long as being let in, and moves nothing that anybody can see.
"""

from collections.abc import Collection

from bot.tables.ports import Store
from bot.tables.refusals import KeptAwayByYou, NotOpenToYou, NotWelcomeHere
from bot.tables.session_cache import SessionCache
from bot.tables.table import Table
from bot.tables.table_limits import Room


class Company:
    """A part of bot.tables.tables.Tables."""

    sessions: SessionCache
    _store: Store
    _room: Room

    async def ringable(self, table_id: str, user_ids: Collection[int]) -> tuple[int, ...]:
        """Those of these who may be rung for this table: nobody who keeps away somebody that sits
        there, or is kept away by them, and nobody who could not sit down there.
        """
        table = (await self.sessions.look(table_id)).table
        apart = await self._store.apart_from(people_at(table))
        return tuple(one for one in user_ids if one not in apart and self._may_sit(table, one))

    def _may_sit(self, table: Table, user_id: int) -> bool:
        """Who sits already may, whatever was decided since."""
        return user_id in people_at(table) or self._room.welcomes(table.guild_id, user_id)

    async def _must_go_together(self, table: Table, user_id: int) -> None:
        """Whoever is about to sit down, with all who sit there. Raises KeptAwayByYou, which says
        what the person knows themselves; NotOpenToYou.
        """
        seated = people_at(table) - {user_id}
        # Both are asked for of everybody, so that no answer takes longer than another.
        own = {*await self._store.blocked_by(user_id)}
        apart = await self._store.apart_from(seated)
        if own & seated:
            raise KeptAwayByYou
        if user_id in apart or not self._room.welcomes(table.guild_id, user_id):
            raise NotOpenToYou

    def _must_be_welcome(self, guild_id: int, user_id: int) -> None:
        """Whoever is about to open a table. Raises NotWelcomeHere."""
        if not self._room.welcomes(guild_id, user_id):
            raise NotWelcomeHere

    async def _must_want(self, user_id: int, guest_id: int) -> None:
        """Raises KeptAwayByYou where somebody challenges whom they keep away. The other way round
        nothing is said: the challenge stands there, and rings nobody.
        """
        if guest_id in await self._store.blocked_by(user_id):
            raise KeptAwayByYou


def people_at(table: Table) -> set[int]:
    return {player.user_id for player in table.players if player.user_id is not None}
