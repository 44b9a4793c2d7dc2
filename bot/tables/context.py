"""What the classes that change tables share: hooks, limits, and how a table is created."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
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

_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
"""The characters of a table's id: those of Base32, in lower case."""

ID_LENGTH = 10
"""How many characters a table's id has."""

# -- hooks of features ----------------------------------------------------------------------------
# Hooks run before a change. After a change, `Tables.on_change` and `Tables.on_end` are called.


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A user who is about to join or to open a table.

    Attributes:
        guild_id: The server of the table.
        user_id: The user.
        seated: The user ids of the people who sit there already.
        opens: Whether the user opens the table.
        guest_id: The user that the opener challenges, or None.
    """

    guild_id: int
    user_id: int
    seated: frozenset[int] = frozenset()
    opens: bool = False
    guest_id: int | None = None


@dataclass(frozen=True, slots=True)
class Hooks:
    """Functions that features append. If one raises an error, the table is not changed."""

    before_seat: list[Callable[[SeatRequest], Awaitable[None]]] = field(default_factory=list)
    """Raise Refused if the user may not sit at that table."""
    before_deal: list[Callable[[Table], Awaitable[None]]] = field(default_factory=list)
    """Change the draft of a table that is about to be dealt."""
    hens: dict[int, str] = field(default_factory=dict)
    """User id -> the hen that the user has chosen, for the seats that they take from now on."""
    unwanted_by: list[Callable[[int], Awaitable[Collection[int]]]] = field(default_factory=list)
    """Return the users that the given user has blocked."""

    async def check_seat(self, request: SeatRequest) -> None:
        """Run all `before_seat` hooks.

        Raises:
            Refused: The user may not sit there. The error is that of the first hook that refuses.
        """
        # In order: the first refusal is the one that the user sees.
        for check in self.before_seat:
            await check(request)

    async def prepare_deal(self, table: Table) -> None:
        """Run all `before_deal` hooks on the draft of a table."""
        for prepare in self.before_deal:
            await prepare(table)

    async def unwanted(self, user_id: int) -> set[int]:
        """Return the users that this user does not want at their tables."""
        return {other for find in self.unwanted_by for other in await find(user_id)}


# -- limits for open tables, so that no user or server can fill the bot ---------------------------


@dataclass(frozen=True, slots=True)
class TableLimits:
    """Limits for the tables that are not over.

    Attributes:
        per_channel: The most tables in one channel.
        per_server: The most tables on one server.
        per_person: The most tables that one user hosts on one server.
        lobby_minutes: The minutes after which a lobby closes if no player joins.
    """

    per_channel: int = 4
    per_server: int = 50
    per_person: int = 5
    lobby_minutes: int = 30

    def limits(self, guild_id: int) -> "TableLimits":
        """Return the limits of a server: the same for all (see `Room`)."""
        return self

    def welcomes(self, guild_id: int, user_id: int) -> bool:
        """Return whether this user may sit at tables there: always."""
        return True

    def talks(self, guild_id: int) -> bool:
        """Return whether house players may make remarks there: always."""
        return True

    async def must_be_left(
        self, store: TableRepository, guild_id: int, channel_id: int, host_id: int
    ) -> None:
        """Check that one more table may be opened.

        Args:
            store: The stored tables, which are counted.
            guild_id: The server.
            channel_id: The channel of the new table.
            host_id: The user who opens it.

        Raises:
            TooManyTables: The channel is full.
            TooManyTablesOfYours: The user hosts too many tables on this server.
            TooManyTablesOnServer: The server is full.
        """
        # From the narrowest limit to the widest: the channel, the user, the server.
        if len(await store.tables_in(channel_id)) >= self.per_channel:
            raise TooManyTables(most=self.per_channel)

        on_server, hosted = await store.crowd(guild_id, host_id)
        if hosted >= self.per_person:
            raise TooManyTablesOfYours(most=self.per_person)
        if on_server >= self.per_server:
            raise TooManyTablesOnServer(most=self.per_server)


class Room(Protocol):
    """The rules of each server: its limits, and who may sit there.

    `bot.servers`, which imports this package, implements the protocol. `TableLimits` implements it
    for a bot in which all servers are alike.
    """

    def limits(self, guild_id: int) -> TableLimits:
        """Return the limits of this server."""

    def welcomes(self, guild_id: int, user_id: int) -> bool:
        """Return whether this user may sit at tables there."""

    def talks(self, guild_id: int) -> bool:
        """Return whether house players may make remarks there."""


# -- the shared objects ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TableContext:
    """The objects that all classes that change tables share.

    Attributes:
        sessions: The tables in memory.
        store: The stored tables.
        room: The rules of each server.
        house_names: Returns the names of house players for a locale.
        hooks: The functions of the features.
        openings: A lock for each server; see `opening_on`.
    """

    sessions: SessionCache
    store: TableRepository
    room: Room
    house_names: Callable[[str], Sequence[str]]
    hooks: Hooks = field(default_factory=Hooks)
    openings: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def opening_on(self, guild_id: int) -> asyncio.Lock:
        """Return the lock to hold while the tables of a server are counted and one is opened.

        Without it, two commands at the same time could both take the last free place.

        Lock order: this lock first, then the lock of a table. Code that holds a table's lock must
        not open a table.
        """
        return self.openings.setdefault(guild_id, asyncio.Lock())

    def lobby_closes_at(self, guild_id: int) -> float:
        """Return when a lobby of this server closes if no player joins, in seconds since 1970."""
        return self.sessions.now() + self.room.limits(guild_id).lobby_minutes * MINUTE

    async def new_table(self, **settled: Any) -> Table:
        """Create a lobby with a new id, number and secrets. It is not stored yet.

        The caller must hold `opening_on` of its server.

        Args:
            **settled: The other fields of the table, among them `guild_id`.

        Returns:
            The table, to be stored with `SessionCache.add`.
        """
        guild_id = settled["guild_id"]
        return Table(
            # Secrets come from the operating system, not from the table's own generator.
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
