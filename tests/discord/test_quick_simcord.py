"""The accelerated waiting of the simulated Discord: events still happen, and in their order."""

import asyncio
import time
from collections.abc import Callable
from itertools import count

import pytest

from tests.discord.conftest import Opened
from tests.support.quick_simcord import copied
from tests.support.world import World


def at(world: World, seconds: float, happens: Callable[[], object]) -> None:
    # Timers must run in the bot's scope to be seen by the simulation.
    with world.env._bot_scope():
        asyncio.get_running_loop().call_later(seconds, happens)


async def test_timers_fire_without_real_waiting(opened: Opened) -> None:
    world = await opened()
    begun = time.perf_counter()
    here = world.clock.now()
    heard = []
    at(world, 4, lambda: heard.append(world.clock.now() - here))
    at(world, 3, lambda: heard.append(world.clock.now() - here))
    await world.settle()

    assert [round(each, 2) for each in heard] == [3, 4]
    # Four simulated seconds pass in less than two real ones.
    assert time.perf_counter() - begun < 2


async def test_timers_beyond_the_timeout_do_not_fire(opened: Opened) -> None:
    world = await opened()
    heard: list[str] = []
    # A timer that sets another timer.
    at(world, 3, lambda: at(world, 3, lambda: heard.append("6 s")))
    at(world, world.env.settle_timeout + 1, lambda: heard.append("too late"))
    await world.env.settle(idle=0.002)

    # Both are later than the time that the simulation waits.
    assert heard == []

    await world.env.advance_time(7)
    assert sorted(heard) == ["6 s", "too late"]


async def test_slow_work_does_not_count_as_waiting(opened: Opened) -> None:
    """The machine is busy, so the bot takes longer than the simulation would wait."""
    world = await opened()
    heard: list[str] = []

    def work() -> None:
        # Real time that exceeds the timeout.
        time.sleep(0.6)
        at(world, 0.3, lambda: heard.append("later"))

    world.env.settle_timeout = 0.5
    at(world, 0.1, work)
    await world.env.settle(idle=0.002)

    assert heard == ["later"]


async def test_endless_work_raises_a_timeout(opened: Opened) -> None:
    world = await opened()

    # A task that never ends but always yields.
    async def work() -> None:
        for _ in count():
            await asyncio.sleep(0)

    world.env.settle_timeout = 0.02
    with world.env._bot_scope():
        task = asyncio.create_task(work())

    with pytest.raises(TimeoutError, match="did not settle"):
        await world.env.settle(idle=0.002)

    task.cancel()


async def test_running_threads_are_awaited(opened: Opened) -> None:
    world = await opened()
    heard: list[str] = []

    async def look_something_up() -> None:
        await asyncio.to_thread(time.sleep, 0.1)
        heard.append("thread")

    async def ask_the_database() -> None:
        await world.coop.store.meta("anything")
        heard.append("database")

    at(world, 1, lambda: heard.append("timer"))
    with world.env._bot_scope():
        # A thread of our own and one of the database.
        tasks = [asyncio.create_task(look_something_up()), asyncio.create_task(ask_the_database())]

    await world.settle()
    # Simulated time did not pass while the threads worked.
    assert heard == ["database", "thread", "timer"]
    assert all(task.done() for task in tasks)


@pytest.mark.parametrize(
    "value", [None, "text", 7, [1, [2, {"a": [True]}]], {"a": {"b": [1.5]}}, {"a": ({"b": [1]},)}]
)
def test_copy_is_equal_and_shares_no_mutable_object(value: object) -> None:
    # The ids of all objects that could be changed.
    def changeable(one: object) -> set[int]:
        inner = (
            one.values() if isinstance(one, dict) else one if isinstance(one, list | tuple) else ()
        )
        own = {id(one)} if isinstance(one, dict | list) else set()
        return own.union(*(changeable(each) for each in inner))

    assert copied(value) == value
    assert changeable(copied(value)).isdisjoint(changeable(value))
