"""The deadline timer: it ticks when a deadline is due, keeps no task waiting, and notices jumps."""

import asyncio
from unittest.mock import Mock

import pytest

from bot.common import deadline_timer as sweeper_module
from bot.common.clock import MachineClock, SystemClock
from bot.common.deadline_timer import ClockJumps, DeadlineTimer


class Tables:
    """Deadlines that a tick carries out."""

    def __init__(self, *due):
        self.due = list(due)
        self.done = []
        self.ticks = 0
        self.trouble = None

    def now(self):
        return asyncio.get_running_loop().time()

    def next_due(self):
        # Like the due queue of the tables.
        return min(self.due, default=None)

    async def tick(self):
        self.ticks += 1
        await asyncio.sleep(0)
        if self.trouble:
            raise self.trouble

        ripe = [due for due in self.due if due <= self.now()]
        self.done += ripe
        self.due = [due for due in self.due if due not in ripe]


@pytest.fixture
async def now():
    """The time of the event loop at the beginning of the test."""
    return asyncio.get_running_loop().time()


def sweeping(tables):
    return DeadlineTimer(tables, tables.next_due, tables.tick)


async def test_deadlines_are_carried_out_in_time(now):
    tables = Tables(now + 0.05, now + 0.12, now + 60)
    sweeper = sweeping(tables)

    sweeper.nudge()

    # A nudge sets the timer, but does not tick itself.
    assert tables.ticks == 0

    await asyncio.sleep(0.3)

    assert tables.done == [now + 0.05, now + 0.12]
    # One tick for each due time, and none for the later one.
    assert tables.ticks == 2

    await sweeper.stop()


async def test_no_deadline_means_no_timer_and_no_task():
    before = asyncio.all_tasks()
    sweeper = sweeping(Tables())

    sweeper.nudge()

    assert sweeper._timer is None
    assert asyncio.all_tasks() == before


async def test_earlier_deadline_moves_the_timer(now):
    tables = Tables(now + 30)
    sweeper = sweeping(tables)
    sweeper.nudge()

    # Far earlier than the thirty seconds for which the timer is set.
    tables.due.append(now + 0.02)
    sweeper.nudge()
    await asyncio.sleep(0.1)

    assert tables.done == [now + 0.02]

    await sweeper.stop()


async def test_later_deadline_keeps_the_timer(now):
    tables = Tables(now + 0.05)
    sweeper = sweeping(tables)
    sweeper.nudge()
    timer = sweeper._timer

    tables.due = [now + 0.1]
    sweeper.nudge()

    assert sweeper._timer is timer

    # The timer fires in vain once, and then waits for the later deadline.
    await asyncio.sleep(0.2)

    assert tables.done == [now + 0.1]

    await sweeper.stop()


async def test_nudge_during_a_tick_does_not_start_a_second_one(now):
    tables = Tables(now)
    sweeper = sweeping(tables)
    tick = tables.tick

    async def nudging():
        # Commits in a tick nudge the timer, like any other commit.
        sweeper.nudge()
        await tick()
        sweeper.nudge()

    sweeper._tick = nudging
    sweeper.nudge()
    await asyncio.sleep(0.1)

    assert tables.ticks == 1

    await sweeper.stop()


async def test_deadline_that_stays_does_not_cause_a_busy_loop():
    tables = Tables(0.0)

    async def nothing():
        tables.ticks += 1

    sweeper = DeadlineTimer(tables, tables.next_due, nothing)
    sweeper.nudge()
    await asyncio.sleep(0.2)
    await sweeper.stop()

    # At most one tick for each shortest interval.
    assert 2 <= tables.ticks <= 0.2 / sweeper_module.SHORTEST + 1


async def test_failing_tick_is_logged_and_repeated(now, monkeypatch, caplog):
    monkeypatch.setattr(sweeper_module, "AFTER_FAILURE", 0.05)
    tables = Tables(now)
    tables.trouble = RuntimeError("the fox")
    sweeper = sweeping(tables)

    sweeper.nudge()
    await asyncio.sleep(0.04)

    assert "the fox" in caplog.text

    # The next attempt succeeds.
    tables.trouble = None
    await asyncio.sleep(0.15)

    assert tables.done == [now]

    await sweeper.stop()


async def test_stop_finishes_the_running_tick(now):
    begun = asyncio.Event()
    tables = Tables(now)

    async def tick():
        begun.set()
        await tables.tick()
        # A deadline that is due at once, which must not be carried out any more.
        tables.due.append(tables.now())

    sweeper = DeadlineTimer(tables, tables.next_due, tick)
    sweeper.nudge()
    await begun.wait()

    await sweeper.stop()

    # The stop has waited for the tick that had begun.
    assert tables.done == [now]

    await asyncio.sleep(2 * sweeper_module.SHORTEST)

    assert tables.done == [now]

    sweeper.nudge()
    assert sweeper._timer is None


async def test_jump_during_the_wait_is_announced_before_a_tick(caplog):
    """This holds also without a listener, and with one that fails."""

    async def heard(seconds):
        told.append((seconds, tables.ticks))
        raise OSError("no time")

    async def tick():
        await tables.tick()
        swept.set()

    for moved in (heard, None):
        now = asyncio.get_running_loop().time()
        swept = asyncio.Event()
        told = []
        watch = Mock(now=Mock(return_value=5_000.0))
        tables = Tables(now + 0.02)
        sweeper = DeadlineTimer(tables, tables.next_due, tick, moved, ClockJumps(watch))
        sweeper.nudge()
        # The machine's clock jumps while the timer runs.
        watch.now.return_value += 3_600.0
        async with asyncio.timeout(5):
            await swept.wait()

        await sweeper.stop()
        assert ("timers not corrected after a clock jump" in caplog.text) is (moved is not None)

        caplog.clear()
        assert [(round(seconds), ticks) for seconds, ticks in told] == [(3_600, 0)] * bool(moved)


async def test_replaced_or_stopped_timer_does_not_fire(now):
    tables = Tables(now + 0.03)
    sweeper = sweeping(tables)
    sweeper.nudge()
    first = sweeper._timer
    tables.due.append(now + 0.02)
    sweeper.nudge()
    assert first.cancelled()

    await sweeper.stop()
    await asyncio.sleep(0.05)
    assert tables.ticks == 0


# -- jumps of the clock: time that passed unseen differs from time that passed normally ------------


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
