"""Lets only one Coop play on a database, even if others run on other machines.

The process that plays renews a lease. The `fence` is a row that every transaction updates.

A process that takes the lease increases its epoch, and every transaction must name the current
epoch (rule 1 of this package). So two processes never play, even if the first does not know yet
that it lost the lease. The event loop renews the lease, so that a Coop that hangs loses the lease.
The server's clock decides when the lease ends.

A process that was suspended does not know whether its lease has ended. `confirm` compares the
monotonic clock, which continues meanwhile, with the last renewal. If the last renewal is too long
ago, `confirm` waits for the next one.
"""

import asyncio
import logging
import math
import os
import socket
import time
from collections.abc import Callable
from contextlib import suppress

import psycopg

from bot.common.database_url import DatabaseServer
from bot.storage.interfaces import DatabaseAway, DatabaseInUse, DatabaseRefused
from bot.storage.postgres.connection import (
    CONNECTION_OPTIONS,
    CUT,
    TAKEN_OVER,
    connect,
    opening_error,
)
from bot.storage.postgres.migrations import TURN, recognise

log = logging.getLogger(__name__)

SECONDS = 2.0
"""How long after the last renewal another process may take the lease.

With a larger number another process takes over later; with a smaller one, a shorter break of the
network may cost the lease.
"""

RENEW_SECONDS = 0.5
"""Seconds between two renewals of the lease."""

POLL_SECONDS = 0.1
"""Seconds between two attempts of a process that stands by to take the lease."""

# Each table has one row: `single` is its primary key, and can only be TRUE.
TABLES = """
    CREATE TABLE IF NOT EXISTS lease (
        single  BOOLEAN     PRIMARY KEY DEFAULT TRUE CHECK (single),
        epoch   BIGINT      NOT NULL,
        holder  TEXT        NOT NULL,
        until   TIMESTAMPTZ NOT NULL
    );
    CREATE TABLE IF NOT EXISTS fence (
        single  BOOLEAN     PRIMARY KEY DEFAULT TRUE CHECK (single),
        epoch   BIGINT      NOT NULL,
        commits BIGINT      NOT NULL
    );
    INSERT INTO lease (epoch, holder, until) VALUES (0, '', '-infinity') ON CONFLICT DO NOTHING;
    INSERT INTO fence (epoch, commits) VALUES (0, 0) ON CONFLICT DO NOTHING;
"""
# Returns the new epoch, or no row while another process holds the lease. A transaction locks the
# fence's row until its end. So this update waits for the last transaction of the previous holder.
TAKE = """
    WITH taken AS (
        UPDATE lease SET
            epoch = epoch + 1, holder = %s, until = clock_timestamp() + CAST(%s AS INTERVAL)
        WHERE until < clock_timestamp() RETURNING epoch
    )
    UPDATE fence SET epoch = taken.epoch FROM taken RETURNING fence.epoch
"""
RENEW = "UPDATE lease SET until = clock_timestamp() + CAST(%s AS INTERVAL) WHERE epoch = %s"
LET_GO = "UPDATE lease SET until = '-infinity' WHERE epoch = %s"
HOLDER = "SELECT holder FROM lease WHERE until >= clock_timestamp()"
# Each transaction runs this with its epoch. An old epoch writes NULL, which the column rejects; so
# no round trip is needed to read the epoch first.
PASS = "UPDATE fence SET commits = commits + 1, epoch = CASE WHEN epoch = %s THEN epoch END"

SPAN = f"{SECONDS} seconds"
"""How long the lease lasts after a renewal, as an interval in SQL."""

PATIENCE = "SET lock_timeout = '1s'"
"""How long to wait for the last transaction of the previous holder."""


