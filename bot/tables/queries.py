"""What can be looked at: tables and scenes, as they are committed."""

from collections.abc import Mapping
from typing import Any

from bot.tables.ports import Store
from bot.tables.refusals import NotAtThisTable
from bot.tables.scene import Scene
from bot.tables.scene_builder import scene
from bot.tables.session import Session
from bot.tables.session_cache import SessionCache
from bot.tables.table import Table
from games.kit.asks import Seat
from games.kit.game import Game


class Queries:
    """The part of Tables that changes nothing."""

    games: Mapping[str, type[Game[Any]]]
    _keeper: SessionCache
    _store: Store

    async def table(self, table_id: str) -> Table:
        async with self._keeper.lock(table_id):
            return (await self._keeper.session(table_id)).table

    async def scene(self, table_id: str, viewer: Seat | None = None) -> Scene:
        """What this seat (None: anybody) may see."""
        async with self._keeper.lock(table_id):
            return self._scene(await self._keeper.session(table_id), viewer)

    async def scene_of(self, table_id: str, user_id: int) -> Scene:
        """What this person may see. Seats move in a lobby and at the deal, so nobody should look up
        a seat first and the scene later.
        """
        async with self._keeper.lock(table_id):
            session = await self._keeper.session(table_id)
            seat = session.table.seat_of(user_id)
            if seat is None:
                raise NotAtThisTable
            return self._scene(session, seat)

    async def tables_in(self, channel_id: int) -> list[Table]:
        """The live tables of a channel, oldest first."""
        return await self._store.tables_in(channel_id)

    async def tables_on(self, guild_id: int) -> list[Table]:
        """The live tables of a server, oldest first."""
        return await self._store.tables_on(guild_id)

    async def tables_of(self, user_id: int) -> list[Table]:
        """The live tables at which the person sits, oldest first."""
        return await self._store.tables_of(user_id)

    def _scene(self, session: Session, viewer: Seat | None) -> Scene:
        seats = self._seats(session.table)
        return scene(session, seats[0], seats[-1], viewer)

    def _seats(self, table: Table) -> range:
        rules = self.games.get(table.game)
        if rules is None:
            return range(1, len(table.players) + 1)
        return rules.seats_for(rules.Options(**table.options))
