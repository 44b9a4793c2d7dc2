"""`python -m tests.crash [--points N] [--games N] [--game SLUG] [--seed N] [--workers N] [--logs
FOLDER] [--postgres] [--cuts N]`

1. The crash matrix. Each game is played to its end undisturbed, and again while Coop is killed at
its crash points, until N points have been tried. The report counts each kind of point.

2. N games on a simulated Discord that misbehaves.

3. A database on a server in doubt: N cuts of its connection, and Coops that are paused for longer
than their lease.

Exit code 1: a result differs, or an answer is wrong.
"""

import argparse
import asyncio
import logging
import sys
import time
from collections import Counter
from pathlib import Path

from games.registry import GAMES
from tests.crash.campaign import Campaign
from tests.crash.doubt import IN_A_GAME, cuts, pause
from tests.crash.nest import Nest
from tests.crash.ordeal import ordeal, scenarios

PAUSES = (3.0, 8.0, 30.0)
"""Lengths of the pauses in seconds."""


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    parser.add_argument("--points", type=int, default=2500, help="crash points in all")
    parser.add_argument("--games", type=int, default=1000, help="games on a hostile Discord")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this game")
    parser.add_argument("--seed", type=int, default=1, help="of the first table")
    parser.add_argument("--workers", type=int, default=8, help="hostile games at once")
    parser.add_argument("--logs", type=Path, help="a folder for the logs of what goes wrong")
    parser.add_argument("--postgres", action="store_true", help="Coop remembers on a server")
    parser.add_argument("--cuts", type=int, default=30, help="connections cut around a commit")

    return parser.parse_args(argv)


def say(line: str) -> None:
    print(line, flush=True)


async def crashes(options: argparse.Namespace) -> bool:
    """Run the crash matrix. Return whether no game differed from its undisturbed run."""
    began = time.monotonic()
    async with Nest() as nest:
        slugs = options.game or list(GAMES)
        campaign = Campaign(nest, slugs, options.seed, say=say, postgres=options.postgres)
        await campaign.run(options.points)

    report = campaign.report
    games: Counter[str] = Counter()
    # The names begin with the game, so the kinds are listed game by game.
    for name, times in sorted(report.tried.items()):
        say(f"  {times:5}  {name}")
        games[name.partition(", ")[0]] += times

    each = ", ".join(f"{game} {times}" for game, times in games.items())
    say(
        f"{report.points} crash points of {len(report.tried)} kinds in {campaign.sittings} games"
        f" ({each}), {time.monotonic() - began:.0f} s: {len(report.differences)} differences"
    )
    for number, difference in enumerate(report.differences, 1):
        say(f"{number}. {difference}\n   deaths: {difference.deaths}")
        # The log of the bot, to find the cause later.
        keep(options.logs, f"difference-{number}", list(difference.log))

    return not report.differences


async def hostilities(options: argparse.Namespace) -> bool:
    """Run the games on a hostile Discord. Return whether everything went well."""
    began = time.monotonic()
    games = options.game or list(GAMES)
    waiting = scenarios(games, options.games, options.seed, postgres=options.postgres)
    harvest = await ordeal(waiting, options.workers, say)
    say(f"{harvest.told()}\n  {time.monotonic() - began:.0f} s")
    for number, log in enumerate(harvest.logs, 1):
        keep(options.logs, f"wrong-{number}", log)

    return harvest.is_fine


async def doubts(options: argparse.Namespace) -> bool:
    """Run the cuts and pauses. Return whether no answer contradicted the journal."""
    wrong: list[str] = []
    for done in range(0, options.cuts, IN_A_GAME):
        # A new game for each few cuts, before the current one can end.
        wrong += await cuts(min(IN_A_GAME, options.cuts - done))

    say(f"{options.cuts} connections cut around a commit: {len(wrong)} wrong")
    for seconds in PAUSES:
        found = await pause(seconds)
        say(f"paused for {seconds:g} s: {len(found)} wrong")
        wrong += found

    for number, one in enumerate(wrong, 1):
        say(f"{number}. {one}")

    return not wrong


def keep(folder: Path | None, name: str, log: list[str]) -> None:
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.log").write_text("\n".join(log), "utf-8")


async def everything(options: argparse.Namespace) -> bool:
    same = not options.points or await crashes(options)
    well = not options.games or await hostilities(options)
    true = not options.cuts or await doubts(options)
    return same and well and true


def main(argv: list[str] | None = None) -> int:
    logging.getLogger("aiohttp.server").setLevel(
        logging.CRITICAL
    )  # clients are killed here all the time
    return 0 if asyncio.run(everything(arguments(argv))) else 1


if __name__ == "__main__":
    sys.exit(main())
