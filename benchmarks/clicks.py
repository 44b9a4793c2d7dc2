"""`python -m benchmarks.clicks [--clicks N] [--postgres]`: measures the CPU time of a click.

The real bot runs on the playground (a simulated Discord in another process, playground/__init__.py)
over real sockets, with its database on disk. The CPU time of a click has these parts:

* to the answer: the event loop's thread, from reading the press to writing its answer;
* after it: the same thread, for Discord's reply and for redrawing the other cards and the table;
* database: the thread that commits;
* the whole process: all of its threads.

Milliseconds differ between machines and between runs, so the same run measures a floor: a bare
discord.py bot (benchmarks/floor_bot.py) that writes one durable row for a press and answers with
the same page. Aim: an accepted choice costs at most twice the floor.

The first part measures accepted choices while other people press all the time. This CPU time limits
how many people can play. The two bots take turns in blocks, and each block is compared with the
block beside it, because both felt the same load of the machine. The result is the median of these
comparisons, with its quartiles.

The second part measures one click at a time, each followed by silence, so that the work after one
click is not counted for the next. After silence the CPU's caches are cold: the same work takes half
as long again. Other processes on the machine have the same effect.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from benchmarks.floor_bot import FLOOR_PAGE, LOOK, OPEN
from benchmarks.timed_bot import STOPWATCH
from bot.common.database_url import DatabaseServer
from playground.discord.faults import UNLIMITED
from playground.discord.interactions import Interaction
from playground.discord.world import Message
from tests.browser import gang
from tests.browser.gang import DONE, END, PASS, PEOPLE, ROB, RUN, STAY
from tests.support import postgres
from tests.support.playground import Playground
from tests.support.sentences import sentence

AIM = 2.0
"""The median may be this many times the floor while others press."""

COOP = "benchmarks.timed_bot"
FLOOR = "benchmarks.floor_bot"
SILENCE_SECONDS = 0.05
"""A bot that makes no request for this long is idle."""

WARM_UP = 10
"""Clicks before each series that are not counted, because before them the other bot was running."""

LOOKS = 2
"""Presses of other people before each choice.

Each press waits for the answer to the press before: the bot would handle several waiting presses
together. That can halve the cost for the floor, whose presses are all alike, and whether it happens
depends on the kernel.
"""

BLOCK = 20
"""Choices by one bot before the other one takes its turn."""

Click = Callable[[], Interaction]


def in_own_process(bot: str, environment: Mapping[str, str]) -> Playground:
    """Return a playground that starts the bot as its operators do, in a new Python process.

    A forked process would pay for every memory page that it touches.
    """
    return Playground(bot=bot, environment=environment, budgets=UNLIMITED, forked=False)


@dataclass(frozen=True, slots=True)
class Cost:
    """The CPU time of one click, in milliseconds.

    Attributes:
        answer: The event loop's thread, until the answer is written.
        loop: The event loop's thread in all.
        database: All other threads, of which only the thread that commits has work.
    """

    answer: float
    loop: float
    database: float

    @property
    def after(self) -> float:
        """The event loop's thread after the answer."""
        return self.loop - self.answer

    @property
    def total(self) -> float:
        return self.loop + self.database


@dataclass(frozen=True, slots=True)
class Block:
    """Choices in a row while others press, in milliseconds.

    Attributes:
        to_answer: CPU time of each choice until its answer.
        wall: Elapsed time of each choice until its answer.
        process: CPU time of the whole process for a press, in the mean over the choices and the
            presses of other people.
    """

    to_answer: list[float]
    wall: list[float]
    process: float


@dataclass(frozen=True, slots=True)
class Ratio:
    """The median and the quartiles of the comparisons with the floor."""

    middle: float
    low: float
    high: float

    @classmethod
    def of(cls, coop: Sequence[Block], floor: Sequence[Block]) -> "Ratio":
        """Compare each block with the one beside it."""
        # Neighbouring blocks felt the same load of the machine, so only they are compared.
        pairs = zip(coop, floor, strict=True)
        ratios = [median(ours.to_answer) / median(bare.to_answer) for ours, bare in pairs]
        if len(ratios) == 1:
            return cls(ratios[0], ratios[0], ratios[0])

        low, middle, high = quantiles(ratios, n=4, method="inclusive")
        return cls(middle, low, high)


@dataclass(frozen=True, slots=True)
class Used:
    """CPU time of the process's threads in milliseconds, as the kernel counts it."""

    loop: float
    others: float

    @classmethod
    def by(cls, pid: int) -> "Used":
        tasks = Path(f"/proc/{pid}/task").iterdir()
        # The first number of schedstat is the thread's CPU time in nanoseconds.
        used = {int(task.name): int((task / "schedstat").read_text().split()[0]) for task in tasks}
        # The main thread has the id of the process; the event loop runs in it.
        loop = used.pop(pid)
        return cls(loop / 1e6, sum(used.values()) / 1e6)

    @property
    def all(self) -> float:
        return self.loop + self.others


