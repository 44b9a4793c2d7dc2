"""How long games last at normal pace, by options and seats. A lobby shows these minutes.

The minutes are measured: `python -m games minutes` lets house players play, adds up how long people
would think about the same questions, and writes `data/minutes/<game>.json`.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import NamedTuple, get_args

from games.engine.asks import CLOCK, Ask, Decision, Seat
from games.engine.engine import Engine
from games.engine.game import Event, GameOptions, Rules
from games.engine.house import default_choice

FOLDER = Path(__file__).resolve().parents[2] / "data" / "minutes"

ALONE = 0.25
TOGETHER = 0.4
"""The share of a clock that people use: a single player, and the slowest of several who are asked
at the same time.

That makes about 4 seconds for a turn of Chicken Out!, 18 for a trick of Playing Chicken, 15 for a
move of a heist, 19 for a turn of Political Chicken and 22 for one of Crazy Chicken, with all button
presses.
"""
LOOK = 4.0
"""Seconds in which the table looks at a great moment (`Game.moments`)."""
QUICK_TABLE = 0.9
SLOW_TABLE = 1.2
"""How much faster or slower than the measured time a table may be."""

GAMES = 60
"""How many games are played to measure the length."""
LEVEL = "medium"
SEED = "minutes"
SHORT = 0.2
LONG = 0.8
"""One game in five is shorter than the shown range, and one in five longer."""


class Minutes(NamedTuple):
    """The usual length of a game: from `least` to `most` minutes."""

    least: int
    most: int


Table = Mapping[str, Mapping[str, Minutes]]
"""Options as text -> number of seats -> the length."""


def promised(game: Rules, options: GameOptions, seats: int) -> Minutes:
    """Return how long a game with these options takes.

    Args:
        game: The class of the game.
        options: The options of the lobby.
        seats: How many players there are now. If too few or too many for a deal, the length for the
            nearest number of seats is returned.
    """
    rows = read(game.slug)[row(game, options)]
    return Minutes(*rows[min(rows, key=lambda known: abs(int(known) - seats))])


@cache
def read(slug: str) -> Table:
    """Return the stored minutes of a game."""
    table: Table = json.loads((FOLDER / f"{slug}.json").read_text(encoding="utf-8"))
    return table


def row(game: Rules, options: GameOptions) -> str:
    """Return the options that change the length of the game: `deals=3 positions=stop`."""
    values = (f"{name}={getattr(options, name)}".lower() for name in game.lengthy)
    return " ".join(values)


def lengths(game: Rules) -> Table:
    """Measure a game with all values of its `lengthy` options and all numbers of seats."""
    return {
        row(game, options): {
            str(seats): measured(game, options, seats) for seats in game.seats_for(options)
        }
        for options in variants(game)
    }


def variants(game: Rules) -> Iterator[GameOptions]:
    """Yield all combinations of the options that change the length of the game."""
    values = [_values(game.Options, name) for name in game.lengthy]
    for chosen in product(*values):
        options = game.Options(**dict(zip(game.lengthy, chosen, strict=True)))
        if (
            options.seated(0, game.seats_for(options)[0]) == options
        ):  # the deal would replace others
            yield options


def _values(options: type[GameOptions], name: str) -> tuple[str | int | bool, ...]:
    # The values of a Literal; a bool has none.
    return get_args(options.model_fields[name].annotation) or (False, True)


def measured(game: Rules, options: GameOptions, seats: int) -> Minutes:
    """Play `GAMES` games with this number of seats and return the length of most of them."""
    seconds = sorted(_seconds(game, options, seats, number) for number in range(GAMES))
    least = seconds[int(GAMES * SHORT)] * QUICK_TABLE / 60
    most = seconds[int(GAMES * LONG)] * SLOW_TABLE / 60
    return rounded(least, most)


def rounded(least: float, most: float) -> Minutes:
    """Round both outwards: to whole minutes, from ten minutes on to multiples of five."""
    down = int(least) if least < 10 else int(least // 5) * 5
    up = -int(-most // 1) if most <= 10 else -int(-most // 5) * 5
    # Neither "0 to 3" nor "5 to 5 minutes".
    down = max(1, down)
    return Minutes(down, max(down + 1, up))


def _seconds(game: Rules, options: GameOptions, seats: int, number: int) -> float:
    """Play one game with house players and return the seconds that people would take for it."""
    seed = f"{SEED}:{number}"
    # Fixed seeds: the same rules give the same minutes.
    rng = Random(f"{SEED}:{number}")
    houses = [game.houses[LEVEL]() for _ in range(seats)]
    engine = Engine.deal(game, seats, options, seed.encode().ljust(32)[:32], journalling=False)
    watch = _Watch(game)
    watch.look(engine.events)

    while (ask := engine.ask) is not None:
        watch.think(ask)
        # House players answer one after the other; people would answer at the same time.
        seat, decision = next(iter(ask.owed.items()))
        if seat == CLOCK:
            choice = default_choice(decision, rng)
        else:
            choice = houses[seat].choose(engine.view(seat), decision, rng)

        engine.decide(seat, choice)
        watch.look(engine.events)

    return watch.seconds


class _Watch:
    """Adds up the time of one game."""

    def __init__(self, game: Rules) -> None:
        self._game = game
        self._asked = -1
        self._begun: set[tuple[Seat, str, int]] = set()
        self.seconds = 0.0

    def look(self, events: Sequence[Event]) -> None:
        """Add the time for looking at a great moment, at most once for each choice."""
        self.seconds += LOOK if any(event.kind in self._game.moments for event in events) else 0

    def think(self, ask: Ask) -> None:
        """Add the time for a new ask: the longest of its decisions.

        Decisions of one clock count once.
        """
        # The ask is still the one that was counted: other seats have yet to answer it.
        if ask.number == self._asked:
            return

        self._asked = ask.number
        share = TOGETHER if len(ask.owed) > 1 else ALONE
        waits = [self._wait(seat, decision, share) for seat, decision in ask.owed.items()]
        self.seconds += max(waits)

    def _wait(self, seat: Seat, decision: Decision, share: float) -> float:
        """Return the seconds of a decision; 0 if its clock was counted before."""
        clock = decision.clock
        begun = seat, clock.group, clock.turn
        # Several decisions of one turn share one deadline.
        if clock.turn >= 0 and begun in self._begun:
            return 0

        self._begun.add(begun)
        group = self._game.clocks[clock.group]
        # A fixed clock always runs to its end: windows and pauses.
        return group.seconds if group.fixed else (group.seconds + group.extra * clock.extra) * share
