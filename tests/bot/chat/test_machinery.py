"""Lanes and the limiter, without Discord."""

import asyncio

from bot.chat.lanes import Key, Lanes
from bot.chat.limiter import Limiter, Priority


class Work:
    """Counts its runs; each waits until it is let go."""

    def __init__(self) -> None:
        self.runs: list[Key] = []
        self.go = asyncio.Event()

    async def __call__(self, key: Key) -> None:
        self.runs.append(key)
        await self.go.wait()


A, B = ("t", "a"), ("t", "b")


async def breath() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class TestLanes:
    async def test_ten_marks_in_flight_are_one_more_run(self) -> None:
        work = Work()
        lanes = Lanes(work)
        lanes.mark(A)
        await breath()
        for _ in range(10):
            lanes.mark(A)
        work.go.set()
        await lanes.settle()
        assert work.runs == [A, A]

    async def test_lanes_do_not_wait_for_each_other(self) -> None:
        work = Work()
        lanes = Lanes(work)
        lanes.mark(A)
        lanes.mark(B)
        await breath()
        assert work.runs == [A, B]
        work.go.set()
        await lanes.settle()

    async def test_a_held_lane_starts_when_it_is_let_go(self) -> None:
        work = Work()
        work.go.set()
        lanes = Lanes(work)
        with lanes.hold(A), lanes.hold(A):
            lanes.mark(A)
            assert lanes.is_busy(A)
            await breath()
            assert work.runs == []
        await lanes.settle()
        assert work.runs == [A]
        assert not lanes.is_busy(A)

    async def test_no_task_is_left_behind(self) -> None:
        work = Work()
        work.go.set()
        lanes = Lanes(work)
        lanes.mark(A)
        await lanes.settle()
        assert len(asyncio.all_tasks()) == 1

    async def test_nothing_starts_after_closing(self) -> None:
        work = Work()
        lanes = Lanes(work)
        lanes.close()
        lanes.mark(A)
        await lanes.settle()
        assert work.runs == []


class TestLimiter:
    async def test_no_window_holds_more_than_allowed(self) -> None:
        limiter = Limiter(5, window=0.1)
        loop = asyncio.get_running_loop()
        times: list[float] = []

        async def send() -> None:
            await limiter.turn(Priority.TABLE)
            times.append(loop.time())

        await asyncio.gather(*(send() for _ in range(17)))
        for first, later in zip(times, times[5:], strict=False):
            assert later - first >= 0.095

    async def test_what_matters_goes_first(self) -> None:
        limiter = Limiter(1, window=0.02)
        order: list[Priority] = []

        async def send(priority: Priority) -> None:
            await limiter.turn(priority)
            order.append(priority)

        await limiter.turn(Priority.TABLE)
        wanted = [Priority.DECORATION, Priority.TABLE, Priority.QUESTION, Priority.TABLE]
        await asyncio.gather(*map(send, wanted))
        assert order == sorted(wanted)

    async def test_it_says_who_had_to_wait(self) -> None:
        limiter = Limiter(1, window=0.02)
        assert not await limiter.turn(Priority.TABLE)
        assert await limiter.turn(Priority.TABLE)

    async def test_who_gives_up_takes_no_turn(self) -> None:
        limiter = Limiter(1, window=0.02)
        await limiter.turn(Priority.TABLE)
        gone = asyncio.create_task(limiter.turn(Priority.QUESTION))
        await breath()
        gone.cancel()
        await asyncio.wait_for(limiter.turn(Priority.DECORATION), 1)
