"""Two never play: the lease, the fence, and what becomes of a connection that breaks."""

import asyncio
import logging
from contextlib import asynccontextmanager
from unittest.mock import AsyncMock, Mock

import psycopg
import pytest

from bot.common.database_url import DatabaseServer
from bot.storage import DatabaseInUse, DatabaseLost, DatabaseUnreadable
from bot.storage.errors import DatabaseAway
from bot.storage.postgres import lease
from bot.storage.postgres.connection import CUT
from bot.storage.postgres.lease import Lease
from bot.store import Store
from tests.bot.storage.tables import entry, table


@asynccontextmanager
async def playing(server):
    hold = Lease(server)
    await hold.take()
    store = await Store.open(server)
    await store.database.own(hold)

    try:
        yield hold, store
    finally:
        await store.close()
        await hold.let_go()


@pytest.fixture
def quick(monkeypatch):
    """A lease that runs out before a test is bored."""
    monkeypatch.setattr(lease, "SECONDS", 0.3)
    monkeypatch.setattr(lease, "SPAN", "0.3 seconds")
    monkeypatch.setattr(lease, "RENEW_SECONDS", 0.05)
    monkeypatch.setattr(lease, "POLL_SECONDS", 0.02)
    monkeypatch.setattr(lease, "PATIENCE", "SET lock_timeout = '50ms'")


def asleep(hold):
    """As a process that is stopped: it renews nothing, and believes all is well."""
    hold._renewing.cancel()


async def test_the_second_waits_and_can_be_told_who_plays(server):
    async with playing(server) as (first, _):
        second = Lease(server)
        with pytest.raises(DatabaseInUse, match=r"process \d+ on "):
            await second.take(wait=0)

        assert "process" in (await asyncio.to_thread(second.holder) or "")

        await second.let_go()

    assert await asyncio.to_thread(first.holder) is None


def test_one_that_cannot_be_read_is_no_free_one(server):
    assert Lease(server).holder() is None, "nobody ever took it"

    lease._prepared(server)
    with psycopg.connect(server.url, autocommit=True) as line:
        line.execute("ALTER TABLE lease RENAME COLUMN holder TO hen")

    with pytest.raises(DatabaseUnreadable, match='column "holder" does not exist'):
        Lease(server).holder()


async def test_without_it_nobody_plays(server):
    store = await Store.open(server)
    with pytest.raises(TypeError, match="takes its lease"):
        await store.database.own()
    await store.close()


async def test_of_another_programs_database_none_is_taken(server):
    with psycopg.connect(server.url, autocommit=True) as line:
        line.execute("UPDATE meta SET value = '' WHERE key = 'schema'")
        with pytest.raises(DatabaseUnreadable, match="another program's"):
            await Lease(server).take(wait=0)
        assert line.execute("SELECT to_regclass('lease')").fetchone() == (None,)


async def test_for_how_long_it_is_waited_may_be_said_and_for_whom_the_log_says_once(
    monkeypatch, caplog
):
    monkeypatch.setattr(lease, "POLL_SECONDS", 0)
    hold = Lease(DatabaseServer("postgresql://coop@127.0.0.1:1/coop"))
    answers = iter(["Ada", "Ada", "Ben", None])

    async def tried():
        return next(answers)

    monkeypatch.setattr(hold, "_tried", tried)
    with caplog.at_level(logging.INFO, lease.__name__):
        await hold.take(wait=60)

    await hold.let_go()
    told = [one for one in caplog.records if one.name == lease.__name__]
    assert [(one.levelname, one.getMessage()) for one in told] == [
        ("INFO", f"standing by: {name} plays on coop on 127.0.0.1") for name in ("Ada", "Ben")
    ]


async def test_who_stands_by_leaves_the_server_in_peace_between_two_looks(monkeypatch):
    hold = Lease(DatabaseServer("postgresql://coop@127.0.0.1:1/coop"))
    looks = []

    async def tried():
        looks.append(True)
        await asyncio.sleep(0)
        return "another Coop"

    monkeypatch.setattr(hold, "_tried", tried)
    waiting = asyncio.create_task(hold.take())
    for _ in range(20):
        await asyncio.sleep(0)

    assert len(looks) == 1

    waiting.cancel()
    await asyncio.wait([waiting])


async def test_it_is_handed_over_at_once(server, quick):
    second = Lease(server)
    async with playing(server):
        waiting = asyncio.create_task(second.take())
        await asyncio.sleep(0.1)
        assert not waiting.done()

    await asyncio.wait_for(waiting, 1)
    assert second.epoch == 2

    await second.let_go()


