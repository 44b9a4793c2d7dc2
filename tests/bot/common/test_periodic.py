"""The periodic task."""

import asyncio

import pytest

from bot.common import periodic as module
from bot.common.periodic import PeriodicTask


@pytest.fixture(autouse=True)
def often(monkeypatch):
    monkeypatch.setattr(module, "EVERY", 0.001)


async def test_check_is_repeated_also_after_a_failure(caplog):
    looks = []
    enough = asyncio.Event()

    async def look():
        looks.append("looked")
        if len(looks) == 4:
            enough.set()
        if len(looks) == 2:
            raise OSError("too dark")

    watch = PeriodicTask(look)
    # The first check comes after one interval.
    assert looks == [], "not at once"

    async with asyncio.timeout(5):
        await enough.wait()

    await watch.stop()
    assert caplog.text.count("periodic check failed") == 1


async def test_stopped_task_does_not_run_again():
    looks = []

    async def look():
        looks.append("looked")

    watch = PeriodicTask(look)
    await watch.stop()
    await asyncio.sleep(0.01)

    assert looks == []
    assert watch._timer is not None
    assert watch._timer.cancelled()


async def test_running_check_can_be_cancelled(caplog):
    begun = asyncio.Event()
    broken_off = []

    async def look():
        begun.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            broken_off.append("looked")
            raise

    watch = PeriodicTask(look)
    async with asyncio.timeout(5):
        await begun.wait()
        await watch.give_up()

    assert broken_off == ["looked"]
    # The test itself.
    assert len(asyncio.all_tasks()) == 1
    assert caplog.text == ""


async def test_stop_waits_for_the_running_check():
    begun = asyncio.Event()
    goes_on = asyncio.Event()
    finished = []

    async def look():
        begun.set()
        await goes_on.wait()
        finished.append("looked")

    watch = PeriodicTask(look)
    async with asyncio.timeout(5):
        await begun.wait()
        stopping = asyncio.create_task(watch.stop())
        await asyncio.sleep(0)

        assert not stopping.done()

        goes_on.set()
        await stopping

    assert finished == ["looked"]

    await asyncio.sleep(0.01)
    assert finished == ["looked"]
    assert len(asyncio.all_tasks()) == 1


async def test_requested_check_runs_at_once_or_after_the_running_one():
    looks = []
    go_on = asyncio.Event()

    async def look():
        looks.append("looked")
        await go_on.wait()

    # An hour, so that only the requests can start a check.
    watch = PeriodicTask(look, every=3600)
    watch.look_soon()
    await asyncio.sleep(0.01)

    assert looks == ["looked"]

    # Two requests during a check cause one further check.
    watch.look_soon()
    watch.look_soon()
    await asyncio.sleep(0.01)

    assert looks == ["looked"], "not two at once"

    go_on.set()
    await asyncio.sleep(0.05)
    assert looks == ["looked", "looked"]

    await watch.stop()
