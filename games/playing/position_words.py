"""The words of a Playing Chicken position in scenario files (docs/scenarios.md)."""

from typing import Annotated

from pydantic import Field

from games.engine.positions import Shape, Words
from games.playing import vocabulary
from games.playing.box import CARDS
from games.playing.state import ROUNDS, PlayingOptions

Card = Annotated[int, Field(ge=CARDS[0], le=CARDS[-1])]
Goal = Annotated[int, Field(ge=1)]


class SeatWords(Shape):
    """What may be said of a seat. What it neither holds nor has spent has left the game."""

    hand: list[Card] | None = None
    spent: list[Card] = []
    points: int = 0


class PositionWords(Shape):
    """What may be said of the table, before a goal is turned up. The next goal comes first."""

    round: Annotated[int, Field(ge=1, le=ROUNDS)] = 1
    goals: list[Goal] | None = None
    seen: list[Goal] = []
    options: PlayingOptions = PlayingOptions()
    seats: dict[str, SeatWords] = Field(min_length=3, max_length=8)


WORDS = Words.of(vocabulary.TOLD, vocabulary.ASKED)
"""What may be expected to be told and offered. Cards and goals are numbers."""
