"""The database engine for PostgreSQL: one connection in a thread of its own.

All statements of a transaction are sent together and answered together (libpq's pipeline mode). So
a commit costs one round trip to the server, unless a unit of work has to read.

This module also copies all rows from a server into an SQLite file with the same tables, or back.
"""

import asyncio
import os
import socket
import sqlite3
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Self

import psycopg
from psycopg import sql
from psycopg.pq import TransactionStatus

from bot.common.database_url import DatabaseServer
from bot.storage.interfaces import (
    EMPTY,
    PUT_META,
    Connection,
    DatabaseAway,
    DatabaseLease,
    DatabaseUnreadable,
    T,
    Work,
)
from bot.storage.postgres.connection import CUT, connect, meaning
from bot.storage.postgres.lease import PASS, Lease
from bot.storage.postgres.migrations import VERSION, migrate, migrations, recognise
from bot.storage.postgres.statements import Executor
from bot.storage.stored import STORED

# Only our own tables: an empty database already holds eight megabytes of system tables.
SIZE = """
    SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
"""

# A rewritten table keeps deleted rows that another transaction may still have to see, such as a
# dump or the server's own autovacuum. This query asks whether there is such a transaction.
OTHERS_SEE = """
    SELECT EXISTS (
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
            AND (backend_xmin IS NOT NULL OR backend_xid IS NOT NULL)
    )
"""


class PostgresEngine:
    """Implements `bot.storage.interfaces.DatabaseEngine`, which describes each method.

    Args:
        connection: An open connection; the engine closes it.
        server: The server of the connection, for the texts of errors.
    """

    def __init__(self, connection: psycopg.Connection, server: DatabaseServer) -> None:
        self.connection = connection
        self._server = server
        self._database: Connection = Executor(connection)
        """The same connection, which takes the SQL of the repositories."""
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._lease: Lease | None = None
        self._closed = False

    @classmethod
    async def open(cls, server: DatabaseServer, *, migrating: bool) -> Self:
        """Connect and migrate.

        Args:
            server: The server and the name of the database.
            migrating: Migrate an existing database too. A new one always gets its tables.

        Raises:
            DatabaseRefused: The database cannot be used.
        """
        return cls(await asyncio.to_thread(_open_and_migrate, server, migrating), server)

    def run(self, work: Work[T]) -> Awaitable[T]:
        """Run `work` in the connection's thread."""
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._thread, work, self._database)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Run the statements inside as one transaction, fenced by the epoch of the lease."""
        connection = self.connection
        lease = self._lease
        try:
            with connection.pipeline():
                connection.execute("BEGIN")
                # PASS updates the fence, which fails if another Coop has taken the lease.
                if lease is not None:
                    connection.execute(PASS, (lease.epoch,))

                yield self._database
                connection.execute("COMMIT")
        except BaseException:  # also if cancelled: half a transaction must not stay open
            if connection.info.transaction_status is not TransactionStatus.IDLE:
                with suppress(psycopg.Error):
                    connection.rollback()
            raise

    async def own(self, hold: DatabaseLease | None) -> bool:
        """Name the lease's epoch in each transaction; cut the connection when the lease is lost.

        Raises:
            TypeError: `hold` is not a lease.
        """
        if not isinstance(hold, Lease):
            raise TypeError("to play on PostgreSQL takes its lease")
        self._lease = hold
        hold.on_loss.append(lambda _: self._cut())
        return False  # a server cannot tell whether its database was copied from another place

    async def look(self) -> None:
        """Check that the lease is held and that the server answers.

        Raises:
            DatabaseAway: The lease was lost.
        """
        if self._lease is not None and self._lease.lost is not None:
            raise self._lease.lost
        await self.run(lambda database: database.execute("SELECT 1"))

    async def wipe(self, *, wholly: bool) -> bool:
        """Rewrite all tables if `wholly`; return whether no other transaction kept old rows."""
        return await self.run(lambda _: self._wipe(wholly))

    def _wipe(self, wholly: bool) -> bool:
        """Rewrite each table into a new file. A table is locked meanwhile, also for reading."""
        # Ask before rewriting: a transaction that begins later does not see the deleted rows.
        others = self.connection.execute(OTHERS_SEE).fetchone()
        for table in STORED if wholly else ():
            self.connection.execute(sql.SQL("VACUUM (FULL) {}").format(sql.Identifier(table)))
        return others == (False,)

    async def size(self) -> int:
        """Return the size of Coop's own tables in bytes."""
        row = await self.run(lambda _: self.connection.execute(SIZE).fetchone())
        return 0 if row is None else int(row[0])

    def meaning(self, error: Exception) -> Exception:
        """Return what an error means; the loss of the lease explains any error of psycopg."""
        if isinstance(error, psycopg.Error):
            if self._lease is not None and self._lease.lost is not None:
                return self._lease.lost
            if self.connection.closed:
                return DatabaseAway(self._server, CUT)

        return meaning(self._server, error)

    async def close(self) -> None:
        """Close the connection and end its thread. A second call does nothing."""
        if not self._closed:
            self._closed = True
            await self.run(lambda _: self.connection.close())
            self._thread.shutdown()

    def _cut(self) -> None:
        """Shut the connection's socket down, so that a running statement fails at once.

        Called from the event loop, while the connection's thread may wait for the server.
        """
        # Use a duplicate, because psycopg owns the original descriptor; both share one socket.
        with suppress(OSError, psycopg.Error):
            duplicate = socket.socket(fileno=os.dup(self.connection.fileno()))
            duplicate.shutdown(socket.SHUT_RDWR)
            duplicate.close()


def _open_and_migrate(server: DatabaseServer, migrating: bool) -> psycopg.Connection:
    """Connect and migrate, in a thread."""
    connection = connect(server)
    try:
        if migrating or not recognise(connection, server):
            migrate(connection, server)
    except BaseException as error:
        connection.close()
        if isinstance(error, psycopg.Error):
            raise meaning(server, error) from None

        raise

    return connection


# -- copies ---------------------------------------------------------------------------------------

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
