"""What must be remembered of a game of Hen Party; its JSON is the checkpoint.

Rule: the top of a pile is its LAST one; the snack that is played for is the last of `served`.
"""

from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from games.engine.game import GameState, Outcome

Phase = Literal["round", "revealed", "over"]
"""Where `play` enters: before a snack is served, after the cards are shown, at the end."""


@dataclass(slots=True)
class SeatState:
    """One seat. Its hand is in order, lowest card first."""

    hand: list[int]
    points: int = 0


class HenPartyState(GameState):
    """The whole game. `pack`: the cards that nobody was dealt. `shown`: those that were played."""

    phase: Phase = "round"
    seats: list[SeatState]
    pack: list[int]
    snacks: list[int]
    served: list[int] = Field(default_factory=list)
    shown: list[int] = Field(default_factory=list)


def outcome(state: HenPartyState) -> Outcome:
    """Most points win, together if need be (HP-1)."""
    return Outcome.by_points({seat: one.points for seat, one in enumerate(state.seats)})
