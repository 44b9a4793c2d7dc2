"""Two bot processes on one database: one serves, and the other takes over.

No choice is lost or counted twice.
"""

import asyncio
import os
import signal
import sys
import time
from contextlib import AsyncExitStack, asynccontextmanager

import psycopg
import pytest
from aiohttp import ClientSession

from bot.pages.page import read_custom_id
from bot.storage.postgres.lease import SECONDS
from tests.bot.ops.test_prometheus import free_port
from tests.bot.running import outcome
from tests.crash.buttons import pressable
from tests.support import postgres
from tests.support.combinations import sampled
from tests.support.relay import DatabaseRelay

# Upper limits for a takeover after a crash and after an orderly stop.
KILL_SECONDS = 5.0
TERM_SECONDS = 1.0
# Longer than the lease, so that a stopped process has lost it.
AWAY = 7.0
# What the bot logs when it is connected to Discord.
PLAYS = "has connected to Gateway"

# What a jump of the server's clock would do to the lease.
JUMP = "UPDATE lease SET until = '-infinity' WHERE epoch = %s"

# Ends all other connections to the database.
CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.fixture
async def two(connected, server):
    """A serving process and a standby."""
    async with side_by_side(connected, server) as both:
        yield both


@asynccontextmanager
async def side_by_side(connected, server, ahead=(0.0, 0.0), way=None):
    """Start a serving process and a standby.

    `ahead` moves their clocks forward by these seconds. The first process connects to `way`, such
    as a relay, instead of the server.
    """
    urls = (way or server).url, server.url
    runs = [
        connected(DATABASE_URL=url, COOP_PLAYGROUND_AHEAD=str(seconds))
        for url, seconds in zip(urls, ahead, strict=True)
    ]
    async with runs[0] as first:
        await first.until_it_says("connected as")
        async with runs[1] as second:
            await second.until_it_says("standing by")
            yield first, second


async def registered(connected, server):
    assert (await outcome(connected("sync", DATABASE_URL=server.url)))[0] == 0


async def a_lobby(play):
    await play.settled(play.slash("Ada", "chicken start heist"))
    return await play.wait_for_message(play.games, contains="Ada")


def tables(play):
    """Return the public messages in the channel."""
    return [message for message in play.games.messages.values() if message.visible_to is None]


@pytest.fixture
def within(record_property):
    """A function that reports a duration and fails if it is too long.

    The limit grows with the load of the machine; `pytest -rP` shows the durations.
    """

    def within(seconds, what, since):
        took = time.monotonic() - since
        record_property(what, f"{took:.2f} s")
        sys.stdout.write(f"{what}: {took:.2f} s\n")
        assert took < seconds * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))

    return within


def query(server, sql):
    with psycopg.connect(server.url, autocommit=True) as connection:
        return connection.execute(sql).fetchall()


def execute(server, sql, *parameters):
    with psycopg.connect(server.url, autocommit=True) as connection:
        connection.execute(sql, parameters)


async def exit_code(run):
    async with asyncio.timeout(20):
        return await run.process.wait()


@pytest.mark.slow
async def test_standby_takes_over_after_a_kill_without_losing_a_choice(
    two, connected, play, server, within
):
    """The takeover counts as done when the next press is answered."""
    first, second = two
    await registered(connected, server)
    table = await a_lobby(play)
    await play.settled(play.click("Ben", table, label="Join"))

    first.process.kill()
    since = time.monotonic()
    await second.until_it_says(PLAYS)
    await play.settled(play.click("Cleo", table, label="Join"))
    within(KILL_SECONDS, "from kill -9 to the next answer", since)
    await play.wait_for_message(play.games, contains="3 of 8")  # the names are in the picture

    people = query(server, "SELECT count(*), count(DISTINCT user_id) FROM seats")

    assert people == [(3, 3)]
    assert len(tables(play)) == 1
    # Both processes held the lease once, and the fence follows it.
    assert query(server, "SELECT lease.epoch, fence.epoch FROM lease, fence") == [(2, 2)]


HEARD = "SELECT value FROM meta WHERE key = 'heard'"
DUE = "SELECT due FROM tables"


@pytest.mark.slow
async def test_clocks_stand_still_until_the_standby_serves(two, connected, play, server):
    first, second = two
    await registered(connected, server)
    await a_lobby(play)

    # Wait until the time of the last contact is stored.
    async with asyncio.timeout(20):
        while not await asyncio.to_thread(query, server, HEARD):
            pass

    [(due,)] = query(server, DUE)

    # Both are away for a while: the standby suspended, and the first killed.
    os.kill(second.process.pid, signal.SIGSTOP)
    first.process.kill()
    await asyncio.sleep(AWAY)
    os.kill(second.process.pid, signal.SIGCONT)
    await second.until_it_says("bot was offline")

    later = due
    async with asyncio.timeout(20):
        while later == due:
            [(later,)] = await asyncio.to_thread(query, server, DUE)

    assert AWAY <= later - due < 60.0


