"""The state of a game of Playing Chicken. Numbers such as PL-9 are those of RULES.md.

Rule 1: a card is its value, 1 to 6. The hand, spent and gone cards of a seat contain each value
        exactly once.
Rule 2: the top card of the goal pile is the LAST one. The face-up goal is the last of `seen`.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Literal, NamedTuple

from pydantic import Field

from games.engine.asks import Seat
from games.engine.game import GameOptions, GameState, Outcome, game_state
from games.playing.box import CARDS

ROUNDS = 5

Phase = Literal["trick", "revealed", "over"]
"""Where `PlayingChicken.play` goes on: before a goal is revealed, after a reveal, or at the end."""

Prize = Literal["table", "simple", "mixed"]  # `table`: as in the table of the printed rules
Exact = Literal["printed", "plus1", "double"]
Goals = Literal["printed21", "unique20"]


class PlayingOptions(GameOptions):
    """The options of the host (section 6). With `memory_aid`, spent cards are shown (PL-9)."""

    always_stored: ClassVar = frozenset({"prize", "exact", "goals", "memory_aid"})

    prize: Prize = "table"
    exact: Exact = "printed"
    goals: Goals = "printed21"
    memory_aid: bool = False


class Reveal(NamedTuple):
    """A finished trick; all of it is public. `cards` are by seat; each winner got `points`."""

    round: int
    goal: int
    cards: tuple[int, ...]
    winners: tuple[Seat, ...]
    points: int

    @property
    def total(self) -> int:
        """The sum of the cards."""
        return sum(self.cards)


@dataclass(slots=True)
class SeatState:
    """The state of one seat.

    `spent`: played this round, in order. `gone`: out of the game, one from each finished round.
    """

    hand: list[int] = field(default_factory=lambda: list(CARDS))
    spent: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    points: int = 0


@game_state
class PlayingState(GameState):
    """The whole game. Its JSON is the checkpoint."""

    phase: Phase = "trick"
    options: PlayingOptions = PlayingOptions()
    round: int = 1
    trick: int = 1
    """The number of the current trick in this round, from 1."""
    seats: list[SeatState]
    pile: list[int]
    """The face-down goals."""
    seen: list[int] = Field(default_factory=list)
    """The goals since the last shuffle, the face-up one last."""
    reveals: list[Reveal] = Field(default_factory=list)
    """All tricks so far, in order."""

    @property
    def goal(self) -> int | None:
        """The face-up goal; None before the first goal."""
        return self.seen[-1] if self.seen else None


def tricks_in(round_: int) -> int:
    """Return how many tricks a round has: one less than the cards in hand at its start."""
    return ROUNDS + 1 - round_


PRIZES: dict[Prize, tuple[int, ...]] = {
    "table": (2, 3, 4, 5, 6),
    "simple": (1, 2, 3, 4, 5),
    "mixed": (1, 3, 4, 5, 6),
}
"""The points for a win, by round (PL-1)."""

TWELVE = 12
"""The printed points for an exact win in the last round, if its normal prize is six (PL-2)."""


def prize(options: PlayingOptions, round_: int) -> int:
    """Return the points for a win."""
    return PRIZES[options.prize][round_ - 1]


def exact_prize(options: PlayingOptions, round_: int) -> int:
    """Return the points for a win exactly on the goal."""
    normal_prize = prize(options, round_)
    # For a normal prize of six, the printed rules pay 12 in the last round instead of 7.
    is_twelve = options.exact == "printed" and round_ == ROUNDS and 2 * normal_prize == TWELVE
    return normal_prize * 2 if is_twelve or options.exact == "double" else normal_prize + 1


def outcome(state: PlayingState) -> Outcome:
    """Return the result. Most points win, compared at the end of the game (PL-14)."""
    return Outcome.by_points(
        {seat: seat_state.points for seat, seat_state in enumerate(state.seats)}
    )
