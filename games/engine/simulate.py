"""Plays whole games without a table: to compare house players, to measure speed, and for tests."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import combinations, count, islice, product
from random import Random
from typing import NamedTuple

from games.engine.asks import CLOCK, Seat, T
from games.engine.engine import Engine, JournalRow
from games.engine.game import GameOptions, Outcome, Rules
from games.engine.house import House, default_choice

DECISIONS_AT_MOST = 20_000
"""The number of decisions after which a game counts as endless."""


class PlayedGame(NamedTuple):
    """A finished game. `decisions` counts the choices of seats, not those of the clock."""

    outcome: Outcome
    decisions: int


Keep = Callable[[int, bytes, Sequence[JournalRow]], None]
"""Receives the number of a game (from 0), its seed and its journal."""


def play(
    game: Rules,
    options: GameOptions,
    houses: Sequence[House],
    seed: bytes,
    rng: Random,
    journal: list[JournalRow] | None = None,
) -> PlayedGame:
    """Deal and play one game with a house player in each seat.

    Args:
        game: The class of the game.
        options: The options of the game.
        houses: The house players, by seat.
        seed: The seed of the deal.
        rng: The generator of the house players.
        journal: The list to which the journal rows are added; None: no rows and no fingerprints are
            made, which is faster.

    Raises:
        RuntimeError: the game does not end.
    """
    engine = Engine.deal(game, len(houses), options, seed, journalling=journal is not None)
    decisions = 0
    while (ask := engine.ask) is not None:
        # The order does not matter: seats that are asked together do not see each other's answers.
        seat, decision = next(iter(ask.owed.items()))
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
    """Return how often each seat won. A shared victory counts for each winner."""
    wins = Counter(seat for played_game in played for seat in played_game.outcome.winners)
    return {seat: wins[seat] for seat in range(seats)}


def play_many(
    game: Rules,
    options: GameOptions,
    houses: Sequence[House],
    games: int,
    seed: str,
    keep: Keep | None = None,
) -> list[PlayedGame]:
    """Play several games; the same seed gives the same games. See `plays`.

    Args:
        game: The class of the game.
        options: The options of the games.
        houses: The house players.
        games: The number of games.
        seed: A text from which all seeds are made.
        keep: Receives the journal of each game.
    """
    return [*islice(plays(game, options, houses, seed, keep), games)]


def plays(
    game: Rules,
    options: GameOptions,
    houses: Sequence[House],
    seed: str,
    keep: Keep | None = None,
) -> Iterator[PlayedGame]:
    """Play games one after the other, each when the caller asks for it.

    From game to game the house players move on by one seat, so that no house player always has the
    best seat. The arguments are those of `play_many`.
    """
    for number in count():
        journal: list[JournalRow] | None = None if keep is None else []
        # Each game has its own seeds, so game 7 does not depend on the games before it.
        secret = sha256(f"{seed}:{number}".encode()).digest()
        rng = Random(f"{seed}:{number}")
        played = play(game, options, seating_of_game(houses, number), secret, rng, journal)
        if keep is not None and journal is not None:
            keep(number, secret, journal)

        yield played


def seating_of_game(first_seating: Sequence[T], number: int) -> list[T]:
    """Return the seating in game `number` of `plays`, from the seating in game 0."""
    start = number % len(first_seating)
    return [*first_seating[start:], *first_seating[:start]]


class Finishes(NamedTuple):
    """How seats of one level finished, compared with seats of another level.

    All pairs of such seats in all games are counted.
    """

    better: int
    tied: int
    worse: int

    @property
    def share(self) -> float:
        """The share of pairs where the first level finished better. A tie counts half."""
        return (self.better + self.tied / 2) / (self.better + self.tied + self.worse)


def finishes(
    played: Sequence[PlayedGame], levels: Sequence[str]
) -> dict[tuple[str, str], Finishes]:
    """Compare every two levels.

    Args:
        played: The games, in the order in which `plays` gave them.
        levels: The levels of the house players that `plays` got, in the same order.

    Returns:
        For each pair of levels, how the level that is first in `levels` finished.
    """
    counts: dict[tuple[str, str], list[int]] = {
        pair: [0, 0, 0] for pair in combinations(dict.fromkeys(levels), 2)
    }
    for number, played_game in enumerate(played):
        seated = seating_of_game(levels, number)
        for (level, other), pair_counts in counts.items():
            ranks = [
                _rank(played_game.outcome, seat)
                for seat, name in enumerate(seated)
                if name == level
            ]
            other_ranks = [
                _rank(played_game.outcome, seat)
                for seat, name in enumerate(seated)
                if name == other
            ]
            # The three counts are better, tied and worse. A smaller rank is better.
            for rank, other_rank in product(ranks, other_ranks):
                pair_counts[0 if rank < other_rank else (1 if rank == other_rank else 2)] += 1

    return {pair: Finishes(*pair_counts) for pair, pair_counts in counts.items()}


def _rank(outcome: Outcome, seat: Seat) -> int:
    """Return the rank of a seat.

    If the game has no ranks, winners are first and all others second.
    """
    return outcome.ranks.get(seat, 1 if seat in outcome.winners else 2)
