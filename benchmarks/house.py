"""Measures how well house players play: `python -m benchmarks.house [crazy playing] [--games 400]`.

A house player is an automated player; its levels are those of `LADDER`. In each row of the output
one player (or half a table of equal players) sits among players of another kind, and takes each
seat in turn. The figure of a row is the player's wins divided by its fair share of wins (a victory
that n seats share counts 1/n), with the 95 % confidence interval. A second table has the time of a
choice for each level, over all rows of the level. All rows take many hours: `--only counter` picks
rows, and `--times` plays a few games of neighbouring levels, enough to measure their times.
"""

import re
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping
from itertools import cycle, islice, pairwise
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from time import process_time
from typing import Any, NamedTuple

from benchmarks.house_cheaters import Cheater, Table
from benchmarks.house_counters import COUNTERS, OLD
from games.cli.simulate import house_of
from games.engine.asks import Choice, Decision
from games.engine.game import Rules
from games.engine.house import LADDER, House
from games.engine.simulate import PlayedGame, plays
from games.registry import GAMES

Make = Callable[[], House]


class Row(NamedTuple):
    """Which players a row measures.

    `many` players made by `player` sit among others, whose makers in `others` are used in turn.
    `plays` runs the games.
    """

    name: str
    seats: int
    player: Make
    others: tuple[Make, ...]
    many: int = 1
    plays: Callable[..., Iterator[PlayedGame]] = plays


class Timed:
    """A house player that records the CPU seconds of each real choice."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.seconds: list[float] = []

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        began = process_time()
        choice = self.house.choose(view, decision, rng)
        # A decision with one option needs no thought.
        if len(decision.options) > 1:
            self.seconds.append(process_time() - began)
        return choice


class Figures(NamedTuple):
    """The figures of a row.

    Attributes:
        times: Wins divided by the fair share of wins.
        error: The standard error of `times`.
        seconds: CPU seconds of each choice, in ascending order.
    """

    games: int
    times: float
    error: float
    seconds: list[float]

    def __str__(self) -> str:
        low = self.times - 1.96 * self.error
        high = self.times + 1.96 * self.error
        quick, slow = (1000 * quantile(self.seconds, share) for share in (0.5, 0.99))
        return (
            f"{self.games:5}  x{self.times:.2f} [{low:.2f}, {high:.2f}]  {quick:7.2f} {slow:7.2f}"
        )


def quantile(ascending: list[float], share: float) -> float:
    if not ascending:
        return float("nan")
    return ascending[min(len(ascending) - 1, int(len(ascending) * share))]


def measured(game: Rules, row: Row, games: int, seed: str) -> Figures:
    """Play `games` games of the row."""
    # The seats of the measured players in the first game, spread evenly around the table.
    chairs = range(0, row.seats, row.seats // row.many)[: row.many]
    others = cycle(row.others)
    timed = {chair: Timed(row.player()) for chair in chairs}
    houses = [timed[chair] if chair in timed else next(others)() for chair in range(row.seats)]
    played = islice(row.plays(game, game.Options(), houses, seed), games)
    shares = [
        # From game to game the house players move on by one seat.
        sum(_won(game_played, (chair - number) % row.seats) for chair in chairs)
        * row.seats
        / row.many
        for number, game_played in enumerate(played)
    ]

    # The standard error of the mean.
    error = pstdev(shares) / sqrt(len(shares))
    seconds = sorted(second for player in timed.values() for second in player.seconds)
    return Figures(len(shares), fmean(shares), error, seconds)


def _won(played: PlayedGame, seat: int) -> float:
    """Return the seat's part of the victory: 1, a fraction if seats share it, or 0."""
    winners = played.outcome.winners
    return (seat in winners) / len(winners) if winners else 0.0