async def test_standby_takes_over_at_once_after_an_orderly_stop(
    two, connected, play, server, within
):
    first, second = two
    await registered(connected, server)
    table = await a_lobby(play)
    since = time.monotonic()
    first.process.terminate()
    await second.until_it_says(PLAYS)
    await play.settled(play.click("Ben", table, label="Join"))
    within(TERM_SECONDS, "from SIGTERM to the next answer", since)

    assert await exit_code(first) == 0


@pytest.mark.slow
async def test_suspended_process_ends_after_the_takeover(two, server):
    first, second = two
    os.kill(first.process.pid, signal.SIGSTOP)
    await second.until_it_says(PLAYS)
    os.kill(first.process.pid, signal.SIGCONT)
    await first.until_it_says("another Coop has taken over")

    assert await exit_code(first) == 1


async def test_process_ends_when_its_database_connection_is_cut(two, server):
    first, second = two
    await asyncio.to_thread(query, server, CUT)
    await second.until_it_says(PLAYS)
    assert await exit_code(first) == 1


@pytest.mark.slow
async def test_standby_is_healthy_and_can_be_stopped(two, connected, server):
    """Otherwise a health check on the standby's machine would fail."""
    for _ in range(20):
        healthy = await outcome(connected("health", DATABASE_URL=server.url)) == (0, "")
        if healthy:
            break
        await asyncio.sleep(0.2)

    assert healthy
    _, second = two
    second.process.terminate()
    assert await exit_code(second) == 0


@pytest.mark.slow
async def test_standby_serves_its_health_until_it_plays(connected, server):
    """Its server ends with the login, so that the one of the bot that plays gets the port."""
    address = f"127.0.0.1:{free_port()}"
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(connected(DATABASE_URL=server.url))
        await first.until_it_says("connected as")
        second = await stack.enter_async_context(
            connected(DATABASE_URL=server.url, COOP_METRICS=address)
        )
        await second.until_it_says("standing by")
        us = await stack.enter_async_context(ClientSession(f"http://{address}"))

        assert (await us.get("/health")).status == 200
        assert (await us.get("/ready")).status == 503
        assert "coop_playing 0.0\n" in await (await us.get("/metrics")).text()

        first.process.terminate()
        await second.until_it_says("metrics: http://")

        assert "coop_playing 1.0\n" in await (await us.get("/metrics")).text()
        async with asyncio.timeout(20):
            while (await us.get("/ready")).status != 200:
                pass


async def stopped_in_order(running):
    await asyncio.to_thread(running.stop)


async def crashed(running):
    """Crash the server without a shutdown of its connections or a write to the disk."""
    os.kill(running.get_pid(), signal.SIGQUIT)
    await asyncio.to_thread(running.get_postmaster_info().process.wait, 10)


@pytest.mark.slow
@pytest.mark.parametrize("end", sampled([stopped_in_order, crashed], [crashed]))
async def test_both_processes_handle_a_restart_of_the_server(connected, play, within, end):
    """The serving process ends, because the result of its last commit is unknown.

    The standby waits for the server and then serves.
    """
    with postgres.stoppable() as (running, server):
        async with side_by_side(connected, server) as (first, second):
            await registered(connected, server)
            table = await a_lobby(play)
            await play.settled(play.click("Ben", table, label="Join"))

            await end(running)
            await first.until_it_says("the connection to it broke")

            assert await exit_code(first) == 1

            await second.until_it_says("database server is away, trying again")
            running.start()
            since = time.monotonic()
            await second.until_it_says(PLAYS)
            within(KILL_SECONDS, "from the start of the server to playing", since)
            await play.settled(play.click("Cleo", table, label="Join"))
            await play.wait_for_message(play.games, contains="3 of 8")

            people = query(server, "SELECT count(*), count(DISTINCT user_id) FROM seats")

            assert people == [(3, 3)]
            assert len(tables(play)) == 1


DAYS = 5 * 86_400.0


@pytest.mark.slow
@pytest.mark.parametrize("ahead", [pytest.param((DAYS, 0.0), marks=pytest.mark.full), (0.0, DAYS)])
async def test_clocks_of_the_processes_do_not_affect_the_lease(
    connected, play, server, within, ahead
):
    """The lease uses the server's clock. The clocks of the processes may be wrong."""
    async with side_by_side(connected, server, ahead) as (first, second):
        await registered(connected, server)
        for run in (first, second):
            # The process moves its clock by this many seconds while it runs.
            run.process.stdin.write(f"{2 * DAYS}\n".encode())

        # Two durations of the lease, in which a wrong clock would lose it.
        await asyncio.sleep(2 * SECONDS)
        table = await a_lobby(play)
        await play.settled(play.click("Ben", table, label="Join"))

        assert query(server, "SELECT lease.epoch, fence.epoch FROM lease, fence") == [(1, 1)]

        first.process.kill()
        since = time.monotonic()
        await second.until_it_says(PLAYS)
        within(KILL_SECONDS, "from kill -9 to playing", since)


