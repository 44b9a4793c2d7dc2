"""The interface of a database: its errors, its operations, and the table `meta`.

Each engine implements it (bot/storage/sqlite and postgres). The operator of Coop reads the texts of
the errors.

Statements are written once, in SQL that both engines accept, with `?` as the placeholder of a
value. If a statement must differ, it is an `Sql`, which contains the text for each engine.
"""

import json
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Protocol, Self, TypeVar

from bot.common.refused import MayBeWritten

EMPTY = "there is nothing in it"
"""The reason why a database without tables cannot be copied, as the end of a sentence."""


class DatabaseRefused(Exception):
    """Coop cannot use this database. Base of the more precise reasons."""


class DatabaseNewer(DatabaseRefused):
    """A newer Coop has migrated the database.

    Args:
        place: The database.
        version: The version of the database.
        known: The highest version that this Coop knows.
    """

    def __init__(self, place: object, version: int, known: int) -> None:
        super().__init__(
            f"The database {place} has version {version}, and this Coop knows versions up to"
            f" {known}. Start the newer Coop that wrote it, or name another database in the"
            " settings."
        )


class DatabaseUnreadable(DatabaseRefused):
    """The database cannot be opened, or it is not a database of Coop.

    Args:
        place: The database.
        reason: Why, as the end of a sentence.
    """

    def __init__(self, place: object, reason: object) -> None:
        super().__init__(f"The database {place} cannot be used: {reason}.")


class DatabaseLost(DatabaseUnreadable):
    """The database was usable when it was opened, and is not any more."""


class DatabaseAway(DatabaseLost, MayBeWritten):
    """The server cannot be reached, or another Coop has taken over. A restart may help.

    A commit that was in progress when the connection broke may be written.
    """


class DatabaseInUse(DatabaseRefused):
    """Another process holds the lock or the lease.

    Args:
        place: The database.
        holder: The other process, in words.
    """

    def __init__(self, place: object, holder: str) -> None:
        super().__init__(
            f"The database {place} belongs to another Coop that is running ({holder})."
            " Stop that one first: two would tread on each other's claws."
        )


class StoreClosed(Exception):
    """The database was closed before this read or write."""


class KeyTaken(Exception):
    """A row with this primary key exists already."""


class CorruptRow(Exception):
    """A row holds a text that cannot be decoded."""


class WriteUnavailable(Exception):
    """The database cannot be written now, but perhaps later. The text says why."""


# -- operations ------------------------------------------------------------------------------------

T = TypeVar("T")

IS_LIVE = "status IN ('lobby', 'playing', 'paused')"
"""The condition that a game table is not over.

SQLite uses the partial indexes `live_tables` and `live_tables_of_server` only if a query repeats
their condition word for word.
"""

NUMBERS = "(SELECT CAST(key AS BIGINT) FROM json_each(?))"
"""A subquery that yields a set of numbers. The value for its `?` is `keys(numbers)`."""


def keys(values: Collection[int] | Collection[str]) -> str:
    """Return a set of numbers or plain words as one JSON value, for `json_each(?)`.

    The value is a JSON object, because PostgreSQL's `json_each` does not take arrays.
    """
    return json.dumps(dict.fromkeys(values))


class Sql(str):
    """A statement, or a part of one, that differs between the engines.

    The string itself is the SQL for SQLite. `postgres` is the SQL for PostgreSQL.
    """

    __slots__ = ("postgres",)

    postgres: str

    def __new__(cls, sqlite: str, *, postgres: str) -> Self:
        """Create the statement from both texts."""
        statement = super().__new__(cls, sqlite)
        statement.postgres = postgres
        return statement


def spelled(template: str, **parts: str) -> Sql:
    """Return `template.format(**parts)` for both engines. An f-string would keep only SQLite's SQL.

    Args:
        template: SQL with named placeholders in braces.
        **parts: A text for each placeholder. For each engine, the text of an `Sql` is inserted.
    """
    postgres = {
        name: part.postgres if isinstance(part, Sql) else part for name, part in parts.items()
    }
    return Sql(template.format(**parts), postgres=template.format(**postgres))


class Rows(Protocol):
    """The result of a statement, as in the DB API of Python (PEP 249)."""

    def fetchone(self) -> Any:
        """Return the next row, or None after the last one."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """An open connection. It is used only in its own thread."""

    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Rows:
        """Run a statement with one value for each `?`, and return its rows."""

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object:
        """Run a statement once for each row of values."""


Work = Callable[[Connection], T]
"""A function whose statements belong together.

