"""Whole games without a table: for house players' strength, for speed, for tests."""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import combinations, count, islice, product
from random import Random
from typing import NamedTuple, TypeVar

from games.engine.asks import CLOCK, Seat
from games.engine.engine import Engine, JournalRow
from games.engine.game import GameOptions, Outcome, Rules
from games.engine.house import House, default_choice

T = TypeVar("T")

DECISIONS_AT_MOST = 20_000
"""A game that asks more often than this does not end."""


class PlayedGame(NamedTuple):
    """One game played to its end. `decisions` counts what seats chose, not the clock's."""

    outcome: Outcome
    decisions: int


Keep = Callable[[int, bytes, Sequence[JournalRow]], None]
"""Takes a game's number (from 0), its seed and its journal."""


def play(
    game: Rules,
    options: GameOptions,
    houses: Sequence[House],
    seed: bytes,
    rng: Random,
    journal: list[JournalRow] | None = None,
) -> PlayedGame:
    """Deal and play one game with a house player in each seat; `journal` is filled where given."""
    engine = Engine.deal(game, len(houses), options, seed, journalling=journal is not None)
    decisions = 0
    while engine.ask is not None:
        seat = next(iter(engine.ask.owed))
        decision = engine.ask.owed[seat]
        if seat == CLOCK:
            step = engine.decide(CLOCK, default_choice(decision, rng))
        else:
            step = engine.decide(seat, houses[seat].choose(engine.view(seat), decision, rng))
            decisions += 1

        if journal is not None and step is not None:
            journal.append(step.row)

        if decisions > DECISIONS_AT_MOST:
            raise RuntimeError(f"{game.slug}: no end after {decisions} decisions")

    assert engine.outcome is not None
    return PlayedGame(engine.outcome, decisions)


def wins_by_seat(played: Sequence[PlayedGame], seats: int) -> dict[Seat, int]:
    """How often each seat won; a shared victory counts for everybody who shares it."""
    wins = dict.fromkeys(range(seats), 0)
    for one in played:
        for seat in one.outcome.winners:
            wins[seat] += 1

    return wins


def play_many(
    game: Rules,
    options: GameOptions,
    houses: Sequence[House],
    games: int,
    seed: str,
    keep: Keep | None = None,
) -> list[PlayedGame]:
    """Play that many games; the same seed gives the same ones."""
    return [*islice(plays(game, options, houses, seed, keep), games)]


def plays(
    game: Rules,
    options: GameOptions,
    houses: Sequence[House],
    seed: str,
    keep: Keep | None = None,
) -> Iterator[PlayedGame]:
    """Play game after game, as long as somebody asks for the next one.

    The house players move on by one seat from game to game, so that none has the better chair.
    """
    for number in count():
        journal: list[JournalRow] | None = None if keep is None else []
        secret = sha256(f"{seed}:{number}".encode()).digest()
        rng = Random(f"{seed}:{number}")
        played = play(game, options, moved_on(houses, number), secret, rng, journal)
        if keep is not None and journal is not None:
            keep(number, secret, journal)

        yield played


def moved_on(around: Sequence[T], number: int) -> list[T]:
    """Who sits where in game number so and so of `plays`."""
    first = number % len(around)
    return [*around[first:], *around[:first]]


class Finishes(NamedTuple):
    """How those of one level finished beside those of another, pair by pair of a game."""

    better: int
    tied: int
    worse: int

    @property
    def share(self) -> float:
        """The part of all pairs that finished better; a tie counts half."""
        return (self.better + self.tied / 2) / (self.better + self.tied + self.worse)


def finishes(
    played: Sequence[PlayedGame], levels: Sequence[str]
) -> dict[tuple[str, str], Finishes]:
    """For every two levels, the one named first in `levels` over the other.

    `levels` are those of the houses that `plays` was given, in the same order.
    """
    counts: dict[tuple[str, str], list[int]] = {
        pair: [0, 0, 0] for pair in combinations(dict.fromkeys(levels), 2)
    }
    for number, one in enumerate(played):
        seated = moved_on(levels, number)
        for (level, other), found in counts.items():
            mine = [_rank(one.outcome, seat) for seat, name in enumerate(seated) if name == level]
            theirs = [_rank(one.outcome, seat) for seat, name in enumerate(seated) if name == other]
            for rank, against in product(mine, theirs):
                found[0 if rank < against else 1 if rank == against else 2] += 1

    return {pair: Finishes(*found) for pair, found in counts.items()}


def _rank(outcome: Outcome, seat: Seat) -> int:
    """Where a game ranks nobody, there are winners and others."""
    return outcome.ranks.get(seat, 1 if seat in outcome.winners else 2)
