"""Which engine and which hold belong to a place. The one that is not used is not even imported."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.common.database_url import DatabaseServer, Place
from bot.storage.errors import DatabaseUnreadable
from bot.storage.interfaces import DatabaseEngine, Hold, Inspection
from bot.storage.sqlite import inspection
from bot.storage.sqlite.engine import SqliteEngine
from bot.storage.sqlite.lock import Lock

NO_DRIVER = (
    "PostgreSQL needs libraries that are not installed here; bring them with: "
    "python -m pip install -r requirements-postgres.lock"
)


async def engine_at(place: Place, *, migrating: bool) -> DatabaseEngine:
    """Open the database, making it where there is none. Raises DatabaseRefused."""
    if isinstance(place, DatabaseServer):
        with_driver(place)
        from bot.storage.postgres.engine import PostgresEngine

        return await PostgresEngine.open(place, migrating=migrating)

    return await SqliteEngine.open(place, migrating=migrating)


def hold_on(place: Place) -> Hold:
    if isinstance(place, DatabaseServer):
        with_driver(place)
        from bot.storage.postgres.lease import Lease

        return Lease(place)

    return Lock(place)


def inspect(place: Place) -> Inspection:
    """A look, which changes nothing. Raises DatabaseRefused; also where there is no file."""
    if isinstance(place, DatabaseServer):
        with_driver(place)
        from bot.storage.postgres.migrations import inspect as inspected

        return inspected(place)

    return inspection.inspect(place)


@asynccontextmanager
async def alone_on(place: Place, wait: float | None = None) -> AsyncIterator[Hold]:
    """Nobody else plays on it meanwhile. Raises DatabaseInUse, or another DatabaseRefused."""
    hold = hold_on(place)
    await hold.take(wait)

    try:
        yield hold
    finally:
        await hold.let_go()


def with_driver(place: DatabaseServer) -> None:
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise DatabaseUnreadable(place, NO_DRIVER) from None
