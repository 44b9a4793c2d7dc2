"""The tables that the contract tests play at.

Every game at its smallest and its largest table, and one table for each value of each option that
is not the default. `make test` has two tables of each game for a test, and other ones for the next
test; `make test-all` has all of them, and several seeds for the first two.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import chain
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.lobby.setup_page import values
from games.engine.asks import Ask, Choice, Decision, Seat
from games.engine.chance import SeededChance
from games.engine.engine import Engine, Step
from games.engine.game import GameOptions, Rules
from games.engine.house import House, default_choice, random_choice, searches
from games.registry import GAMES, package_of
from tests.support.combinations import one_of_each, sampled
from tests.support.found import found

SEEDS = (1, 2, 3, 4, 5)
# A random game that takes longer than this is taken for endless.
CHOICES_AT_MOST = 20_000


@dataclass(frozen=True)
class Table:
    """A game, a number of seats, a seed and options: the input of a deal."""

    game: Rules
    seats: int
    number: int
    options: GameOptions | None = None  # None: the defaults

    @property
    def seed(self) -> bytes:
        return b"%032d" % self.number

    @property
    def dealt_options(self) -> GameOptions:
        return self.options or self.game.Options()

    def __str__(self) -> str:
        changed = self.dealt_options.model_dump(exclude_defaults=True)
        varied = [f"{name}={value}" for name, value in changed.items()]
        return f"{self.game.slug}-{self.seats}p-{varied[0] if varied else self.number}"

    def deal(self, *, journalling: bool = True) -> Engine:
        return Engine.deal(
            self.game, self.seats, self.dealt_options, self.seed, journalling=journalling
        )

    def enter(self, state: Any) -> Engine:
        """Enter the game at a checkpoint, with the same random numbers still to come."""
        return Engine.enter(self.game, state, SeededChance(self.seed, 0, state.draws))

    def rng(self, purpose: str) -> Random:
        return Random(f"{purpose} {self.game.slug} {self.seats} {self.number}")


def plain_tables(game: Rules) -> Iterator[Table]:
    for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
        yield from (Table(game, seats, number) for number in SEEDS)


def varied_tables(game: Rules) -> Iterator[Table]:
    """Yield one table per value that is not the default, with the most seats that it allows."""
    for name, field in game.Options.model_fields.items():
        for value in values(game, name):
            if value != field.default:
                options = game.Options.model_validate({name: value})
                yield Table(game, game.seats_for(options)[-1], 1, options)


PLAIN = {slug: [*plain_tables(game)] for slug, game in GAMES.items()}
VARIED = {slug: [*varied_tables(game)] for slug, game in GAMES.items()}
TABLES = [*chain(*PLAIN.values(), *VARIED.values())]


def at_every_table(test: Any) -> Any:
    """Run the test at all tables; the sample has a plain and a varied one of each game."""
    return _at(test, one_of_each(PLAIN, test.__name__))


def at_every_size(test: Any) -> Any:
    """Like `at_every_table`, with all plain tables of the first seed in the sample."""
    return _at(test, [table for table in TABLES if table.number == SEEDS[0] and not table.options])


def _at(test: Any, plain: Sequence[Table]) -> Any:
    sample = [*plain, *one_of_each(VARIED, test.__name__)]
    return pytest.mark.parametrize("table", sampled(TABLES, sample), ids=str)(test)


def anybody(ask: Ask, rng: Random) -> Seat:
    """Return a seat that owes an answer, or now and then one that may revise its answer."""
    again = list(ask.settled) if ask.settled and rng.random() < 0.2 else []
    return rng.choice(again or list(ask.owed))


Played = Iterator[tuple[Seat, Choice, Step | None]]


def choices_at_random(engine: Engine, rng: Random) -> Played:
    """Play to the end with the game's `lively` choices; yield seat, choice and step after each."""
    return _choices(engine, rng, hidden(type(engine.game)).lively, anybody)


def choices_of_nobody(engine: Engine, rng: Random) -> Played:
    """Play to the end with default choices only."""
    return _choices(engine, rng, default_choice, lambda ask, _: next(iter(ask.owed)))


def choices_of_chaos(engine: Engine, rng: Random) -> Played:
    """Play to the end with all legal choices equally likely."""
    return _choices(engine, rng, random_choice, anybody)


def _choices(
    engine: Engine,
    rng: Random,
    choose: Callable[[Decision, Random], Choice],
    who: Callable[[Ask, Random], Seat],
) -> Played:
    for _ in range(CHOICES_AT_MOST):
        if engine.ask is None:
            return

        seat = who(engine.ask, rng)
        decision = found(engine.decision(seat))

        choice = choose(decision, rng)
        yield seat, choice, engine.decide(seat, choice)

    raise AssertionError(f"no end after {CHOICES_AT_MOST} choices")


LITTLE = 24
"""Budget of an expert in tests that do not depend on how well it plays."""


def house_at(game: Rules, level: str) -> House:
    """Return a new house player; one that searches gets a small budget."""
    house = game.houses[level]()
    if searches(house):
        house.budget = LITTLE
    return house


UNSAID = {
    "REVEALING": frozenset[str](),
    "DISCLOSING": frozenset[str](),
    "SHORT": {},
    "LONGEST": {},
    "PRIVATE": {},
    "lively": random_choice,
}
"""What applies where a `hidden.py` leaves a name out.

No phase reveals cards before it asks, no event shows hidden cards, no options make a difference, no
seat is told anything in private, and a lively table chooses at random.
"""


@cache
def hidden(game: Rules) -> Any:
    """Return the names of tests/games/<game>/hidden.py, which says what a viewer cannot know."""
    declared = vars(import_module(f"tests.games.{package_of(game.slug)}.hidden"))
    return SimpleNamespace(**{**UNSAID, **declared})