class Lease:
    """The lease of a database. It is held from `take` until `let_go`, or until it is lost.

    Args:
        server: The server and the name of the database.
    """

    def __init__(self, server: DatabaseServer) -> None:
        self._server = server
        self._connection: psycopg.AsyncConnection | None = None
        self._renewing: asyncio.Task[None] | None = None
        self.on_loss: list[Callable[[DatabaseAway], None]] = []
        """Functions that are called with the reason when the lease is lost, from the event loop."""
        self._renewed_at = math.inf
        """When the last successful renewal was sent, by the monotonic clock.

        The server counts from a later time, so the lease never ends earlier than we think. Infinite
        before the lease was taken; `confirm` does not wait then.
        """
        self._changed = asyncio.Event()
        """Set for a moment by each renewal, and by the loss."""
        self.epoch = 0
        """The epoch that this process took with the lease; 0 before it took the lease."""
        self.lost: DatabaseAway | None = None
        """Why the lease was lost; None while it is held."""
        self.away: Exception | None = None
        """Why the server could not be reached at the last attempt to take the lease, or None."""

    async def take(self, wait: float | None = None) -> None:
        """Stand by until the lease is free, then take it and keep renewing it.

        Args:
            wait: Seconds to wait; None waits forever.

        Raises:
            DatabaseInUse: Another process still holds the lease after `wait` seconds.
            DatabaseAway: The server still cannot be reached after `wait` seconds.
            DatabaseUnreadable: The database cannot be used, so that waiting does not help.
        """
        now = asyncio.get_running_loop().time
        deadline = None if wait is None else now() + wait
        logged: str | None = None
        while True:
            why: DatabaseRefused
            try:
                holder = await self._try_to_take()
                self.away = None
                if holder is None:
                    break

                state = f"{holder} plays on {self._server}"
                why = DatabaseInUse(self._server, holder)
            except DatabaseAway as away:  # for example, the server restarts
                state = str(away)
                why = self.away = away

            if deadline is not None and now() >= deadline:
                raise why

            if state != logged:  # log each state once, not at each attempt
                if isinstance(why, DatabaseAway):
                    log.warning("standing by, database server is away, trying again: %s", state)
                else:
                    log.info("standing by: %s", state)

                logged = state

            await asyncio.sleep(POLL_SECONDS)

        self._renewing = asyncio.create_task(self._renew(), name="lease")

    async def _try_to_take(self) -> str | None:
        """Try to take the lease. Return its holder in words, or None if we hold it now.

        Raises:
            DatabaseAway: The server cannot be reached.
            DatabaseRefused: The database cannot be used.
        """
        try:
            if self._connection is None:
                await asyncio.to_thread(_create_tables, self._server)
                self._connection = await psycopg.AsyncConnection.connect(
                    self._server.url, autocommit=True, **CONNECTION_OPTIONS
                )
                await self._connection.execute(PATIENCE)

            name = f"process {os.getpid()} on {socket.gethostname()}"
            sent_at = time.monotonic()
            taken = await (await self._connection.execute(TAKE, (name, SPAN))).fetchone()
            if taken is not None:
                self.epoch = taken[0]
                self._renewed_at = sent_at
                return None

            holder = await (await self._connection.execute(HOLDER)).fetchone()
            return "another Coop" if holder is None else str(holder[0])
        except psycopg.errors.LockNotAvailable:  # the previous holder is still in a transaction
            return "another Coop"
        except psycopg.Error as error:
            await self._disconnect()
            raise opening_error(self._server, error) from None

    async def _renew(self) -> None:
        """Renew the lease until it is lost.

        The lease is lost if another process has taken it, or if the server does not answer for too
        long.
        """
        while self.lost is None:
            await asyncio.sleep(RENEW_SECONDS)
            sent_at = time.monotonic()
            try:
                async with asyncio.timeout(SECONDS):
                    if self._connection is None:
                        self._connection = await psycopg.AsyncConnection.connect(
                            self._server.url, autocommit=True, **CONNECTION_OPTIONS
                        )

                    result = await self._connection.execute(RENEW, (SPAN, self.epoch))

                if result.rowcount == 0:  # the epoch is not ours any more
                    self._lose(TAKEN_OVER)
                else:
                    self._renewed_at = sent_at
                    self._wake_waiters()
            except (psycopg.Error, TimeoutError):
                await self._disconnect()
                # The lease may have ended, but the fence protects the data, and a late renewal
                # still succeeds while no other process has taken the lease. So try for twice the
                # time of a lease.
                if time.monotonic() - self._renewed_at > 2 * SECONDS:
                    self._lose(CUT)

    async def confirm(self) -> None:
        """Wait until the last renewal is less than SECONDS ago, so that the lease is surely held.

        Raises:
            DatabaseAway: The lease was lost.
        """
        while self.lost is None and time.monotonic() - self._renewed_at >= SECONDS:
            await self._changed.wait()
        if self.lost is not None:
            raise self.lost

    def _wake_waiters(self) -> None:
        """Wake the tasks that wait in `confirm`."""
        # `set` releases the tasks that wait now; after `clear`, later tasks wait for the next set.
        self._changed.set()
        self._changed.clear()

    def _lose(self, why: str) -> None:
        self.lost = DatabaseAway(self._server, why)
        self._wake_waiters()
        for listener in self.on_loss:
            listener(self.lost)

    def holder(self) -> str | None:
        """Return which process holds the lease, or None. This call does not take the lease.

        Raises:
            DatabaseRefused: The server cannot be reached, or it refuses the login.
        """
        try:
            with connect(self._server) as connection:
                # The tables of the lease are missing if no Coop ever started here.
                exists = connection.execute("SELECT to_regclass('lease') IS NOT NULL").fetchone()
                row = connection.execute(HOLDER).fetchone() if exists and exists[0] else None
        except psycopg.Error as error:
            raise opening_error(self._server, error) from None

        return None if row is None else str(row[0])

    async def let_go(self) -> None:
        """Release the lease, so that a process that stands by takes over at once."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait([self._renewing])
            if self._connection is not None and self.lost is None:
                with suppress(psycopg.Error, TimeoutError):  # if this fails, the lease runs out
                    async with asyncio.timeout(1):
                        await self._connection.execute(LET_GO, (self.epoch,))

        await self._disconnect()

    async def _disconnect(self) -> None:
        connection = self._connection
        self._connection = None
        if connection is not None:
            with suppress(psycopg.Error):
                await connection.close()


def _create_tables(server: DatabaseServer) -> None:
    """Create the tables of the lease if they are missing.

    Raises:
        DatabaseRefused: The database cannot be used.
    """
    with connect(server) as connection, connection.transaction():
        connection.execute(TURN)  # one process at a time
        recognise(connection, server)  # raises if it is another program's database, or too new
        connection.execute(TABLES)
