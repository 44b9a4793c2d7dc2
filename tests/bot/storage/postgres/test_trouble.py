"""A server that refuses writes for a while, or would quote a row in an error."""

import asyncio
import logging
import threading

import psycopg

from bot.common.refused import NotWritten
from bot.storage.postgres.connection import Rejected
from bot.storage.postgres.engine import PostgresEngine
from bot.store import Store
from tests.bot.storage.tables import entry, table
from tests.support.expect import expect


async def read_only(store, on):
    def turn(database):
        database.execute(f"SET default_transaction_read_only = {'on' if on else 'off'}")

    await store.database.read(turn)


async def test_refused_writes_change_nothing_and_work_again_later(owned, caplog):
    """A managed database is often made read-only when its disk is full."""
    await owned.tables.save(table())
    await read_only(owned, True)

    for _ in range(3):
        await expect(NotWritten, owned.tables.save(table(revision=1), entry(1)))

    assert (await owned.tables.load("t1")).table.revision == 0

    await read_only(owned, False)
    await owned.tables.save(table(revision=1), entry(1))

    told = [record for record in caplog.records if record.name == "bot.storage.database"]

    # One line at the beginning and one at the end, although three writes failed.
    assert [one.levelno for one in told] == [logging.ERROR, logging.WARNING]
    assert "read-only transaction" in told[0].getMessage()


async def test_row_is_not_quoted_in_an_error(owned, caplog):
    """The server's own message would contain it: "Failing row contains (...)"."""
    error = await expect(Rejected, owned.tables.save(table(guild_id=None, seed="5eed" * 8)))
    assert "5eed" not in f"{error!r} {caplog.text}"
    # The chain of causes would be printed in a traceback.
    assert error.__cause__ is error.__context__ is None


async def test_row_is_not_quoted_after_another_error(owned, caplog):
    """The driver would log the error that it can no longer raise."""

    def work(database):
        database.execute("INSERT INTO meta VALUES ('5eed', NULL)")
        raise LookupError("an egg")

    await expect(LookupError, owned.database.write(work))

    assert not caplog.records


async def test_failing_unit_in_a_pipeline_does_not_affect_others(owned):
    def half(database):
        for _ in range(2):
            database.execute("INSERT INTO meta VALUES ('a', 'b')")

    results = await asyncio.gather(
        owned.put_meta("before", "x"),
        owned.database.write(half),
        owned.put_meta("after", "x"),
        return_exceptions=True,
    )
    assert [result is None for result in results] == [True, False, True]
    assert await owned.meta("a") is None
    assert await owned.meta("before") == await owned.meta("after") == "x"


async def test_wipe_is_incomplete_while_another_transaction_sees_old_rows(owned, server):
    for word in ("fox", "hen"):
        await owned.put_meta("word", word)

    with psycopg.connect(server.url) as line:
        # A dump reads in such a transaction, so the old rows must stay on the disk.
        line.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
        line.execute("SELECT")
        assert not await owned.database.wipe(wholly=True)


async def test_closed_store_leaves_no_connection_and_no_thread(server):
    before = {*threading.enumerate()}
    store = await Store.open(server)
    await store.put_meta("hen", "Henrietta")
    engine = store.database._engine

    assert isinstance(engine, PostgresEngine)

    for _ in range(2):
        await store.close()

    assert engine.connection.closed

    left = {*threading.enumerate()} - before
    assert not [one for one in left if one.name.startswith("postgres")]
