"""The lease that keeps two processes from using a database, its fencing, and lost connections."""

import asyncio
import logging
from contextlib import asynccontextmanager
from unittest.mock import AsyncMock, Mock

import psycopg
import pytest

from bot.common.database_url import DatabaseServer
from bot.storage import DatabaseInUse, DatabaseLost, DatabaseUnreadable
from bot.storage.interfaces import DatabaseAway
from bot.storage.postgres import lease
from bot.storage.postgres.connection import CUT
from bot.storage.postgres.lease import Lease
from tests.bot.storage.tables import entry, opened, run_sql, table
from tests.support.expect import expect


@asynccontextmanager
async def playing(server):
    """Open the store with the lease, as a running bot does."""
    hold = Lease(server)
    await hold.take()
    try:
        async with opened(server) as store:
            await store.database.own(hold)
            yield hold, store
    finally:
        await hold.let_go()


@pytest.fixture
def quick(monkeypatch):
    """A lease that expires after 0.3 seconds."""
    monkeypatch.setattr(lease, "SECONDS", 0.3)
    monkeypatch.setattr(lease, "SPAN", "0.3 seconds")
    monkeypatch.setattr(lease, "RENEW_SECONDS", 0.05)
    monkeypatch.setattr(lease, "POLL_SECONDS", 0.02)
    monkeypatch.setattr(lease, "PATIENCE", "SET lock_timeout = '50ms'")


NOWHERE = DatabaseServer("postgresql://coop:hush@127.0.0.1:1/coop")


def asleep(hold):
    """Stop the renewals, as when the process is suspended and does not notice it."""
    hold._renewing.cancel()


async def test_second_process_waits_and_learns_the_holder(server):
    async with playing(server) as (first, _):
        second = Lease(server)
        await expect(DatabaseInUse, second.take(wait=0), match=r"process \d+ on ")

        assert "process" in (await asyncio.to_thread(second.holder) or "")

        await second.let_go()
        line = first._connection

    # The released lease is free and has no connection.
    assert (first._connection, line.closed) == (None, True)
    assert await asyncio.to_thread(first.holder) is None


def test_unreadable_lease_is_not_taken_for_a_free_one(server):
    assert Lease(server).holder() is None, "nobody ever took it"

    lease._create_tables(server)
    # Another program, or another version, uses a table of this name.
    run_sql(server, "ALTER TABLE lease RENAME COLUMN holder TO hen")
    with pytest.raises(DatabaseUnreadable, match='column "holder" does not exist'):
        Lease(server).holder()


async def test_lease_of_another_programs_database_is_refused(server):
    run_sql(server, "UPDATE meta SET value = '' WHERE key = 'schema'")
    await expect(DatabaseUnreadable, Lease(server).take(wait=0), match="another program's")

    # Nothing was created in it.
    assert run_sql(server, "SELECT to_regclass('lease')") == [(None,)]


async def test_wait_is_limited_and_each_holder_is_logged_once(monkeypatch, caplog):
    monkeypatch.setattr(lease, "POLL_SECONDS", 0)
    hold = Lease(NOWHERE)
    answers = iter(["Ada", "Ada", "Ben", None])

    async def tried():
        return next(answers)

    monkeypatch.setattr(hold, "_try_to_take", tried)
    with caplog.at_level(logging.INFO, lease.__name__):
        await hold.take(wait=60)

    await hold.let_go()
    told = [record for record in caplog.records if record.name == lease.__name__]
    assert [(one.levelname, one.getMessage()) for one in told] == [
        ("INFO", f"standing by: {name} plays on coop on 127.0.0.1") for name in ("Ada", "Ben")
    ]


async def test_standby_does_not_query_the_server_between_two_attempts(monkeypatch):
    hold = Lease(NOWHERE)
    looks = []

    async def tried():
        looks.append(True)
        await asyncio.sleep(0)
        return "another Coop"

    monkeypatch.setattr(hold, "_try_to_take", tried)
    waiting = asyncio.create_task(hold.take())
    # Twenty turns of the event loop are no time at all for the waiting standby.
    for _ in range(20):
        await asyncio.sleep(0)

    assert len(looks) == 1

    waiting.cancel()
    await asyncio.wait([waiting])


async def test_lease_is_renewed_beyond_its_duration(server, quick):
    async with playing(server) as (hold, store):
        await asyncio.sleep(0.7)
        await expect(DatabaseInUse, Lease(server).take(wait=0))

        await store.tables.save(table())
        assert hold.lost is None


