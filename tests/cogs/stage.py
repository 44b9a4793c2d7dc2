"""Scenes of real games without tables, store or Discord: for looking at what faces make of them."""

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

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
NOW = 1_790_000_000.0


def table(seats: int, names: tuple[str, ...] = NAMES, game: str = "heist") -> Table:
    """People in all seats but the last, where a house player sits."""
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
    """One game (Chicken Heist if not told otherwise), walked through decision by decision."""

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
        """As the chat gives it to faces: names escaped."""
        return escape_names(scene(self.session, 3, 8, viewer))

    def scenes(self) -> Iterator[Scene]:
        """The table, then every seat's."""
        yield self.scene()
        for seat in range(len(self.session.table.players)):
            yield self.scene(seat)

    def step(self, house: House | None = None) -> None:
        """Somebody who is asked answers; now and then somebody changes their mind."""
        ask = self.engine.ask
        assert ask is not None

        seats = [*ask.owed, *(list(ask.settled) if self.rng.random() < 0.2 else ())]
        seat = self.rng.choice(seats)
        decision = self.engine.decision(seat)

        assert decision is not None

        if seat == CLOCK:
            choice = default_choice(decision, self.rng)
        elif house is None:
            choice = random_choice(decision, self.rng)
        else:
            choice = house.choose(self.engine.view(seat), decision, self.rng)

        taken = self.engine.decide(seat, choice)
        assert taken is not None

        self._settle(taken.events)

    def enter(self) -> None:
        """Go on from the position as it was put by hand, at the phase that its state names."""
        state = self.engine.game.state
        self.session.engine = Engine(type(self.engine.game), state, SeededChance(bytes(32)))
        self.engine._run(None)
        self._settle(())

    def choose(self, seat: Seat, choice: str) -> None:
        """That seat answers, in the words of the journal."""
        decision = self.engine.decision(seat)
        assert decision is not None, f"seat {seat} is not asked"

        read = decision.read(choice)
        assert read is not None, f"{choice} is none of {[str(one) for one in decision.options]}"

        taken = self.engine.decide(seat, read)
        assert taken is not None

        self._settle(taken.events)

    def _settle(self, events: object) -> None:
        self.session.remember(events)  # type: ignore[arg-type]
        self.session.settle(NOW, self.rng, Thinking())
