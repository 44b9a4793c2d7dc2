"""`python -m benchmarks.path [--rooms] [GAME…]`: the way of one press through our files.

Three people at a table on a simulated Discord; somebody presses an option of their private card,
and every call of a function of ours is noted (`sys.setprofile`). Printed are the files entered and
the changes from file to file, until the press is answered and until all surfaces follow: what a
reader of that press opens, and how often the eye jumps. The same seed takes the same way, so the
figures of two versions can be compared. Of each figure the middle one counts, of many presses at
several tables: the first are the dearest, for nothing was said before. Aims, before the answer:
Heist 40 files and 180 changes, Playing 32 and 120.
"""

import asyncio
import logging
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from statistics import median_low
from tempfile import TemporaryDirectory
from types import FrameType
from unittest import mock

from simcord.http.client import FakeWebhookAdapter

from games.registry import GAMES
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker
from tests.support.people import Person
from tests.support.seeded import SeededSecrets
from tests.support.wire import tapped
from tests.support.world import World

AIMS = {"heist": (40, 180), "playing": (32, 120)}
SECRET = ("heist", "playing", "crazy", "political")
"""The games in which people answer on private cards."""

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
TABLES, PRESSES = 3, 9
"""So many presses are traced at each table; an odd number has a middle."""

ROOT = f"{Path(__file__).parents[1]}/"
OURS = (f"{ROOT}bot/", f"{ROOT}games/", f"{ROOT}cogs/")
ANSWERS = FakeWebhookAdapter.request.__code__


@dataclass(slots=True)
class Trace:
    """The files in which functions were called, in order; of them the first `answered` before the
    answer was sent.
    """

    files: list[str] = field(default_factory=list)
    answered: int | None = None

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """For `sys.setprofile`."""
        if event != "call":
            return
        code = frame.f_code
        if code is ANSWERS and self.answered is None:
            self.answered = len(self.files)
        elif code.co_filename.startswith(OURS):
            self.files.append(code.co_filename.removeprefix(ROOT))


@dataclass(frozen=True, slots=True)
class Way:
    """What a reader of a press opens, and how often they change the file."""

    files: tuple[str, ...]
    calls: int
    changes: int

    @classmethod
    def of(cls, entered: list[str]) -> "Way":
        stops = [file for file, _ in groupby(entered)]
        return cls(tuple(dict.fromkeys(entered)), len(entered), max(0, len(stops) - 1))


@dataclass(frozen=True, slots=True)
class Middle:
    """Of each figure of several ways the middle one, and the way that has its changes."""

    files: int
    changes: int
    calls: int
    way: Way

    @classmethod
    def of(cls, ways: Sequence[Way]) -> "Middle":
        return cls(
            median_low(len(way.files) for way in ways),
            median_low(way.changes for way in ways),
            median_low(way.calls for way in ways),
            sorted(ways, key=lambda way: way.changes)[(len(ways) - 1) // 2],
        )

    def __str__(self) -> str:
        return f"{self.files:7}{self.changes:9}{self.calls:8}"


class Tracing(Clicker):
    """Traces presses of private cards, and keeps their ways: (until the answer, in all)."""

    def __init__(self, world: World, table_id: str, seed: int) -> None:
        super().__init__(world, table_id, seed)
        self.ways: list[tuple[Way, Way]] = []

    async def answer(self, person: Person) -> None:
        shown, control = self.rng.choice(await self.offered(person))
        values = self.values(control)
        trace = Trace()
        with profiled(trace):
            await person.click(shown, control, values)
        if control.does.verb == "pick" and trace.answered is not None:
            answered = Way.of(trace.files[: trace.answered])
            self.ways.append((answered, Way.of(trace.files)))


@contextmanager
def profiled(trace: Trace) -> Iterator[None]:
    sys.setprofile(trace.note)
    try:
        yield
    finally:
        sys.setprofile(None)


async def follow(game: str, seed: int) -> list[tuple[Way, Way]]:
    """Several presses at one table: (until the answer, in all)."""
    people = PEOPLE[: max(GAMES[game].seats[0], min(3, GAMES[game].seats[-1]))]
    seeded = mock.patch("bot.tables.table_creation.secrets", SeededSecrets(seed))
    with seeded, TemporaryDirectory() as home, tapped() as wire:
        world = await World.open(Path(home), wire, people, seed=seed)
        try:
            clicker = Tracing(world, await dealt(world, game=game), seed)
            await clicker.play(until=lambda: len(clicker.ways) >= PRESSES)
        finally:
            await world.close()
    return clicker.ways


def by_room(way: Way) -> Iterator[str]:
    """A line for each folder: how many of its files are entered, and which, in order."""
    rooms: dict[str, list[str]] = {}
    for file in way.files:
        room, _, name = file.rpartition("/")
        rooms.setdefault(room, []).append(name.removesuffix(".py"))
    for room, names in rooms.items():
        yield f"  {room:24}{len(names):4}  {' '.join(names)}"


def main() -> int:
    parser = ArgumentParser(description="the way of one press through our files")
    parser.add_argument(
        "game", nargs="*", help=f"{', '.join(SECRET)}; heist and playing by default"
    )
    parser.add_argument("--rooms", action="store_true", help="name the files, room by room")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if unknown := set(arguments.game) - set(SECRET):
        parser.error(f"no game with private cards: {', '.join(sorted(unknown))}")
    logging.disable(logging.WARNING)
    print(f"{'':12}{'before the answer':>24}{'in all':>24}")
    print(f"{'':12}" + f"{'files':>7}{'changes':>9}{'calls':>8}" * 2)
    fine = True
    for game in arguments.game or AIMS:
        seeds = range(arguments.seed, arguments.seed + TABLES)
        ways = [way for seed in seeds for way in asyncio.run(follow(game, seed))]
        answered, whole = (Middle.of(several) for several in zip(*ways, strict=True))
        files, changes = AIMS.get(game, (sys.maxsize, sys.maxsize))
        fine = fine and answered.files <= files and answered.changes <= changes
        print(f"{game:12}{answered}{whole}")
        if arguments.rooms:
            print(*by_room(answered.way), sep="\n")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
