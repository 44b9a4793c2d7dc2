"""The words of a position of Political Chicken in scenario files (docs/scenarios.md)."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field

from games.engine.positions import Letter, Shape, Words
from games.political import vocabulary
from games.political.box import cards, entries
from games.political.state import PoliticalOptions


def card_named(word: str) -> str:
    """The card's id, by id or name: `Golf Course Senate`, `Lawyers`, `Lawyers 2` (its second copy).

    Raises ValueError.
    """
    if word in cards():
        return word
    name, _, copy = word.rpartition(" ")
    for wanted, number in ((word, 1), (name, int(copy) if copy.isdigit() else 0)):
        entry = next((one for one in entries().values() if one.name == wanted), None)
        if entry is not None and 1 <= number <= entry.copies:
            return [one.id for one in cards().values() if one.entry == entry.id][number - 1]
    raise ValueError(f"there is no {word!r}")


def name_of(card: str) -> str:
    """The card as scenarios write it."""
    one = cards()[card]
    copies = [other.id for other in cards().values() if other.entry == one.entry]
    number = copies.index(card) + 1
    return entries()[one.entry].name + (f" {number}" if number > 1 else "")


def _stack(words: Any) -> Any:
    return [words] if isinstance(words, str) else words


def _begins_with_a_group(stack: list[str]) -> list[str]:
    kinds = [cards()[name].kind for name in stack]
    if kinds[0] != "group" or not all(kind in ("asset", "deficit") for kind in kinds[1:]):
        raise ValueError("a stack is a group, then its attachments from the oldest on")
    return stack


CardWord = Annotated[str, AfterValidator(card_named)]
StackWords = Annotated[
    list[CardWord],
    BeforeValidator(_stack),
    Field(min_length=1),
    AfterValidator(_begins_with_a_group),
]
Pile = list[CardWord] | Annotated[int, Field(ge=0, le=80)]
"""Cards, the top one first, or just how many."""


class SeatWords(Shape):
    """What may be said of a seat."""

    hand: list[CardWord] = []
    base: list[StackWords] = []


class PositionWords(Shape):
    """What may be said of the table. The seat whose turn it is has drawn already."""

    phase: Literal["turn"] = "turn"
    seat: Letter = "A"
    turn: Annotated[int, Field(ge=1)] = 1
    middle: list[StackWords] = []
    deck: Pile = 20
    reserve: Pile = 0
    discard: list[CardWord] = []
    options: PoliticalOptions = PoliticalOptions()
    seats: dict[Letter, SeatWords] = Field(min_length=2)


WORDS = Words.of(
    vocabulary.TOLD,
    vocabulary.ASKED,
    ids=[*cards(), *vocabulary.INTENTS, "attack", "defence"],
)
"""What may be expected to be told and offered; cards by their ids."""
