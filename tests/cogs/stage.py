"""Scenes of real games without storage or Discord, for tests of faces."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.tables.deadlines import Thinking
from bot.tables.scene import Scene, escape_names, scene
from bot.tables.session import Session
from bot.tables.table import Player, Status, Table
from games.engine.asks import CLOCK, Seat
from games.engine.chance import SeededChance
from games.engine.engine import Engine
from games.engine.game import Rules
from games.engine.house import House, default_choice, random_choice
from games.heist.rules import Heist
from tests.support.found import found

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
NOW = 1_790_000_000.0


def table(seats: int, names: tuple[str, ...] = NAMES, game: str = "heist") -> Table:
    """Return a table with people in all seats except the last, which has a house player."""
    players = [Player(name, user_id=100 + seat) for seat, name in enumerate(names[:seats])]
    players[-1] = Player(names[seats - 1], level="easy")
    return Table(
        id="abcdefghij",
        game=game,
        guild_id=1,
        channel_id=2,
        host_id=100,
        number=3,
        seed="5e" * 32,
        salt="5a" * 16,
        key="ce" * 16,
        opened_at=NOW,
        is_cut=True,
        milestones=(),
        players=players,
    )


class Stage:
    """One game, by default Chicken Heist, that a test walks through choice by choice."""

    def __init__(
        self,
        seats: int,
        seed: int,
        names: tuple[str, ...] = NAMES,
        game: Rules = Heist,
        **options: Any,
    ) -> None:
        self.rng = Random(seed)
        self.session = Session(table(seats, names, game.slug))
        self.session.table.status = Status.PLAYING
        # Cards depend on the seed alone, so a test sees the same game every time.
        secret = bytes([seed % 256]) * 32
        self.session.table.seed = secret.hex()
        self.session.engine = Engine.deal(game, seats, game.Options(**options), secret)
        self._settle(self.engine.opening().events)

    @property
    def engine(self) -> Engine:
        assert self.session.engine is not None
        return self.session.engine

    @property
    def over(self) -> bool:
        return self.engine.outcome is not None

    def scene(self, viewer: Seat | None = None) -> Scene:
        """Return the scene as faces get it: with escaped names."""
        return escape_names(scene(self.session, 3, 8, viewer))

    def scenes(self) -> Iterator[Scene]:
        """Yield the public scene, then the scene of every seat."""
        yield self.scene()
        for seat in range(len(self.session.table.players)):
            yield self.scene(seat)

    def step(self, house: House | None = None) -> None:
        """Let one seat that is asked answer. In one of five steps a seat may change its answer."""
        ask = found(self.engine.ask)

        seats = [*ask.owed, *(list(ask.settled) if self.rng.random() < 0.2 else ())]
        seat = self.rng.choice(seats)
        decision = found(self.engine.decision(seat))

        # Time has run out, so the default is taken.
        if seat == CLOCK:
            choice = default_choice(decision, self.rng)
        elif house is None:
            choice = random_choice(decision, self.rng)
        else:
            choice = house.choose(self.engine.view(seat), decision, self.rng)

        taken = found(self.engine.decide(seat, choice))

        self._settle(taken.events)

    def enter(self) -> None:
        """Continue from a position set by hand, in the phase that its state names."""
        state = self.engine.game.state
        # A new engine enters the state's script at its phase, as after a restart.
        self.session.engine = Engine(type(self.engine.game), state, SeededChance(bytes(32)))
        self.engine._run(None)
        self._settle(())

    def choose(self, seat: Seat, choice: str) -> None:
        """Let this seat answer with a choice in the words of the journal."""
        decision = self.engine.decision(seat)
        assert decision is not None, f"seat {seat} is not asked"

        read = decision.read(choice)
        assert read is not None, (
            f"{choice} is none of {[str(option) for option in decision.options]}"
        )

        taken = found(self.engine.decide(seat, read))

        self._settle(taken.events)

    def _settle(self, events: object) -> None:
        self.session.remember(events)  # type: ignore[arg-type]
        # Standing orders and automatic choices follow, as at a real table.
        self.session.settle(NOW, self.rng, Thinking())
