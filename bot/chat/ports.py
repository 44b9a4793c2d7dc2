"""What the chat needs to remember between restarts."""

from dataclasses import dataclass
from typing import Protocol


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
