"""What messages need: tables that carry out what is pressed, and the names of messages."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Protocol

from bot.tables.scene import Scene, TableSummary
from bot.tables.table import Absence
from bot.tables.table_creation import Check, anywhere
from bot.tables.tables import Pressed
from games.engine.asks import Seat
from games.engine.game import Rules


class TableService(Protocol):
    """As much of bot.tables.tables.Tables as the chat calls; what each method promises stands
    there. All may raise Refused.
    """

    @property
    def games(self) -> Mapping[str, Rules]: ...

    def listen(self, changed: Callable[[str], None]) -> None: ...

    # -- looking

    async def table(self, table_id: str) -> TableSummary: ...

    async def scene(
        self, table_id: str, viewer: Seat | None = None, *, pictured: bool = True
    ) -> Scene: ...

    async def scene_of(self, table_id: str, user_id: int, *, pictured: bool = True) -> Scene: ...

    def let_go(self, table_id: str) -> None: ...

    # -- what people do

    async def join(
        self,
        table_id: str,
        user_id: int,
        name: str,
        locale: str,
        cut: str,
        check: Check = anywhere,
    ) -> TableSummary: ...

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

    async def speak(self, user_id: int, locale: str) -> None: ...

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


class Kind(StrEnum):
    """What a surface is for. The values are stored."""

    TABLE = "table"
    """The public table: one message in its channel."""
    CARD = "card"
    """Somebody's private card, in their DM."""
    HAND = "hand"
    """The ephemeral card of somebody who pressed My hand; remembered only while Coop runs."""
    ASIDE = "aside"
    """Something of the game's own beside its table."""
    CALL = "call"
    """Calls somebody to the table, in its channel."""


PERSONAL = (Kind.CARD, Kind.HAND, Kind.CALL)
_OLD = "old"


class SurfaceId(NamedTuple):
    """Names a message that a table keeps true.

    `key` is the user id of a card, a hand or a call (a person's, not a seat's: seats move until the
    deal), and the face's own key of an aside. With a `generation` it is a message whose place
    another one has taken, and that is still to be closed.
    """

    table_id: str
    kind: Kind
    key: int | str = 0
    generation: int | None = None

    def is_of(self, user_id: int) -> bool:
        """Whether it is this person's card, hand or call."""
        return self.kind in PERSONAL and self.user_id == user_id

    @property
    def place(self) -> "SurfaceId":
        """The surface that took the place of an old message."""
        return self._replace(generation=None)

    @property
    def user_id(self) -> int:
        """Whose card, hand or call it is."""
        return int(self.key)

    @property
    def name(self) -> str:
        """As it is stored: `table`, `card:<user id>`, `aside:<key>`, `old:<generation>:<name>`."""
        name = self.kind.value if self.kind is Kind.TABLE else f"{self.kind.value}:{self.key}"
        return name if self.generation is None else f"{_OLD}:{self.generation}:{name}"

    @classmethod
    def parse(cls, table_id: str, name: str) -> "SurfaceId":
        """What was stored under this name. Raises ValueError."""
        kind, _, key = name.partition(":")
        if kind == _OLD:
            generation, _, place = key.partition(":")
            return cls.parse(table_id, place)._replace(generation=int(generation))
        if (found := Kind(kind)) is Kind.TABLE:
            return cls(table_id, found)
        return cls(table_id, found, key if found is Kind.ASIDE else int(key))


@dataclass(frozen=True, slots=True)
class Surface:
    """A message that a table keeps true, as it is remembered.

    `message_id` is None while a send is intended but not confirmed: then `nonce` is the one it was
    (and will again be) sent with. `shown` is the hash of the page last shown, `question` the token
    of the question that it asks, if any.
    """

    id: SurfaceId
    channel_id: int
    message_id: int | None
    generation: int
    nonce: str
    shown: str
    question: str | None
    at: float
    """When it was sent (or intended), seconds since 1970."""
