"""The sweeper rings when something is due, and never parks a task."""

import asyncio
from types import SimpleNamespace

from bot.common import deadline_timer as sweeper_module
from bot.common.deadline_timer import ClockJumps, DeadlineTimer


class Tables:
    """Things that fall due; a tick carries them out."""

    def __init__(self, *due):
        self.due = list(due)
        self.done = []
        self.ticks = 0
        self.trouble = None

    def now(self):
        return asyncio.get_running_loop().time()

    def next_due(self):
        return min(self.due, default=None)

    async def tick(self):
        self.ticks += 1
        await asyncio.sleep(0)
        if self.trouble:
            raise self.trouble

        ripe = [due for due in self.due if due <= self.now()]
        self.done += ripe
        self.due = [due for due in self.due if due not in ripe]


def sweeping(tables):
    return DeadlineTimer(tables, tables.next_due, tables.tick)


async def test_what_is_due_is_carried_out_in_its_time():
    now = asyncio.get_running_loop().time()
    tables = Tables(now + 0.05, now + 0.12, now + 60)
    sweeper = sweeping(tables)

    sweeper.nudge()

    assert tables.ticks == 0

    await asyncio.sleep(0.3)

    assert tables.done == [now + 0.05, now + 0.12]
    assert tables.ticks == 2

    await sweeper.stop()


async def test_nothing_due_means_no_timer_and_no_task():
    before = asyncio.all_tasks()
    sweeper = sweeping(Tables())

    sweeper.nudge()

    assert sweeper._timer is None
    assert asyncio.all_tasks() == before


async def test_a_nearer_deadline_moves_the_timer():
    now = asyncio.get_running_loop().time()
    tables = Tables(now + 30)
    sweeper = sweeping(tables)
    sweeper.nudge()

    tables.due.append(now + 0.02)
    sweeper.nudge()
    await asyncio.sleep(0.1)

    assert tables.done == [now + 0.02]

    await sweeper.stop()


async def test_a_later_deadline_leaves_the_timer_and_is_found_when_that_rings():
    now = asyncio.get_running_loop().time()
    tables = Tables(now + 0.05)
    sweeper = sweeping(tables)
    sweeper.nudge()
    timer = sweeper._timer

    tables.due = [now + 0.1]
    sweeper.nudge()

    assert sweeper._timer is timer

    await asyncio.sleep(0.2)

    assert tables.done == [now + 0.1]

    await sweeper.stop()


async def test_a_clock_that_was_set_is_noticed_at_the_next_change():
    tables = Tables(asyncio.get_running_loop().time() + 30)
    told = []
    watch = SimpleNamespace(now=lambda: 1000.0)

    async def moved(seconds):
        told.append(seconds)

    jumps = ClockJumps(watch, lambda: 0.0)
    sweeper = DeadlineTimer(tables, tables.next_due, tables.tick, moved, jumps)
    sweeper.nudge()
    watch.now = lambda: 4600.0
    sweeper.nudge()
    await asyncio.sleep(0.1)

    assert told == [3600.0]

    await sweeper.stop()


async def test_a_change_made_by_a_sweep_does_not_start_a_second_one():
    now = asyncio.get_running_loop().time()
    tables = Tables(now)
    sweeper = sweeping(tables)
    tick = tables.tick

    async def nudging():
        sweeper.nudge()
        await tick()
        sweeper.nudge()

    sweeper._tick = nudging
    sweeper.nudge()
    await asyncio.sleep(0.1)

    assert tables.ticks == 1

    await sweeper.stop()


async def test_a_deadline_that_stays_does_not_spin():
    tables = Tables(0.0)

    async def nothing():
        tables.ticks += 1

    sweeper = DeadlineTimer(tables, tables.next_due, nothing)
    sweeper.nudge()
    await asyncio.sleep(0.2)
    await sweeper.stop()

    assert 2 <= tables.ticks <= 0.2 / sweeper_module.SHORTEST + 1


async def test_a_sweep_that_fails_is_logged_and_tried_again_later(monkeypatch, caplog):
    monkeypatch.setattr(sweeper_module, "AFTER_FAILURE", 0.05)
    now = asyncio.get_running_loop().time()
    tables = Tables(now)
    tables.trouble = RuntimeError("the fox")
    sweeper = sweeping(tables)

    sweeper.nudge()
    await asyncio.sleep(0.04)

    assert "the fox" in caplog.text

    tables.trouble = None
    await asyncio.sleep(0.15)

    assert tables.done == [now]

    await sweeper.stop()


async def test_stopping_finishes_the_sweep_under_way():
    now = asyncio.get_running_loop().time()
    begun = asyncio.Event()
    tables = Tables(now)

    async def tick():
        begun.set()
        await tables.tick()
        tables.due.append(tables.now())

    sweeper = DeadlineTimer(tables, tables.next_due, tick)
    sweeper.nudge()
    await begun.wait()

    await sweeper.stop()

    assert tables.done == [now]

    await asyncio.sleep(2 * sweeper_module.SHORTEST)

    assert tables.done == [now]

    sweeper.nudge()
    assert sweeper._timer is None


async def test_what_went_by_while_a_timer_ran_is_told_before_anything_falls_due(caplog):
    """Also where nobody cares, or whoever should know of it breaks."""

    class Watch:
        wall = 5_000.0

        def now(self):
            return self.wall

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
        watch = Watch()
        tables = Tables(now + 0.02)
        sweeper = DeadlineTimer(tables, tables.next_due, tick, moved, ClockJumps(watch))
        sweeper.nudge()
        watch.wall += 3_600.0
        async with asyncio.timeout(5):
            await swept.wait()

        await sweeper.stop()
        assert ("timers not corrected after a clock jump" in caplog.text) is (moved is not None)

        caplog.clear()

        if moved is None:
            assert told == []
        else:
            ((seconds, ticks),) = told
            assert (round(seconds), ticks) == (3_600, 0)


async def test_a_timer_that_is_set_anew_or_stopped_rings_no_more():
    now = asyncio.get_running_loop().time()
    tables = Tables(now + 0.03)
    sweeper = sweeping(tables)
    sweeper.nudge()
    first = sweeper._timer
    tables.due.append(now + 0.02)
    sweeper.nudge()
    second = sweeper._timer

    assert first is not second
    assert first.cancelled()

    await sweeper.stop()
    assert second.cancelled()

    await asyncio.sleep(0.05)
    assert tables.ticks == 0
