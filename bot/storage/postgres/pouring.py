"""Rows between a server and a file of SQLite that has the same tables."""

import sqlite3
from collections.abc import Mapping, Sequence

import psycopg
from psycopg import sql

from bot.common.database_url import DatabaseServer
from bot.storage.errors import EMPTY, DatabaseUnreadable
from bot.storage.meta import PUT_META
from bot.storage.postgres.connection import connect, meant
from bot.storage.postgres.lease import PASS
from bot.storage.postgres.migrations import VERSION, migrate, migrations, recognise
from bot.storage.postgres.statements import Executor

Tables = Mapping[str, Sequence[str]]
"""Columns by the name of the table."""

AT_ONCE = 2000
SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
OLDER = "it is of an older version: start this Coop on it once"


def pour_out(server: DatabaseServer, database: sqlite3.Connection, tables: Tables) -> None:
    """All rows as they stood at one moment, into a new file. Raises DatabaseRefused."""
    try:
        with connect(server) as line:
            found = recognise(line, server)
            if found != max(migrations()):
                raise DatabaseUnreadable(server, OLDER if found else EMPTY)

            line.execute(SNAPSHOT)
            database.execute("BEGIN")
            for table, columns in tables.items():
                marks = ",".join("?" * len(columns))
                put = f"INSERT INTO {table} ({','.join(columns)}) VALUES ({marks})"
                with line.cursor(name="pouring") as rows:
                    rows.itersize = AT_ONCE
                    rows.execute(
                        sql.SQL("SELECT {} FROM {}").format(_named(columns), sql.Identifier(table))
                    )
                    database.executemany(put, rows)

            database.execute("DELETE FROM meta WHERE key = ?", (VERSION,))
            database.execute("COMMIT")
    except psycopg.Error as error:
        raise meant(server, error) from None


def pour_in(
    database: sqlite3.Connection, tables: Tables, server: DatabaseServer, epoch: int
) -> None:
    """In the place of all that is there, or nothing of it; for whoever has the lease, which has
    that epoch. Raises DatabaseRefused.
    """
    database.text_factory = _text
    try:
        with connect(server) as line:
            migrate(line, server)
            with line.transaction():
                line.execute(PASS, (epoch,))
                names = sql.SQL(",").join(map(sql.Identifier, tables))
                line.execute(sql.SQL("TRUNCATE {}").format(names))

                for table, columns in tables.items():
                    into = sql.SQL("COPY {} ({}) FROM STDIN")
                    with line.cursor().copy(
                        into.format(sql.Identifier(table), _named(columns))
                    ) as copy:
                        for row in database.execute(f"SELECT {','.join(columns)} FROM {table}"):
                            copy.write_row(row)

                Executor(line).execute(PUT_META, (VERSION, str(max(migrations()))))
    except psycopg.Error as error:
        raise meant(server, error) from None


def _text(found: bytes) -> str:
    """What is no text is none there either, but a server would not take it."""
    return found.decode(errors="replace").replace("\0", "�")


def _named(columns: Sequence[str]) -> sql.Composed:
    return sql.SQL(",").join(map(sql.Identifier, columns))
