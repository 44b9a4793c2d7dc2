"""`python -m benchmarks.path [--rooms] [--seed SEED] [PATH…]`: six paths through our files.

Three people play Chicken Heist on a simulated Discord, and each call of a function of the project
is recorded (`sys.setprofile`). The output has the number of files that were entered, and the number
of changes from file to file: what a reader of that path opens, and how often the reader jumps. A
path ends when the answer has been sent or, without an answer, when all messages are correct.
The same seed takes the same path, so the figures of two versions can be compared. Each figure is
the median over several tables: the first calls are the longest, because nothing is cached yet.
"""

import asyncio
import logging
import sys
from argparse import ArgumentParser
from collections import defaultdict
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

from tests.support.clicker import Clicker
from tests.support.people import Person
from tests.support.seeded import SeededSecrets
from tests.support.wire import tapped
from tests.support.world import World

ROOT = f"{Path(__file__).parents[1]}/"
OURS = (f"{ROOT}bot/", f"{ROOT}games/", f"{ROOT}cogs/")
ANSWERS = FakeWebhookAdapter.request.__code__
"""The function of simcord that receives the bot's answers to interactions."""

PEOPLE = ("Ada", "Ben", "Cleo")
SEEDS = 3
TABLES = 3
"""With each seed, this many tables are played one after the other."""

DEADLINES = 2
"""Deadlines that are missed at each table."""

PRESSES = 5
"""The people of a table press this many times before each deadline that they miss."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A path that must not get longer, on its way to an aim.

    Attributes:
        title: What starts the path.
        limit: The maximum of files and of changes. It follows each improvement.
        aim: The numbers of files and of changes that the path should reach.
        is_answered: Whether the path ends with the answer to an interaction.
    """

    title: str
    limit: tuple[int, int]
    aim: tuple[int, int]
    is_answered: bool = True

    def is_kept(self, files: int, changes: int) -> bool:
        return files <= self.limit[0] and changes <= self.limit[1]

    def row(self, middle: "Middle") -> str:
        """Return the figures beside the limit and the aim."""
        figures = f"{middle.files:7}{middle.changes:9}{middle.calls:8}"
        limit = " / ".join(map(str, self.limit))
        aim = " / ".join(map(str, self.aim))
        return f"{self.title:28}{figures}{limit:>14}{aim:>12}"


GOALS = {
    "press": Goal("a press on a Heist card", (42, 168), (32, 120)),
    "start": Goal("/chicken start heist", (60, 310), (36, 180)),
    "join": Goal("Join", (46, 165), (32, 120)),
    "deal": Goal("Start (the deal)", (60, 305), (40, 220)),
    "deadline": Goal("a deadline that is due", (70, 1_045), (50, 500), is_answered=False),
    "redraw": Goal("a redraw that needs none", (10, 26), (15, 60), is_answered=False),
}
"""A limit is a little above the figure, because background work differs from run to run."""


