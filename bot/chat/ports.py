"""What the chat needs: tables that carry out what is pressed, and a memory between restarts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.tables.scene import Scene, TableSummary
from bot.tables.table import Absence
from bot.tables.tables import Pressed
from games.kit.asks import Seat
from games.kit.game import Rules


class TableService(Protocol):
    """As much of bot.tables.tables.Tables as the chat calls; what each method promises stands
    there. All may raise Refused.
    """

    @property
    def games(self) -> Mapping[str, Rules]: ...

    # -- looking

    async def table(self, table_id: str) -> TableSummary: ...

    async def scene(self, table_id: str, viewer: Seat | None = None) -> Scene: ...

    async def scene_of(self, table_id: str, user_id: int) -> Scene: ...

    def let_go(self, table_id: str) -> None: ...

    # -- what people do

    async def join(self, table_id: str, user_id: int, name: str, locale: str) -> TableSummary: ...

    async def leave(self, table_id: str, user_id: int) -> TableSummary: ...

    async def add_house(self, table_id: str, by: int) -> TableSummary: ...

    async def remove(self, table_id: str, by: int, place: int) -> TableSummary: ...

    async def start(self, table_id: str, by: int) -> TableSummary: ...

    async def press(
        self, table_id: str, user_id: int, token: str, picks: Sequence[int], *, public: bool = False
    ) -> Pressed: ...

    async def give_order(
        self, table_id: str, user_id: int, slug: str, values: Sequence[str]
    ) -> TableSummary: ...

    async def notice(self, table_id: str, user_id: int) -> bool: ...

    async def end(self, table_id: str, by: int, *, moderator: bool = False) -> TableSummary: ...

    async def move(
        self, table_id: str, by: int, guild_id: int, channel_id: int, *, moderator: bool = False
    ) -> TableSummary: ...

    # -- what the chat finds out

    async def depart(
        self, table_id: str, user_id: int, why: Absence = Absence.LEFT
    ) -> TableSummary: ...

    async def pause(self, table_id: str, reason: str) -> TableSummary: ...

    async def unpause(self, table_id: str, channel_id: int) -> TableSummary: ...

    async def close(self, table_id: str, reason: str) -> TableSummary: ...


@dataclass(frozen=True, slots=True)
class Surface:
    """A message that a table keeps true.

    `name` is `table` or `card:<user id>` (seats move until the deal); `old:<generation>:<name>` is
    a message whose place another has taken, and that is still to be closed; `aside:<key>` is
    something of the game's own beside its table; `call:<user id>` calls somebody to the table.
    `message_id` is None while a send is intended but not confirmed: then `nonce` is the one it was
    (and will again be) sent with. `shown` is the hash of the page last shown, `question` the token
    of the question that it asks, if any.
    """

    table_id: str
    name: str
    channel_id: int
    message_id: int | None
    generation: int
    nonce: str
    shown: str
    question: str | None
    at: float
    """When it was sent (or intended), seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Person:
    """How somebody is reached. `dm_open` False: their DMs refused us; they play by button."""

    user_id: int
    dm_channel_id: int | None
    dm_open: bool
    locale: str


class Memory(Protocol):
    """Durable when it returns."""

    async def surfaces(self, table_id: str) -> list[Surface]: ...

    async def put_surface(self, *surfaces: Surface) -> None:
        """Insert or replace by (table_id, name); all of them or none."""
        ...

    async def drop_surface(self, table_id: str, name: str) -> None: ...

    async def drop_surfaces(self, table_id: str) -> None:
        """All of a table's."""
        ...

    async def lingering(self, most: int) -> list[str]:
        """Tables that are over and have surfaces all the same, the latest first."""
        ...

    async def intended(self) -> list[Surface]:
        """Sends that were intended but never confirmed."""
        ...

    async def person(self, user_id: int) -> Person | None: ...

    async def put_person(self, person: Person) -> None: ...