It runs in the connection's thread, and must not begin or commit a transaction. It may run twice: if
a shared transaction fails, each unit is tried again in its own transaction.
"""


class OwnershipResult(NamedTuple):
    """What a start learns about a database that may have been restored from an older copy."""

    era: str
    """A random name for the last restore; "" if there was none."""
    is_set_back: bool
    """Whether it was restored since the last start."""
    is_doubtful: bool
    """Whether it was restored or copied here, so that messages may show a later state."""


@dataclass(frozen=True, slots=True)
class Inspection:
    """The state of a database, as the doctor shows it."""

    version: int
    """The version of the schema; 0 if there are no tables."""
    known: int
    """The version to which this Coop would migrate it."""
    faults: tuple[str, ...]
    """The first few messages of the engine's integrity check."""
    size: int
    """Bytes, with the write-ahead log."""
    live: int
    """The number of game tables that are not over."""


class DatabaseLease(Protocol):
    """The exclusive right to play on a database: a lock file, or a lease on a server.

    One Coop holds the lease at a time; others wait for it.
    """

    epoch: int
    """Counts how often the lease was taken. Always 0 for a lock file."""
    away: Exception | None
    """Why the server cannot be reached now; None if it can. `take` keeps trying."""

    async def take(self, wait: float | None = None) -> None:
        """Wait until this process holds the lease.

        Args:
            wait: Seconds to wait for another process. None means the default: thirty seconds for a
                lock file, forever for a lease.

        Raises:
            DatabaseInUse: Another process still holds the lease after that time.
            DatabaseRefused: The database cannot be used.
        """

    def holder(self) -> str | None:
        """Return which other process holds the lease, or None. This call does not take the lease.

        Raises:
            DatabaseRefused: The database cannot be used.
        """

    async def confirm(self) -> None:
        """Return as soon as it is certain that no other process holds the lease.

        Return at once if this process has never taken the lease.

        Raises:
            DatabaseAway: The lease was lost.
        """

    async def let_go(self) -> None:
        """Release the lease, so that another process can take it at once."""


class DatabaseEngine(Protocol):
    """An open database of one kind, with one connection in a thread of its own."""

    def run(self, work: Work[T]) -> Awaitable[T]:
        """Run `work` in the connection's thread, one work after the other.

        Returns:
            The result of the work. An error of the work is raised as it is.
        """

    def transaction(self) -> AbstractContextManager[Connection]:
        """Return a context in which statements are one transaction. For the connection's thread.

        After the context the changes are durable. If the context raises an error, nothing was
        changed, except as stated below.

        Raises:
            DatabaseLost: The database was lost. The caller must not report success, although the
                changes may be written.
        """

    async def own(self, hold: DatabaseLease | None) -> bool:
        """Start to watch that no other process replaces or takes this database.

        Args:
            hold: The lock or lease that this process holds. PostgreSQL needs it.

        Returns:
            Whether the database was copied here from another place, if the engine can tell.
        """

    async def look(self) -> None:
        """Check that the database is still the one that was opened.

        Raises:
            DatabaseLost: The database was replaced or damaged, or another Coop has taken it over.
        """

    async def wipe(self, *, wholly: bool) -> bool:
        """Remove deleted data from logs, and delete the copies that Coop has put aside.

        Args:
            wholly: Remove deleted data from free pages too. This takes longer the larger the
                database is, and all other reads and writes wait meanwhile.

        Returns:
            False if another process was reading, so that some deleted data may be left.
        """

    async def size(self) -> int:
        """Return the size of the database in bytes."""

    def meaning(self, error: Exception) -> Exception:
        """Return what an error of the engine means, or the error itself.

        The meaning is a KeyTaken, CorruptRow, WriteUnavailable or DatabaseLost.
        """

    async def close(self) -> None:
        """Close the connection and end its thread."""


# -- the table `meta`, and the migrations ----------------------------------------------------------

# `meta` holds facts about the database as keys and values. A migration is a file
# `data/migrations/<engine>/<version>_<what>.sql`. Both engines have the same versions, and a test
# checks that both schemas are alike.

MIGRATIONS = Path(__file__).resolve().parents[2] / "data" / "migrations"

ERA = "era"
"""The key of the era: a random name for the last restore from a copy."""

SET_BACK = "set-back"
"""The key that says that the database was restored: `restore` sets it, the next start clears it."""

HEARD = "heard"
"""The key of the last time at which Coop was connected to Discord, in seconds since 1970.

The value is empty if no table was live.
"""

ROOM = "room"
"""The key of a value that is written and deleted to test whether the disk has room."""

GET_META = "SELECT value FROM meta WHERE key = ?"
PUT_META = """
    INSERT INTO meta (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""


def get_meta(connection: Connection, key: str) -> str | None:
    """Return the value of a key, or None."""
    row = connection.execute(GET_META, (key,)).fetchone()
    return None if row is None else str(row[0])


def scripts(folder: Path) -> dict[int, str]:
    """Return the SQL of all migrations in a folder, by version, in ascending order."""
    return {
        int(file.name.partition("_")[0]): file.read_text("utf-8")
        for file in sorted(folder.glob("*.sql"))
    }
