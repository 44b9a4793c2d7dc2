"""Positions of Chicken Out! in the words of scenario files (docs/scenarios.md).

state.py explains what the words mean; only the pile is in another order than there. A zone is
explained in games/engine/positions.py.

Words that a scenario leaves out have neutral values: no series, nothing captured, nothing thrown
out.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal

from pydantic import Field

from games.chicken_out import vocabulary
from games.chicken_out.box import deck
from games.chicken_out.rules import ChickenOut
from games.chicken_out.series import effect_of, identity
from games.chicken_out.state import Deal, OutOptions, OutState, SeatState, Series, goal_of
from games.chicken_out.vocabulary import TARGET
from games.engine.asks import Seat
from games.engine.positions import (
    Letter,
    Positions,
    PositionVocabulary,
    ScenarioError,
    Shape,
    Table,
    Zone,
    letter,
    one_of,
    seat,
    seats_apart,
)

# -- words -----------------------------------------------------------------------------------------


Card = Annotated[str, one_of(deck())]
Cards = list[Card] | Annotated[int, Field(ge=0, le=60)]
"""Cards, or just their number."""


class SeatWords(Shape):
    """The words for a seat. The pile has its top card first."""

    pile: list[Card] = []
    captured: Cards = []
    place: Annotated[int, Field(ge=1)] | None = None
    points: int = 0


class PositionWords(Shape):
    """The words for the table."""

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


WORDS = PositionVocabulary.of(
    vocabulary.TOLD,
    vocabulary.ASKED,
    ids=[*deck(), *vocabulary.EFFECTS, vocabulary.BLANK],
)
"""The events and options that a scenario may expect."""


# -- setting up ------------------------------------------------------------------------------------


FILLER = "B0"
"""The card that is used where a scenario gives only a number of cards."""


def set_up(table: Table) -> OutState:
    """Build the state of a position.

    Raises:
        ScenarioError: a word is unknown, or the position is impossible.
    """
    seats, rest = seats_apart(table)
    words = PositionWords.read("position", {**rest, "seats": seats})
    letters = [*seats]
    active = _seat_of_letter(words.seat, letters)

    # By default, the seat to the right of the active seat has dealt; for A, it is the last seat.
    dealer = letters[active - 1] if words.dealer is None else words.dealer
    state = OutState(
        phase=words.phase,
        options=words.options,
        goal=words.goal or goal_of(len(letters), words.options),
        seats=[_seat(seat_words) for seat_words in words.seats.values()],
        seat=active,
        deal=Deal(words.deal, _seat_of_letter(dealer, letters), words.plays),
        thrown=tuple(_cards(words.thrown)),
        left_over=words.left_over[:],
    )
    state.series = _series(words, state)
    return state


def _seat_of_letter(word: str, letters: list[str]) -> Seat:
    """Return the seat. Raise ScenarioError if the letter is not among those of the position."""
    if word not in letters:
        raise ScenarioError(f"there is no seat {word}")
    return seat(word)


def _seat(words: SeatWords) -> SeatState:
    return SeatState(
        pile=words.pile[::-1],
        captured=tuple(_cards(words.captured)),
        place=words.place,
        points=words.points,
    )


def _cards(words: Cards) -> list[str]:
    return [FILLER] * words if isinstance(words, int) else list(words)


def _series(words: PositionWords, state: OutState) -> Series:
    """Return the series, with the count to which its cards lead."""
    if (words.phase == "turn" and not words.series) or (words.phase == "open" and words.series):
        raise ScenarioError("a turn needs a series, and an opening has none")

    series = Series()
    for card in words.series:
        as_card = identity(series, card, numbers_only=state.options.same_fox == "chicken")
        series.cards.append(card)
        series.identities.append(as_card)
        series.count = effect_of(as_card, series.count).after
        if series.count >= TARGET:
            raise ScenarioError(f"the series would have ended at its {card}")

    return series


# -- reading -----------------------------------------------------------------------------------


def spoken(words: str) -> str:
    """Return the option's text, which scenarios write as it is."""
    return words


# Word of a scenario -> the function that reads its value from the state.
_OF_SEATS: dict[str, Callable[[SeatState], Any]] = {
    "pile": lambda seat_state: Zone(seat_state.pile[::-1], ordered=True),
    "captured": lambda seat_state: Zone([*seat_state.captured]),
    "place": lambda seat_state: "none" if seat_state.place is None else seat_state.place,
    "points": lambda seat_state: seat_state.points,
    "taken": lambda seat_state: [*seat_state.taken],
}

_OF_TABLE: dict[str, Callable[[OutState], Any]] = {
    "phase": lambda state: state.phase,
    "goal": lambda state: state.goal,
    "seat": lambda state: letter(state.seat),
    "dealer": lambda state: letter(state.deal.dealer),
    "deal": lambda state: state.deal.number,
    "plays": lambda state: state.deal.plays,
    "count": lambda state: state.series.count,
    "series": lambda state: Zone(state.series.cards, ordered=True),
    "identities": lambda state: Zone(state.series.identities, ordered=True),
    "thrown": lambda state: Zone([*state.thrown]),
    "left_over": lambda state: Zone(state.left_over),
}

POSITIONS = Positions(ChickenOut, set_up, spoken, _OF_SEATS, _OF_TABLE, WORDS)