async def test_suspended_process_cannot_commit_after_a_takeover(server, quick):
    async with playing(server) as (first, sleeper):
        await sleeper.tables.save(table())
        asleep(first)
        heard = []
        sleeper.database.on_loss.append(heard.append)

        async with playing(server) as (_, awake):
            await awake.tables.save(table(revision=1), entry(1))
            # Both processes try to store the same step of the game.
            step = table(revision=1), entry(1, choice="go")
            saves = [sleeper.tables.save(*step), sleeper.put_meta("a", "b")]
            results = await asyncio.gather(*saves, return_exceptions=True)

            assert {type(result) for result in results} == {DatabaseAway}
            assert "taken over" in str(results[0])
            # The loss is reported once, although two writes failed.
            assert len(heard) == 1

            await expect(DatabaseLost, sleeper.tables.load("t1"))

            assert [row.choice for row in (await awake.tables.load("t1")).rows] == ["stay"]
            assert await awake.meta("a") is None


async def test_lease_that_may_have_run_out_is_confirmed_by_the_next_renewal(server, quick):
    async with playing(server) as (hold, _):
        # A confirmation needs no request while the lease is fresh.
        await asyncio.wait_for(hold.confirm(), 0.1)
        asleep(hold)
        await asyncio.sleep(0.4)
        waiting = asyncio.create_task(hold.confirm())
        await asyncio.sleep(0.1)

        assert not waiting.done(), "another process may hold it by now"

        hold._renewing = asyncio.create_task(hold._renew())
        await asyncio.wait_for(waiting, 5)


async def test_takeover_is_noticed_without_a_write_and_never_confirmed(server, quick):
    await asyncio.wait_for(Lease(server).confirm(), 0.1)  # one that was never taken needs none
    async with playing(server) as (first, sleeper):
        asleep(first)
        async with playing(server) as (second, _):
            waiting = asyncio.create_task(first.confirm())
            first._renewing = asyncio.create_task(first._renew())
            await expect(DatabaseAway, asyncio.wait_for(waiting, 5), match="taken over")

            await expect(DatabaseAway, first.confirm(), match="taken over")

            await expect(DatabaseLost, sleeper.database.look(), match="taken over")

            await second.confirm()


async def test_lease_is_counted_from_before_its_renewal_was_sent(monkeypatch):
    """The answer may be read much later, if the process was suspended."""
    monkeypatch.setattr(lease, "RENEW_SECONDS", 0)
    hold = Lease(NOWHERE)
    now = lease.SECONDS
    monkeypatch.setattr(lease, "time", Mock(monotonic=lambda: now))
    hold._renewed_at = 0.0

    async def answered_late(*_):
        # The answer arrives after the lease has run out.
        nonlocal now
        now += lease.SECONDS
        return Mock(rowcount=1)

    hold._connection = AsyncMock(execute=answered_late)
    renewing = asyncio.create_task(hold._renew())
    await expect(TimeoutError, asyncio.wait_for(hold.confirm(), 0.1))

    renewing.cancel()


async def test_open_transaction_delays_a_takeover_only_briefly(server, quick):
    """The new holder waits for the old one's transaction, and the server ends an idle one."""
    async with playing(server) as (first, sleeper):
        asleep(first)
        with psycopg.connect(server.url) as line:
            line.execute("SET idle_in_transaction_session_timeout = '500ms'")
            line.execute(lease.PASS, (first.epoch,))
            second = Lease(server)
            await asyncio.wait_for(second.take(), 5)

            assert second.epoch == 2

            await second.let_go()
            with pytest.raises(psycopg.errors.IdleInTransactionSessionTimeout):
                line.execute("SELECT 1")

        await expect(DatabaseLost, sleeper.tables.save(table()))


async def test_standby_reports_the_holder_while_the_former_one_still_writes(server, quick):
    async with playing(server) as (first, _):
        second = Lease(server)
        await expect(DatabaseInUse, second.take(wait=0), match=r"\(process ")

        asleep(first)
        await asyncio.sleep(0.4)
        with psycopg.connect(server.url) as line:
            # This transaction holds the row of the lease, so its holder cannot be read.
            line.execute(lease.PASS, (first.epoch,))
            await expect(
                DatabaseInUse, asyncio.wait_for(second.take(wait=0), 2), match=r"\(another Coop\)"
            )

        await second.let_go()


GONE = psycopg.OperationalError("gone")


