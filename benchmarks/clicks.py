"""`python -m benchmarks.clicks [--clicks N]`: what a click costs the bot's process in CPU time.

The real bot on the playground, over real sockets, with its database on disk.

* to the answer: the event loop's thread, from reading the press to writing its answer;
* after it: the same thread, for Discord's reply and for everything that has to be drawn anew
  elsewhere, the other cards and the table;
* database: the thread that commits.

Milliseconds differ from machine to machine and from hour to hour, so the floor is measured in the
same run, in turns: a bare discord.py bot (benchmarks/floor_bot.py) that writes one durable row for
a press and answers with the same page. Aim: an accepted choice costs at most twice the floor.

First at work: accepted choices while others press all the time. That is the CPU that bounds how
many can play. Then one click at a time, each followed by silence, so that what follows one is not
counted for the next. A bot that has slept finds little of its code and data in the CPU's caches:
the same work takes it half as long again. Neighbours on the machine cost as much as sleep does, so
compare two versions only in turns.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from benchmarks.floor_bot import FLOOR_PAGE, LOOK, OPEN
from benchmarks.timed_bot import STOPWATCH
from bot.playground.discord.interactions import Interaction
from bot.playground.discord.throttle import UNLIMITED
from bot.playground.discord.world import Message
from tests.browser import gang
from tests.browser.gang import DONE, END, PASS, PEOPLE, ROB, RUN, STAY
from tests.support.playground import Playground
from tests.support.sentences import sentence

AIM = 2.0
"""Times the floor, at work."""

COOP, FLOOR = "benchmarks.timed_bot", "benchmarks.floor_bot"
SILENCE_SECONDS = 0.05
WARM_UP = 30
LOOKERS = 8
"""So many presses of others are under way at every moment, to keep the bot busy."""

ROUNDS = 5
"""The two bots are measured in turns, so many times each."""

Click = Callable[[], Interaction]


def _measured(bot: str, environment: dict[str, str]) -> Playground:
    """A process of its own, as hosts have it: a forked one pays for every page that it touches."""
    return Playground(bot=bot, environment=environment, budgets=UNLIMITED, forked=False)


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
    """One bot. `choices` are accepted ones; `looks` are what others press meanwhile, and write
    nothing. `stopwatch` is the file in which the bot notes its answers.
    """

    def __init__(
        self,
        play: Playground,
        stopwatch: Path,
        choices: Callable[[Playground], Iterator[Click]],
        looks: Callable[[Playground], Iterator[Click]],
    ) -> None:
        self._play = play
        self._stopwatch = stopwatch
        self.choices = choices(play)
        self._looks = looks
        self.looks = looks(play)
        self.at_work: list[float] = []
        """Milliseconds to the answer of a choice while others press."""
        assert play.supervisor.pid is not None
        self._pid = play.supervisor.pid

    async def costs(self, clicks: Iterator[Click], count: int) -> list[Cost]:
        """One at a time, each followed by silence."""
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

    async def work(self, count: int) -> None:
        """So many choices, while others press all the time."""
        for click in islice(self.choices, WARM_UP):
            await self._play.settled(click())
        others = [asyncio.create_task(self._look_on()) for _ in range(LOOKERS)]
        try:
            clicks = [await self._play.settled(click()) for click in islice(self.choices, count)]
        finally:
            for other in others:
                other.cancel()
            await asyncio.gather(*others, return_exceptions=True)
        await gang.calm(self._play)
        answers = self._answers()
        self.at_work += [answers[str(click.id)] for click in clicks]

    async def _look_on(self) -> None:
        for click in self._looks(self._play):
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


def floor_looks(play: Playground) -> Iterator[Click]:
    """Everybody looks at the page, for which no row is written either."""
    message = next(iter(play.games.messages.values()))
    for name in cycle(PEOPLE):
        yield lambda name=name: play.click(name, message, label=LOOK)  # type: ignore[misc]


@asynccontextmanager
async def coop(home: Path) -> AsyncIterator[tuple[Bench, Message]]:
    """A table at which two have a secret choice to make; and the card of the first."""
    stopwatch = home / "coop-answers"
    environment = {STOPWATCH: str(stopwatch)}
    async with _measured(COOP, environment) as play:
        await gang.gathered(play)
        turn = (ROB, END, DONE, PASS)
        await gang.press_on(play, turn, lambda: len(gang.askable(play, STAY)) == len(PEOPLE))
        yield Bench(play, stopwatch, choices, looks), gang.offered(play, PEOPLE[0])[STAY][0]


@asynccontextmanager
async def floor(home: Path, page: Message) -> AsyncIterator[Bench]:
    """The same page in the same people's DMs, by a bot that knows nothing."""
    stopwatch, copy = home / "floor-answers", home / "page.json"
    copy.write_text(json.dumps(page.components), "utf-8")
    environment = {STOPWATCH: str(stopwatch), FLOOR_PAGE: str(copy)}
    async with _measured(FLOOR, environment) as play:
        await play.until_online()
        message = await play.wait_for_message(play.games)
        for name in PEOPLE[:2]:
            await play.settled(play.click(name, message, label=OPEN))
        yield Bench(play, stopwatch, choices, floor_looks)


async def measure(count: int) -> int:
    with TemporaryDirectory() as folder:
        async with coop(Path(folder)) as (bench, page), floor(Path(folder), page) as least:
            for _ in range(ROUNDS):
                for one in (least, bench):
                    await one.work(count // ROUNDS)
            bare = await least.costs(least.choices, count)
            choice = await bench.costs(bench.choices, count)
            look = await bench.costs(bench.looks, count)
    ratio = median(bench.at_work) / median(least.at_work)
    print(f"ms of CPU, of {count} clicks each {'median':>29}{'p95':>8}")
    print("an accepted choice while others press")
    print_line("answer", bench.at_work)
    print_line("the floor's answer", least.at_work)
    print(f"  {f'times the floor (aim: {AIM})':43}{ratio:10.2f}")
    report("an accepted choice after silence", choice)
    report("the floor after silence", bare)
    report("a look at My hand after silence", look)
    return 0 if ratio <= AIM else 1


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
