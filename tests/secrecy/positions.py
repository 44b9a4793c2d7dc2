"""Positions of real games, and each position as it could also be for all that a viewer knows."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.i18n.checking import translations
from bot.i18n.words import FALLBACK
from bot.tables.deadlines import Thinking
from bot.tables.session import Session
from bot.tables.standing_orders import give
from bot.tables.table import Absence, Pace
from games.engine.asks import Choice, Decision, Seat
from games.engine.chance import SeededChance
from games.engine.engine import Engine
from games.engine.game import Rules
from games.engine.temper import Temper
from games.registry import GAMES
from tests.cogs.stage import NAMES, NOW, Stage
from tests.games.contract.tables import hidden
from tests.support.duplicates import duplicate

POSITIONS = int(os.environ.get("COOP_LEAK_POSITIONS", "24"))
"""The number of positions of each game that are compared. `make leaks` compares thousands."""

LONGEST_WALK = 150
"""The number of steps after which another game begins."""

EVERY = 3
"""Only every third position is used, because neighbouring positions are similar."""

PACES = (Pace.NORMAL, Pace.QUICK, Pace.RELAXED, Pace.DAYS)


@dataclass(frozen=True)
class Lively:
    """Makes random legal choices like those of a lively table."""

    game: Rules

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        choice: Choice = hidden(self.game).lively(decision, rng)
        return choice


def positions(slug: str, many: int = POSITIONS) -> Iterator[tuple[Stage, Random]]:
    """Yield positions from random games of all sizes and paces.

    Some players have left, and some have given standing orders.
    """
    found = 0
    seed = 0
    while found < many:
        seed += 1
        for step, (stage, rng) in enumerate(_walk(slug, seed)):
            # The offset differs from game to game, so that all kinds of steps occur.
            if step % EVERY == seed % EVERY:
                _live_a_little(stage, rng)
                yield stage, rng
                found += 1

            if found >= many or step >= LONGEST_WALK:
                break


def checkpoints(slug: str, many: int) -> Iterator[tuple[Stage, Any, Random]]:
    """Yield positions at which a game can be resumed, with the state that would be stored."""
    found = 0
    seed = 0
    while found < many:
        seed += 1
        for step, (stage, rng) in enumerate(_walk(slug, seed)):
            kept = stage.engine._checkpoint
            # Half of them, so that one game does not fill the whole sample.
            if kept is not None and rng.random() < 0.5:
                yield stage, type(stage.engine.game).State.from_json(kept), rng
                found += 1

            if found >= many or step >= LONGEST_WALK:
                break


def _walk(slug: str, seed: int) -> Iterator[tuple[Stage, Random]]:
    game = GAMES[slug]
    rng = Random(f"{slug} {seed}")
    stage = Stage(game.seats[seed % len(game.seats)], seed, NAMES, game)
    table = stage.session.table
    table.pace = rng.choice(PACES)
    for seat, player in enumerate(table.players):
        if player.is_house:  # it may make remarks
            table.change_player(seat, temper=rng.choice([*Temper]))

    _speak(stage, seed)
    while not stage.over:
        yield stage, rng
        stage.step(Lively(game))


def _speak(stage: Stage, seed: int) -> None:
    """Give the table and its seats different languages. Every second table is English for all."""
    table = stage.session.table
    spoken = [FALLBACK, *translations()]
    if seed % 2:
        table.locale = spoken[seed % len(spoken)]
        for seat in range(len(table.players)):
            table.change_player(seat, locale=spoken[(seed + seat) % len(spoken)])


def _live_a_little(stage: Stage, rng: Random) -> None:
    """Change the absence of one seat and the standing orders of another."""
    table = stage.session.table
    players = stage.session.table.players
    # The last seat is a house player's.
    seat = rng.randrange(len(players) - 1)
    absence = rng.choice([None, None, Absence.LEFT, Absence.SILENT])
    table.change_player(seat, absence=absence)
    other = rng.randrange(len(players) - 1)
    for order in type(stage.engine.game).orders:
        offered = [*order.offered(stage.engine.view(other))]
        # Without the order of this kind; perhaps another value is given below.
        orders = {slug: one for slug, one in players[other].orders.items() if slug != order.slug}
        table.change_player(other, orders=orders)
        if offered and rng.random() < 0.5 and _may_give(stage, order):
            give(table, stage.engine, other, order.slug, [rng.choice(offered)])


def _may_give(stage: Stage, order: Any) -> bool:
    return not order.slow or stage.session.table.pace in (Pace.RELAXED, Pace.DAYS)


def elsewhere(stage: Stage, viewer: Seat | None, rng: Random) -> Any:
    """Return the state as it could also be for all that this viewer knows."""
    game = type(stage.engine.game)
    return hidden(game).reshuffled(duplicate(stage.engine.game.state), viewer, rng)


def entered(stage: Stage, state: Any) -> Session:
    """Return the same table, brought to the next ask from this state with the same random
    numbers.
    """
    game = type(stage.engine.game)
    # The numbers drawn so far are skipped.
    engine = Engine(game, state, SeededChance(bytes(32), 0, state.draws))
    engine._run(None)
    session = Session(duplicate(stage.session.table), engine)
    session.remember(engine.events)
    session.settle(NOW, Random(3), Thinking())

    return session
