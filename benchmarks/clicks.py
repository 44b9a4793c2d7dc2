"""`python -m benchmarks.clicks [--clicks N]`: CPU time of the bot's process per click.

From the socket to the answer: the real bot on the playground, over real sockets, with its database
on disk. What the process uses while nobody clicks is taken off. Aim: 1.5 ms for an accepted choice.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path

from bot.playground.driver import Playground
from bot.playground.interactions import Interaction
from bot.playground.throttle import UNLIMITED
from tests.e2e import gang
from tests.e2e.gang import DONE, END, PASS, PEOPLE, ROB, RUN, STAY
from tests.sentences import sentence

AIM = 1.5
IDLE_SECONDS = 1.0
WARM_UP = 30

Click = Callable[[], Interaction]


def cpu_seconds(pid: int) -> float:
    """All threads of the process together, counted by the kernel in nanoseconds."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


class Bench:
    def __init__(self, play: Playground) -> None:
        self.play = play
        assert play.supervisor.pid is not None
        self.pid = play.supervisor.pid
        self.idle = 0.0

    async def rest(self) -> None:
        """Measure what the process uses per second while nothing happens."""
        await gang.calm(self.play)
        before, start = cpu_seconds(self.pid), time.perf_counter()
        await asyncio.sleep(IDLE_SECONDS)
        self.idle = (cpu_seconds(self.pid) - before) / (time.perf_counter() - start)

    async def milliseconds(self, clicks: Iterator[Click], count: int) -> float:
        """CPU per click, the edits that follow it included."""
        for click in islice(clicks, WARM_UP):
            await self.play.settled(click())
        await gang.calm(self.play)
        before, start = cpu_seconds(self.pid), time.perf_counter()
        for click in islice(clicks, count):
            await self.play.settled(click())
        await gang.calm(self.play)
        used = cpu_seconds(self.pid) - before - self.idle * (time.perf_counter() - start)
        return used * 1000 / count


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
    label = sentence("heist-button-hand")
    for name in cycle(PEOPLE):
        yield lambda name=name: play.click(name, table, label=label)  # type: ignore[misc]


async def measure(count: int) -> int:
    async with Playground(bot=gang.BOT, budgets=UNLIMITED) as play:
        await gang.gathered(play)
        turn = (ROB, END, DONE, PASS)
        await gang.press_on(play, turn, lambda: len(gang.askable(play, STAY)) == len(PEOPLE))
        bench = Bench(play)
        await bench.rest()
        choice = await bench.milliseconds(choices(play), count)
        look = await bench.milliseconds(looks(play), count)
    print(f"idle: {bench.idle * 100:.1f} % of one core; {count} clicks of each kind")
    print(f"an accepted choice: {choice:.2f} ms CPU per click (aim: {AIM} ms)")
    print(f"a look at My hand:  {look:.2f} ms CPU per click")
    return 0 if choice <= AIM else 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.clicks", description=__doc__)
    parser.add_argument("--clicks", type=int, default=300, help="of each kind (default: 300)")
    return asyncio.run(measure(parser.parse_args().clicks))


if __name__ == "__main__":
    sys.exit(main())
