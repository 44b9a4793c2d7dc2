"""Detection of clock jumps: time that passed unseen differs from time that passed normally."""

import asyncio

import pytest

from bot.common.clock import MachineClock, SystemClock
from bot.common.deadline_timer import ClockJumps, DeadlineTimer


class Machine:
    """A wall clock that can be set, and a monotonic clock that stops while the machine sleeps."""

    def __init__(self):
        self.wall = 5_000.0
        self.steady = 100.0

    def now(self):
        return self.wall

    def pass_by(self, wall, steady=None):
        self.wall += wall
        # By default both clocks advance together, as in normal operation.
        self.steady += wall if steady is None else steady


@pytest.fixture
def machine():
    return Machine()


@pytest.fixture
def jumps(machine):
    return ClockJumps(machine, lambda: machine.steady)


def after(machine, jumps, *, waits, wall, steady=None):
    jumps.timer_set(waits)
    machine.pass_by(wall, steady)
    jumps.timer_ended()
    return jumps.take()


@pytest.mark.parametrize("wall", [0.0, 30.0, 60.0, 61.0, 75.0])
def test_normal_delay_is_no_jump(machine, jumps, wall):
    """A busy process wakes up late, too."""
    assert after(machine, jumps, waits=60, wall=wall) == 0


@pytest.mark.parametrize(
    ("wall", "steady", "jump"),
    [
        # A suspended process: an hour and a minute have passed, and the timer expected a minute.
        (3_660, None, 3_600),
        # The monotonic clock stops while the machine sleeps, so the timer keeps its time.
        (3_660, 60, 3_600),
        # A clock that is changed.
        (60 - 3_600, 60, -3_600),
        (60 + 86_400, 60, 86_400),
        # Time synchronisation moves a clock by seconds, which is ignored.
        (55, 60, 0),
    ],
)
def test_jump_is_measured(machine, jumps, wall, steady, jump):
    assert after(machine, jumps, waits=60, wall=wall, steady=steady) == jump


def test_jump_is_kept_when_the_timer_is_set_again(machine, jumps):
    """A press sets the timer again before it fires."""
    jumps.timer_set(60)
    # The machine sleeps for an hour within the first ten seconds.
    machine.pass_by(3_610, 10)
    jumps.timer_set(60)
    machine.pass_by(60)
    jumps.timer_ended()

    assert jumps.has_jumped
    assert jumps.take() == 3_600
    assert not jumps.has_jumped


def test_moved_clock_of_the_playground_is_no_jump(monkeypatch):
    jumps = ClockJumps()
    jumps.timer_set(60)
    # The playground moves only Coop's clock, and not the machine's.
    monkeypatch.setattr(SystemClock, "ahead", 3_600.0)

    assert SystemClock().now() - MachineClock().now() > 3_599

    jumps.timer_ended()
    assert jumps.take() == 0


async def test_listeners_hear_of_a_jump_before_a_tick(machine, jumps):
    heard: list[object] = []

    async def tick():
        heard.append("tick")

    async def moved(seconds):
        heard.append(seconds)

    sweeper = DeadlineTimer(machine, lambda: machine.wall + 50, tick, moved, jumps)
    # A far deadline, so only the jump can cause a tick.
    sweeper.nudge()
    machine.pass_by(3_600, 1)
    sweeper.nudge()
    await asyncio.sleep(0.1)

    assert heard[:2] == [3_599, "tick"]
    assert 3_599 not in heard[1:]

    await sweeper.stop()
