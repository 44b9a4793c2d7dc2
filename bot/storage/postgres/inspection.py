"""What state a server's database is in, told without changing anything of it."""

import psycopg

from bot.common.database_url import Server
from bot.storage.inspection import IS_LIVE, Inspection
from bot.storage.postgres.connection import connect
from bot.storage.postgres.errors import unopened
from bot.storage.postgres.migrations import migrations, recognise


def inspect(server: Server) -> Inspection:
    """Raises DatabaseNewer, DatabaseAway or DatabaseUnreadable."""
    try:
        with connect(server) as line:
            found = recognise(line, server)
            size = line.execute("SELECT pg_database_size(current_database())").fetchone()
            meta = line.execute("SELECT key, value FROM meta").fetchall() if found else []
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
        meta=dict(meta),
    )
