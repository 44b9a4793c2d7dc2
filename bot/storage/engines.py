"""Choose the engine for a database, and the lock or lease that keeps a second Coop from it.

A file of SQLite has a lock, and a server of PostgreSQL a lease. The modules of PostgreSQL are
imported only when they are used: its driver is optional.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.common.database_url import DatabaseServer, Place
from bot.storage.interfaces import DatabaseEngine, DatabaseLease, DatabaseUnreadable, Inspection
from bot.storage.sqlite.engine import SqliteEngine
from bot.storage.sqlite.engine import inspect as inspect_file
from bot.storage.sqlite.lock import Lock

NO_DRIVER = "PostgreSQL needs libraries that are not installed here; type: ./coop install postgres"


async def engine_at(place: Place, *, migrating: bool) -> DatabaseEngine:
    """Open the database, and create it if there is none.

    Args:
        place: A server, or the path of an SQLite file.
        migrating: Whether to bring an existing database to the version of this code. A new database
            always gets that version.

    Raises:
        DatabaseRefused: The database cannot be used.
    """
    if isinstance(place, DatabaseServer):
        require_driver(place)
        from bot.storage.postgres.engine import PostgresEngine

        return await PostgresEngine.open(place, migrating=migrating)

    return await SqliteEngine.open(place, migrating=migrating)


def lease_of(place: Place) -> DatabaseLease:
    """Return the lease of a server, or the lock of a file, without taking it.

    Raises:
        DatabaseUnreadable: The driver of PostgreSQL is not installed.
    """
    if isinstance(place, DatabaseServer):
        require_driver(place)
        from bot.storage.postgres.lease import Lease

        return Lease(place)

    return Lock(place)


def inspect(place: Place) -> Inspection:
    """Return the state of a database without changing it.

    Raises:
        DatabaseRefused: The database cannot be used, or there is no file.
    """
    if isinstance(place, DatabaseServer):
        require_driver(place)
        from bot.storage.postgres.migrations import inspect as inspect_server

        return inspect_server(place)

    return inspect_file(place)


@asynccontextmanager
async def alone_on(place: Place, wait: float | None = None) -> AsyncIterator[DatabaseLease]:
    """Hold the lock or lease of a database, so that no other Coop uses it in this time.

    Args:
        place: The database.
        wait: How many seconds to wait for another process to release it; None for the default of
            `DatabaseLease.take`.

    Raises:
        DatabaseInUse: Another process still holds it after that time.
        DatabaseRefused: The database cannot be used.
    """
    lease = lease_of(place)
    await lease.take(wait)

    try:
        yield lease
    finally:
        await lease.let_go()


def require_driver(place: DatabaseServer) -> None:
    """Check that the driver of PostgreSQL is installed.

    Raises:
        DatabaseUnreadable: The driver is not installed.
    """
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise DatabaseUnreadable(place, NO_DRIVER) from None
