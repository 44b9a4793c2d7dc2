"""Clocks stand still while Discord is out of reach."""

from collections.abc import Awaitable, Callable

import pytest

from bot.tables.deadlines import stand_still
from bot.tables.session_cache import IDLE
from bot.tables.table import Pace, Timer
from games.engine.asks import CLOCK, ClockId
from tests.bot.storage.tables import table as stored
from tests.bot.tables.house import ADA, BEN, CLEO, GUILD, House, interrupt, left
from tests.support.found import found

OUTAGES = (20.0, 57.0, 150.0, 7_200.0)
"""Lengths of the outages in seconds."""
GRACE = {Pace.QUICK: 20.0, Pace.NORMAL: 20.0, Pace.RELAXED: 600.0, Pace.DAYS: 4 * 3_600.0}
"""Seconds that a player gets to come back. Never more than the length of the outage."""
Passes = Callable[[House, float], Awaitable[None]]
"""A function that lets so many seconds pass, in which no deadline is carried out."""


async def start_again(house: House, away: float) -> None:
    """Restart after `away` seconds. The messages load all tables before the bot connects."""
    house.clock.time += away
    house.restart()
    # A table that is read before the connection must not be corrected twice.
    for table_id in await house.tables.wake(after_an_outage=True):
        await house.tables.table(table_id)

    await house.tables.correct_timers(away)
    await house.tables.tick()


@pytest.mark.parametrize("passes", [interrupt, start_again])
@pytest.mark.parametrize("seconds", OUTAGES)
@pytest.mark.parametrize("pace", list(Pace))
async def test_deadline_moves_by_an_outage_or_a_restart_and_a_grace(
    house: House, pace: Pace, seconds: float, passes: Passes
) -> None:
    table_id = await house.deal(BEN, CLEO, pace=pace)
    # Most of the time has passed, so a full new time would be noticed.
    await house.wait(await left(house, table_id, BEN) * 0.9)
    before = {person: await left(house, table_id, person) for person in (ADA, BEN, CLEO)}
    shown = found((await house.ask(table_id)).deadline)

    await passes(house, seconds)

    # The remaining time is kept, and the grace is added on top. All of it is stored.
    grace = min(GRACE[pace], seconds)
    for _ in range(2):
        for person, time in before.items():
            assert await left(house, table_id, person) == pytest.approx(time + grace)

        house.restart()

    again = (await house.ask(table_id)).deadline
    assert again == pytest.approx(shown + seconds + grace)
    assert not house.store.journal

    await house.wait(before[BEN] + grace + 1)
    assert "timeout" in house.causes()


async def test_reminder_moves_with_its_deadline(house: House) -> None:
    table_id = await house.deal(BEN, pace=Pace.RELAXED)
    before = await house.question(table_id, BEN)

    await interrupt(house, 150.0)

    after = await house.question(table_id, BEN)

    assert found(after.deadline) - found(after.remind_at) == pytest.approx(
        found(before.deadline) - found(before.remind_at)
    )


async def test_outage_that_gateway_and_requests_report_counts_once(
    house: House, table_id: str
) -> None:
    """Requests work again after 57 seconds, and the gateway is back after 70."""
    before = await left(house, table_id, BEN)

    await interrupt(house, 57.0)
    house.clock.time += 13.0
    await house.tables.correct_timers(70.0)

    # The lost 70 seconds are given back once; the grace of 20 is added once.
    assert await left(house, table_id, BEN) == pytest.approx(before + 20.0)


async def test_two_outages_count_twice(house: House) -> None:
    table_id = await house.deal(BEN, pace=Pace.DAYS)
    before = await left(house, table_id, BEN)

    await interrupt(house, 60.0)
    await house.wait(100.0)
    await interrupt(house, 60.0)

    # Each outage of 60 seconds has a grace of 60 at most; the 100 seconds between them count.
    assert await left(house, table_id, BEN) == pytest.approx(before - 100.0 + 120.0)


@pytest.mark.parametrize("seconds", OUTAGES)
@pytest.mark.parametrize("pace", list(Pace))
async def test_short_outage_soon_after_another_takes_no_time(
    house: House, pace: Pace, seconds: float
) -> None:
    """The grace of the first outage counts as time that players have when the second begins."""
    table_id = await house.deal(BEN, CLEO, pace=pace)
    await interrupt(house, seconds)
    await house.wait(1.0)
    before = {person: await left(house, table_id, person) for person in (ADA, BEN, CLEO)}

    await interrupt(house, 6.0)

    for person, time in before.items():
        assert await left(house, table_id, person) >= time


