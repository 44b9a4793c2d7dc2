"""What the objects that change tables share: hooks, limits, and how a table is made."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol
from weakref import WeakValueDictionary

from bot.tables.deadlines import MINUTE
from bot.tables.refusals import TooManyTables, TooManyTablesOfYours, TooManyTablesOnServer
from bot.tables.repository import TableRepository
from bot.tables.session_cache import SessionCache
from bot.tables.table import Table
from bot.tables.tokens import new_key
from games.engine.chance import SALT_BYTES, SEED_BYTES
from games.engine.game import Rules

_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
ID_LENGTH = 10

# -- where features attach to the life of tables --------------------------------------------------
# After a change of a table, `Tables.on_change` and `Tables.on_end` are called.


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A person who is about to sit down at a table, or to open one.

    `seated`: the other people there. `guest_id`: the person whom the opener challenges.
    """

    guild_id: int
    user_id: int
    seated: frozenset[int] = frozenset()
    opens: bool = False
    guest_id: int | None = None


@dataclass(frozen=True, slots=True)
class Hooks:
    """Features append their functions. What one raises drops the change of the table."""

    before_seat: list[Callable[[SeatRequest], Awaitable[None]]] = field(default_factory=list)
    """Raises Refused where this person may not sit there."""
    before_deal: list[Callable[[Table], Awaitable[None]]] = field(default_factory=list)
    """Changes the draft of a table whose cards are about to be dealt."""
    unwanted_by: list[Callable[[int], Awaitable[Collection[int]]]] = field(default_factory=list)
    """Returns the people whom this person does not want at their tables."""

    async def check_seat(self, request: SeatRequest) -> None:
        """Raises what the first hook raises that is against it."""
        for check in self.before_seat:
            await check(request)

    async def prepare_deal(self, table: Table) -> None:
        for prepare in self.before_deal:
            await prepare(table)

    async def unwanted(self, user_id: int) -> set[int]:
        """The people whom this person does not want at their tables."""
        return {other for find in self.unwanted_by for other in await find(user_id)}


# -- how many tables may be open at once, so that nobody can fill the bot -------------------------


@dataclass(frozen=True, slots=True)
class TableLimits:
    """`per_person`: those that somebody hosts on one server. A table that is over takes no room.
    `lobby_minutes`: how long a lobby stays to which nobody comes.
    """

    per_channel: int = 4
    per_server: int = 50
    per_person: int = 5
    lobby_minutes: int = 30

    def limits(self, guild_id: int) -> "TableLimits":
        """Return the limits of each server: the same for all (see Room)."""
        return self

    def welcomes(self, guild_id: int, user_id: int) -> bool:
        return True

    def talks(self, guild_id: int) -> bool:
        return True

    async def must_be_left(
        self, store: TableRepository, guild_id: int, channel_id: int, host_id: int
    ) -> None:
        """Raises TooManyTables, TooManyTablesOfYours, TooManyTablesOnServer."""
        if len(await store.tables_in(channel_id)) >= self.per_channel:
            raise TooManyTables(most=self.per_channel)

        on_server, hosted = await store.crowd(guild_id, host_id)
        if hosted >= self.per_person:
            raise TooManyTablesOfYours(most=self.per_person)
        if on_server >= self.per_server:
            raise TooManyTablesOnServer(most=self.per_server)


class Room(Protocol):
    """Knows what each server has room for, and who may sit there: bot.servers, which imports this
    package, or TableLimits, where all servers are alike.
    """

    def limits(self, guild_id: int) -> TableLimits: ...

    def welcomes(self, guild_id: int, user_id: int) -> bool:
        """Whether this person may sit down there."""
        ...

    def talks(self, guild_id: int) -> bool:
        """Whether house players may say anything there."""
        ...


# -- what they share ------------------------------------------------------------------------------


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
        return self.sessions.now() + self.room.limits(guild_id).lobby_minutes * MINUTE

    async def new_table(self, **settled: Any) -> Table:
        """A lobby that is in no store yet, with a number and secrets of its own. `settled`: the
        other fields of the table.

        Call it while holding `opening_on` of its server.
        """
        guild_id = settled["guild_id"]
        return Table(
            id="".join(secrets.choice(_ALPHABET) for _ in range(ID_LENGTH)),
            number=await self.store.next_number(guild_id),
            seed=secrets.token_hex(SEED_BYTES),
            salt=secrets.token_hex(SALT_BYTES),
            key=new_key(secrets.token_hex(16)),
            opened_at=self.sessions.now(),
            is_cut=True,
            era=self.sessions.era,
            expires_at=self.lobby_closes_at(guild_id),
            **settled,
        )
