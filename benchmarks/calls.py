"""Measures requests to Discord per accepted choice, from the deal to the result.

    python -m benchmarks.calls [--games 2] [--seed 1] [--pictures] [GAME…]

Discord limits the bot to 50 requests a second. Answers to interactions and edits by their tokens do
not count. Simulated people play whole games on a simulated Discord in simulated time: they click
what they see after a seeded thinking time, so the same seed gives the same figures. Aim: at most
1.0 request per choice. Choices are those of people and house players (automated players), and the
defaults of silent seats; a step of the clock is no choice. A picture is drawn before its message is
sent, so it may not cost a request of its own.
"""

import asyncio
import logging
import sys
from argparse import ArgumentParser
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest import mock

from bot.features import FEATURES
from bot.messages.jobs import SurfaceTimers
from bot.messages.timing import ChatTiming
from bot.tables.deadlines import Thinking
from bot.tables.table import Status
from games.engine.game import Rules
from games.engine.orders import REMINDER
from games.registry import GAMES, package_of
from tests.support.clicker import Clicker
from tests.support.ledger import journal
from tests.support.people import Person
from tests.support.seeded import SeededSecrets
from tests.support.shown import Control, Shown
from tests.support.wire import tapped
from tests.support.world import World

AIM = 1.0
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
MOMENT = 0.001
"""Seconds after a due time at which all that is due has certainly been handled."""


@dataclass(frozen=True, slots=True)
class Company:
    """The players of one table.

    Attributes:
        people: The number of people.
        fill: The number of seats that are taken; house players take those that people leave free.
        rung: Whether all people have asked for a new direct message when the table waits for them.
        here: Whether all people get their private cards as ephemeral messages at the table, and no
            direct message.
    """

    people: int
    fill: int
    rung: bool = False
    here: bool = False

    @property
    def name(self) -> str:
        name = f"{self.people} people" if self.people >= self.fill else f"1 and {self.fill - 1}"
        return f"{name}, {'rung' if self.rung else 'here'}" if self.rung or self.here else name


@dataclass(frozen=True, slots=True)
class Calls:
    """The counts of one or several games."""

    requests: int = 0
    choices: int = 0
    pressed: int = 0
    """How many of the choices were clicks."""

    @property
    def ratio(self) -> float:
        return self.requests / max(1, self.choices)

    def __add__(self, other: "Calls") -> "Calls":
        return Calls(
            self.requests + other.requests,
            self.choices + other.choices,
            self.pressed + other.pressed,
        )

    def __str__(self) -> str:
        return f"{self.requests:9}{self.choices:9}{self.pressed:9}{self.ratio:7.2f}"


class Unhurried(World):
    """A world that edits each message when it is due, as the running bot does.

    Its base class edits all messages at once. Here an edit waits until simulated time has passed.
    """

    async def settle(self) -> None:
        await self.env.settle(idle=0.002)

    def next_due(self) -> float:
        """Return the time of the next event that needs no person."""
        # Tables have deadlines and house players; the chat has messages that wait for their turn.
        dues = (self.coop.tables.next_due(), self.coop.chat.next_due())
        return min((due for due in dues if due is not None), default=float("inf"))


class People(Clicker):
    """People who think at the same time, each for a seeded while, and then press a button."""

    world: Unhurried

    def __init__(self, world: Unhurried, table_id: str, seed: int) -> None:
        super().__init__(world, table_id, seed)
        self._ready: dict[tuple[str, str], float] = {}

    async def step(self) -> bool:
        """Advance to the next event. Return False when the game is over."""
        table = await self.world.live(self.table_id)
        if table.status is not Status.PLAYING:
            return False

        ready = [(await self._ready_at(person), person) for person, _ in await self.asked()]
        # The next event is the press of a person who has thought enough, or work of the bot.
        first = min((ready_at for ready_at, _ in ready), default=float("inf"))
        until = min(first, self.world.next_due())
        await self.world.tick(max(0.0, until - self.world.clock.now()) + MOMENT)

        for ready_at, person in ready:
            if ready_at <= self.world.clock.now():
                await self._press(person)

        return True

    async def _ready_at(self, person: Person) -> float:
        question = await self.question(person)
        assert question is not None
        # One thinking time for each question, drawn when the person first sees it.
        key = (person.name, question.token)
        if key not in self._ready:
            self._ready[key] = self.world.clock.now() + self._thinking_time()

        return self._ready[key]

    def _thinking_time(self) -> float:
        """Return seconds: five in the median, more than ten one time in five."""
        # A lognormal distribution: most answers are quick, a few take long.
        return min(40.0, max(1.0, self.rng.lognormvariate(1.6, 0.8)))

    async def offered(self, person: Person) -> list[tuple[Shown, Control]]:
        """Return what the person can press, without messages that show an earlier question."""
        offers = await super().offered(person)
        return [offer for offer in offers if await self.is_fresh(person, [offer])]

    async def _press(self, person: Person) -> None:
        """Press a button, unless another person or the clock has removed it."""
        question = await self.question(person)
        if question is not None and not question.settled:
            await self.answer(person)


