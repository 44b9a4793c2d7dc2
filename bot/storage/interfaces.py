"""The interface of a database. Each engine implements it (bot/storage/sqlite and postgres).

Statements are written once, in SQL that both engines take, with `?` as the placeholder of a value.
Where the engines differ, a statement is an `Sql`, which has both spellings.
"""

import json
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, Self, TypeVar

T = TypeVar("T")

# As in the partial indexes `live_tables` and `live_tables_of_server`, word for word, or SQLite does
# not use them.
IS_LIVE = "status IN ('lobby', 'playing', 'paused')"

NUMBERS = "(SELECT CAST(key AS BIGINT) FROM json_each(?))"
"""A set of numbers; the value is `keys` of them."""


def keys(values: Collection[int] | Collection[str]) -> str:
    """A set of numbers or plain words as a single value, for `json_each(?)`.

    It is an object, because PostgreSQL's `json_each` does not take arrays.
    """
    return json.dumps(dict.fromkeys(values))


class Sql(str):
    """A statement, or a part of one, that the engines spell differently.

    As a string it is SQLite's spelling, which sqlite3 executes as it is.
    """

    __slots__ = ("postgres",)

    postgres: str

    def __new__(cls, sqlite: str, *, postgres: str) -> Self:
        found = super().__new__(cls, sqlite)
        found.postgres = postgres
        return found


def spelled(template: str, **parts: str) -> Sql:
    """`template.format(**parts)` in both spellings. An f-string would keep only SQLite's."""
    postgres = {
        name: part.postgres if isinstance(part, Sql) else part for name, part in parts.items()
    }
    return Sql(template.format(**parts), postgres=template.format(**postgres))


class Rows(Protocol):
    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """An open connection, in its own thread."""

    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Rows: ...

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object: ...


Work = Callable[[Connection], T]
"""Statements that belong together. It runs in the connection's thread and must not begin or commit.

It may run twice: a unit that failed beside others is tried again alone.
"""


class Found(NamedTuple):
    """What a start finds: whether messages may show what came after this database."""

    era: str
    """Names the last time at which the database was restored; "": never."""
    is_set_back: bool
    """It was restored since the last start."""
    is_doubtful: bool
    """It was restored, or carried here by other means."""


@dataclass(frozen=True, slots=True)
class Inspection:
    """What state a database is in, told without changing anything of it."""

    version: int
    known: int
    """The version to which this Coop would bring it."""
    faults: tuple[str, ...]
    """What the engine finds broken; the first few."""
    size: int
    """Bytes, what is not yet merged included."""
    live: int
    """Tables that are not over."""


class Hold(Protocol):
    """The right to play on a database, which one Coop has at a time; others wait for it."""

    epoch: int
    """Counts who has held it, where that is needed to know one from the other; else 0."""
    away: Exception | None
    """Why nobody can be asked for it now, if that is so: it is tried again and again."""

    async def take(self, wait: float | None = None) -> None:
        """Raises DatabaseInUse if another process holds it for `wait` seconds on."""
        ...

    def holder(self) -> str | None:
        """Which other process holds it, without taking it; None where nobody does. Raises
        DatabaseRefused.
        """
        ...

    async def confirm(self) -> None:
        """Return once no other process can hold it; at once where it was never taken. Raises
        DatabaseAway where it was lost.
        """
        ...

    async def let_go(self) -> None: ...


class DatabaseEngine(Protocol):
    def run(self, work: Work[T]) -> Awaitable[T]:
        """In the connection's thread, one after the other. Raises what the work raised."""
        ...

    def transaction(self) -> AbstractContextManager[Connection]:
        """In that thread: all that is done inside is durable at its end, or nothing of it has
        happened. Raises DatabaseLost where nobody may be told.
        """
        ...

    async def own(self, hold: Hold | None) -> bool:
        """From now on see that it stays ours. Returns whether it was carried here from elsewhere,
        as far as the engine can know.
        """
        ...

    async def look(self) -> None:
        """Raises DatabaseLost where it is ours no more."""
        ...

    async def wipe(self, *, wholly: bool) -> bool:
        """Leave nothing of what was deleted in logs and in copies that Coop has put aside, and, if
        `wholly`, in free pages: all others wait meanwhile, the longer the larger the database is.
        False where somebody else is just reading.
        """
        ...

    async def size(self) -> int:
        """Bytes."""
        ...

    def meant(self, error: Exception) -> Exception:
        """What an error means: KeyTaken, Nonsense, Stuck, DatabaseLost, or what it is."""
        ...

    async def close(self) -> None: ...
