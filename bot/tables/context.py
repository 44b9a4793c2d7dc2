"""What the objects that change tables share."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from bot.tables.hooks import Hooks
from bot.tables.repository import TableRepository
from bot.tables.session_cache import SessionCache
from bot.tables.table_limits import Room
from games.engine.game import Rules


@dataclass(frozen=True, slots=True)
class TableContext:
    """`house_names`: by locale. `openings`: a lock for each server."""

    sessions: SessionCache
    store: TableRepository
    room: Room
    games: Mapping[str, Rules]
    house_names: Callable[[str], Sequence[str]]
    hooks: Hooks = field(default_factory=Hooks)
    openings: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def opening_on(self, guild_id: int) -> asyncio.Lock:
        """Hold it between counting the tables of a server and opening one there.

        Lock order: this one, then a table. Code that holds a table opens none.
        """
        return self.openings.setdefault(guild_id, asyncio.Lock())

    def lobby_closes_at(self, guild_id: int) -> float:
        """When a lobby of this server closes that nobody joins from now on."""
        return self.sessions.now() + self.room.limits(guild_id).lobby_seconds
