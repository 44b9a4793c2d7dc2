"""A server that will not write for a while, or says what nobody should read."""

import asyncio
import logging
import threading

import psycopg
import pytest

from bot.common.refused import NotWritten
from bot.storage.postgres.connection import Rejected
from bot.storage.postgres.engine import PostgresEngine
from bot.store import Store
from tests.bot.storage.tables import entry, table


async def read_only(store, on):
    def turn(database):
        database.execute(f"SET default_transaction_read_only = {'on' if on else 'off'}")

    await store.database.read(turn)


async def test_nothing_counts_while_it_cannot_be_written_and_all_is_well_afterwards(owned, caplog):
    """A managed database whose disk is full is made read-only."""
    await owned.tables.save(table())
    await read_only(owned, True)

    for _ in range(3):
        with pytest.raises(NotWritten):
            await owned.tables.save(table(revision=1), entry(1))

    assert (await owned.tables.load("t1")).table.revision == 0

    await read_only(owned, False)
    await owned.tables.save(table(revision=1), entry(1))

    told = [one for one in caplog.records if one.name == "bot.storage.database"]

    assert [one.levelno for one in told] == [logging.ERROR, logging.WARNING]
    assert "read-only transaction" in told[0].getMessage()


async def test_what_is_wrong_with_a_row_is_never_quoted(owned, caplog):
    """The server would: Failing row contains (...)."""
    with pytest.raises(Rejected) as error:
        await owned.tables.save(table(guild_id=None, seed="5eed" * 8))
    assert "5eed" not in f"{error.value!r} {caplog.text}"
    assert error.value.__cause__ is error.value.__context__ is None


async def test_nor_where_something_else_fails_first(owned, caplog):
    """Then the driver would tell the log of what it cannot raise any more."""

    def work(database):
        database.execute("INSERT INTO meta VALUES ('5eed', NULL)")
        raise LookupError("an egg")

    with pytest.raises(LookupError):
        await owned.database.write(work)

    assert not caplog.records


async def test_what_fails_amid_the_pipeline_takes_nobody_along(owned):
    async def half():
        def work(database):
            database.execute("INSERT INTO meta VALUES ('a', 'b')")
            database.execute("INSERT INTO meta VALUES ('a', 'b')")

        await owned.database.write(work)

    results = await asyncio.gather(
        owned.put_meta("before", "x"), half(), owned.put_meta("after", "x"), return_exceptions=True
    )
    assert [one is None for one in results] == [True, False, True]
    assert await owned.meta("a") is None
    assert await owned.meta("before") == await owned.meta("after") == "x"


async def test_what_a_dump_may_still_see_is_not_wiped(owned, server):
    for word in ("fox", "hen"):
        await owned.put_meta("word", word)

    with psycopg.connect(server.url) as line:
        line.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
        line.execute("SELECT")
        assert not await owned.database.wipe(wholly=True)


async def test_closed_it_leaves_no_connection_and_no_thread(server):
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
