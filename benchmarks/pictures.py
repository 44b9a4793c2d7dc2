"""Measures what pictures cost: milliseconds, bytes, memory, and delays of the event loop.

    python -m benchmarks.pictures [--games 4] [--seed 1] [GAME…]

Draws each picture on the pages of whole games between automated players. Aims for each game: median
15 ms and 99th percentile 35 ms (CPU time of the drawing thread), median 90 KB; over all games: the
first picture within 150 ms, 40 MB of memory with all caches warm, and no delay of the event loop
over 6 ms. A moving picture may take 120 ms and 250 KB.
"""

import asyncio
import threading
import time
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles

from benchmarks.warm import megabytes
from bot.i18n.words import Words
from bot.pages.page import Image, Page
from bot.pictures.display_list import Picture
from games.registry import GAMES
from tests.cogs.faces import FACES, page_of
from tests.cogs.stage import Stage

EVERY = 7
"""Choices between two pictures of a table."""

BEAT = 0.0005
"""Seconds of each sleep of the event loop while pictures are drawn."""


@dataclass(slots=True)
class Costs:
    """The costs of each picture of one game.

    Attributes:
        value: Milliseconds to compute its cache key.
        display: Milliseconds to lay out its display list.
        whole: Milliseconds to lay it out and paint it.
        size: Bytes of its file.
        moving: Milliseconds to lay out and paint a moving picture.
        moving_size: Bytes of its file.
    """

    value: list[float] = field(default_factory=list)
    display: list[float] = field(default_factory=list)
    whole: list[float] = field(default_factory=list)
    size: list[int] = field(default_factory=list)
    moving: list[float] = field(default_factory=list)
    moving_size: list[int] = field(default_factory=list)


def pictures(slug: str, games: int, seed: int) -> Iterator[Picture]:
    """Yield the pictures of whole games with few and with many players.

    They are those of the table, the private cards, the results, and the messages beside the table.
    """
    # The last number is repeated, so that `low` and `high` exist for a single number of seats.
    low, *_, high = (*GAMES[slug].seats, GAMES[slug].seats[-1])
    for number in range(games):
        stage = Stage(high if number % 2 else low, seed + number, game=GAMES[slug])
        step = 0
        while True:
            # Neighbouring positions give nearly the same pictures.
            if step % EVERY == 0 or stage.over:
                for page in _pages(stage):
                    yield from (block.picture for block in page.blocks if isinstance(block, Image))

            if stage.over:
                break

            stage.step()
            step += 1


def _pages(stage: Stage) -> Iterator[Page]:
    for scene in stage.scenes():
        yield page_of(scene)
    face = FACES[stage.scene().game]
    if face.aside is not None and (aside := face.aside(stage.scene(), Words())) is not None:
        yield aside.page


def paint(picture: Picture, costs: Costs, words: Words) -> None:
    """Draw one picture into a file, and record the costs."""
    from bot.pictures import animation, painter  # the first import is part of the first picture

    began = time.thread_time()

    # The key is computed on the event loop, the rest in a thread.
    picture.key(words.locale)
    keyed = time.thread_time()
    displayed = picture.display(words)
    laid_out = time.thread_time()
    content = painter.png(displayed)
    ended = time.thread_time()
    costs.value.append((keyed - began) * 1e3)
    costs.display.append((laid_out - keyed) * 1e3)
    costs.whole.append((ended - keyed) * 1e3)
    costs.size.append(len(content))
    if picture.moves:
        began = time.thread_time()
        content = animation.gif(picture.display(words))
        costs.moving.append((time.thread_time() - began) * 1e3)
        costs.moving_size.append(len(content))


@dataclass(slots=True)
class Holds:
    """Delays of the event loop while pictures were drawn, in ms, in ascending order.

    Attributes:
        late: The whole of each delay.
        held: The part of each delay in which the drawing thread worked and the loop did not wait
            for a core. It does not depend on the load of the machine.
    """

    late: list[float] = field(default_factory=list)
    held: list[float] = field(default_factory=list)


async def holds(work: threading.Thread) -> Holds:
    """Measure while that thread works."""
    delays = Holds()
    work.start()
    assert work.ident is not None
    painter = time.pthread_getcpuclockid(work.ident)
    while work.is_alive():
        slept_from = time.perf_counter()
        worked = time.clock_gettime(painter)
        queued = _seconds_in_queue()
        # What the loop sleeps longer than BEAT is the delay.
        await asyncio.sleep(BEAT)
        late = time.perf_counter() - slept_from - BEAT
        if work.is_alive():
            worked = time.clock_gettime(painter) - worked
            delays.late.append(late * 1e3)
            delays.held.append(max(0.0, min(late - (_seconds_in_queue() - queued), worked)) * 1e3)

    return Holds(sorted(delays.late), sorted(delays.held))


def _seconds_in_queue() -> float:
    """Return the seconds in which this thread waited for a core, or 0 where none are counted."""
    try:
        schedstat = Path("/proc/thread-self/schedstat").read_text(encoding="ascii")
    except OSError:
        return 0.0

    return int(schedstat.split()[1]) / 1e9


def main() -> None:
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    words = Words()
    costs: dict[str, Costs] = defaultdict(Costs)
    by_game = {
        slug: list(pictures(slug, arguments.games, arguments.seed)) for slug in arguments.game
    }
    began = time.perf_counter()
    first = next(picture for several in by_game.values() for picture in several)
    paint(first, Costs(), words)
    print(f"first picture {(time.perf_counter() - began) * 1e3:.0f} ms")

    def all_of_them() -> None:
        for slug, several in by_game.items():
            # Equal pictures are drawn once, as the bot's cache does.
            for picture in dict.fromkeys(several):
                paint(picture, costs[slug], words)

    of_loop = asyncio.run(holds(threading.Thread(target=all_of_them)))
    _print_row("game", "pictures", "key", "display", "whole", "p99", "KB", "most KB")
    for slug, of_game in costs.items():
        worst = quantiles(of_game.whole, n=100)[-1]
        _print_row(
            slug,
            len(of_game.whole),
            f"{median(of_game.value):.2f}",
            f"{median(of_game.display):.1f}",
            f"{median(of_game.whole):.1f}",
            f"{worst:.1f}",
            f"{median(of_game.size) / 1024:.0f}",
            f"{max(of_game.size) / 1024:.0f}",
        )

    _print_row("game", "moving", "ms", "most ms", "KB", "most KB")
    for slug, of_game in costs.items():
        if of_game.moving:
            _print_row(
                slug,
                len(of_game.moving),
                f"{median(of_game.moving):.0f}",
                f"{max(of_game.moving):.0f}",
                f"{median(of_game.moving_size) / 1024:.0f}",
                f"{max(of_game.moving_size) / 1024:.0f}",
            )

    of_all = [picture for several in by_game.values() for picture in dict.fromkeys(several)]
    print(f"memory {megabytes(of_all):+.0f} MB, all caches warm")
    Random(arguments.seed).shuffle(of_all)
    print(f"memory {megabytes(of_all):+.0f} MB, had the tables of all games been played at once")

    for what, several in (("held by the painter", of_loop.held), ("late", of_loop.late)):
        p99 = several[len(several) * 99 // 100]
        print(f"event loop {what}: p99 {p99:.1f} ms, at most {several[-1]:.1f} ms")


def _print_row(*cells: str | int) -> None:
    print(" ".join(f"{cell:>9}" for cell in cells))


if __name__ == "__main__":
    main()
