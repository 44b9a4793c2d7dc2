"""`python -m benchmarks.guard [--update]`: fails if a measured cost grew by more than 15 %.

Short versions of the other benchmarks run here, and each cost is a ratio, so that the figures of
different machines can be compared:

* engine: the CPU time of a decision, as a multiple of a unit of work (some shuffling and JSON in
  plain Python), and where rlcard is installed also as a multiple of a decision in its UNO;
* click: an accepted choice, as a multiple of the floor (benchmarks/clicks.py);
* calls: requests to Discord for each choice (benchmarks/calls.py);
* path: files and changes of file from a press to its answer (benchmarks/path.py);
* picture: the CPU time of drawing, as a multiple of a unit of work, and kilobytes.

benchmarks/ratios.json has the costs of an earlier commit. `--update` replaces them: do this only
for a change that is worth its cost, and say so in the commit.
"""

import asyncio
import json
import logging
import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from benchmarks import calls, clicks, engines, path, pictures
from bot.i18n.words import Words
from games.registry import GAMES

RATIOS = Path(__file__).with_name("ratios.json")
LIMIT = 1.15
"""A cost may be this many times the stored one."""

ATTEMPTS = 3
"""A group of costs is measured again if one of them is over the limit; the lowest figure counts."""

REPETITIONS = 5
"""Of the unit of work; the shortest one counts."""

ROUNDS = 5
ENGINE_SECONDS = 0.25
SEATS = 5
BLOCKS = 5
CALLS = ("heist", "playing", "out")
"""The games of which a whole game takes a few seconds."""

PICTURES = 40
"""Of each game, at most."""

Costs = dict[str, float]


def seconds_of_a_unit() -> float:
    """Return the CPU time of a unit of work on this machine, now."""
    return min(_do_a_unit() for _ in range(REPETITIONS))


def _do_a_unit() -> float:
    began = process_time()
    rng = Random(1)
    for _ in range(20):
        cards = [(suit, rank) for suit in "abcd" for rank in range(13)]
        rng.shuffle(cards)
        hands = {seat: sorted(cards[seat::5]) for seat in range(5)}
        json.loads(json.dumps(hands))

    return process_time() - began


def engine_costs() -> Costs:
    """Return the cost of a decision in each game."""
    measured: dict[str, list[float]] = defaultdict(list)
    playing = dict(engines.engines_of(list(GAMES), SEATS))
    for _ in range(ROUNDS):
        unit = seconds_of_a_unit()
        speeds = {
            name: engines.decisions_per_second(play, ENGINE_SECONDS)
            for name, play in playing.items()
        }
        uno = speeds.pop(engines.UNO, None)
        for name, speed in speeds.items():
            measured[f"engine {name}, units of work"].append(1 / speed / unit)
            if uno is not None:
                measured[f"engine {name}, decisions of UNO"].append(uno / speed)

    return {name: median(costs) for name, costs in measured.items()}


def click_costs() -> Costs:
    """Return the cost of an accepted choice while others press."""
    return {"click, times the floor": asyncio.run(_click_ratio())}


async def _click_ratio() -> float:
    with TemporaryDirectory() as home:
        async with (
            clicks.coop(Path(home) / "coop-answers") as (coop, page),
            clicks.floor(Path(home), page) as floor,
        ):
            for _ in range(BLOCKS):
                await floor.work(clicks.BLOCK)
                await coop.work(clicks.BLOCK)

        return clicks.Ratio.of(coop.blocks, floor.blocks).middle


def call_costs() -> Costs:
    """Return the requests for each choice in a game of one person with the fewest house players."""
    costs: Costs = {}
    for slug in CALLS:
        company = calls.Company(people=1, fill=GAMES[slug].seats[0])
        costs[f"calls {slug}"] = asyncio.run(calls.measure(slug, company, seed=1)).ratio

    return costs


def path_costs() -> Costs:
    """Return what a reader of a press on a card opens, and how often the reader jumps."""
    middle = path.Middle.of(asyncio.run(path.follow(seed=1)).ways["press"])
    return {"path of a press, files": middle.files, "path of a press, changes": middle.changes}


def picture_costs() -> Costs:
    """Return the time and the size of the pictures of each game."""
    costs: Costs = {}
    words = Words()
    unit = seconds_of_a_unit()
    for slug in GAMES:
        drawn = pictures.Costs()
        for picture in list(dict.fromkeys(pictures.pictures(slug, games=1, seed=1)))[:PICTURES]:
            pictures.paint(picture, drawn, words)

        costs[f"picture {slug}, units of work"] = median(drawn.whole) / 1000 / unit
        costs[f"picture {slug}, KB"] = median(drawn.size) / 1024

    return costs


GROUPS: tuple[Callable[[], Costs], ...] = (
    path_costs,
    call_costs,
    picture_costs,
    engine_costs,
    click_costs,
)


def grown(costs: Costs, stored: Mapping[str, float]) -> list[str]:
    """Return the names of the costs that are over the limit; a cost that is not stored is not."""
    return [name for name, cost in costs.items() if cost > LIMIT * stored.get(name, cost)]


def measure(group: Callable[[], Costs], stored: Mapping[str, float]) -> Costs:
    """Measure a group of costs, and again while one of them is over the limit."""
    costs = group()
    for _ in range(ATTEMPTS - 1):
        if not grown(costs, stored):
            break

        again = group()
        costs = {name: min(cost, again[name]) for name, cost in costs.items()}

    return costs


def rows(costs: Costs, stored: Mapping[str, float]) -> Iterator[str]:
    """Yield a line for each cost beside the stored one."""
    yield f"{'':48}{'stored':>10}{'now':>10}{'change':>9}"
    for name, cost in costs.items():
        before = stored.get(name)
        change = "new" if before is None else f"{cost / before - 1:+.0%}"
        too_high = "  over the limit" if grown({name: cost}, stored) else ""
        yield f"{name:48}{before or 0:10.3f}{cost:10.3f}{change:>9}{too_high}"


def main() -> int:
    """Print the costs. Return 1 if one of them is over the limit."""
    parser = ArgumentParser(description="fails if a measured cost grew by more than 15 %%")
    parser.add_argument("--update", action="store_true", help=f"write {RATIOS.name}")
    is_update = parser.parse_args().update

    logging.disable(logging.WARNING)
    stored: Costs = json.loads(RATIOS.read_text(encoding="utf-8"))
    costs: Costs = {}
    for group in GROUPS:
        costs |= measure(group, {} if is_update else stored)

    print(*rows(costs, stored), sep="\n")
    if is_update:
        rounded = {name: round(cost, 3) for name, cost in (stored | costs).items()}
        RATIOS.write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")
        return 0

    return 1 if grown(costs, stored) else 0


if __name__ == "__main__":
    sys.exit(main())
