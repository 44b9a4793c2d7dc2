"""How long games last at normal pace, by options and seats. A lobby shows these minutes.

The minutes are measured: `python -m games minutes` lets house players play, adds up how long people
would think about the same asks, and writes `data/minutes/<game>.json`.
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

SHARE_ALONE = 0.25
"""The share of the time on the clock that a player needs, if no other player is asked.

To judge this share and `SHARE_TOGETHER`, these are the times that follow from them: a turn of
Chicken Out! takes about 4 seconds with all button presses, a trick of Playing Chicken 18, a move of
a heist 15, a turn of Political Chicken 19, and a turn of Crazy Chicken 22.
"""

SHARE_TOGETHER = 0.4
"""The share that the slowest player needs, if several players are asked together."""

LOOK_SECONDS = 4.0
"""How long players look at a great moment (`Game.moments`)."""

QUICK_TABLE = 0.9
"""The time if the players are quick, as a factor of the measured time."""

SLOW_TABLE = 1.2
"""The time if the players are slow, as a factor of the measured time."""

GAMES = 60
"""How many games are played to measure the length."""

LEVEL = "medium"
"""The level of the house players in these games."""

SEED = "minutes"
SHORTER_SHARE = 0.2
"""The share of games that are shorter than the range, before `QUICK_TABLE` lowers its start."""

NOT_LONGER_SHARE = 0.8
"""The share of games that are not longer than the range, before `SLOW_TABLE` raises its end."""


class Minutes(NamedTuple):
    """The usual length of a game: from `least` to `most` minutes."""

    least: int
    most: int


Table = Mapping[str, Mapping[str, Minutes]]
"""The stored minutes: the text of `row_key` -> number of seats -> the length."""


def expected_length(game: Rules, options: GameOptions, seats: int) -> Minutes:
    """Return how long a game with these options takes, as the lobby shows it.

    Args:
        game: The class of the game.
        options: The options of the lobby.
        seats: How many players there are now. If they are too few or too many for a deal, the
            length for the nearest number of seats is returned.
    """
    by_seats = read(game.slug)[row_key(game, options)]
    nearest = min(by_seats, key=lambda measured_seats: abs(int(measured_seats) - seats))
    return Minutes(*by_seats[nearest])


@cache
def read(slug: str) -> Table:
    """Return the stored minutes of a game."""
    table: Table = json.loads((FOLDER / f"{slug}.json").read_text(encoding="utf-8"))
    return table


def row_key(game: Rules, options: GameOptions) -> str:
    """Return the options that change the length of the game, as text: `deals=3 positions=stop`."""
    values = (f"{name}={getattr(options, name)}".lower() for name in game.lengthy)
    return " ".join(values)


def measure_all(game: Rules) -> Table:
    """Measure a game with all values of its `lengthy` options and all numbers of seats."""
    return {
        row_key(game, options): {
            str(seats): measure(game, options, seats) for seats in game.seats_for(options)
        }
        for options in variants(game)
    }


def variants(game: Rules) -> Iterator[GameOptions]:
    """Yield all combinations of the options that change the length of the game."""
    values = [_values(game.Options, name) for name in game.lengthy]
    for chosen in product(*values):
        options = game.Options(**dict(zip(game.lengthy, chosen, strict=True)))
        # `seated` returns the options as the deal sets them. If it changes a value (an automatic
        # one), no game is played with that value, so the combination is left out.
        if options.seated(0, game.seats_for(options)[0]) == options:
            yield options


def _values(options: type[GameOptions], name: str) -> tuple[str | int | bool, ...]:
    """Return all values that the option can have."""
    # `get_args` returns the values of a Literal, and nothing for a bool.
    return get_args(options.model_fields[name].annotation) or (False, True)


def measure(game: Rules, options: GameOptions, seats: int) -> Minutes:
    """Play `GAMES` games with this number of seats and return the length of most of the games."""
    seconds = sorted(_seconds(game, options, seats, number) for number in range(GAMES))
    least = seconds[int(GAMES * SHORTER_SHARE)] * QUICK_TABLE / 60
    most = seconds[int(GAMES * NOT_LONGER_SHARE)] * SLOW_TABLE / 60
    return round_outwards(least, most)


def round_outwards(least: float, most: float) -> Minutes:
    """Round `least` down and `most` up: to whole minutes, from ten on to multiples of five."""
    down = int(least) if least < 10 else int(least // 5) * 5
    # `-(-x // n)` divides and rounds up.
    up = -int(-most // 1) if most <= 10 else -int(-most // 5) * 5
    # The range is never "0 to 3" or "5 to 5 minutes".
    down = max(1, down)
    return Minutes(down, max(down + 1, up))


def _seconds(game: Rules, options: GameOptions, seats: int, number: int) -> float:
    """Play one game with house players and return the seconds that people would take for it."""
    # The seeds are fixed, so the same rules give the same minutes. A seed has 32 bytes.
    seed = f"{SEED}:{number}"
    rng = Random(f"{SEED}:{number}")
    houses = [game.houses[LEVEL]() for _ in range(seats)]
    engine = Engine.deal(game, seats, options, seed.encode().ljust(32)[:32], journalling=False)
    stopwatch = _Stopwatch(game)
    stopwatch.look(engine.events)

    while (ask := engine.ask) is not None:
        stopwatch.think(ask)
        # House players answer one after the other; people would answer at the same time. CLOCK
        # owes a decision where time must pass, such as in a pause.
        seat, decision = next(iter(ask.owed.items()))
        if seat == CLOCK:
            choice = default_choice(decision, rng)
        else:
            choice = houses[seat].choose(engine.view(seat), decision, rng)

        engine.decide(seat, choice)
        stopwatch.look(engine.events)

    return stopwatch.seconds


class _Stopwatch:
    """Adds up the time that people would need for one game."""

    def __init__(self, game: Rules) -> None:
        self._game = game
        self._last_ask = -1
        """The number of the last ask that was counted."""
        self._counted: set[tuple[Seat, str, int]] = set()
        """Seat, clock group and turn of each clock that was counted."""
        self.seconds = 0.0

    def look(self, events: Sequence[Event]) -> None:
        """Add the time for looking at a great moment, at most once for each choice."""
        if any(event.kind in self._game.moments for event in events):
            self.seconds += LOOK_SECONDS

    def think(self, ask: Ask) -> None:
        """Add the time for a new ask, which is the time of its longest decision.

        Decisions that share a clock count once.
        """
        # This ask was counted when it opened: other seats have yet to answer it.
        if ask.number == self._last_ask:
            return

        self._last_ask = ask.number
        share = SHARE_TOGETHER if len(ask.owed) > 1 else SHARE_ALONE
        waits = [self._wait(seat, decision, share) for seat, decision in ask.owed.items()]
        self.seconds += max(waits)

    def _wait(self, seat: Seat, decision: Decision, share: float) -> float:
        """Return the seconds of a decision; 0 if its clock was counted before."""
        clock = decision.clock
        counted = seat, clock.group, clock.turn
        # Several decisions of one turn share one deadline. Turn -1 means a deadline of its own.
        if clock.turn >= 0 and counted in self._counted:
            return 0

        self._counted.add(counted)
        group = self._game.clocks[clock.group]
        # The clocks of windows and pauses are fixed: they always run to their end. Elsewhere the
        # decision says how many times the extra seconds of its clock group are added.
        return group.seconds if group.fixed else (group.seconds + group.extra * clock.extra) * share
