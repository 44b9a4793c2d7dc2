"""Positions of Crazy Chicken in the words of scenario files (docs/scenarios.md).

state.py explains what the words mean, games/engine/positions.py what a zone is. Words that a
scenario leaves out have neutral values: empty hands, no sets. A draw pile that is left out has the
cards that the position names nowhere else.
"""

from collections import Counter
from collections.abc import Callable
from typing import Annotated, Any, Literal

from pydantic import Field

from games.crazy import vocabulary
from games.crazy.box import CARDS, ROUNDS, SMALLEST_SET, deck
from games.crazy.rules import CrazyChicken
from games.crazy.state import CrazyOptions, CrazyState, SeatState, points
from games.engine.positions import (
    Positions,
    PositionVocabulary,
    ScenarioError,
    Shape,
    Table,
    Zone,
    letter,
    number_zone,
    one_of,
    seat,
    seats_apart,
)

# -- words -----------------------------------------------------------------------------------------


Card = Annotated[int, one_of(CARDS)]
Type = Annotated[str, one_of([*map(str, CARDS)])]
Count = Annotated[int, Field(ge=SMALLEST_SET)]


class SeatWords(Shape):
    """The words for a seat. `sets`: type -> how many cards of it are in front."""

    hand: list[Card] = []
    sets: dict[Type, Count] = {}
    shown: list[Card] = []
    rounds: list[int] = []


class PositionWords(Shape):
    """The words for the table. Piles have their top card first."""

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


WORDS = PositionVocabulary.of(
    vocabulary.TOLD,
    vocabulary.ASKED,
    ids=[
        *(*vocabulary.PILES, "six", "nine", "pile"),
        *(f"{count}x{card}" for card in CARDS for count in range(1, card + 1)),
    ],
)
"""The events and options that a scenario may expect. Cards are numbers."""


# -- setting up ------------------------------------------------------------------------------------


def set_up(table: Table) -> CrazyState:
    """Build the state of a position.

    Raises:
        ScenarioError: a word is unknown, or there are too many cards of a type.
    """
    # A scenario may leave out a seat that has nothing.
    seats, rest = seats_apart({"A": {}, "B": {}, **table})
    words = PositionWords.read("position", {**rest, "seats": seats})
    state = CrazyState(
        phase=words.phase,
        options=words.options,
        round=words.round,
        turn=1,
        seat=seat(words.seat),
        starter=seat(words.starter),
        seats=[_seat(seat_words) for seat_words in words.seats.values()],
        # Scenarios write the top card first; the state has it last.
        left=(words.left or [])[::-1],
        right=(words.right or [])[::-1],
        first=words.first[::-1],
        second=words.second[::-1],
    )
    _fill(state, [pile for pile in ("left", "right") if getattr(words, pile) is None])

    return state


def _seat(words: SeatWords) -> SeatState:
    return SeatState(
        hand=sorted(words.hand, reverse=True),
        sets={int(card): count for card, count in words.sets.items()},
        shown=words.shown[:],
        rounds=words.rounds[:],
    )


def _fill(state: CrazyState, piles: list[str]) -> None:
    """Put the cards that are nowhere else into these draw piles, the cheapest cards on top."""
    box = Counter(map(str, deck()))
    placed = CrazyChicken.cards(state)
    if placed - box:
        raise ScenarioError(f"too many cards of value {next(iter(placed - box))}")
    if set(state.seats[0].sets) & set(state.seats[1].sets):
        raise ScenarioError("a type lies in front of one seat at most")

    # The most valuable cards first, because the top of a pile is its end.
    rest = sorted(map(int, (box - placed).elements()), reverse=True)
    for number, pile in enumerate(piles):
        state.pile(pile).extend(rest[number :: len(piles)])


def spoken(words: str) -> str:
    """Return the option's text: `left` -> `draw left`."""
    return f"draw {words}" if words in ("left", "right", "first", "second") else words


def _pile(name: str) -> Callable[[CrazyState], Zone]:
    return lambda state: number_zone(state.pile(name)[::-1], ordered=True)


# Word of a scenario -> the function that reads its value from the state.
_OF_SEATS: dict[str, Callable[[SeatState], Any]] = {
    "hand": lambda seat_state: number_zone(seat_state.hand),
    "sets": lambda seat_state: [
        f"{count}x{card}" for card, count in sorted(seat_state.sets.items(), reverse=True)
    ],
    "shown": lambda seat_state: number_zone(seat_state.shown),
    "points": lambda seat_state: points(seat_state.sets),
    "rounds": lambda seat_state: seat_state.rounds,
    "total": lambda seat_state: seat_state.total,
}

_OF_TABLE: dict[str, Callable[[CrazyState], Any]] = {
    "phase": lambda state: state.phase,
    "round": lambda state: state.round,
    "seat": lambda state: letter(state.seat),
    "left": _pile("left"),
    "right": _pile("right"),
    "first": _pile("first"),
    "second": _pile("second"),
}

POSITIONS = Positions(CrazyChicken, set_up, spoken, _OF_SEATS, _OF_TABLE, WORDS)