class Bench:
    """Clicks at one bot and measures them.

    `choices` yields clicks that the bot accepts and stores; `looks` yields presses of other people,
    for which the bot stores nothing. `stopwatch` is the file to which the bot writes what its
    answers cost (benchmarks/timed_bot.py).
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
        self.looks = looks(play)
        self._unanswered: dict[str, asyncio.Future[bool]] = {}
        """By the id of a press: becomes true when the bot answers, false when it is too late."""
        play.simulation.feed.listen(self._on_event)
        self.blocks: list[Block] = []
        """The blocks measured by `work`, while others press."""
        assert play.supervisor.pid is not None
        self._pid = play.supervisor.pid

    async def costs(self, clicks: Iterator[Click], count: int) -> list[Cost]:
        """Measure one click at a time, each followed by silence."""
        for click in islice(clicks, WARM_UP):
            await self._play.settled(click())
        await gang.wait_idle(self._play)
        return [await self._cost(click) for click in islice(clicks, count)]

    async def _cost(self, click: Click) -> Cost:
        before = Used.by(self._pid)
        count_before = len(self._answer_costs())
        await self._play.settled(click())
        await self._wait_for_silence()
        after = Used.by(self._pid)
        answer_costs = self._answer_costs()
        # With another answer, the cost of another press would be counted.
        assert len(answer_costs) == count_before + 1
        answer = next(reversed(answer_costs.values()))
        return Cost(answer, after.loop - before.loop, after.others - before.others)

    async def work(self, count: int) -> None:
        """Measure one more block of `count` choices, each after LOOKS presses of other people."""
        for click in islice(self.choices, WARM_UP):
            await self._choose_among_others(click)

        before = Used.by(self._pid)
        clicks = [await self._choose_among_others(click) for click in islice(self.choices, count)]
        # One choice and its LOOKS presses of other people are 1 + LOOKS presses.
        process = (Used.by(self._pid).all - before.all) / (count * (1 + LOOKS))
        await gang.wait_idle(self._play)
        answer_costs = self._answer_costs()
        to_answer = [answer_costs[str(press)] for press, _ in clicks]
        self.blocks.append(Block(to_answer, [wall for _, wall in clicks], process))

    async def _choose_among_others(self, click: Click) -> tuple[int, float]:
        """Let others press, then choose. Return the choice's id and the ms until its answer."""
        for look in islice(self.looks, LOOKS):
            await self._wait_for_answer(look())

        began = monotonic()
        press = await self._wait_for_answer(click())
        return press.id, (monotonic() - began) * 1000

    async def _wait_for_answer(self, press: Interaction) -> Interaction:
        # The future is stored before anything is awaited, so that no answer is missed.
        answer = self._unanswered[str(press.id)] = asyncio.get_running_loop().create_future()
        assert await answer, f"no answer to {press.name!r}"
        return press

    def _on_event(self, event: str, payload: Any) -> None:
        if event == "interaction" and (answer := self._unanswered.pop(payload["id"], None)):
            answer.set_result(payload["status"] != "failed")

    def _answer_costs(self) -> dict[str, float]:
        """Return the CPU milliseconds of each answer by the id of its press."""
        lines = self._stopwatch.read_text("utf-8").splitlines()
        return {press: float(used) for press, used in map(str.split, lines)}

    async def _wait_for_silence(self) -> None:
        """Wait until the bot has made no request for a moment."""
        calls = self._play.simulation.calls
        # The bot is idle when no request has come during one sleep.
        seen = -1
        while len(calls) != seen:
            seen = len(calls)
            await asyncio.sleep(SILENCE_SECONDS)


def choices(play: Playground) -> Iterator[Click]:
    """Yield clicks of two people who change their secret choice again and again."""
    for name, label in cycle([(person, label) for label in (STAY, RUN) for person in PEOPLE[:2]]):
        yield lambda name=name, label=label: _choose(play, name, label)  # type: ignore[misc]


def _choose(play: Playground, name: str, label: str) -> Interaction:
    message, custom_id, values = gang.offered(play, name)[label]
    return play.click(name, message, custom_id=custom_id, values=values)


def looks(play: Playground) -> Iterator[Click]:
    """Yield presses of the button My hand, which shows a person's private card, by all in turn."""
    table = next(iter(play.games.messages.values()))
    label = sentence("table-button-hand")
    for name in cycle(PEOPLE):
        yield lambda name=name: play.click(name, table, label=label)  # type: ignore[misc]


def floor_looks(play: Playground) -> Iterator[Click]:
    """Yield presses that show the page, for which no row is written."""
    message = next(iter(play.games.messages.values()))
    for name in cycle(PEOPLE):
        yield lambda name=name: play.click(name, message, label=LOOK)  # type: ignore[misc]


