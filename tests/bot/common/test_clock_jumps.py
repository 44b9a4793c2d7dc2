"""Time that nobody saw pass is noticed; time that only passed is not."""

import asyncio

import pytest

from bot.common.clock import MachineClock, SystemClock
from bot.common.deadline_timer import ClockJumps, DeadlineTimer


class Machine:
    """A wall clock that can be set, and a steady one that stands still while the machine sleeps."""

    def __init__(self):
        self.wall = 5_000.0
        self.steady = 100.0

    def now(self):
        return self.wall

    def pass_by(self, wall, steady=None):
        self.wall += wall
        self.steady += wall if steady is None else steady


@pytest.fixture
def machine():
    return Machine()


@pytest.fixture
def overslept(machine):
    return ClockJumps(machine, lambda: machine.steady)


def after(machine, overslept, *, waits, wall, steady=None):
    overslept.waits(waits)
    machine.pass_by(wall, steady)
    overslept.wakes()
    return overslept.take()


@pytest.mark.parametrize("wall", [0.0, 30.0, 60.0, 61.0, 75.0])
def test_time_that_only_passed(machine, overslept, wall):
    """A busy process is late too."""
    assert after(machine, overslept, waits=60, wall=wall) == 0


def test_a_process_that_was_stopped_for_an_hour(machine, overslept):
    assert after(machine, overslept, waits=60, wall=3_660) == 3_600


def test_a_machine_that_slept_for_an_hour(machine, overslept):
    """Its steady clock stood still meanwhile, so the timer waits for its rest."""
    assert after(machine, overslept, waits=60, wall=3_660, steady=60) == 3_600


@pytest.mark.parametrize("jump", [-3_600, 86_400])
def test_a_clock_that_was_set(machine, overslept, jump):
    assert after(machine, overslept, waits=60, wall=60 + jump, steady=60) == jump


def test_a_clock_that_is_trimmed(machine, overslept):
    assert after(machine, overslept, waits=60, wall=55, steady=60) == 0


def test_what_a_nudge_takes_back_is_not_forgotten(machine, overslept):
    """Somebody clicks before the timer rings, and it is set anew."""
    overslept.waits(60)
    machine.pass_by(3_610, 10)
    overslept.waits(60)
    machine.pass_by(60)
    overslept.wakes()

    assert overslept.noticed
    assert overslept.take() == 3_600
    assert not overslept.noticed


def test_who_plays_with_the_houses_clock_does_so_on_purpose(monkeypatch):
    overslept = ClockJumps()
    overslept.waits(60)
    monkeypatch.setattr(SystemClock, "ahead", 3_600.0)

    assert SystemClock().now() - MachineClock().now() > 3_599

    overslept.wakes()
    assert overslept.take() == 0


async def test_the_house_hears_of_it_before_anything_falls_due(machine, overslept):
    heard: list[object] = []

    async def tick():
        heard.append("tick")

    async def moved(seconds):
        heard.append(seconds)

    sweeper = DeadlineTimer(machine, lambda: machine.wall + 50, tick, moved, overslept)
    sweeper.nudge()
    machine.pass_by(3_600, 1)
    sweeper.nudge()
    await asyncio.sleep(0.1)

    assert heard[:2] == [3_599, "tick"]
    assert 3_599 not in heard[1:]

    await sweeper.stop()


async def test_a_bug_in_hearing_of_it_stops_no_sweep(machine, overslept, caplog):
    ticks = []

    async def tick():
        ticks.append(1)

    async def moved(seconds):
        raise ValueError("the fox")

    sweeper = DeadlineTimer(machine, lambda: machine.wall, tick, moved, overslept)
    sweeper.nudge()
    machine.pass_by(3_600, 0)
    sweeper.nudge()
    await asyncio.sleep(0.1)

    assert ticks
    assert "the fox" in caplog.text

    await sweeper.stop()
