"""`python -m tests.torture [--points N] [--games N] [--game SLUG] [--seed N]`

The crash matrix: every game to its end, undisturbed and again while it is killed at its points,
until that many have been tried; then what was seen of every kind. Exit code 1: something differs.
"""

import argparse
import asyncio
import logging
import sys
import time
from collections import Counter
from pathlib import Path

from games.registry import GAMES
from tests.torture.campaign import Campaign
from tests.torture.nest import Nest


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("--points", type=int, default=2500, help="crash points in all")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this game")
    parser.add_argument("--seed", type=int, default=1, help="of the first table")
    parser.add_argument("--logs", type=Path, help="a folder for the logs of what differs")
    return parser.parse_args(argv)


async def crashes(options: argparse.Namespace) -> bool:
    """True if nothing differed."""
    began = time.monotonic()
    async with Nest() as nest:
        campaign = Campaign(nest, options.game or list(GAMES), options.seed, say=print)
        await campaign.run(options.points)
    report = campaign.report
    games: Counter[str] = Counter()
    for name, times in sorted(report.tried.items()):
        print(f"  {times:5}  {name}")
        games[name.partition(", ")[0]] += times
    each = ", ".join(f"{game} {times}" for game, times in games.items())
    print(
        f"{report.points} crash points of {len(report.tried)} kinds in {campaign.sittings} games"
        f" ({each}), {time.monotonic() - began:.0f} s: {len(report.differences)} differences"
    )
    for number, difference in enumerate(report.differences, 1):
        print(f"{number}. {difference}\n   deaths: {difference.deaths}")
        if options.logs is not None:
            options.logs.mkdir(parents=True, exist_ok=True)
            log = options.logs / f"difference-{number}.log"
            log.write_text("\n".join(difference.log), "utf-8")
    return not report.differences


def main(argv: list[str] | None = None) -> int:
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # clients die here all the time
    return 0 if asyncio.run(crashes(arguments(argv))) else 1


if __name__ == "__main__":
    sys.exit(main())
