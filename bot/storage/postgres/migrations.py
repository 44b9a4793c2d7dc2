"""Find the version of a PostgreSQL database, and migrate it to the version of this code.

The migrations are `data/migrations/postgres/<version>_<what>.sql`. The current version is stored in
`meta`. Each migration is one transaction. Unlike with SQLite, no copy is made before a migration: a
server has backups of its own, and `./coop backup` makes one.
"""

import psycopg

from bot.common.database_url import DatabaseServer
from bot.storage.interfaces import (
    GET_META,
    IS_LIVE,
    MIGRATIONS,
    PUT_META,
    DatabaseNewer,
    DatabaseUnreadable,
    Inspection,
    scripts,
)
from bot.storage.postgres.connection import connect, opening_error
from bot.storage.postgres.statements import Executor

FOLDER = MIGRATIONS / "postgres"

VERSION = "schema"
"""The key of the schema's version in `meta`."""

TURN = "SELECT pg_advisory_xact_lock(1129271120)"
"""Takes a lock until the end of the transaction, so that one process migrates at a time.

The number is arbitrary; it must differ from those of other programs on the same database.
"""

# Finds a table of another program. Tables of the server's extensions do not count, and `lease` and
# `fence` are created before all other tables.
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
    """Return the SQL of all migrations, by version, in ascending order."""
    return scripts(FOLDER)


def migrate(connection: psycopg.Connection, server: DatabaseServer) -> None:
    """Apply the migrations that are missing.

    Raises:
        DatabaseNewer: A newer Coop has migrated the database.
        DatabaseUnreadable: The database belongs to another program.
    """
    for number, script in migrations().items():
        with connection.transaction():
            # Another process may migrate too, so the version is read only under the lock.
            connection.execute(TURN)
            if recognise(connection, server) < number:
                connection.execute(script.encode())
                Executor(connection).execute(PUT_META, (VERSION, str(number)))


def recognise(connection: psycopg.Connection, server: DatabaseServer) -> int:
    """Return the version of a database, if this Coop can migrate it.

    Raises:
        DatabaseNewer: A newer Coop has migrated the database.
        DatabaseUnreadable: The database belongs to another program.
    """
    current = version(connection)
    known = max(migrations())
    if current > known:
        raise DatabaseNewer(server, current, known)
    if not current and connection.execute(STRANGERS).fetchone():
        raise DatabaseUnreadable(server, "it is another program's")

    return current


def version(connection: psycopg.Connection) -> int:
    """Return the version of the schema; 0 if there is none."""
    (exists,) = connection.execute("SELECT to_regclass('meta') IS NOT NULL").fetchone() or (False,)
    row = Executor(connection).execute(GET_META, (VERSION,)).fetchone() if exists else None
    return int(row[0]) if row and str(row[0]).isdecimal() else 0


def inspect(server: DatabaseServer) -> Inspection:
    """Return the state of a database without changing it.

    Raises:
        DatabaseNewer: A newer Coop has migrated the database.
        DatabaseAway: The server cannot be reached now.
        DatabaseUnreadable: The database cannot be used.
    """
    try:
        with connect(server) as connection:
            current = recognise(connection, server)
            size = connection.execute("SELECT pg_database_size(current_database())").fetchone()
            count_live = f"SELECT count(*) FROM tables WHERE {IS_LIVE}".encode()
            live_tables = connection.execute(count_live).fetchone() if current else None
    except psycopg.Error as error:
        raise opening_error(server, error) from None

    return Inspection(
        version=current,
        known=max(migrations()),
        faults=(),
        size=0 if size is None else int(size[0]),
        live=0 if live_tables is None else int(live_tables[0]),
    )
