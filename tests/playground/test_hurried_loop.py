"""Time that the playground puts forward, as the bot's own process lives through it."""

import asyncio
from collections.abc import Coroutine, Iterator

import pytest

from bot.common.clock import SystemClock
from bot.common.periodic import Watch
from playground.process.bot_process import HurriedLoops

HOUR = 3600.0


@pytest.fixture
def loops() -> Iterator[HurriedLoops]:
    loops = HurriedLoops()
    yield loops
    SystemClock.ahead = 0.0


def run(loops: HurriedLoops, lived: Coroutine[None, None, None]) -> None:
    loop = loops.new_event_loop()
    try:
        loop.run_until_complete(lived)
    finally:
        loop.close()


def test_sleepers_wake(loops: HurriedLoops) -> None:
    async def lived() -> None:
        asleep = asyncio.create_task(asyncio.sleep(HOUR))
        await asyncio.sleep(0)
        loops.hurry(HOUR)
        async with asyncio.timeout(10):
            await asleep

    run(loops, lived())


def test_timers_of_ours_ring_and_the_sooner_one_first(loops: HurriedLoops) -> None:
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

        watches = [Watch(late, every=2 * HOUR), Watch(soon, every=HOUR)]
        loops.hurry(2 * HOUR)
        async with asyncio.timeout(10):
            await both.wait()

        for watch in watches:
            await watch.stop()

        assert looks == ["soon", "late"]

    run(loops, lived())


def test_patience_with_what_is_under_way_stays_what_it_was(loops: HurriedLoops) -> None:
    async def lived() -> None:
        answer = asyncio.get_running_loop().create_future()

        async def asked() -> str:
            async with asyncio.timeout(HOUR):
                return await asyncio.wait_for(asyncio.shield(answer), HOUR)

        asking = asyncio.create_task(asked())
        await asyncio.sleep(0)
        loops.hurry(2 * HOUR)
        await asyncio.sleep(0.05)
        answer.set_result("here")

        assert await asking == "here"

    run(loops, lived())


def test_a_moment_is_put_forward_once(loops: HurriedLoops) -> None:
    async def lived() -> None:
        loops.hurry(HOUR)
        await asyncio.sleep(0)
        asleep = asyncio.create_task(asyncio.sleep(HOUR))
        await asyncio.sleep(0)
        loops.hurry(HOUR + 60)
        await asyncio.sleep(0.05)

        assert not asleep.done()

        asleep.cancel()

    run(loops, lived())
