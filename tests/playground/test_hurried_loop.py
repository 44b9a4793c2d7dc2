"""Tests of time that the playground puts forward, as the bot's process experiences it."""

import asyncio
from collections.abc import Coroutine, Iterator

import pytest

from bot.common.clock import SystemClock
from bot.common.periodic import PeriodicTask
from playground.process.bot_process import HurriedLoops

HOUR = 3600.0


@pytest.fixture
def loops() -> Iterator[HurriedLoops]:
    loops = HurriedLoops()
    yield loops
    # The clock belongs to the class, so it is reset for other tests.
    SystemClock.ahead = 0.0


def run(loops: HurriedLoops, lived: Coroutine[None, None, None]) -> None:
    loop = loops.new_event_loop()
    try:
        loop.run_until_complete(lived)
    finally:
        loop.close()


def test_hurried_sleep_ends(loops: HurriedLoops) -> None:
    async def lived() -> None:
        asleep = asyncio.create_task(asyncio.sleep(HOUR))
        # The task has to be asleep before the time is put forward.
        await asyncio.sleep(0)
        loops.hurry(HOUR)
        async with asyncio.timeout(10):
            await asleep

    run(loops, lived())


def test_periodic_tasks_run_in_the_order_of_their_times(loops: HurriedLoops) -> None:
    async def lived() -> None:
        looks: list[str] = []
        both = asyncio.Event()

        async def look(name: str) -> None:
            looks.append(name)
            if len(looks) == 2:
                both.set()

        async def late() -> None:
            await look("late")

        async def soon() -> None:
            await look("soon")

        watches = [PeriodicTask(late, every=2 * HOUR), PeriodicTask(soon, every=HOUR)]
        # Both are due now; the one that was due first must run first.
        loops.hurry(2 * HOUR)
        async with asyncio.timeout(10):
            await both.wait()

        for watch in watches:
            await watch.stop()

        assert looks == ["soon", "late"]

    run(loops, lived())


def test_timeouts_of_pending_work_are_not_hurried(loops: HurriedLoops) -> None:
    async def lived() -> None:
        answer = asyncio.get_running_loop().create_future()

        async def asked() -> str:
            async with asyncio.timeout(HOUR):
                return await asyncio.wait_for(asyncio.shield(answer), HOUR)

        asking = asyncio.create_task(asked())
        await asyncio.sleep(0)
        # Timeouts of pending work are not put forward, or each jump would break requests.
        loops.hurry(2 * HOUR)
        await asyncio.sleep(0.05)
        answer.set_result("here")

        assert await asking == "here"

    run(loops, lived())


def test_later_sleep_is_hurried_only_by_later_jumps(loops: HurriedLoops) -> None:
    async def lived() -> None:
        loops.hurry(HOUR)
        await asyncio.sleep(0)
        # A sleep that begins after the first jump starts from the new time.
        asleep = asyncio.create_task(asyncio.sleep(HOUR))
        await asyncio.sleep(0)
        loops.hurry(HOUR + 60)
        await asyncio.sleep(0.05)

        assert not asleep.done()

        asleep.cancel()

    run(loops, lived())
