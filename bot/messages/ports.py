"""The names and the stored state of messages that tables keep up to date."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple


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
