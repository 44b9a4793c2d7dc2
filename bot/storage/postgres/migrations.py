"""Telling what state a database is in, and bringing it to the version of this code:
`data/migrations/postgres/<version>_<what>.sql`.

The version stands in `meta`. Each migration is one transaction; nothing is copied before, because a
server has backups of its own, and `python -m bot backup` makes one.
"""

import psycopg

from bot.common.database_url import DatabaseServer
from bot.storage.errors import DatabaseNewer, DatabaseUnreadable
from bot.storage.interfaces import IS_LIVE, Inspection
from bot.storage.meta import GET_META, MIGRATIONS, PUT_META, scripts
from bot.storage.postgres.connection import connect, unopened
from bot.storage.postgres.statements import Executor

FOLDER = MIGRATIONS / "postgres"

VERSION = "schema"
"""In `meta`."""

TURN = "SELECT pg_advisory_xact_lock(1129271120)"
"""One at a time. The number is nothing but ours."""

# What an extension of the server has made belongs to nobody; `lease` and `fence` are the first.
STRANGERS = """
    SELECT 1 FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
        AND relname NOT IN ('lease', 'fence')
        AND NOT EXISTS (
            SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e'
        )
    LIMIT 1
"""


def migrations() -> dict[int, str]:
    """Version to script, in order."""
    return scripts(FOLDER)


def migrate(connection: psycopg.Connection, server: DatabaseServer) -> None:
    """Raises what `recognise` raises."""
    for number, script in migrations().items():
        with connection.transaction():
            connection.execute(TURN)  # another process may be at it
            if recognise(connection, server) < number:
                connection.execute(script.encode())
                Executor(connection).execute(PUT_META, (VERSION, str(number)))


def recognise(connection: psycopg.Connection, server: DatabaseServer) -> int:
    """The version of a database that this Coop can bring up to date.

    Raises DatabaseNewer, or DatabaseUnreadable where it is another program's.
    """
    found = version(connection)
    known = max(migrations())
    if found > known:
        raise DatabaseNewer(server, found, known)
    if not found and connection.execute(STRANGERS).fetchone():
        raise DatabaseUnreadable(server, "it is another program's")

    return found


def version(connection: psycopg.Connection) -> int:
    (there,) = connection.execute("SELECT to_regclass('meta') IS NOT NULL").fetchone() or (False,)
    row = Executor(connection).execute(GET_META, (VERSION,)).fetchone() if there else None
    return int(row[0]) if row and str(row[0]).isdecimal() else 0


def inspect(server: DatabaseServer) -> Inspection:
    """Raises DatabaseNewer, DatabaseAway or DatabaseUnreadable."""
    try:
        with connect(server) as line:
            found = recognise(line, server)
            size = line.execute("SELECT pg_database_size(current_database())").fetchone()
            live = f"SELECT count(*) FROM tables WHERE {IS_LIVE}".encode()
            tables = line.execute(live).fetchone() if found else None
    except psycopg.Error as error:
        raise unopened(server, error) from None

    return Inspection(
        version=found,
        known=max(migrations()),
        faults=(),
        size=0 if size is None else int(size[0]),
        live=0 if tables is None else int(tables[0]),
    )
