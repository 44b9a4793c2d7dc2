"""The cards of Chicken Out!: how many of each, read from data/cards/out.json.

All foxes must be in the file. Numbers are only checked for plausible values.
"""

from functools import cache
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from games.chicken_out.vocabulary import BLACK, FOXES, RED
from games.engine.box import CARDS, BoxPart, check_names, laid_out, read_box

FILE = CARDS / "out.json"

HIGHEST = 11
"""The highest number. With a higher one, a card could bust at a count of ten."""

FEWEST_CARDS = 16
"""Two cards for each of eight seats."""

Copies = Annotated[int, Field(ge=0, le=20)]
"""How many copies of a card the deck has."""


class Box(BoxPart):
    """All cards: number or fox -> how many copies of it. Foxes are the cards without a number."""

    version: Literal[1]
    black: dict[str, Copies]
    red: dict[str, Copies]
    foxes: dict[str, Copies]

    @model_validator(mode="after")
    def _check_cards(self) -> Self:
        """Check numbers, foxes and the size of the deck."""
        for field in ("black", "red"):
            for number in getattr(self, field):
                if not number.isdecimal() or str(int(number)) != number or int(number) > HIGHEST:
                    raise ValueError(f"{field}.{number}: numbers go from 0 to {HIGHEST}")

        check_names("foxes", self.foxes, FOXES, what="fox")
        total = sum((*self.black.values(), *self.red.values(), *self.foxes.values()))
        if total < FEWEST_CARDS:
            raise ValueError(
                f"black: {total} cards in all cannot be dealt to eight (at least {FEWEST_CARDS})"
            )

        return self


@cache
def box() -> Box:
    """Return the content of the file. Raise BoxError with card and field if it is not valid."""
    return read_box(Box, FILE.read_text(encoding="utf-8"))


@cache
def deck() -> tuple[str, ...]:
    """Return one entry for each card: `B7` black seven, `R7` red seven, the foxes by name."""
    counts = {f"{BLACK}{number}": copies for number, copies in box().black.items()}
    counts |= {f"{RED}{number}": copies for number, copies in box().red.items()}
    counts |= box().foxes
    return tuple(laid_out(counts))


@cache
def majority() -> int:
    """Return the number of captured cards that no other seat can exceed (OR-37)."""
    return len(deck()) // 2 + 1
