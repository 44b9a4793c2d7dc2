"""Copy all rows from a PostgreSQL server into an SQLite file with the same tables, or back."""

import sqlite3
from collections.abc import Mapping, Sequence

import psycopg
from psycopg import sql

from bot.common.database_url import DatabaseServer
from bot.storage.interfaces import EMPTY, PUT_META, DatabaseUnreadable
from bot.storage.postgres.connection import connect, meaning
from bot.storage.postgres.lease import PASS
from bot.storage.postgres.migrations import VERSION, migrate, migrations, recognise
from bot.storage.postgres.statements import Executor

Tables = Mapping[str, Sequence[str]]
"""The names of the columns, by the name of the table."""

AT_ONCE = 2000
"""How many rows the server sends at a time."""
SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
OLDER = "it is of an older version: start this Coop on it once"


def dump_rows(server: DatabaseServer, database: sqlite3.Connection, tables: Tables) -> None:
    """Copy all rows of a server, as a snapshot of one moment, into a new SQLite file.

    Args:
        server: The database to copy.
        database: The new file, with empty tables.
        tables: Which columns to copy.

    Raises:
        DatabaseRefused: The server cannot be used, or its database is empty or of an older version.
    """
    try:
        with connect(server) as connection:
            current = recognise(connection, server)
            if current != max(migrations()):
                raise DatabaseUnreadable(server, OLDER if current else EMPTY)

            connection.execute(SNAPSHOT)
            database.execute("BEGIN")
            for table, columns in tables.items():
                placeholders = ",".join("?" * len(columns))
                insert = f"INSERT INTO {table} ({','.join(columns)}) VALUES ({placeholders})"
                # A named cursor is kept by the server, so that not all rows are in memory at once.
                with connection.cursor(name="pouring") as rows:
                    rows.itersize = AT_ONCE
                    rows.execute(
                        sql.SQL("SELECT {} FROM {}").format(
                            _column_list(columns), sql.Identifier(table)
                        )
                    )
                    database.executemany(insert, rows)

            # SQLite keeps its version in `user_version` instead.
            database.execute("DELETE FROM meta WHERE key = ?", (VERSION,))
            database.execute("COMMIT")
    except psycopg.Error as error:
        raise meaning(server, error) from None


def load_rows(
    database: sqlite3.Connection, tables: Tables, server: DatabaseServer, epoch: int
) -> None:
    """Replace all rows of a server with those of an SQLite file, in one transaction.

    Args:
        database: The file to copy from.
        tables: Which columns to copy, in an order that keeps foreign keys valid.
        server: The database to replace. The caller holds its lease.
        epoch: The epoch of that lease.

    Raises:
        DatabaseRefused: The server cannot be used, or another Coop has taken over.
    """
    database.text_factory = _text  # called for each text that is read
    try:
        with connect(server) as connection:
            migrate(connection, server)
            with connection.transaction():
                connection.execute(PASS, (epoch,))  # fails if another Coop has taken the lease
                names = sql.SQL(",").join(map(sql.Identifier, tables))
                connection.execute(sql.SQL("TRUNCATE {}").format(names))

                for table, columns in tables.items():
                    into = sql.SQL("COPY {} ({}) FROM STDIN")
                    with connection.cursor().copy(
                        into.format(sql.Identifier(table), _column_list(columns))
                    ) as copy:
                        for row in database.execute(f"SELECT {','.join(columns)} FROM {table}"):
                            copy.write_row(row)

                # The file has no row for the version, and TRUNCATE has deleted the server's row.
                Executor(connection).execute(PUT_META, (VERSION, str(max(migrations()))))
    except psycopg.Error as error:
        raise meaning(server, error) from None


def _text(content: bytes) -> str:
    """Decode a text and replace what PostgreSQL would reject: invalid UTF-8 and NUL characters."""
    return content.decode(errors="replace").replace("\0", "�")


def _column_list(columns: Sequence[str]) -> sql.Composed:
    return sql.SQL(",").join(map(sql.Identifier, columns))
