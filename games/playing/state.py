"""What must be remembered of a game of Playing Chicken.

Rule 1: a card is its value, 1 to 6; hand, spent and gone of a seat hold each value exactly once.
Rule 2: the goal pile's top card is the LAST one; the goal that lies face up is the last of `seen`.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Literal, NamedTuple

from pydantic import Field

from games.engine.asks import Seat
from games.engine.game import GameOptions, GameState, Outcome
from games.playing.box import CARDS

ROUNDS = 5

Phase = Literal["trick", "revealed", "over"]
"""Where `play` enters: before a goal is turned up, after a reveal, at the end."""

Prize = Literal["table", "simple", "mixed"]
Exact = Literal["printed", "plus1", "double"]
Goals = Literal["printed21", "unique20"]


class PlayingOptions(GameOptions):
    """What the host may set (6). `memory_aid`: spent cards lie open (PL-9)."""

    always_stored: ClassVar = frozenset({"prize", "exact", "goals", "memory_aid"})

    prize: Prize = "table"
    exact: Exact = "printed"
    goals: Goals = "printed21"
    memory_aid: bool = False


class Reveal(NamedTuple):
    """One trick, revealed: all of it is public. `cards` are by seat; each winner got `points`."""

    round: int
    goal: int
    cards: tuple[int, ...]
    winners: tuple[Seat, ...]
    points: int

    @property
    def total(self) -> int:
        return sum(self.cards)


@dataclass(slots=True)
class SeatState:
    """One seat. `spent`: played this round, in order. `gone`: out of the game, one a round."""

    hand: list[int] = field(default_factory=lambda: list(CARDS))
    spent: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    points: int = 0


class PlayingState(GameState):
    """The whole game; its JSON is the checkpoint."""

    phase: Phase = "trick"
    options: PlayingOptions = PlayingOptions()
    round: int = 1
    trick: int = 1
    seats: list[SeatState]
    pile: list[int]
    seen: list[int] = Field(default_factory=list)
    reveals: list[Reveal] = Field(default_factory=list)
    """Every trick so far, in order."""

    @property
    def goal(self) -> int | None:
        """What lies face up."""
        return self.seen[-1] if self.seen else None


def tricks_in(round_: int) -> int:
    """How many tricks a round has: one fewer than the cards in hand at its start."""
    return ROUNDS + 1 - round_


PRIZES: dict[Prize, tuple[int, ...]] = {
    "table": (2, 3, 4, 5, 6),
    "simple": (1, 2, 3, 4, 5),
    "mixed": (1, 3, 4, 5, 6),
}
"""What a win is worth, round by round (PL-1)."""
TWELVE = 12
"""What the exact win is printed to be worth that ends a game whose last prize is six (PL-2)."""


def prize(options: PlayingOptions, round_: int) -> int:
    """What a win is worth."""
    return PRIZES[options.prize][round_ - 1]


def exact_prize(options: PlayingOptions, round_: int) -> int:
    """What a win is worth that hits the goal exactly."""
    plain = prize(options, round_)
    is_twelve = options.exact == "printed" and round_ == ROUNDS and 2 * plain == TWELVE
    return plain * 2 if is_twelve or options.exact == "double" else plain + 1


def outcome(state: PlayingState) -> Outcome:
    """Most points win, at the end together (PL-14)."""
    return Outcome.by_points({seat: one.points for seat, one in enumerate(state.seats)})