@asynccontextmanager
async def coop(
    stopwatch: Path, bot: str = COOP, environment: Mapping[str, str] | None = None
) -> AsyncIterator[tuple[Bench, Message]]:
    """Run Coop with a table at which two people have a secret choice.

    Yields the bench and the card of the first person. `stopwatch` is a file of this bot alone.
    """
    async with in_own_process(bot, {STOPWATCH: str(stopwatch), **(environment or {})}) as play:
        await gang.gathered(play)
        # Play until the first decision: all people can then change their choice.
        turn = (ROB, END, DONE, PASS)
        await gang.press_on(play, turn, lambda: len(gang.askable(play, STAY)) == len(PEOPLE))
        yield Bench(play, stopwatch, choices, looks), gang.offered(play, PEOPLE[0])[STAY][0]


@asynccontextmanager
async def floor(home: Path, page: Message) -> AsyncIterator[Bench]:
    """Run the bare bot, which shows the same page in direct messages to the same people."""
    stopwatch = home / "floor-answers"
    copy = home / "page.json"
    # The floor shows the same page, so that both bots send the same amount.
    copy.write_text(json.dumps(page.components), "utf-8")
    environment = {STOPWATCH: str(stopwatch), FLOOR_PAGE: str(copy)}
    async with in_own_process(FLOOR, environment) as play:
        await play.until_online()
        message = await play.wait_for_message(play.games)
        for name in PEOPLE[:2]:
            await play.settled(play.click(name, message, label=OPEN))

        yield Bench(play, stopwatch, choices, floor_looks)


async def measure(count: int, server: DatabaseServer | None = None) -> int:
    async with AsyncExitStack() as stack:
        home = Path(stack.enter_context(TemporaryDirectory()))
        coop_bench, page = await stack.enter_async_context(coop(home / "coop-answers"))
        floor_bench = await stack.enter_async_context(floor(home, page))
        benches = [floor_bench, coop_bench]
        if server is not None:
            on_postgres = coop(home / "postgres-answers", environment={"DATABASE_URL": server.url})
            benches.append((await stack.enter_async_context(on_postgres))[0])

        for _ in range(max(1, count // BLOCK)):
            for bench in benches:
                await bench.work(BLOCK)

        # The cost after silence is measured last: it needs no neighbouring blocks.
        bare, choice, *postgres_costs = [
            await bench.costs(bench.choices, count) for bench in benches
        ]
        look = await coop_bench.costs(coop_bench.looks, count)

    ratio = Ratio.of(coop_bench.blocks, floor_bench.blocks)
    print(f"ms of CPU, of {count} clicks each {'median':>29}{'p95':>8}")
    report_work("an accepted choice while others press", coop_bench.blocks)
    report_work("the floor while others press", floor_bench.blocks)
    times = f"times the floor (aim: {AIM}); middle half of {len(coop_bench.blocks)}"
    print(f"  {times:43}{ratio.middle:10.2f}   {ratio.low:.2f} to {ratio.high:.2f}")
    report("an accepted choice after silence", choice)
    report("the floor after silence", bare)

    # PostgreSQL is compared with SQLite, not with the floor.
    if postgres_costs:
        slower = Ratio.of(benches[-1].blocks, coop_bench.blocks)
        report_work("on PostgreSQL: an accepted choice while others press", benches[-1].blocks)
        print(f"  {'times SQLite':43}{slower.middle:10.2f}   {slower.low:.2f} to {slower.high:.2f}")
        report("on PostgreSQL: an accepted choice after silence", *postgres_costs)

    report("a look at My hand after silence", look)
    return 0 if ratio.middle <= AIM else 1


def report_work(what: str, blocks: list[Block]) -> None:
    """Print the cost of a choice until its answer, and that of a press in the whole process."""
    print(what)
    print_line("answer", [ms for block in blocks for ms in block.to_answer])
    print_line("answer, by the clock on the wall", [ms for block in blocks for ms in block.wall])
    print_line("the whole process, for a press of anybody", [block.process for block in blocks])


def report(what: str, costs: list[Cost]) -> None:
    """Print the median and the 95th percentile of each part."""
    print(what)
    for part in ("answer", "after", "database", "total"):
        print_line(part, [getattr(cost, part) for cost in costs])


def print_line(part: str, values: list[float]) -> None:
    # The last of 19 cut points is the 95th percentile.
    p95 = quantiles(values, n=20)[-1] if len(values) > 1 else values[0]
    print(f"  {part:43}{median(values):10.2f}{p95:8.2f}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.clicks", description=__doc__)
    parser.add_argument("--clicks", type=int, default=200, help="of each kind (default: 200)")
    parser.add_argument(
        "--postgres", action="store_true", help="on PostgreSQL, too; its own CPU is not counted"
    )
    arguments = parser.parse_args()
    if not arguments.postgres:
        return asyncio.run(measure(arguments.clicks))

    with postgres.database() as server:
        return asyncio.run(measure(arguments.clicks, server))


if __name__ == "__main__":
    sys.exit(main())
