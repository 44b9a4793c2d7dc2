"""The words of a Crazy Chicken position in scenario files (docs/scenarios.md)."""

from typing import Annotated, Literal

from pydantic import Field

from games.crazy import vocabulary
from games.crazy.box import CARDS, ROUNDS, SMALLEST_SET
from games.crazy.state import CrazyOptions
from games.engine.positions import Shape, Words, one_of

Card = Annotated[int, one_of(CARDS)]
Type = Annotated[str, one_of([*map(str, CARDS)])]
Count = Annotated[int, Field(ge=SMALLEST_SET)]


class SeatWords(Shape):
    """What may be said of a seat. `sets`: type -> how many of it lie in front."""

    hand: list[Card] = []
    sets: dict[Type, Count] = {}
    shown: list[Card] = []
    rounds: list[int] = []


class PositionWords(Shape):
    """What may be said of the table. Piles are lists, top card first; draw piles that are left out
    hold all cards that are nowhere else.
    """

    phase: Literal["deal", "draw", "act"] = "draw"
    round: Annotated[int, Field(ge=1, le=ROUNDS)] = 1
    seat: Literal["A", "B"] = "A"
    starter: Literal["A", "B"] = "A"
    left: list[Card] | None = None
    right: list[Card] | None = None
    first: list[Card] = []
    second: list[Card] = []
    options: CrazyOptions = CrazyOptions()
    seats: dict[str, SeatWords] = Field(min_length=2, max_length=2)


WORDS = Words.of(
    vocabulary.TOLD,
    vocabulary.ASKED,
    ids=[
        *(*vocabulary.PILES, "six", "nine", "pile"),
        *(f"{count}x{card}" for card in CARDS for count in range(1, card + 1)),
    ],
)
"""What may be expected to be told and offered. Cards are numbers."""