@pytest.mark.slow
async def test_jump_of_the_servers_clock_never_lets_both_serve(two, connected, play, server):
    """After a jump the lease can expire while its process serves, which then notices and ends."""
    first, second = two
    await registered(connected, server)
    table = await a_lobby(play)
    [(epoch,)] = query(server, "SELECT epoch FROM lease")
    while query(server, "SELECT epoch FROM lease") == [(epoch,)]:  # the first may renew in between
        await asyncio.to_thread(execute, server, JUMP, epoch)

    await second.until_it_says(PLAYS)
    await first.until_it_says("another Coop has taken over")
    assert await exit_code(first) == 1

    await play.settled(play.click("Ben", table, label="Join"))
    assert query(server, "SELECT count(*) FROM seats") == [(2,)]


@pytest.mark.slow
async def test_write_that_arrives_after_a_takeover_is_not_committed(
    connected, play, server, within
):
    """A write is on its way to the server when the network fails.

    The write arrives when the other process serves.
    """
    async with (
        DatabaseRelay(server) as relay,
        side_by_side(connected, server, way=relay) as (first, second),
    ):
        await registered(connected, server)
        table = await a_lobby(play)
        await asyncio.sleep(0.5)  # until the first has stored the message id
        relay.flows.clear()
        since = time.monotonic()
        first_press = play.click("Ben", table, label="Join")
        await second.until_it_says(PLAYS)
        within(KILL_SECONDS, "from the silence to playing", since)
        await play.settled(play.click("Ben", table, label="Join"))
        await play.settled(play.click("Cleo", table, label="Join"))
        relay.flows.set()

        assert await exit_code(first) == 1

    contents = [
        message.content
        for message in play.games.messages.values()
        if message.token == first_press.token
    ]
    assert not any(contents), "only the next one knows what became of it"
    assert query(server, "SELECT count(*), count(DISTINCT user_id) FROM seats") == [(3, 3)]
    assert query(server, "SELECT lease.epoch, fence.epoch FROM lease, fence") == [(2, 2)]
    assert len(tables(play)) == 1


def asking(play):
    """Yield (name, message, custom id, values) of the buttons for private questions."""
    for name in ("Ada", "Ben", "Cleo"):
        for message in play.dm(name).messages.values():
            for custom_id, values in pressable(message):
                press = read_custom_id(custom_id)
                if press is not None and press.verb == "pick":
                    yield name, message, custom_id, values


@pytest.fixture
async def press_at_both(connected, play, server):
    """A function that presses twice: at a process that is suspended, and at its successor."""

    @asynccontextmanager
    async def twice(first, press):
        async with connected(DATABASE_URL=server.url) as second:
            await second.until_it_says("standing by")
            os.kill(first.process.pid, signal.SIGSTOP)
            first_press = press()
            await second.until_it_says(PLAYS)
            await play.settled(press())
            os.kill(first.process.pid, signal.SIGCONT)

            assert await exit_code(first) == 1
            assert first_press.answer is None, "only the next one knows what became of it"

            yield second

    return twice


@pytest.mark.slow
async def test_press_heard_by_two_processes_is_carried_out_once(
    press_at_both, connected, play, server
):
    """Three processes follow each other. A resumed process still reads presses, but is fenced."""
    async with AsyncExitStack() as runs:
        first = await runs.enter_async_context(connected(DATABASE_URL=server.url))
        await first.until_it_says("connected as")
        await registered(connected, server)
        table = await a_lobby(play)
        await play.settled(play.click("Ben", table, label="Join"))
        second = await runs.enter_async_context(
            press_at_both(first, lambda: play.click("Cleo", table, label="Join"))
        )
        await play.settled(play.click("Ada", table, label="Start"))
        await play.until(lambda: any(asking(play)), "a question")
        name, card, custom_id, values = next(asking(play))
        picks = None if values is None else [str(values[0])]
        await runs.enter_async_context(
            press_at_both(second, lambda: play.click(name, card, custom_id=custom_id, values=picks))
        )

    choices = query(server, "SELECT count(*) FROM journal WHERE cause = 'player'")
    assert choices == [(1,)]

    people = query(server, "SELECT count(*), count(DISTINCT user_id) FROM seats")
    assert people == [(3, 3)]
    assert query(server, "SELECT lease.epoch, fence.epoch FROM lease, fence") == [(3, 3)]
    assert len(tables(play)) == 1

    for name in ("Ada", "Ben", "Cleo"):
        live = [message for message in play.dm(name).messages.values() if any(pressable(message))]
        assert len(live) <= 1, f"{name} has two cards"