async def test_it_is_kept_for_longer_than_it_lasts(server, quick):
    async with playing(server) as (hold, store):
        await asyncio.sleep(0.7)
        with pytest.raises(DatabaseInUse):
            await Lease(server).take(wait=0)

        await store.tables.save(table())
        assert hold.lost is None


async def test_who_slept_too_long_can_commit_nothing_and_hears_why(server, quick):
    async with playing(server) as (first, sleeper):
        await sleeper.tables.save(table())
        asleep(first)
        heard = []
        sleeper.database.listen_for_loss(heard.append)

        async with playing(server) as (_, awake):
            await awake.tables.save(table(revision=1), entry(1))
            step = table(revision=1), entry(1, choice="go")
            saves = [sleeper.tables.save(*step), sleeper.put_meta("a", "b")]
            results = await asyncio.gather(*saves, return_exceptions=True)

            assert {type(one) for one in results} == {DatabaseAway}
            assert "taken over" in str(results[0])
            assert len(heard) == 1

            with pytest.raises(DatabaseLost):
                await sleeper.tables.load("t1")

            assert [row.choice for row in (await awake.tables.load("t1")).rows] == ["stay"]
            assert await awake.meta("a") is None


async def test_who_awakes_notices_though_nobody_plays(server, quick):
    async with playing(server) as (first, sleeper):
        asleep(first)
        async with playing(server):
            first._renewing = asyncio.create_task(first._renew())
            await asyncio.sleep(0.3)
            with pytest.raises(DatabaseLost, match="taken over"):
                await sleeper.database.look()


async def test_lease_that_may_have_run_out_is_confirmed_by_the_next_renewal(server, quick):
    async with playing(server) as (hold, _):
        await asyncio.wait_for(hold.confirm(), 0.1)
        asleep(hold)
        await asyncio.sleep(0.4)
        waiting = asyncio.create_task(hold.confirm())
        await asyncio.sleep(0.1)

        assert not waiting.done(), "another process may hold it by now"

        hold._renewing = asyncio.create_task(hold._renew())
        await asyncio.wait_for(waiting, 5)


async def test_lease_that_was_taken_over_is_never_confirmed(server, quick):
    async with playing(server) as (first, _):
        asleep(first)
        async with playing(server) as (second, _):
            waiting = asyncio.create_task(first.confirm())
            first._renewing = asyncio.create_task(first._renew())
            with pytest.raises(DatabaseAway, match="taken over"):
                await asyncio.wait_for(waiting, 5)

            with pytest.raises(DatabaseAway, match="taken over"):
                await first.confirm()

            await second.confirm()


async def test_lease_is_counted_from_before_its_renewal_was_sent(monkeypatch):
    """The answer may be read much later, by a process that was paused."""
    monkeypatch.setattr(lease, "RENEW_SECONDS", 0)
    hold = Lease(DatabaseServer("postgresql://coop@127.0.0.1:1/coop"))
    now = lease.SECONDS
    monkeypatch.setattr(lease, "time", Mock(monotonic=lambda: now))
    hold._renewed_at = 0.0

    async def answered_late(*_):
        nonlocal now
        now += lease.SECONDS
        return Mock(rowcount=1)

    hold._line = AsyncMock(execute=answered_late)
    renewing = asyncio.create_task(hold._renew())
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(hold.confirm(), 0.1)

    renewing.cancel()


async def test_before_it_was_taken_there_is_nothing_to_confirm(server):
    await asyncio.wait_for(Lease(server).confirm(), 0.1)


async def test_what_is_half_done_holds_nobody_up_for_long(server, quick):
    """Who takes over waits for the transaction of the one before; the server ends what stands."""
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

        with pytest.raises(DatabaseLost):
            await sleeper.tables.save(table())


async def test_who_stands_by_is_told_so_though_the_one_before_is_still_writing(server, quick):
    async with playing(server) as (first, _):
        second = Lease(server)
        with pytest.raises(DatabaseInUse, match=r"\(process "):
            await second.take(wait=0)

        asleep(first)
        await asyncio.sleep(0.4)
        with psycopg.connect(server.url) as line:
            line.execute(lease.PASS, (first.epoch,))
            with pytest.raises(DatabaseInUse, match=r"\(another Coop\)"):
                await asyncio.wait_for(second.take(wait=0), 2)

        await second.let_go()


async def test_a_server_is_given_up_when_it_was_silent_for_two_leases_and_no_sooner(monkeypatch):
    monkeypatch.setattr(lease, "RENEW_SECONDS", 0)
    last = 2 * lease.SECONDS
    moments = iter([1.0, last, last, last + 0.1])  # tried twice
    monkeypatch.setattr(lease, "time", Mock(monotonic=lambda: next(moments)))
    hold = Lease(DatabaseServer("postgresql://coop@127.0.0.1:1/coop"))
    hold._renewed_at = 0.0
    await hold._renew()

    assert CUT in str(hold.lost)
    assert [*moments] == []


