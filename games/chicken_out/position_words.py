"""The words of a position of Chicken Out! in scenario files (docs/scenarios.md)."""

from typing import Annotated, Literal

from pydantic import Field

from games.chicken_out import vocabulary
from games.chicken_out.box import deck
from games.chicken_out.state import OutOptions
from games.engine.positions import Letter, Shape, Words, one_of

Card = Annotated[str, one_of(deck())]
Cards = list[Card] | Annotated[int, Field(ge=0, le=60)]
"""Cards, or just how many."""


class SeatWords(Shape):
    """What may be said of a seat. The pile has its top card first."""

    pile: list[Card] = []
    captured: Cards = []
    place: Annotated[int, Field(ge=1)] | None = None
    points: int = 0


class PositionWords(Shape):
    """What may be said of the table."""

    phase: Literal["open", "turn", "run"] = "open"
    seat: Letter = "A"
    dealer: Letter | None = None
    deal: int = 1
    plays: int = 0
    goal: Literal["capture", "race"] | None = None
    seats: dict[Letter, SeatWords] = Field(min_length=2)
    series: list[Card] = []
    thrown: Cards = []
    left_over: list[Card] = []
    options: OutOptions = OutOptions()


WORDS = Words.of(
    vocabulary.TOLD,
    vocabulary.ASKED,
    ids=[*deck(), *vocabulary.EFFECTS, vocabulary.BLANK],
)
"""What may be expected to be told and offered."""
