"""What stops a table, and what lets it go on: its end, a pause, another channel."""

import asyncio
from weakref import WeakValueDictionary

from bot.tables import absence, lobby
from bot.tables.ports import Store
from bot.tables.refusals import OtherServer, TableGone, TooManyTables
from bot.tables.session import Session
from bot.tables.session_cache import SessionCache
from bot.tables.table import Status, Table
from bot.tables.table_limits import TableLimits


class Lifecycle:
    """The part of Tables that says whether a table goes on, and where."""

    _keeper: SessionCache
    _store: Store
    _room: TableLimits
    _opening: WeakValueDictionary[int, asyncio.Lock]

    async def end(self, table_id: str, by: int, *, moderator: bool = False) -> Table:
        """Close the table without a result; its host or a moderator may."""
        async with self._keeper.changing(table_id) as session:
            table = session.table
            if not table.is_live:
                raise TableGone
            lobby.must_be_host_or_moderator(table, by, moderator=moderator)
            _close(session, "closed-by-host" if table.hosts(by) else "closed-by-moderator")
        return table

    async def close(self, table_id: str, reason: str) -> Table:
        """The house closes the table itself; `reason` names its sentence in tables.ftl."""
        async with self._keeper.changing(table_id) as session:
            if not session.table.is_live:
                raise TableGone
            _close(session, reason)
        return session.table

    async def pause(self, table_id: str, reason: str) -> Table:
        """Stop the clocks of a game until `unpause`; `reason` names its sentence in tables.ftl, the
        newest one counts. A lobby is left as it is, and so is a game that these rules cannot
        resume.
        """
        async with self._keeper.changing(table_id) as session:
            if not session.table.is_live:
                raise TableGone
            if session.engine is not None:
                session.suspend(reason)
        return session.table

    async def unpause(self, table_id: str, channel_id: int) -> Table:
        """Go on in this channel; everybody gets their full time again. A game that these rules
        cannot resume stays as it is, and one whose people are all away goes on waiting for them.
        """
        async with self._keeper.changing(table_id) as session:
            table = session.table
            if table.status is Status.PAUSED and session.engine is not None:
                table.status, table.reason, table.channel_id = Status.PLAYING, None, channel_id
                self._keeper.settle(session)
                absence.consider(session)
        return table

    async def move(
        self, table_id: str, by: int, guild_id: int, channel_id: int, *, moderator: bool = False
    ) -> Table:
        """Take the table, whatever its state, to another channel of its server. A paused one waits
        for `unpause`, so that it does not go on unseen.
        """
        async with self._opening.setdefault(guild_id, asyncio.Lock()):
            standing = {table.id for table in await self._store.tables_in(channel_id)}
            async with self._keeper.changing(table_id) as session:
                table = session.table
                if not table.is_live:
                    raise TableGone
                if table.guild_id != guild_id:
                    raise OtherServer(number=table.number)
                lobby.must_be_host_or_moderator(table, by, moderator=moderator)
                if len(standing - {table_id}) >= self._room.per_channel:
                    raise TooManyTables(most=self._room.per_channel)
                table.channel_id = channel_id
        return table


def _close(session: Session, reason: str) -> None:
    lobby.close(session.table, reason)
    session.thoughts.clear()