@dataclass(slots=True)
class Trace:
    """The files of all called functions, in order.

    `answered` is the number of calls before the answer was sent; None if none was sent.
    """

    files: list[str] = field(default_factory=list)
    answered: int | None = None

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Note a call. It is the callback of `sys.setprofile`."""
        if event != "call":
            return

        code = frame.f_code
        # The first answer; later requests belong to other messages.
        if code is ANSWERS and self.answered is None:
            self.answered = len(self.files)
        # Files of libraries and tests are not counted.
        elif code.co_filename.startswith(OURS):
            self.files.append(code.co_filename.removeprefix(ROOT))


@dataclass(frozen=True, slots=True)
class Way:
    """The files of a path, the number of calls, and the number of changes from file to file."""

    files: tuple[str, ...]
    calls: int
    changes: int

    @classmethod
    def of(cls, entered: list[str]) -> "Way":
        # Calls within one file are one stop.
        stops = [file for file, _ in groupby(entered)]
        return cls(tuple(dict.fromkeys(entered)), len(entered), max(0, len(stops) - 1))


@dataclass(frozen=True, slots=True)
class Middle:
    """The median of each figure over several paths.

    It also has the path with the median number of changes.
    """

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


class Walks:
    """Traces paths, and stores each one under its name."""

    def __init__(self) -> None:
        self.ways: dict[str, list[Way]] = defaultdict(list)

    @contextmanager
    def trace(self, name: str) -> Iterator[None]:
        """Trace what is done inside, as a path of this name (a key of `GOALS`)."""
        trace = Trace()
        # Calls in other threads are not traced: the path is that of the event loop.
        sys.setprofile(trace.note)

        try:
            yield
        finally:
            sys.setprofile(None)

        files = trace.files
        if GOALS[name].is_answered:
            assert trace.answered is not None, f"{name} was not answered"
            files = files[: trace.answered]

        self.ways[name].append(Way.of(files))


class TracingClicker(Clicker):
    """Traces each answer that is given on a private card."""

    def __init__(self, world: World, table_id: str, seed: int, walks: Walks) -> None:
        super().__init__(world, table_id, seed)
        self.walks = walks

    async def answer(self, person: Person) -> None:
        shown, control = self.rng.choice(await self.offered(person))
        values = self.values(control)
        if control.does.verb != "pick":
            await person.click(shown, control, values)
            return

        with self.walks.trace("press"):
            await person.click(shown, control, values)

        self.presses += 1

        # The click has waited until all messages were correct, so this redraw changes nothing.
        with self.walks.trace("redraw"):
            self.world.coop.chat.redraw(self.table_id)
            await self.world.settle()

    async def pass_deadline(self) -> None:
        """Play until the table waits for one person only, and let the time of the ask pass."""
        await self.look()
        # With several people, one deadline would have several effects.
        while not await self._waits_for_one():
            if not await self.step():
                return
            await self.look()

        with self.walks.trace("deadline"):
            await self.world.tick_on()

    async def _waits_for_one(self) -> bool:
        asked = await self.asked()
        due = self.world.coop.tables.next_due()
        # The next due time must be this person's deadline, not that of a house player.
        return [question.deadline for _, question in asked] == [due]


async def follow(seed: int) -> Walks:
    """Trace all paths at several tables of one channel."""
    walks = Walks()
    seeded = mock.patch("bot.tables.context.secrets", SeededSecrets(seed))
    with seeded, TemporaryDirectory() as home, tapped() as wire:
        world = await World.open(Path(home), wire, PEOPLE, seed=seed)
        try:
            for number in range(TABLES):
                await play_table(world, walks, seed + number)
        finally:
            await world.close()

    return walks


async def play_table(world: World, walks: Walks, seed: int) -> None:
    """Trace all paths at one table, and end its game."""
    host, *others = world.people.values()
    with walks.trace("start"):
        await host.start("heist", pace="quick")

    table_id = (await world.the_table()).id

    for other in others:
        with walks.trace("join"):
            await other.join(table_id)

    with walks.trace("deal"):
        await host.do("start", table_id=table_id)

    clicker = TracingClicker(world, table_id, seed, walks)
    for _ in range(DEADLINES):
        clicker.presses = 0
        await clicker.play(until=lambda: clicker.presses >= PRESSES)
        await clicker.pass_deadline()

    # The table must end: the channel has room for a limited number of tables.
    await clicker.skip()


def by_room(way: Way) -> Iterator[str]:
    """Yield a line for each folder ("room"): the number and the names of its entered files."""
    rooms: dict[str, list[str]] = {}
    for file in way.files:
        room, _, name = file.rpartition("/")
        rooms.setdefault(room, []).append(name.removesuffix(".py"))

    for room, names in rooms.items():
        yield f"  {room:24}{len(names):4}  {' '.join(names)}"


def measure(seed: int = 1) -> dict[str, Middle]:
    """Return the median of each path, by the name of the path (a key of `GOALS`)."""
    ways: dict[str, list[Way]] = defaultdict(list)
    for each in range(seed, seed + SEEDS):
        for name, taken in asyncio.run(follow(each)).ways.items():
            ways[name] += taken

    return {name: Middle.of(ways[name]) for name in GOALS}


def main() -> int:
    """Print the figures. Return 1 if a path is longer than its limit."""
    parser = ArgumentParser(description="six paths through our files")
    parser.add_argument("paths", nargs="*", metavar="PATH", help=", ".join(GOALS))
    parser.add_argument("--rooms", action="store_true", help="name the files, room by room")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if unknown := set(arguments.paths) - set(GOALS):
        parser.error(f"no such path: {', '.join(sorted(unknown))}")

    logging.disable(logging.WARNING)
    print(f"{'':28}{'files':>7}{'changes':>9}{'calls':>8}{'limit':>14}{'aim':>12}")

    measured = measure(arguments.seed)
    is_fine = True
    for name in arguments.paths or GOALS:
        goal = GOALS[name]
        middle = measured[name]
        is_fine = is_fine and goal.is_kept(middle.files, middle.changes)
        print(goal.row(middle))
        if arguments.rooms:
            print(*by_room(middle.way), sep="\n")

    return 0 if is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
