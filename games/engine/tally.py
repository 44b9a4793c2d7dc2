"""What a finished game counts for its seats, beside who won: what is fun to know, and feats.

A tally hears the events of a game in their order, private ones too, for the game is over. It is as
pure as the rules: equal events and an equal outcome give equal numbers. It knows seats, not people.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from games.engine.asks import Fact, Seat

if TYPE_CHECKING:
    from games.engine.game import Outcome

HEARS = "on_"


class First(NamedTuple):
    """A feat that the person in this seat has never earned before."""

    seat: Seat
    feat: str


class Tally:
    """Counts nothing by itself. A game's own (`games/<game>/tally.py`) has a method `on_KIND` for
    each kind of event that it wants to hear. The event's facts are its arguments, after the seat
    that was told, where that was one alone.

    Texts: `GAME-count-NAME` for all that is counted, `GAME-feat-NAME` and `GAME-feat-NAME-how` for
    a feat and its condition.
    """

    sums: ClassVar[tuple[str, ...]] = ()
    """Numbers that add up from game to game."""
    bests: ClassVar[tuple[str, ...]] = ()
    """Numbers of which the greatest in any game stands."""
    feats: ClassVar[tuple[str, ...]] = ()
    """What can be earned, in the order in which it is listed."""
    silences: ClassVar[frozenset[str]] = frozenset()
    """Choices that the clock makes where to say nothing is an answer like any other: in windows."""
    heard: ClassVar[Mapping[str, Callable[..., None]]] = {}
    """Kind of event -> what hears it."""

    def __init_subclass__(cls) -> None:
        names = [name for name in dir(cls) if name.startswith(HEARS)]
        cls.heard = {name.removeprefix(HEARS): getattr(cls, name) for name in names}

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.numbers: list[Counter[str]] = [Counter() for _ in range(seats)]
        """By seat. What is not there is nought."""
        self._earned: list[set[str]] = [set() for _ in range(seats)]

    def hear(self, kind: str, facts: Mapping[str, Fact], to: Seat | None = None) -> None:
        """Something happened; most of it is not counted."""
        handler = self.heard.get(kind)
        if handler is not None:
            handler(self, *(() if to is None else (to,)), **facts)

    def close(self, outcome: Outcome) -> None:
        """The game is over: count what only its end tells."""

    def earned(self, seat: Seat) -> tuple[str, ...]:
        """The feats of a seat, in the order in which they are listed."""
        return tuple(feat for feat in self.feats if feat in self._earned[seat])

    # -- what games use ---------------------------------------------------------------------------

    def add(self, seat: Seat, name: str, number: int = 1) -> int:
        """Count one of `sums`; returns how many there are now."""
        self.numbers[seat][name] += number
        return self.numbers[seat][name]

    def best(self, seat: Seat, name: str, number: int) -> None:
        """Note one of `bests`."""
        self.numbers[seat][name] = max(self.numbers[seat][name], number)

    def earn(self, seat: Seat, feat: str, earned: bool = True) -> None:
        """One of `feats`, where it is earned."""
        if earned:
            self._earned[seat].add(feat)
