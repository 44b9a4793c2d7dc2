"""The course of a window reveals nothing: with other hands it closes at the same time."""

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from bot.tables.deadlines import Thinking
from bot.tables.session import Session
from bot.tables.table import Pace
from bot.tables.tables import Tables
from games.engine.asks import CLOCK, Choice, Decision, Seat, Showing
from games.engine.house import default_choice
from games.registry import GAMES
from tests.bot.tables.house import HandClock, MemoryStore
from tests.games.contract.tables import hidden
from tests.support.duplicates import duplicate

WINDOWED = [
    slug for slug, game in GAMES.items() if any(group.window for group in game.clocks.values())
]
"""Games with windows, as their clocks say. A test of the contract finds windows on other clocks."""

WINDOWS = 6
STEP = 0.25
AT_MOST = 400
"""The number of steps of the clock until a window must have closed."""


class Passing:
    """House players that always choose the default, for every hand."""

    async def choose(
        self, table: Any, engine: Any, seat: Seat, decision: Decision, rng: Random
    ) -> Choice:
        return default_choice(decision, rng)


class Twin:
    """One table in a store of its own, with a clock that the test moves."""

    def __init__(self, slug: str, seed: int) -> None:
        self.slug = slug
        self.seed = seed
        self.clock = HandClock()
        self.store = MemoryStore()
        self.seen = list[object]()
        self.tables = Tables(self.store, self.clock, Random(seed), thinking=Thinking(1.0, 4.0))
        self.table_id = ""

    async def deal(self) -> None:
        game = GAMES[self.slug]
        facts: dict[str, Any] = {"guild_id": 1, "channel_id": 2, "host_id": 1, "locale": "en"}
        facts |= {
            "host_name": "Ada",
            "host_locale": "en",
            "host_cut": "joined 1",
            "pace": Pace.NORMAL,
            "level": "easy",
        }
        table = await self.tables.lobbies.open(game=self.slug, fill=game.seats[0] + 1, **facts)
        self.table_id = table.id
        await self.tables.lobbies.join(table.id, 2, "Ben", "en", "joined 1")

        # The deal must be the same in both worlds, so its random values are fixed.
        async with self.tables.sessions.changing(table.id) as change:
            change.table.seed = f"{self.seed:064x}"
            change.table.key = "ce" * 16
            change.table.salt = "5a" * 16

        await self.tables.lobbies.start(table.id, 1)
        # Their thinking must not depend on cards in this test.
        self.session.houses = Passing()

    @property
    def session(self) -> Any:
        return self.tables.sessions._sessions[self.table_id]

    async def to_a_window(self, number: int) -> bool:
        """Play until this many windows have opened. Return whether the game had enough of them."""
        rng = Random(self.seed)
        opened = 0
        last = -1
        for _ in range(1_500):
            ask = self.session.engine.ask if self.session.engine else None
            if ask is None:
                return False

            # A window that also asks players, not only the clock.
            if ask.showing is Showing.NOTHING and ask.number != last and set(ask.owed) - {CLOCK}:
                opened = opened + 1
                last = ask.number
                if opened > number:
                    return True

            seat = min(ask.owed)
            decision = self.session.engine.decision(seat)
            choice = hidden(GAMES[self.slug]).lively(decision, rng)
            async with self.tables.sessions.changing(self.table_id) as change:
                change.take(seat, choice, "player", self.clock.now())

        return False

    async def let_it_close(self) -> list[object]:
        """Return what all see at each step, until the next ask."""
        number = self.session.engine.ask.number
        for step in range(AT_MOST):
            self.clock.time += STEP
            await self.tables.tick()
            scene = await self.tables.scene(self.table_id)
            # The step number stands for the time.
            self.seen.append((step, scene.ask, scene.news, scene.players, self.luck))
            if scene.ask is None or self.session.engine.ask.number != number:
                return self.seen

        raise AssertionError("the window does not close")

    @property
    def luck(self) -> int:
        """The state of the random generator: the next drawing must not depend on cards either."""
        return hash(self.tables.sessions.rng.getstate())


@pytest.mark.parametrize("number", range(WINDOWS))
@pytest.mark.parametrize("slug", WINDOWED)
async def test_window_closes_the_same_with_other_hands(slug: str, number: int) -> None:
    here = Twin(slug, 11 + number)
    there = Twin(slug, 11 + number)
    for one in (here, there):
        await one.deal()
        # Both worlds are equal up to here.
        assert await one.to_a_window(number), "this game had too few windows"

    engine = there.session.engine
    other = hidden(GAMES[slug]).reshuffled(duplicate(engine.game.state), None, Random(number))
    assert other != engine.game.state

    # The script holds on to the state, so its fields are replaced and not the object.
    for field in fields(other):
        setattr(engine.game.state, field.name, getattr(other, field.name))

    seen_here = await here.let_it_close()
    seen_there = await there.let_it_close()
    assert len(seen_here) == len(seen_there), "the window closed at another moment"
    # The last scene is the next ask, which may depend on the hands.
    assert seen_here[:-1] == seen_there[:-1]


def test_heist_has_windows() -> None:
    assert "heist" in WINDOWED


async def test_random_numbers_that_depend_on_cards_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A test of the test: the bot acts later where a seat holds an Override."""
    honest = Session.think

    def think(session: Session, now: float, rng: Random, thinking: Thinking) -> None:
        assert session.engine is not None
        if "override" in session.engine.game.state.seats[0].hand:
            rng.random()
        honest(session, now, rng, thinking)

    monkeypatch.setattr(Session, "think", think)
    with pytest.raises(AssertionError):
        await every_window_looked_at("heist")


async def every_window_looked_at(slug: str) -> None:
    for number in range(WINDOWS):
        await test_window_closes_the_same_with_other_hands(slug, number)
