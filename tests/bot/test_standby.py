"""Two Coops on one database, each a process: one plays, the other takes over. No choice is lost or
counted twice.
"""

import asyncio
import os
import signal
import time
from urllib.parse import urlsplit

import psycopg
import pytest

from tests.bot.running import outcome
from tests.support import postgres

KILL_SECONDS, TERM_SECONDS = 5.0, 1.0
PLAYS = "has connected to Gateway"

CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.fixture
def server():
    with postgres.database() as server:
        yield server


@pytest.fixture
async def two(connected, server):
    """One that plays, and one that stands by."""
    async with connected(DATABASE_URL=server.url) as first:
        await first.until_it_says("connected as")
        async with connected(DATABASE_URL=server.url) as second:
            await second.until_it_says("standing by")
            yield first, second


def asked(server, sql):
    with psycopg.connect(server.url, autocommit=True) as line:
        return line.execute(sql).fetchall()


async def exit_code(run):
    async with asyncio.timeout(20):
        return await run.process.wait()


async def test_who_is_killed_is_followed_and_no_choice_is_lost(two, connected, play, server):
    """What counts is when the next press is answered."""
    first, second = two
    assert (await outcome(connected("sync", DATABASE_URL=server.url)))[0] == 0
    await play.settled(play.slash("Ada", "chicken start heist"))
    table = await play.wait_for_message(play.games, contains="Ada")
    await play.settled(play.click("Ben", table, label="Join"))

    first.process.kill()
    since = time.monotonic()
    await second.until_it_says(PLAYS)
    await play.settled(play.click("Cleo", table, label="Join"))
    assert time.monotonic() - since < KILL_SECONDS
    await play.wait_for_message(play.games, contains="3 of 8")  # names are in the picture

    people = asked(server, "SELECT count(*), count(DISTINCT user_id) FROM seats")
    assert people == [(3, 3)]
    assert len(play.games.messages) == 1
    assert asked(server, "SELECT lease.epoch, fence.epoch FROM lease, fence") == [(2, 2)]


async def test_who_goes_in_order_is_followed_at_once(two):
    first, second = two
    first.process.terminate()
    assert await exit_code(first) == 0
    since = time.monotonic()
    await second.until_it_says(PLAYS)
    assert time.monotonic() - since < TERM_SECONDS


async def test_who_stood_still_ends_when_it_goes_on(two, server):
    first, second = two
    os.kill(first.process.pid, signal.SIGSTOP)
    await second.until_it_says(PLAYS)
    os.kill(first.process.pid, signal.SIGCONT)
    await first.until_it_says("another Coop has taken over")
    assert await exit_code(first) == 1


async def test_whose_connection_is_cut_ends_and_the_other_plays_on(two, server):
    first, second = two
    await asyncio.to_thread(asked, server, CUT)
    await second.until_it_says(PLAYS)
    assert await exit_code(first) == 1


async def test_who_stands_by_can_be_stopped_too(two):
    _, second = two
    second.process.terminate()
    assert await exit_code(second) == 0


async def test_it_is_well_while_it_stands_by(two, connected, server):
    """On a machine of its own a probe would find nobody who plays."""
    for _ in range(20):
        if await outcome(connected("health", DATABASE_URL=server.url)) == (0, ""):
            return
        await asyncio.sleep(0.2)
    raise AssertionError("it is not well")


async def test_a_server_that_is_started_anew_is_waited_for(two, server):
    """For a moment it lets nobody in."""
    first, second = two
    name = urlsplit(server.url).path[1:]

    def let_in(anybody):
        with psycopg.connect(postgres.address(), autocommit=True) as line:
            line.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {anybody}".encode())

    with psycopg.connect(server.url, autocommit=True) as line:
        let_in("false")
        line.execute(CUT)
    await first.until_it_says("the connection to it broke")
    assert await exit_code(first) == 1
    await second.until_it_says("It is tried again and again")
    let_in("true")
    await second.until_it_says(PLAYS)