@pytest.mark.parametrize(
    ("moments", "answers"),
    [
        ([1.0, 4.0, 4.0, 4.1], [GONE, GONE]),  # tried twice
        ([3.0, 3.5, 6.9, 7.0, 7.1], [Mock(rowcount=1), GONE]),  # renewed; tried in vain, twice
    ],
)
async def test_silent_server_is_given_up_after_two_lease_durations(monkeypatch, moments, answers):
    """They count from the last renewal."""
    monkeypatch.setattr(lease, "SECONDS", 2.0)
    monkeypatch.setattr(lease, "RENEW_SECONDS", 0)
    left = iter(moments)
    monkeypatch.setattr(lease, "time", Mock(monotonic=lambda: next(left)))
    hold = Lease(NOWHERE)
    hold._renewed_at = 0.0
    hold._connection = AsyncMock(execute=AsyncMock(side_effect=answers))
    await hold._renew()

    assert CUT in str(hold.lost)
    # Every prepared time was used, so no attempt was skipped.
    assert [*left] == []


# `pg_terminate_backend` ends a connection as a restart of the server would.
def cut(server):
    run_sql(
        server,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )


async def test_cut_connection_ends_the_store(server):
    async with playing(server) as (_, store):
        await store.tables.save(table())
        lost = []
        store.database.on_loss.append(lost.append)
        await asyncio.to_thread(cut, server)

        await expect(DatabaseAway, store.tables.save(table(revision=1), entry(1)))

        await expect(DatabaseAway, store.tables.load("t1"))

        assert len(lost) == 1


async def test_cut_connection_is_noticed_without_a_write(server):
    async with playing(server) as (_, store):
        await store.database.look()
        await asyncio.to_thread(cut, server)
        await expect(DatabaseAway, store.database.look())


async def test_lease_is_renewed_over_a_new_connection(server, monkeypatch):
    monkeypatch.setattr(lease, "RENEW_SECONDS", 0.02)
    async with playing(server) as (hold, store):
        first = hold._connection
        run_sql(server, f"SELECT pg_terminate_backend({first.info.backend_pid})")
        async with asyncio.timeout(5):
            while hold._connection in (None, first):  # noqa: ASYNC110 - no event announces it
                await asyncio.sleep(0.01)

        await store.put_meta("hen", "Henrietta")
        assert (hold.lost, first.closed) == (None, True)


async def test_silent_server_does_not_block_for_ever(server, quick):
    """The lease runs out, and callers that wait for the server get an error."""
    async with playing(server) as (hold, store):
        silent = asyncio.create_task(
            store.database.read(lambda db: db.execute("SELECT pg_sleep(60)").fetchall())
        )
        await asyncio.sleep(0.1)
        hold._lose("the server says nothing")
        await expect(DatabaseAway, asyncio.wait_for(silent, 5), match="says nothing")


async def test_standby_survives_a_restart_of_the_server(server, quick):
    async with playing(server):
        second = Lease(server)
        waiting = asyncio.create_task(second.take())
        await asyncio.sleep(0.1)
        await asyncio.to_thread(cut, server)
        await asyncio.sleep(0.1)

        assert not waiting.done()

    # The released lease is taken at once.
    await asyncio.wait_for(waiting, 1)
    # The epoch counts the holders of the lease.
    assert (second.epoch, second.away) == (2, None)

    await second.let_go()


async def test_store_without_the_lease_can_write_settings(server):
    """`./coop sync` does this while a bot runs."""
    async with playing(server) as (_, store):
        async with opened(server, migrating=False) as other:
            await other.put_meta("registered", "x")
            # It cannot run the bot.
            await expect(TypeError, other.database.own(), match="takes its lease")

        assert await store.meta("registered") == "x"


async def test_unreachable_server_is_named_and_waited_for(quick, caplog):
    await expect(
        DatabaseAway, Lease(NOWHERE).take(wait=0), match=r"coop on 127\.0\.0\.1 cannot be used"
    )

    hold = Lease(NOWHERE)
    before = hold.away
    waiting = asyncio.create_task(hold.take())
    await asyncio.sleep(0.3)

    assert not waiting.done()
    assert (before, type(hold.away)) == (None, DatabaseAway)

    waiting.cancel()
    await asyncio.wait([waiting])
    told = [record for record in caplog.records if record.name == lease.__name__]

    assert [one.levelname for one in told] == ["WARNING"]
    # The password of the address must not be logged.
    assert "hush" not in caplog.text