async def measure(
    game: str, company: Company, seed: int, *, pictures: bool = False, **options: Any
) -> Calls:
    """Play one whole game with these `options` of its host."""
    async with _open_world(company.people, seed, pictures=pictures) as world:
        table_id = await _open_and_deal(world, game, company, options)
        if company.rung:
            await _ask_to_be_rung(world, table_id)

        # The lobby and the deal are not counted.
        world.wire.requests.clear()
        people = People(world, table_id, seed)
        await people.play()
        assert (await world.live(table_id)).status is Status.OVER
        # Column 4 of a journal row is the cause of the choice.
        causes = [row[4] for row in journal(world.database, table_id)]
        return Calls(
            requests=sum(request.counts for request in world.wire.requests),
            choices=sum(cause != "clock" for cause in causes),
            pressed=people.presses,
        )


@asynccontextmanager
async def _open_world(people: int, seed: int, *, pictures: bool) -> AsyncIterator[Unhurried]:
    making: dict[str, Any] = {
        "settings": {"pictures": "on" if pictures else "off"},
        "seed": seed,
        "thinking": Thinking(),
        "chat_pace": ChatTiming(per_second=100_000),  # this limit would wait in real time
    }
    with _seed_the_bot(seed), TemporaryDirectory() as home, tapped() as wire:
        world = await Unhurried.open(Path(home), wire, NAMES[:people], **making)
        try:
            yield world
        finally:
            await world.close()


@contextmanager
def _seed_the_bot(seed: int) -> Iterator[None]:
    """Give the bot seeded secrets, and switch off its timers, which run in real time."""
    secrets = mock.patch("bot.tables.context.secrets", SeededSecrets(seed))
    with secrets, mock.patch.object(SurfaceTimers, "_arm"):
        yield


async def _open_and_deal(world: World, game: str, company: Company, options: dict[str, Any]) -> str:
    """Open and deal a table; return its id. The first person is the host."""
    host, *others = world.people.values()
    # People ask for cards at the table before the deal, so that no direct message is sent.
    for person in world.people.values() if company.here else ():
        await person.wants_cards_here()

    await host.start(game, fill=company.fill, **options)
    table_id = (await world.the_table()).id
    for other in others:
        await other.join(table_id)

    await host.do("start", table_id=table_id)
    return table_id


async def _ask_to_be_rung(world: World, table_id: str) -> None:
    """Press the switch of the reminder behind More… of the table, for each person."""
    # The host's next press must not count as the second of a double click on Start.
    await world.tick(world.coop.chat.pace.double_press)
    for person in world.people.values():
        page = await person.more(table_id)
        await person.click(page, next(one for one in page.live if one.does.verb == "order"))


def companies(game: Rules) -> list[Company]:
    """Return the companies that the game is measured with.

    All games: five people, and one person with four house players; fewer if the game has fewer
    seats. Games with a reminder: people who all ask for a direct message. Games with private cards:
    people who all have their cards at the table.
    """
    seats = max(count for count in game.seats if count <= len(NAMES))
    result = [Company(seats, seats), Company(1, seats)]
    if any(order.slug == REMINDER for order in game.orders):
        result.append(Company(seats, seats, rung=True))

    if game.secrets:
        result.append(Company(seats, seats, here=True))

    return result


def playable() -> list[str]:
    """Return the slugs of the games that can be shown."""
    return [slug for slug in GAMES if f"cogs.{package_of(slug)}" in FEATURES]


async def compare(slugs: list[str], games: int, seed: int, *, pictures: bool) -> bool:
    """Print a line for each game and company. Return whether all of them meet the aim."""
    print(f"{'':24}{'requests':>9}{'choices':>9}{'pressed':>9}{'ratio':>7}")
    meets_aim = True
    for slug in slugs:
        for company in companies(GAMES[slug]):
            total = Calls()
            for number in range(games):
                total += await measure(slug, company, seed + number, pictures=pictures)

            print(f"{slug + ', ' + company.name:24}{total}")
            meets_aim = meets_aim and total.ratio <= AIM

    return meets_aim


def main() -> int:
    parser = ArgumentParser(description="counted requests for each accepted choice")
    parser.add_argument("game", nargs="*", help=f"{', '.join(playable())}; all if none is named")
    parser.add_argument("--games", type=int, default=2, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures", action="store_true", help="with them; else all in words")
    arguments = parser.parse_args()
    if unknown := set(arguments.game) - set(playable()):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")

    # Warnings are expected here and would mix with the table of figures.
    logging.disable(logging.WARNING)
    slugs = arguments.game or playable()
    comparison = compare(slugs, arguments.games, arguments.seed, pictures=arguments.pictures)
    return 0 if asyncio.run(comparison) else 1


if __name__ == "__main__":
    sys.exit(main())
