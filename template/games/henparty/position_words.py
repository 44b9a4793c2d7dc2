"""The words of a Hen Party position in scenario files (docs/scenarios.md)."""

from typing import Annotated

from pydantic import Field

from games.engine.positions import Shape, Words
from games.henparty import vocabulary
from games.henparty.box import CARDS, SNACKS

Card = Annotated[int, Field(ge=CARDS[0], le=CARDS[-1])]
Snack = Annotated[int, Field(ge=SNACKS[0], le=SNACKS[-1])]


class SeatWords(Shape):
    """What may be said of a seat."""

    hand: list[Card]
    points: int = 0


class PositionWords(Shape):
    """What may be said of the table, before a snack is served."""

    snacks: list[Snack]
    seats: dict[str, SeatWords] = Field(min_length=3, max_length=6)


WORDS = Words(vocabulary.TOLD, options=("play",), ids=())
"""What may be expected to be told and offered. Cards and snacks are numbers."""
