"""The state of a game of Hen Party. Its JSON is the checkpoint.

The game is resumed from its last checkpoint. The top of a pile is its LAST card; the snack of the
current round is the last of `served`.
"""

from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from games.engine.game import GameState, Outcome, game_state

Phase = Literal["round", "revealed", "over"]
"""Where `play` resumes: before a snack is served, after the reveal, or at the end."""


@dataclass(slots=True)
class SeatState:
    """The state of one seat. The hand is sorted, lowest card first."""

    hand: list[int]
    points: int = 0


@game_state
class HenPartyState(GameState):
    """The whole game.

    `pack`: the cards that were not dealt. `snacks`: the snacks to come. `shown`: the played cards.
    """

    phase: Phase = "round"
    seats: list[SeatState]
    pack: list[int]
    snacks: list[int]
    served: list[int] = Field(default_factory=list)
    shown: list[int] = Field(default_factory=list)


def outcome(state: HenPartyState) -> Outcome:
    """Return the result. Most points win; equal seats share the victory (HP-1)."""
    return Outcome.by_points(
        {seat: seat_state.points for seat, seat_state in enumerate(state.seats)}
    )
