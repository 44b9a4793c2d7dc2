"""PostgreSQL as an engine of the store: one connection in a thread of its own.

All statements of a transaction, and of all who share it, travel together and are answered together
(libpq's pipeline): a commit costs one way to the server and back, unless somebody has to read.
"""

import asyncio
import os
import socket
from collections.abc import Awaitable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Self

import psycopg
from psycopg import sql
from psycopg.pq import TransactionStatus

from bot.common.database_url import DatabaseServer
from bot.storage.errors import DatabaseAway
from bot.storage.interfaces import Connection, Hold, T, Work
from bot.storage.postgres.connection import CUT, connect, meant
from bot.storage.postgres.lease import PASS, Lease
from bot.storage.postgres.migrations import migrate, recognise
from bot.storage.postgres.statements import Executor
from bot.storage.stored import STORED

# What is ours: a database begins with eight megabytes of the server's.
SIZE = """
    SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
"""

# A table that is written anew keeps what somebody else's transaction may still have to see: a
# dump that is being made, or the server itself, which looks for what may be tidied.
OTHERS_SEE = """
    SELECT EXISTS (
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
            AND (backend_xmin IS NOT NULL OR backend_xid IS NOT NULL)
    )
"""


class PostgresEngine:
    """See bot.storage.interfaces.Engine for what each method promises."""

    def __init__(self, connection: psycopg.Connection, server: DatabaseServer) -> None:
        self.connection = connection
        self._server = server
        self._database: Connection = Executor(connection)
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._lease: Lease | None = None
        self._closed = False

    @classmethod
    async def open(cls, server: DatabaseServer, *, migrating: bool) -> Self:
        return cls(await asyncio.to_thread(_opened, server, migrating), server)

    def run(self, work: Work[T]) -> Awaitable[T]:
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._thread, work, self._database)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        connection = self.connection
        lease = self._lease
        try:
            with connection.pipeline():
                connection.execute("BEGIN")
                if lease is not None:
                    connection.execute(PASS, (lease.epoch,))

                yield self._database
                connection.execute("COMMIT")
        except BaseException:  # whatever it was, nothing half-done may stay
            if connection.info.transaction_status is not TransactionStatus.IDLE:
                with suppress(psycopg.Error):
                    connection.rollback()
            raise

    async def own(self, hold: Hold | None) -> bool:
        if not isinstance(hold, Lease):
            raise TypeError("to play on PostgreSQL takes its lease")
        self._lease = hold
        hold.listen(lambda _: self._cut())
        return False

    async def look(self) -> None:
        if self._lease is not None and self._lease.lost is not None:
            raise self._lease.lost
        await self.run(lambda database: database.execute("SELECT 1"))

    async def wipe(self, *, wholly: bool) -> bool:
        return await self.run(lambda _: self._wipe(wholly))

    def _wipe(self, wholly: bool) -> bool:
        """Each table is written anew, and its old file goes; for a moment nobody can read it."""
        seen = self.connection.execute(OTHERS_SEE).fetchone()
        for table in STORED if wholly else ():
            self.connection.execute(sql.SQL("VACUUM (FULL) {}").format(sql.Identifier(table)))
        return seen == (False,)

    async def size(self) -> int:
        found = await self.run(lambda _: self.connection.execute(SIZE).fetchone())
        return 0 if found is None else int(found[0])

    def meant(self, error: Exception) -> Exception:
        if isinstance(error, psycopg.Error):
            if self._lease is not None and self._lease.lost is not None:
                return self._lease.lost
            if self.connection.closed:
                return DatabaseAway(self._server, CUT)

        return meant(self._server, error)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self.run(lambda _: self.connection.close())
            self._thread.shutdown()

    def _cut(self) -> None:
        """Whoever waits for the server is told at once; from the event loop."""
        with suppress(OSError, psycopg.Error):
            line = socket.socket(fileno=os.dup(self.connection.fileno()))
            line.shutdown(socket.SHUT_RDWR)
            line.close()


def _opened(server: DatabaseServer, migrating: bool) -> psycopg.Connection:
    connection = connect(server)
    try:
        if migrating or not recognise(connection, server):
            migrate(connection, server)
    except BaseException as error:
        connection.close()
        if isinstance(error, psycopg.Error):
            raise meant(server, error) from None

        raise

    return connection
