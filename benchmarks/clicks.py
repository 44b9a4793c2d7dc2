"""`python -m benchmarks.clicks [--clicks N]`: what a click costs the bot's process in CPU time.

The real bot on the playground, over real sockets, with its database on disk.

* to the answer: the event loop's thread, from reading the press to writing its answer;
* after it: the same thread, for Discord's reply and for everything that has to be drawn anew
  elsewhere, the other cards and the table;
* database: the thread that commits.

First at work: accepted choices while others press My hand all the time. That is the CPU that bounds
how many can play; aim: 1.5 ms to the answer. Then one click at a time, each followed by silence, so
that what follows one is not counted for the next. A bot that has slept finds little of its code and
data in the CPU's caches: the same work takes it half as long again. Neighbours on the machine cost
as much as sleep does, so compare two versions only in turns.
"""

import argparse
import asyncio
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from benchmarks.timed_bot import STOPWATCH
from bot.playground.discord.interactions import Interaction
from bot.playground.discord.throttle import UNLIMITED
from tests.browser import gang
from tests.browser.gang import DONE, END, PASS, PEOPLE, ROB, RUN, STAY
from tests.support.playground import Playground
from tests.support.sentences import sentence

AIM = 1.5
BOT = "benchmarks.timed_bot"
SILENCE_SECONDS = 0.05
WARM_UP = 30
LOOKERS = 8
"""So many presses of My hand are under way at every moment, to keep the bot busy."""

Click = Callable[[], Interaction]


@dataclass(frozen=True, slots=True)
class Cost:
    """Of one click, in milliseconds."""

    answer: float
    loop: float
    database: float

    @property
    def after(self) -> float:
        return self.loop - self.answer

    @property
    def total(self) -> float:
        return self.loop + self.database


@dataclass(frozen=True, slots=True)
class Used:
    """What the threads of the process have used, in milliseconds, counted by the kernel."""

    loop: float
    others: float

    @classmethod
    def by(cls, pid: int) -> "Used":
        tasks = Path(f"/proc/{pid}/task").iterdir()
        used = {int(one.name): int((one / "schedstat").read_text().split()[0]) for one in tasks}
        loop = used.pop(pid)
        return cls(loop / 1e6, sum(used.values()) / 1e6)


class Bench:
    """`stopwatch` is the file in which the bot notes its answers."""

    def __init__(self, play: Playground, stopwatch: Path) -> None:
        self._play = play
        self._stopwatch = stopwatch
        assert play.supervisor.pid is not None
        self._pid = play.supervisor.pid

    async def costs(self, clicks: Iterator[Click], count: int) -> list[Cost]:
        for click in islice(clicks, WARM_UP):
            await self._play.settled(click())
        await gang.calm(self._play)
        return [await self._cost(click) for click in islice(clicks, count)]

    async def _cost(self, click: Click) -> Cost:
        before, answered = Used.by(self._pid), len(self._answers())
        await self._play.settled(click())
        await self._silence()
        after, answers = Used.by(self._pid), self._answers()
        assert len(answers) == answered + 1
        answer = next(reversed(answers.values()))
        return Cost(answer, after.loop - before.loop, after.others - before.others)

    async def amid_others(self, count: int) -> list[float]:
        """So many choices to the answer, while others look at their hands all the time."""
        for click in islice(choices(self._play), WARM_UP):
            await self._play.settled(click())
        others = [asyncio.create_task(self._look_on()) for _ in range(LOOKERS)]
        try:
            clicks = [
                await self._play.settled(click()) for click in islice(choices(self._play), count)
            ]
        finally:
            for other in others:
                other.cancel()
            await asyncio.gather(*others, return_exceptions=True)
        await gang.calm(self._play)
        answers = self._answers()
        return [answers[str(click.id)] for click in clicks]

    async def _look_on(self) -> None:
        for click in looks(self._play):
            await self._play.settled(click())

    def _answers(self) -> dict[str, float]:
        """Milliseconds, by the press's id."""
        lines = self._stopwatch.read_text("utf-8").splitlines()
        return {press: float(used) for press, used in map(str.split, lines)}

    async def _silence(self) -> None:
        """Until the bot has asked nothing of Discord for a moment."""
        calls, known = self._play.simulation.calls, -1
        while len(calls) != known:
            known = len(calls)
            await asyncio.sleep(SILENCE_SECONDS)


def choices(play: Playground) -> Iterator[Click]:
    """Two of three change their minds about a secret choice, again and again."""
    for name, label in cycle([(n, label) for label in (STAY, RUN) for n in PEOPLE[:2]]):
        yield lambda name=name, label=label: _choose(play, name, label)  # type: ignore[misc]


def _choose(play: Playground, name: str, label: str) -> Interaction:
    message, custom_id, values = gang.offered(play, name)[label]
    return play.click(name, message, custom_id=custom_id, values=values)


def looks(play: Playground) -> Iterator[Click]:
    """Everybody presses My hand."""
    table = next(iter(play.games.messages.values()))
    label = sentence("table-button-hand")
    for name in cycle(PEOPLE):
        yield lambda name=name: play.click(name, table, label=label)  # type: ignore[misc]


async def measure(count: int) -> int:
    with TemporaryDirectory() as folder:
        stopwatch = Path(folder) / "answers"
        environment = {STOPWATCH: str(stopwatch)}
        async with Playground(bot=BOT, environment=environment, budgets=UNLIMITED) as play:
            await gang.gathered(play)
            turn = (ROB, END, DONE, PASS)
            await gang.press_on(play, turn, lambda: len(gang.askable(play, STAY)) == len(PEOPLE))
            bench = Bench(play, stopwatch)
            at_work = await bench.amid_others(count)
            choice = await bench.costs(choices(play), count)
            look = await bench.costs(looks(play), count)
    print(f"ms of CPU, of {count} clicks each {'median':>29}{'p95':>8}")
    print(f"an accepted choice while others press (aim: {AIM})")
    print_line("answer", at_work)
    report("an accepted choice after silence", choice)
    report("a look at My hand after silence", look)
    return 0 if median(at_work) <= AIM else 1


def report(what: str, costs: list[Cost]) -> None:
    """Median and 95th percentile of each part."""
    print(what)
    for part in ("answer", "after", "database", "total"):
        print_line(part, [getattr(cost, part) for cost in costs])


def print_line(part: str, values: list[float]) -> None:
    print(f"  {part:43}{median(values):10.2f}{quantiles(values, n=20)[-1]:8.2f}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.clicks", description=__doc__)
    parser.add_argument("--clicks", type=int, default=200, help="of each kind (default: 200)")
    return asyncio.run(measure(parser.parse_args().clicks))


if __name__ == "__main__":
    sys.exit(main())
