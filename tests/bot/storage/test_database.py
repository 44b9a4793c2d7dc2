"""Group commit, also with failing units, lost connections and killed processes."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from bot.common.database_url import DatabaseServer
from bot.common.refused import NotWritten
from bot.storage import DatabaseLost, StoreClosed
from bot.storage.database import Database
from bot.storage.engines import engine_at
from bot.storage.interfaces import WriteUnavailable
from bot.storage.postgres.connection import Rejected
from bot.store import Store
from tests.bot.storage.tables import entry, opened, run_sql, table
from tests.repository.tree import ROOT
from tests.support.combinations import sampled
from tests.support.expect import expect
from tests.support.found import found


@pytest.fixture
async def database(place):
    database = Database(await engine_at(place, migrating=True))
    yield database
    await database.close()


@pytest.fixture
def commits(database, monkeypatch):
    """A list with one entry for each transaction."""
    seen = []
    transaction = database._engine.transaction

    @contextmanager
    def watched():
        with transaction() as database:
            yield database
        seen.append(database)

    monkeypatch.setattr(database._engine, "transaction", watched)
    return seen


REFUSED = sqlite3.OperationalError, Rejected


def put(key, value="x"):
    return lambda db: db.execute("INSERT INTO meta VALUES (?, ?)", (key, value))


def put_and_fail(key):
    def work(db):
        put(key)(db)
        db.execute("INSERT INTO nowhere VALUES (1)")

    return work


async def keys(database):
    rows = await database.read(
        lambda db: db.execute("SELECT key FROM meta WHERE key <> 'schema' ORDER BY key").fetchall()
    )
    return [key for (key,) in rows]


async def test_simultaneous_writes_share_a_transaction(database, commits):
    await asyncio.gather(*(database.write(put(f"k{n:02}")) for n in range(32)))

    assert len(commits) == 1
    assert len(await keys(database)) == 32


async def test_writes_during_a_commit_share_the_next_one(database, commits):
    first = asyncio.ensure_future(database.write(put("first")))
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # the first transaction has begun
    await asyncio.gather(first, *(database.write(put(f"k{n}")) for n in range(8)))

    assert len(commits) == 2


async def test_failing_unit_leaves_nothing_behind(database):
    await expect(REFUSED, database.write(put_and_fail("half")))

    # Its first statement had succeeded.
    assert await keys(database) == []


async def test_only_the_caller_of_a_failing_unit_gets_its_error(database):
    results = await asyncio.gather(
        database.write(put("a")),
        database.write(put_and_fail("b")),
        database.write(put("c")),
        return_exceptions=True,
    )

    assert [isinstance(result, REFUSED) for result in results] == [False, True, False]
    # After a failure, each unit of the group is committed alone.
    assert await keys(database) == ["a", "c"]


def total(metric):
    (family,) = metric.collect()
    return next(s.value for s in family.samples if s.name.endswith(("_count", "_total")))


async def test_commits_are_measured_and_failures_counted(database, monkeypatch):
    await database.write(put("a"))
    # this error is one of the work, not of the disk
    await expect(REFUSED, database.write(put_and_fail("b")))

    assert (total(database.commits), total(database.failures)) == (2, 0)

    monkeypatch.setattr(database._engine, "meaning", lambda _: WriteUnavailable("it is full"))
    await expect(NotWritten, database.write(put_and_fail("c")))

    assert (total(database.commits), total(database.failures)) == (3, 1)


async def test_concurrent_tables_never_nest_transactions(store):
    async def play(name):
        for revision in range(25):
            await store.tables.save(table(name, revision=revision), entry(revision))
            # A read between the writes, on the same connection.
            await store.tables.tables_in(70)

    await asyncio.gather(*(play(name) for name in ("a", "b", "c")))

    for name in ("a", "b", "c"):
        assert len((await store.tables.load(name)).rows) == 25


async def test_cancelled_caller_does_not_delay_others(database):
    gone = asyncio.ensure_future(database.write(put("gone")))
    here = asyncio.ensure_future(database.write(put("here")))
    await asyncio.sleep(0)
    gone.cancel()
    await here

    await expect(asyncio.CancelledError, gone)

    # Whether the cancelled unit was written is open.
    assert "here" in await keys(database)


async def test_no_task_runs_between_commits(database):
    before = asyncio.all_tasks()
    await database.write(put("a"))
    await asyncio.sleep(0)

    assert asyncio.all_tasks() == before


async def test_close_waits_for_pending_work(place):
    store = await Store.open(place)
    saves = [asyncio.create_task(store.tables.save(table(f"t{n}", number=n))) for n in range(20)]
    await asyncio.sleep(0)
    reading = asyncio.create_task(store.tables.live())
    await asyncio.sleep(0)

    await store.close()

    await asyncio.gather(*saves)

    assert len(await reading) <= 20

    async with opened(place) as again:
        assert len(await again.tables.live()) == 20


ASKED = (
    lambda store: store.tables.save(table()),
    lambda store: store.tables.live(),
    lambda store: store.database.wipe(wholly=True),
    lambda store: store.database.size(),
)


async def test_closed_store_raises_on_every_call(place):
    async with opened(place) as store:
        await store.close()
        for asked in ASKED:
            await expect(StoreClosed, asked(store))


async def test_lost_store_raises_on_every_call(store):
    lost = store.database._lost = DatabaseLost("nest", "the fox was here")
    for asked in ASKED:
        error = await expect(DatabaseLost, asked(store))
        assert error is lost


ENDLESS = """
import asyncio, sys
from pathlib import Path
from bot.store import Store
from bot.common.database_url import DatabaseServer, is_server
from tests.bot.storage.tables import checkpoint, entry, table