async def test_it_counts_from_when_it_was_renewed_last(monkeypatch):
    monkeypatch.setattr(lease, "RENEW_SECONDS", 0)
    moments = iter([3.0, 3.5, 6.9, 7.0, 7.1])  # renewed; tried in vain, twice
    monkeypatch.setattr(lease, "time", Mock(monotonic=lambda: next(moments)))
    hold = Lease(DatabaseServer("postgresql://coop@127.0.0.1:1/coop"))
    hold._renewed_at = 0.0
    answers = [Mock(rowcount=1), psycopg.OperationalError("gone")]
    hold._line = AsyncMock(execute=AsyncMock(side_effect=answers))
    await hold._renew()

    assert CUT in str(hold.lost)
    assert [*moments] == []


def cut(server, *, but=()):
    with psycopg.connect(server.url, autocommit=True) as line:
        line.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def test_a_connection_that_is_cut_ends_all(server):
    async with playing(server) as (_, store):
        await store.tables.save(table())
        lost = []
        store.database.listen_for_loss(lost.append)
        await asyncio.to_thread(cut, server)

        with pytest.raises(DatabaseAway):
            await store.tables.save(table(revision=1), entry(1))

        with pytest.raises(DatabaseAway):
            await store.tables.load("t1")

        assert len(lost) == 1


async def test_it_is_noticed_also_while_nobody_plays(server):
    async with playing(server) as (_, store):
        await store.database.look()
        await asyncio.to_thread(cut, server)
        with pytest.raises(DatabaseAway):
            await store.database.look()


async def test_a_line_that_breaks_is_renewed_over_another(server, monkeypatch):
    monkeypatch.setattr(lease, "RENEW_SECONDS", 0.02)
    async with playing(server) as (hold, store):
        first = hold._line
        with psycopg.connect(server.url, autocommit=True) as line:
            line.execute("SELECT pg_terminate_backend(%s)", (first.info.backend_pid,))

        async with asyncio.timeout(5):
            while hold._line in (None, first):  # noqa: ASYNC110 - nobody tells of it
                await asyncio.sleep(0.01)

        await store.put_meta("hen", "Henrietta")
        assert (hold.lost, first.closed) == (None, True)


async def test_let_go_it_has_no_line_any_more_and_is_free(server):
    async with playing(server) as (hold, _):
        line = hold._line
    assert (hold._line, line.closed) == (None, True)
    assert await asyncio.to_thread(hold.holder) is None


async def test_a_server_that_says_nothing_any_more_is_given_up(server, quick):
    """Nobody waits for ever: the lease runs out, and whoever waits for the server hears of it."""
    async with playing(server) as (hold, store):
        silent = asyncio.create_task(
            store.database.read(lambda db: db.execute("SELECT pg_sleep(60)").fetchall())
        )
        await asyncio.sleep(0.1)
        hold._lose("the server says nothing")
        with pytest.raises(DatabaseAway, match="says nothing"):
            await asyncio.wait_for(silent, 5)


async def test_who_stands_by_waits_for_a_server_that_is_away(server, quick):
    async with playing(server):
        second = Lease(server)
        waiting = asyncio.create_task(second.take())
        await asyncio.sleep(0.1)
        await asyncio.to_thread(cut, server)
        await asyncio.sleep(0.1)

        assert not waiting.done()

    await asyncio.wait_for(waiting, 2)
    assert second.away is None

    await second.let_go()


async def test_who_owns_nothing_writes_all_the_same(server):
    """`python -m bot sync`, while another one plays."""
    async with playing(server) as (_, store):
        other = await Store.open(server, migrating=False)
        await other.put_meta("registered", "x")
        await other.close()

        assert await store.meta("registered") == "x"


async def test_a_server_that_is_not_there_is_named_and_waited_for(quick, caplog):
    nobody = DatabaseServer("postgresql://coop:hush@127.0.0.1:1/coop")
    with pytest.raises(DatabaseAway, match=r"coop on 127\.0\.0\.1 cannot be used"):
        await Lease(nobody).take(wait=0)

    hold = Lease(nobody)
    before = hold.away
    waiting = asyncio.create_task(hold.take())
    await asyncio.sleep(0.3)

    assert not waiting.done()
    assert (before, type(hold.away)) == (None, DatabaseAway)

    waiting.cancel()
    await asyncio.wait([waiting])
    told = [one for one in caplog.records if one.name == lease.__name__]

    assert [one.levelname for one in told] == ["WARNING"]
    assert "hush" not in caplog.text