@pytest.mark.parametrize("pace", list(Pace))
async def test_many_outages_add_no_more_than_one_grace(house: House, pace: Pace) -> None:
    table_id = await house.deal(BEN, CLEO, pace=pace)
    full = await left(house, table_id, BEN)

    for _ in range(5):
        await interrupt(house, 7_200.0)
        assert await left(house, table_id, BEN) <= full + GRACE[pace]


async def test_table_that_left_the_memory_keeps_its_time(house: House) -> None:
    table_id = await house.deal(BEN, pace=Pace.RELAXED)
    # After this time an idle table may leave the memory.
    await house.wait(IDLE + 1)
    before = await left(house, table_id, BEN)
    house.tables.sessions.let_go(table_id)

    await interrupt(house, 7_200.0)

    assert await left(house, table_id, BEN) == pytest.approx(before + 600.0)


async def test_other_servers_keep_their_deadlines(house: House, table_id: str) -> None:
    before = await left(house, table_id, BEN)

    house.clock.time += 10.0
    await house.tables.correct_timers(600.0, lambda guild_id: guild_id != GUILD)

    assert await left(house, table_id, BEN) == pytest.approx(before - 10.0)


def test_clocks_of_a_pause_and_of_an_interrupted_turn_stand_still_without_a_grace() -> None:
    pause = Timer(1_003.0, ClockId("pause"), 4)
    turn = Timer(1_008.0, ClockId("turn", 2), 3)
    table = stored(pace=Pace.QUICK, timers={CLOCK: pause})
    table.spent = {1: turn}

    # No person is asked here, so only the three and eight seconds that were left are kept.
    stand_still(table, {}, 1_057.0, 57.0, goes_on=False)

    assert table.timers[CLOCK].due == 1_060.0
    assert table.spent[1].due == 1_065.0


async def test_timer_set_during_the_outage_gets_no_more_than_a_new_one(house: House) -> None:
    """A press over the gateway can set a timer while requests fail."""
    house.clock.time += 7_200.0
    table_id = await house.deal(BEN)
    fresh = await left(house, table_id, BEN)

    await house.tables.correct_timers(7_200.0)

    assert await left(house, table_id, BEN) == pytest.approx(fresh + 20.0)


@pytest.mark.parametrize("passes", [interrupt, start_again])
async def test_lobby_keeps_its_remaining_time(house: House, lobby: str, passes: Passes) -> None:
    before = found((await house.row(lobby)).expires_at) - house.clock.time

    await passes(house, 7_200.0)

    expires_at = (await house.row(lobby)).expires_at
    assert expires_at == pytest.approx(house.clock.time + before)


async def test_restart_that_took_no_time_leaves_a_short_time_as_before(
    house: House, table_id: str
) -> None:
    await house.wait(await left(house, table_id, BEN) - 2.0)

    await start_again(house, 0.0)

    assert await left(house, table_id, BEN) == pytest.approx(20.0)


async def test_outage_after_a_restart_counts_once_for_all_servers(
    house: House, table_id: str
) -> None:
    """A second shard has servers of its own and may be connected before the first."""
    before = await left(house, table_id, BEN)
    house.clock.time += 57.0
    house.restart()
    await house.tables.wake(after_an_outage=True)

    # The other shard reports its outage first, which must not touch the servers of this one.
    await house.tables.correct_timers(57.0, lambda guild_id: guild_id != GUILD)
    house.clock.time += 3.0
    await house.tables.correct_timers(60.0)

    assert await left(house, table_id, BEN) == pytest.approx(before + 20.0)


async def test_tables_that_a_restart_corrects_do_not_stay_in_memory(house: House) -> None:
    table_id = await house.deal(BEN, pace=Pace.DAYS)
    house.clock.time += 7_200.0
    house.restart()
    await house.tables.wake(after_an_outage=True)

    await house.tables.correct_timers(7_200.0)

    # Each table is loaded for the correction, and a restart may have thousands of them.
    assert not house.tables.sessions.remembers(table_id)