async def play(store, name):
    for revision in range(1_000_000):
        kept = checkpoint(revision) if revision % 5 == 0 else None
        await store.tables.save(table(name, revision=revision), entry(revision), kept)
        print(name, revision, flush=True)

async def main():
    where = sys.argv[1]
    store = await Store.open(DatabaseServer(where) if is_server(where) else Path(where))
    await asyncio.gather(play(store, "a"), play(store, "b"))

asyncio.run(main())
"""


def killed_after(lines, place):
    """Run two tables until `lines` commits are printed, and kill the process.

    Return the last printed revision of each table.
    """
    where = place.url if isinstance(place, DatabaseServer) else place
    process = subprocess.Popen(
        [sys.executable, "-c", ENDLESS, where], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )

    assert process.stdout is not None

    with process.stdout as told:
        heard = [told.readline() for _ in range(lines)]
        # Lines that were printed before the kill count too, except for an unfinished one.
        process.send_signal(signal.SIGKILL)
        heard += [line for line in told.read().splitlines(keepends=True) if line.endswith("\n")]

    process.wait(timeout=10)
    return {name: int(revision) for name, revision in map(str.split, heard)}


@pytest.mark.parametrize("lines", sampled([1, 60, 400], [60]))
async def test_journal_is_complete_after_a_kill(place, lines):
    told = killed_after(lines, place)

    async with opened(place) as store:
        for name, last in told.items():
            stored = found(await store.tables.load(name))
            newest = stored.table.revision
            start = found(stored.checkpoint).at.revision
            # The process may have committed more than it could print.
            assert newest >= last
            assert start == newest - newest % 5
            assert [row.revision for row in stored.rows] == list(range(start + 1, newest + 1))

        counted = "SELECT count(*), max(revision) + 1 FROM journal GROUP BY table_id"
        rows = await store.database.read(lambda db: db.execute(counted).fetchall())
        assert all(count == following for count, following in rows)

    if isinstance(place, Path):
        assert run_sql(place, "PRAGMA integrity_check") == [("ok",)]


# -- lost connections ------------------------------------------------------------------------------


async def test_all_waiting_callers_get_the_error_of_a_lost_connection(database, monkeypatch):
    """That includes callers of the running commit and those that came later."""
    begun = asyncio.Event()
    ends = asyncio.Event()

    async def broken(work):
        begun.set()
        await ends.wait()
        raise ValueError("the connection is closed")

    with monkeypatch.context() as patched:
        patched.setattr(database._engine, "run", broken)
        first = asyncio.ensure_future(database.write(put("first")))
        await begun.wait()
        flushing = database._flushing
        others = [asyncio.ensure_future(database.write(put(key))) for key in "ab"]
        await asyncio.sleep(0)
        ends.set()
        results = await asyncio.gather(first, *others, return_exceptions=True)

    assert [type(result) for result in results] == [StoreClosed] * 3

    await expect(ValueError, flushing, match="the connection is closed")

    await database.write(put("later"))
    assert await keys(database) == ["later"]


async def test_closed_store_leaves_no_file_open(path):
    store = await Store.open(path)
    await store.database.own()
    await store.tables.save(table())
    files = [file.stat() for file in path.parent.iterdir()]

    assert still_open(files)

    for _ in range(2):
        await store.close()

    assert not still_open(files)


def still_open(files):
    """Count the open file descriptors of these files, also of removed ones."""
    found = 0
    for number in os.listdir("/dev/fd"):
        with suppress(OSError):  # the listing's own descriptor is closed by now
            here = os.fstat(int(number))
            found += any(os.path.samestat(here, file) for file in files)

    return found
