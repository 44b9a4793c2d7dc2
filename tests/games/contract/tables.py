"""The tables that the contract tests play at.

Every game at its smallest and its largest table, and one table for each value of each option that
is not the default. `make test-all` has several seeds for the first two.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
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

    def deal(self, *, journalling: bool = True) -> Engine:
        return Engine.deal(
            self.game, self.seats, self.dealt_options, self.seed, journalling=journalling
        )

    def enter(self, state: Any) -> Engine:
        """Enter the game at a checkpoint, with the same random numbers still to come."""
        return Engine.enter(self.game, state, SeededChance(self.seed, 0, state.draws))

    def rng(self, purpose: str) -> Random:
        return Random(f"{purpose} {self.game.slug} {self.seats} {self.number}")


def tables_with_options(slug: str) -> Iterator[Any]:
    """Yield one table per value that is not the default, with the most seats that it allows."""
    game = GAMES[slug]
    for name, field in game.Options.model_fields.items():
        for value in values(game, name):
            if value != field.default:
                options = game.Options.model_validate({name: value})
                seats = game.seats_for(options)[-1]
                yield pytest.param(
                    Table(game, seats, 1, options), id=f"{slug}-{seats}p-{name}={value}"
                )


TABLES = [
    pytest.param(
        Table(game, seats, number),
        id=f"{slug}-{seats}p-{number}",
        marks=() if number == SEEDS[0] else pytest.mark.full,
    )
    for slug, game in GAMES.items()
    for seats in dict.fromkeys((game.seats[0], game.seats[-1]))
    for number in SEEDS
] + [param for slug in GAMES for param in tables_with_options(slug)]

at_every_table = pytest.mark.parametrize("table", TABLES)


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