def rows(game: Rules, budget: int | None) -> Iterator[Row]:
    """Yield the rows of a game.

    They are: each level among players of the level below; experts among the other levels, among
    cheaters (benchmarks/house_cheaters.py), and among each simple player
    (benchmarks/house_counters.py).

    Args:
        budget: Rollouts (random continuations) for one choice of an expert; None: as in the bot.
    """

    def maker(level: str) -> Make:
        return lambda: house_of(game, level, budget)

    # From the weakest to the strongest, so that neighbours can be paired.
    levels = ["random", *(level for level in LADDER if level in game.houses)]
    for seats in SEATS[game.slug]:
        for below, level in pairwise(levels):
            yield Row(f"{level}{NEIGHBOUR}{below}", seats, maker(level), (maker(below),))

        if "expert" not in levels:
            continue

        yield Row("expert among medium", seats, maker("expert"), (maker("medium"),))
        # With two seats there is only one opponent, so no mix.
        if seats > 2:
            mixed = (maker("hard"), maker("medium"), maker("easy"))
            yield Row("expert among a mix", seats, maker("expert"), mixed)
            yield Row("hard among a mix", seats, maker("hard"), mixed)
            yield Row("hard among expert", seats, maker("hard"), (maker("expert"),))

        if seats > 3:
            yield Row(
                "expert and hard in turn", seats, maker("expert"), (maker("hard"),), seats // 2
            )

        yield from _cheating(game.slug, seats, maker)
        counters: Mapping[str, Make] = {**OLD.get(game.slug, {}), **COUNTERS.get(game.slug, {})}
        for name, counter in counters.items():
            yield Row(f"expert, counter: {name}", seats, maker("expert"), (counter,))


def _cheating(slug: str, seats: int, maker: Callable[[str], Make]) -> Iterator[Row]:
    table = Table(slug)

    def cheater() -> House:
        return Cheater(maker("expert")(), table)

    yield Row("cheater against hard", seats, cheater, (maker("hard"),), plays=table.plays)
    yield Row("expert against cheaters", seats, maker("expert"), (cheater,), plays=table.plays)


NEIGHBOUR = " among "
"""Stands between two levels in the name of a row."""

FEW = 12
"""Games that are enough to measure how long a choice takes."""

SEATS = {"heist": (4, 6), "playing": (3, 6), "out": (2, 4, 6), "crazy": (2,), "political": (4, 6)}


def main(arguments: list[str] | None = None) -> None:
    """Print the tables, each row as soon as it is measured."""
    parser = ArgumentParser(prog="python -m benchmarks.house")
    parser.add_argument("slugs", nargs="*", metavar="GAME", default=[], help="default: all")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--budget", type=int, help="rollouts for one choice of an expert")
    parser.add_argument("--seed", default="house")
    parser.add_argument("--only", default="", help="rows whose names have this in them")
    parser.add_argument("--seats", type=int, help="rows of tables for so many")
    parser.add_argument("--times", action="store_true", help="neighbours alone, and a few games")
    parsed = parser.parse_args(arguments)
    only, games = (NEIGHBOUR, FEW) if parsed.times else (parsed.only, parsed.games)
    times: dict[tuple[str, str], list[float]] = {}
    print(f"{'':44} games  times the fair share     p50 ms  p99 ms")

    for slug in parsed.slugs or GAMES:
        for row in rows(GAMES[slug], parsed.budget):
            if only in row.name and parsed.seats in (None, row.seats):
                figures = measured(GAMES[slug], row, games, parsed.seed)
                # Flushed, because the next row may take an hour.
                print(f"{slug:9} {row.seats}  {row.name:31} {figures}", flush=True)
                # The first word of a row's name is the level that is measured.
                level = re.split(r"\W", row.name)[0]
                times.setdefault((slug, level), []).extend(figures.seconds)

    print("\nms for a choice           p50     p99  choices")
    for (slug, level), seconds in times.items():
        quick, slow = (1000 * quantile(sorted(seconds), share) for share in (0.5, 0.99))
        print(f"{slug:9} {level:9} {quick:9.3f} {slow:7.3f} {len(seconds):8}")


if __name__ == "__main__":
    main()
