"""Counts statistics and feats for the seats of a finished game.

A feat is a special achievement of a seat. A tally receives the events of a game in order, private
events too, because the game is over. It is pure: the same events and outcome give the same numbers.
It knows seats, not people.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from games.engine.asks import Fact, Seat

if TYPE_CHECKING:
    from games.engine.game import Outcome

HANDLER_PREFIX = "on_"
"""The start of the name of a method that counts events: `on_KIND`."""


class First(NamedTuple):
    """A feat that the player in this seat has earned for the first time."""

    seat: Seat
    feat: str


class Tally:
    """Counts the events of one game. The base class counts nothing.

    A game's own tally (`games/<game>/tally.py`) has a method `on_KIND` for each kind of event that
    it counts. The arguments are the facts of the event. For a private event, the first argument is
    the seat that was told.

    The game must have these texts: `GAME-count-NAME` for each number, `GAME-feat-NAME` and
    `GAME-feat-NAME-how` for a feat and its condition.
    """

    sums: ClassVar[tuple[str, ...]] = ()
    """Numbers that are added up over all games."""
    bests: ClassVar[tuple[str, ...]] = ()
    """Numbers of which the highest value of all games is kept."""
    feats: ClassVar[tuple[str, ...]] = ()
    """The feats, in the order in which they are listed."""
    silences: ClassVar[frozenset[str]] = frozenset()
    """Choices that do not count as a missed turn when a timeout makes them.

    For example, a pass in a window, where all seats may react.
    """
    heard: ClassVar[Mapping[str, Callable[..., None]]] = {}
    """Kind of event -> the method that counts it."""

    def __init_subclass__(cls) -> None:
        # The methods are looked up once for each class: a long game has thousands of events.
        names = [name for name in dir(cls) if name.startswith(HANDLER_PREFIX)]
        cls.heard = {name.removeprefix(HANDLER_PREFIX): getattr(cls, name) for name in names}

    def __init__(self, seats: int) -> None:
        """Start with nothing counted for this number of seats."""
        self.seats = seats
        self.numbers: list[Counter[str]] = [Counter() for _ in range(seats)]
        """The numbers of each seat. A missing number is 0."""
        self._earned: list[set[str]] = [set() for _ in range(seats)]
        """The names of the feats that each seat has earned."""

    def hear(self, kind: str, facts: Mapping[str, Fact], to: Seat | None = None) -> None:
        """Count an event. Most kinds are not counted.

        Args:
            kind: The kind of event.
            facts: Its facts.
            to: The seat that was told; None for a public event.
        """
        handler = self.heard.get(kind)
        # Facts become keyword arguments, so a handler names only those that it uses.
        if handler is not None:
            handler(self, *(() if to is None else (to,)), **facts)

    def close(self, outcome: Outcome) -> None:
        """Count what is known only at the end of the game."""

    def earned(self, seat: Seat) -> tuple[str, ...]:
        """Return the feats of a seat, in the order of `feats`."""
        return tuple(feat for feat in self.feats if feat in self._earned[seat])

    # -- what games use ---------------------------------------------------------------------------

    def add(self, seat: Seat, name: str, number: int = 1) -> int:
        """Add to one of `sums` and return the new number."""
        self.numbers[seat][name] += number
        return self.numbers[seat][name]

    def best(self, seat: Seat, name: str, number: int) -> None:
        """Record a value for one of `bests`. The highest value is kept."""
        self.numbers[seat][name] = max(self.numbers[seat][name], number)

    def earn(self, seat: Seat, feat: str, earned: bool = True) -> None:
        """Record one of `feats`, if it is earned."""
        if earned:
            self._earned[seat].add(feat)
