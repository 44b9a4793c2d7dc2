"""Timers that say when a surface is checked again."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.messages.jobs import Job, Kind, SurfaceId, SurfaceTimers, Wake
from tests.bot.tables.house import HandClock

TABLE = SurfaceId("t1", Kind.TABLE)
CARD = SurfaceId("t1", Kind.CARD, 7)
OTHER = SurfaceId("t2", Kind.TABLE)
HOUR = 3_600.0


class Bell:
    """Timers with a clock that the test moves, and the list of the surfaces that were due."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.rung: list[Job] = []
        self.timers = SurfaceTimers(self.clock, self.rung.append)

    def set(self, job: Job, why: Wake, seconds: float) -> None:
        self.timers.set(job, why, self.clock.now() + seconds)


@pytest.fixture
async def bell() -> AsyncIterator[Bell]:
    bell = Bell()
    yield bell
    bell.timers.close()


async def test_surface_is_due_once_at_its_time(bell: Bell) -> None:
    bell.set(TABLE, Wake.PACE, HOUR)
    bell.set(CARD, Wake.REMIND, 2 * HOUR)
    assert bell.timers.next_due() == bell.clock.now() + HOUR

    bell.timers.tick()
    assert bell.rung == []

    bell.clock.time += HOUR
    bell.timers.tick()
    bell.timers.tick()

    assert bell.rung == [TABLE], "once"


async def test_timer_fires_without_a_tick(bell: Bell) -> None:
    bell.set(TABLE, Wake.PACE, 0.0)
    await asyncio.sleep(0.01)
    assert bell.rung == [TABLE]


async def test_timer_waits_for_the_injected_clock(bell: Bell) -> None:
    bell.set(TABLE, Wake.PACE, 0.01)
    # The event loop's timer has run out, but the injected clock says that it is too early.
    await asyncio.sleep(0.03)
    assert bell.rung == []

    bell.clock.time += 0.01
    await asyncio.sleep(0.03)
    assert bell.rung == [TABLE]


async def test_hurry_applies_to_one_reason(bell: Bell) -> None:
    bell.set(TABLE, Wake.PACE, HOUR)
    bell.set(CARD, Wake.PACE, HOUR)
    bell.set(CARD, Wake.REMIND, HOUR)
    bell.timers.hurry(Wake.PACE)

    assert bell.rung == [TABLE, CARD]

    bell.timers.hurry(*Wake)
    assert bell.rung == [TABLE, CARD, CARD]
    assert bell.timers.next_due() is None


async def test_table_is_forgotten_with_all_its_surfaces(bell: Bell) -> None:
    bell.set(TABLE, Wake.PACE, 0.0)
    bell.set(CARD, Wake.REMIND, 0.0)
    bell.set(OTHER, Wake.PACE, 0.0)
    bell.timers.forget("t1")
    await asyncio.sleep(0.01)

    assert bell.rung == [OTHER]


async def test_cleared_or_closed_timer_is_silent(bell: Bell) -> None:
    bell.set(TABLE, Wake.PACE, 0.0)
    bell.set(TABLE, Wake.FADE, 0.0)
    bell.timers.clear(TABLE, Wake.PACE)
    bell.timers.clear(TABLE, Wake.PACE)
    bell.timers.close()
    await asyncio.sleep(0.01)

    assert bell.rung == []


async def test_timer_that_is_set_again_earlier_rings_once(bell: Bell) -> None:
    errors: list[dict[str, object]] = []
    # An error in a timer's callback would reach only this handler.
    asyncio.get_running_loop().set_exception_handler(lambda _, context: errors.append(context))
    bell.set(TABLE, Wake.PACE, 0.03)
    bell.set(TABLE, Wake.PACE, 0.0)
    await asyncio.sleep(0.01)

    assert bell.rung == [TABLE]

    # The first timer would have fired by now.
    bell.clock.time += 1.0
    await asyncio.sleep(0.05)
    assert bell.rung == [TABLE]
    assert bell.timers.next_due() is None
    assert not errors


async def test_timer_that_is_set_again_later_does_not_ring_at_its_first_moment(bell: Bell) -> None:
    bell.set(TABLE, Wake.PACE, 0.0)
    bell.set(TABLE, Wake.PACE, HOUR)
    await asyncio.sleep(0.01)
    assert bell.rung == []
    assert bell.timers.next_due() == bell.clock.now() + HOUR
