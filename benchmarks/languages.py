"""`python -m benchmarks.languages [--starts N] [--clicks N]`: measures what languages cost.

The first part measures memory and CPU time for each language: for its sentences and its rules for
plurals, lists and numbers, then for the pages of a whole game of Chicken Heist. It also measures
the CPU time for a page whose sentences are cached.

The second part runs the real bot on a simulated Discord, with English alone and with all languages.
It measures CPU time from the start until the bot is online (the bot registers the commands in all
languages), and for a press. The two bots take turns, and the result is the median of the
differences between neighbouring runs, because both runs felt the same load. Aims: 8 MB, 100 ms a
start, nothing for a press.
"""

import argparse
import asyncio
import gc
import tracemalloc
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple

from benchmarks.clicks import BLOCK, Used, coop, in_own_process
from benchmarks.speaking_bot import HAS_SPOKEN, SPEAKS
from benchmarks.timed_bot import STOPWATCH
from bot.i18n.checking import translations
from bot.i18n.words import FALLBACK, Words, decimal, join_with_and
from bot.settings import LOCALES
from cogs.heist import FACE
from tests.cogs.stage import Stage

ROUNDS = 300
"""How often all pages are drawn again."""

STEPS = 60
"""Choices that are made before the pages of a game are drawn."""

KB = 1024
BOT = "benchmarks.speaking_bot"


def measured(act: Callable[[], object]) -> tuple[float, float]:
    """Return CPU milliseconds (more because memory is traced) and kilobytes that stay in use."""
    gc.collect()
    # After a collection, so that only memory in use is counted.
    before = tracemalloc.get_traced_memory()[0]
    begun = process_time()
    act()
    took = process_time() - begun
    gc.collect()

    return took * 1000, (tracemalloc.get_traced_memory()[0] - before) / KB


def spoken(locale: str) -> None:
    """Use one sentence, one list and one number, which loads the language."""
    words = Words(locale)
    words("table-button-hand")
    join_with_and(words, ["Ada", "Ben", "Cleo"])
    decimal(words, 1.5)


def drawn(stage: Stage, locale: str) -> None:
    """Build the page of the table and the private card of each seat."""
    words = Words(locale)
    for scene in stage.scenes():
        FACE.table(scene, words) if scene.viewer is None else FACE.card(scene, words)


def heist() -> Stage:
    """Return a game of Chicken Heist for eight, with the seed 3, after some choices."""
    stage = Stage(8, 3)
    for _ in range(STEPS):
        stage.step()
    return stage


def speak(locale: str) -> None:
    """Load what a person needs who reads this language."""
    spoken(locale)
    drawn(heist(), locale)


def in_memory() -> None:
    stage = heist()
    # Drawn once before measuring: caches that all languages share are no cost of the first one.
    drawn(stage, FALLBACK)
    languages = [FALLBACK, *translations()]
    tracemalloc.start()
    total = [0.0, 0.0]
    print("language    to speak it          pages of a heist for eight")

    for locale in languages:
        speaking = measured(partial(spoken, locale))
        pages = measured(partial(drawn, stage, locale))
        print(f"{locale:8} {speaking[0]:7.1f} ms {speaking[1]:7.0f} KB", end="")
        print(f"    {pages[0]:7.1f} ms {pages[1]:7.0f} KB")
        total = [total[0] + speaking[0], total[1] + speaking[1] + pages[1]]

    print(f"together {total[0]:7.1f} ms {total[1]:7.0f} KB")
    tracemalloc.stop()
    for locale in languages:
        begun = process_time()
        for _ in range(ROUNDS):
            drawn(stage, locale)

        # A heist for eight has nine scenes: the table and eight cards.
        each = (process_time() - begun) / ROUNDS / 9
        print(f"{locale:8} {each * 1e6:7.0f} µs of CPU for a page that is drawn again")


# -- the real bot ----------------------------------------------------------------------------------


class Costs(NamedTuple):
    """CPU milliseconds of neighbouring runs, with English alone and with all languages."""

    english: list[float]
    all: list[float]

    def report(self, what: str) -> None:
        differences = [every - english for english, every in zip(*self, strict=True)]
        low, middle, high = quantiles(differences, n=4, method="inclusive")
        print(f"ms of the processor {what}: {median(self.english):.2f} in English alone", end=", ")
        print(f"{median(self.all):.2f} in all", end=": ")
        print(f"{middle:+.2f} (middle half of {len(differences)}: {low:+.2f} to {high:+.2f})")


async def in_processes(starts: int, clicks: int) -> None:
    with TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "locales").mkdir()
        # A folder with English alone.
        (home / "locales" / FALLBACK).symlink_to(LOCALES / FALLBACK)
        environments = [{SPEAKS: str(home / "locales")}, {SPEAKS: str(LOCALES), HAS_SPOKEN: "yes"}]
        costs = Costs([], [])
        for _ in range(starts):
            for series, languages in zip(costs, (home / "locales", LOCALES), strict=True):
                series.append(await cpu_until_online(home, {SPEAKS: str(languages)}))

        costs.report("until it is online")
        (await cpu_of_presses(home, clicks, environments)).report("for a press")


async def cpu_until_online(home: Path, environment: Mapping[str, str]) -> float:
    async with in_own_process(BOT, {STOPWATCH: str(home / "starts"), **environment}) as play:
        await play.until_online()
        assert play.supervisor.pid is not None
        return Used.by(play.supervisor.pid).all


async def cpu_of_presses(
    home: Path, clicks: int, environments: Sequence[Mapping[str, str]]
) -> Costs:
    async with AsyncExitStack() as stack:
        benches = [
            (await stack.enter_async_context(coop(home / f"answers-{number}", BOT, environment)))[0]
            for number, environment in enumerate(environments)
        ]
        for _ in range(max(2, clicks // BLOCK)):
            for bench in benches:
                await bench.work(BLOCK)

        return Costs(*([block.process for block in bench.blocks] for bench in benches))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.languages", description=__doc__)
    parser.add_argument("--starts", type=int, default=10, help="of each kind (default: 10)")
    parser.add_argument("--clicks", type=int, default=200, help="of each kind (default: 200)")
    arguments = parser.parse_args()
    in_memory()
    asyncio.run(in_processes(arguments.starts, arguments.clicks))


if __name__ == "__main__":
    main()
