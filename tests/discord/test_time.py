"""Time passes during games on Discord: deadlines that are due, and a process that was stopped."""

import asyncio

import pytest

from bot.common.clock import MachineClock
from bot.common.deadline_timer import SHORTEST
from tests.discord.conftest import Opened
from tests.discord.dealing import PEOPLE, dealt
from tests.support.clicker import Clicker
from tests.support.ledger import journal
from tests.support.world import World

HOUR = 3_600.0


def causes(world: World, table_id: str) -> list[str]:
    return [row[4] for row in journal(world.database, table_id)]


async def test_stopped_process_notices_the_lost_time(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is not told: its timer notices that the clock of the machine ran on without it."""
    world = await opened(*PEOPLE, seed=7, sweeping=True)
    table_id = await dealt(world, pace="relaxed")
    clicker = Clicker(world, table_id, 7)
    machine = MachineClock.now
    # The monotonic clock and the wall clock both jump.
    monkeypatch.setattr(MachineClock, "now", lambda clock: machine(clock) + 2 * HOUR)
    world.clock.skew += 2 * HOUR
    heard: list[float] = []
    monkeypatch.setattr(world.coop.chat, "clock_moved", heard.append)
    await clicker.look()
    await clicker.step()
    # Long enough for the timer to look twice.
    await asyncio.sleep(2 * SHORTEST)
    await world.settle()
    table = await world.live(table_id)

    assert min(one.due for one in table.timers.values()) > world.clock.now()
    assert causes(world, table_id) == ["player"]
    assert [round(seconds / HOUR) for seconds in heard] == [2], "the chat waits for moments, too"


async def test_timer_takes_due_choices(opened: Opened) -> None:
    """The timer runs as in the running bot, without a call by the test."""
    world = await opened(*PEOPLE, seed=35, sweeping=True)
    table_id = await dealt(world)
    # Simulated time drives the real timer. A minute is tripled for newcomers.
    await world.env.advance_time(200)
    await world.settle()

    assert "timeout" in causes(world, table_id)
