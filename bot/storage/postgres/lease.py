"""One Coop per database, wherever it runs: a lease that whoever plays renews, and a fence.

Taking over counts up the epoch, which every transaction of who plays must name (rule 1): so two
never play, though the first may not know yet. Renewing it is the event loop's, so that a Coop that
hangs loses it; the moments are the server's.

A process that was paused does not know whether its lease ran out. `confirm` compares the monotonic
clock, which goes on meanwhile, with the last renewal; where that is too long ago, it waits for the
next one.
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
from bot.storage.errors import DatabaseAway, DatabaseInUse, DatabaseRefused
from bot.storage.postgres.connection import CUT, LINE, TAKEN_OVER, connect, unopened
from bot.storage.postgres.migrations import TURN, recognise

log = logging.getLogger(__name__)

SECONDS = 2.0
"""So long after it was last renewed may another one take it."""
RENEW_SECONDS = 0.5
POLL_SECONDS = 0.1

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
# The fence waits for what the one before has begun; it is ours when that is over.
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
# That `epoch` may not be NULL refuses who names another one, without a way to the server and back.
PASS = "UPDATE fence SET commits = commits + 1, epoch = CASE WHEN epoch = %s THEN epoch END"

SPAN = f"{SECONDS} seconds"
PATIENCE = "SET lock_timeout = '1s'"
"""With whoever is amid the last transaction of the one before."""


class Lease:
    """Held from `take` until `let_go`, or until it is lost: then `listen`ers hear why."""

    def __init__(self, server: DatabaseServer) -> None:
        self._server = server
        self._line: psycopg.AsyncConnection | None = None
        self._renewing: asyncio.Task[None] | None = None
        self._losers: list[Callable[[DatabaseAway], None]] = []
        self._renewed_at = math.inf
        """When the last renewal that worked was sent, by the monotonic clock: never too late, so
        the server counts the lease from a later moment. Infinite before it was taken.
        """
        self._news = asyncio.Event()
        """Set for a moment by each renewal, and by the loss."""
        self.epoch = 0
        self.lost: DatabaseAway | None = None
        self.away: Exception | None = None

    def listen(self, lost: Callable[[DatabaseAway], None]) -> None:
        self._losers.append(lost)

    async def take(self, wait: float | None = None) -> None:
        """Stand by until it is free; for ever, unless `wait` says how many seconds.

        Raises DatabaseInUse or DatabaseAway then, and DatabaseUnreadable where waiting is no help.
        """
        now = asyncio.get_running_loop().time
        deadline = None if wait is None else now() + wait
        told: str | None = None
        while True:
            why: DatabaseRefused
            try:
                holder = await self._tried()
                self.away = None
                if holder is None:
                    break

                said = f"{holder} plays on {self._server}"
                why = DatabaseInUse(self._server, holder)
            except DatabaseAway as away:  # a server that is started anew, say
                said = str(away)
                why = self.away = away

            if deadline is not None and now() >= deadline:
                raise why

            if said != told:
                if isinstance(why, DatabaseAway):
                    log.warning("standing by, database server is away, trying again: %s", said)
                else:
                    log.info("standing by: %s", said)

                told = said

            await asyncio.sleep(POLL_SECONDS)

        self._renewing = asyncio.create_task(self._renew(), name="lease")

    async def _tried(self) -> str | None:
        """Who holds it, in words; None if we do. Raises DatabaseRefused."""
        try:
            if self._line is None:
                await asyncio.to_thread(_prepared, self._server)
                self._line = await psycopg.AsyncConnection.connect(
                    self._server.url, autocommit=True, **LINE
                )
                await self._line.execute(PATIENCE)

            us = f"process {os.getpid()} on {socket.gethostname()}"
            begun = time.monotonic()
            taken = await (await self._line.execute(TAKE, (us, SPAN))).fetchone()
            if taken is not None:
                self.epoch = taken[0]
                self._renewed_at = begun
                return None

            holder = await (await self._line.execute(HOLDER)).fetchone()
            return "another Coop" if holder is None else str(holder[0])
        except psycopg.errors.LockNotAvailable:  # amid its last transaction
            return "another Coop"
        except psycopg.Error as error:
            await self._hang_up()
            raise unopened(self._server, error) from None

    async def _renew(self) -> None:
        """Until it is lost: to another one, or because the server says nothing for too long."""
        while self.lost is None:
            await asyncio.sleep(RENEW_SECONDS)
            begun = time.monotonic()
            try:
                async with asyncio.timeout(SECONDS):
                    if self._line is None:
                        self._line = await psycopg.AsyncConnection.connect(
                            self._server.url, autocommit=True, **LINE
                        )

                    found = await self._line.execute(RENEW, (SPAN, self.epoch))

                if found.rowcount == 0:
                    self._lose(TAKEN_OVER)
                else:
                    self._renewed_at = begun
                    self._tell()
            except (psycopg.Error, TimeoutError):
                await self._hang_up()
                if time.monotonic() - self._renewed_at > 2 * SECONDS:
                    self._lose(CUT)

    async def confirm(self) -> None:
        while self.lost is None and time.monotonic() - self._renewed_at >= SECONDS:
            await self._news.wait()
        if self.lost is not None:
            raise self.lost

    def _tell(self) -> None:
        """Wake those who wait in `confirm`."""
        self._news.set()
        self._news.clear()

    def _lose(self, why: str) -> None:
        self.lost = DatabaseAway(self._server, why)
        self._tell()
        for lost in self._losers:
            lost(self.lost)

    def holder(self) -> str | None:
        try:
            with connect(self._server) as line:
                there = line.execute("SELECT to_regclass('lease') IS NOT NULL").fetchone()
                found = line.execute(HOLDER).fetchone() if there and there[0] else None
        except psycopg.Error as error:
            raise unopened(self._server, error) from None

        return None if found is None else str(found[0])

    async def let_go(self) -> None:
        """At once: who stands by takes over."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait([self._renewing])
            if self._line is not None and self.lost is None:
                with suppress(psycopg.Error, TimeoutError):  # then it runs out by itself
                    async with asyncio.timeout(1):
                        await self._line.execute(LET_GO, (self.epoch,))

        await self._hang_up()

    async def _hang_up(self) -> None:
        line = self._line
        self._line = None
        if line is not None:
            with suppress(psycopg.Error):
                await line.close()


def _prepared(server: DatabaseServer) -> None:
    """The tables of the lease. Raises DatabaseRefused."""
    with connect(server) as line, line.transaction():
        line.execute(TURN)
        recognise(line, server)
        line.execute(TABLES)
