"""Whole games without a table: for house players' strength, for speed, for tests."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from games.kit.asks import CLOCK, Seat
from games.kit.engine import Engine
from games.kit.game import Game, GameOptions, Outcome
from games.kit.house import House, default_choice

DECISIONS_AT_MOST = 20_000
"""A game that asks more often than this does not end."""


class Played(NamedTuple):
    """One game played to its end. `decisions` counts what seats chose, not the clock's."""

    outcome: Outcome
    decisions: int


def play(
    game: type[Game[Any]], options: GameOptions, houses: Sequence[House], seed: bytes, rng: Random
) -> Played:
    """Deal and play one game with a house player in each seat."""
    engine = Engine.deal(game, len(houses), options, seed, journalling=False)
    decisions = 0
    while engine.ask is not None:
        seat = next(iter(engine.ask.owed))
        decision = engine.ask.owed[seat]
        if seat == CLOCK:
            engine.decide(CLOCK, default_choice(decision, rng))
            continue
        engine.decide(seat, houses[seat].choose(engine.view(seat), decision, rng))
        decisions += 1
        if decisions > DECISIONS_AT_MOST:
            raise RuntimeError(f"{game.slug}: no end after {decisions} decisions")
    assert engine.outcome is not None
    return Played(engine.outcome, decisions)


def wins_by_seat(played: Sequence[Played], seats: int) -> dict[Seat, int]:
    """How often each seat won; a shared victory counts for everybody who shares it."""
    wins = dict.fromkeys(range(seats), 0)
    for one in played:
        for seat in one.outcome.winners:
            wins[seat] += 1
    return wins


def play_many(
    game: type[Game[Any]], options: GameOptions, houses: Sequence[House], games: int, seed: str
) -> list[Played]:
    """Play that many games; the same seed gives the same ones."""
    return [
        play(
            game,
            options,
            houses,
            sha256(f"{seed}:{number}".encode()).digest(),
            Random(f"{seed}:{number}"),
        )
        for number in range(games)
    ]
