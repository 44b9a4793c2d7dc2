"""A toy table for tests, `choose(engine, 0, "card 5")`, and what a store would keep of it."""

from dataclasses import dataclass, field
from random import Random

from games.engine.asks import Seat
from games.engine.engine import Engine, JournalRow, Step
from games.engine.game import GameOptions
from games.engine.house import random_choice
from tests.games.engine.toy import Henhouse, Toy
from tests.support.found import found

SEED = b"eggs" * 8


def deal(seats: int = 3) -> Engine:
    return Engine.deal(Toy, seats, GameOptions(), SEED)


def set_up(hands: list[list[int]]) -> Engine:
    """Return a table with these hands and an empty nest, waiting for its first cards."""
    empty: list[list[int]] = [[] for _ in hands]
    state = Henhouse(phase="cards", hands=hands, nest=[], eggs=empty)
    checkpoint = state.to_json()
    return Engine.fall_back(Toy, checkpoint, 0, SEED, 0)


def choose(engine: Engine, seat: Seat, text: str) -> Step:
    decision = engine.decision(seat)
    assert decision is not None, f"seat {seat} owes nothing"

    choice = decision.read(text)
    assert choice is not None, f"{text} is not among {[*map(str, decision.options)]}"

    return found(engine.decide(seat, choice))


@dataclass
class Recorded:
    """A game, and what a store would have kept of it."""

    engine: Engine
    checkpoint: str
    at: JournalRow
    rows: list[JournalRow] = field(default_factory=list)

    @classmethod
    def of(cls, engine: Engine) -> "Recorded":
        opening = engine.opening()
        assert opening.checkpoint is not None
        return cls(engine, opening.checkpoint, opening.row)

    def keep(self, step: Step) -> None:
        if step.checkpoint is not None:
            # A checkpoint replaces the journal before it.
            self.checkpoint = step.checkpoint
            self.at = step.row
            self.rows = []
        else:
            self.rows.append(step.row)

    def again(self) -> Engine:
        return Engine.resume(Toy, self.checkpoint, self.at, self.rows, SEED, 0)

    def choose_at_random(self, rng: Random) -> Step:
        """Let a random seat choose anything, among those that owe or may revise an answer."""
        ask = found(self.engine.ask)

        # A third of the choices may be revisions.
        thinking_again = list(ask.settled) if rng.randrange(3) == 0 else []
        seat = rng.choice(list(ask.owed) + thinking_again)
        decision = found(self.engine.decision(seat))

        step = found(self.engine.decide(seat, random_choice(decision, rng)))

        self.keep(step)

        return step
