"""Work that nobody waits for gives way, and else goes on as if nothing was different."""

import asyncio
import gc
from collections.abc import Callable

import pytest

from bot.messages.jobs import ONE_MORE, Turns


async def errands(log: list[str], name: str, steps: int) -> str:
    for _ in range(steps):
        log.append(name)
        await asyncio.sleep(0)
    return name


class TestTurns:
    async def test_a_press_waits_for_one_step_in_each_round(self) -> None:
        turns = Turns(steady=lambda: 0.0)
        log = list[str]()
        work = [asyncio.create_task(turns.take(errands(log, "redraw", 10))) for _ in range(50)]
        await asyncio.sleep(0)
        before = len(log)
        await errands(log, "press", 6)

        assert len(log) - before <= 6 + 6

        await asyncio.gather(*work)
        assert log.count("redraw") == 500, "and then it is done"

    async def test_what_is_late_goes_on_the_faster(self) -> None:
        now = [0.0]
        log = list[str]()
        turns = Turns(steady=lambda: now[0])

        async def redraws() -> None:
            log.append("redraw")

        work = [asyncio.create_task(turns.take(redraws())) for _ in range(200)]
        await asyncio.sleep(0)
        steps = []
        for late in (0.5, 2.5, 10.5):
            now[0] = late * ONE_MORE
            await asyncio.sleep(0)
            before = len(log)
            await asyncio.sleep(0)
            steps.append(len(log) - before)

        assert steps == [1, 3, 11]

        await asyncio.gather(*work)

    async def test_what_is_under_way_goes_on_before_anything_else_begins(self) -> None:
        turns = Turns(steady=lambda: 0.0)
        log = list[str]()
        await asyncio.gather(*(turns.take(errands(log, name, 3)) for name in "abcdef"))
        assert "".join(log) == "abababcdcdcdefefef", "another one begins while the first is away"

    async def test_what_is_under_way_keeps_nothing_from_beginning_for_ever(self) -> None:
        now = [0.0]
        log = list[str]()
        turns = Turns(steady=lambda: now[0])
        long = [asyncio.create_task(turns.take(errands(log, "long", 500))) for _ in range(5)]
        for _ in range(20):
            await asyncio.sleep(0)

        short = asyncio.create_task(turns.take(errands(log, "short", 1)))
        for _ in range(30):
            now[0] += ONE_MORE / 4
            await asyncio.sleep(0)

        assert "short" in log
        assert log.count("long") < 100, "long before they are done"

        await asyncio.gather(short, *long)

    async def test_whoever_came_first_begins_first_and_goes_on_first(self) -> None:
        turns = Turns(steady=lambda: 0.0)
        log = list[str]()
        came = asyncio.Event()

        async def waits(name: str) -> None:
            log.append(name)
            await came.wait()
            log.append(name)

        work = [asyncio.create_task(turns.take(waits(name))) for name in "abc"]
        await asyncio.sleep(0.01)
        others = [asyncio.create_task(turns.take(errands(log, name, 1))) for name in "xyz"]
        came.set()
        await asyncio.gather(*work, *others)

        assert log[:3] == log[4:7] == [*"abc"]
        assert [log[3], *log[7:]] == [*"xyz"], "x had its turn when nobody waited"

    async def test_whoever_holds_what_others_wait_for_does_not_stand_in_line_for_each_step(
        self,
    ) -> None:
        turns = Turns(steady=lambda: 0.0)
        log = list[str]()
        door = asyncio.Lock()

        async def opens(name: str) -> None:
            async with door:
                await errands(log, name, 3)

        work = [asyncio.create_task(turns.take(opens(name))) for name in "ab"]
        others = [asyncio.create_task(turns.take(errands(log, "x", 1))) for _ in range(50)]
        await asyncio.gather(*work)

        assert log.count("x") <= 6, "they begin while whoever holds it is away"

        await asyncio.gather(*others)

    async def test_alone_it_waits_for_nothing(self) -> None:
        turns = Turns()
        log = list[str]()
        work = asyncio.create_task(turns.take(errands(log, "redraw", 5)))
        await errands(log, "press", 6)

        assert log == ["press", *["redraw", "press"] * 5]
        assert await work == "redraw"

    async def test_what_it_gives_and_raises_is_its_own(self) -> None:
        async def given(value: int) -> int:
            heard = asyncio.get_running_loop().create_future()
            asyncio.get_running_loop().call_soon(heard.set_result, value)
            return int(await heard)

        async def breaks() -> None:
            await asyncio.sleep(0)
            raise KeyError("egg")

        turns = Turns()
        assert await asyncio.gather(*(turns.take(given(one)) for one in range(3))) == [0, 1, 2]

        with pytest.raises(KeyError, match="egg"):
            await turns.take(breaks())

    @pytest.mark.parametrize("rounds", [0, 1, 2, 20])
    async def test_it_can_be_cancelled_wherever_it_is(self, rounds: int) -> None:
        ended: list[str] = []

        async def stays() -> None:
            try:
                await asyncio.sleep(3600)
            finally:
                await asyncio.sleep(0)
                ended.append("tidied up")

        async def works() -> None:
            await turns.take(stays())

        turns = Turns()
        log = list[str]()
        others = [asyncio.create_task(turns.take(errands(log, "other", 3))) for _ in range(3)]
        work = asyncio.create_task(works())
        for _ in range(rounds):
            await asyncio.sleep(0)

        work.cancel()
        with pytest.raises(asyncio.CancelledError):
            await work

        await asyncio.gather(*others)
        assert ended in ([], ["tidied up"])
        assert bool(ended) == (rounds == 20)
        assert await turns.take(errands(log, "next", 1)) == "next", "nobody holds the turn"

    async def test_a_timeout_within_it_ends_that_alone(self) -> None:
        async def patient() -> str:
            try:
                async with asyncio.timeout(0.001):
                    await asyncio.sleep(3600)
            except TimeoutError:
                return "in words"

            return "drawn"

        turns = Turns()
        assert await asyncio.gather(*(turns.take(patient()) for _ in range(3))) == ["in words"] * 3

    async def test_what_is_thrown_leaves_no_circle(self) -> None:
        async def patient() -> None:
            try:
                async with asyncio.timeout(0):
                    await asyncio.sleep(3600)
            except TimeoutError:
                pass

        turns = Turns()
        await turns.take(patient())
        gc.collect()
        gc.disable()

        try:
            for _ in range(10):
                await turns.take(patient())

            assert gc.collect() == 0
        finally:
            gc.enable()

    async def test_how_late_it_is_is_heard(self) -> None:
        now = [0.0]
        heard = list[float]()
        turns = Turns(heard.append, steady=lambda: now[0])
        long: Callable[[], None] = lambda: now.__setitem__(0, now[0] + 0.5)  # noqa: E731
        log: list[str] = []
        work = [asyncio.create_task(turns.take(errands(log, "redraw", 1))) for _ in range(2)]
        asyncio.get_running_loop().call_soon(long)
        await asyncio.gather(*work)

        assert max(heard) == 0.5

        heard.clear()
        await turns.take(errands(log, "redraw", 1))
        assert set(heard) <= {0.0}
