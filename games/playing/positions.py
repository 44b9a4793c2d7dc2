"""Positions of Playing Chicken in the words of scenario files (docs/scenarios.md).

`set_up` makes a state of the words; the tables at the end make words of a state, to check what a
scenario expects.
"""

from collections.abc import Callable
from typing import Annotated, Any

from pydantic import Field

from games.engine.positions import (
    Positions,
    PositionVocabulary,
    ScenarioError,
    Shape,
    Table,
    number_zone,
    seats_apart,
)
from games.playing import vocabulary
from games.playing.box import CARDS, goals_for
from games.playing.rules import PlayingChicken
from games.playing.state import ROUNDS, PlayingOptions, PlayingState, SeatState

# -- words -----------------------------------------------------------------------------------------


Card = Annotated[int, Field(ge=CARDS[0], le=CARDS[-1])]
Goal = Annotated[int, Field(ge=1)]


class SeatWords(Shape):
    """The words for a seat. Cards that it neither holds nor has spent are out of the game."""

    hand: list[Card] | None = None
    spent: list[Card] = []
    points: int = 0


class PositionWords(Shape):
    """The words for the table, before a goal is revealed. The next goal comes first."""

    round: Annotated[int, Field(ge=1, le=ROUNDS)] = 1
    goals: list[Goal] | None = None
    seen: list[Goal] = []
    options: PlayingOptions = PlayingOptions()
    seats: dict[str, SeatWords] = Field(min_length=3, max_length=8)


WORDS = PositionVocabulary.of(vocabulary.TOLD, vocabulary.ASKED)
"""The events and options that a scenario may expect. Cards and goals are numbers."""


# -- setting up ------------------------------------------------------------------------------------


def set_up(table: Table) -> PlayingState:
    """Build the state of a position.

    Raises:
        ScenarioError: a word is unknown, or the seats have different numbers of cards.
    """
    seats, rest = seats_apart(table)
    words = PositionWords.read("position", {**rest, "seats": seats})
    tricks = {len(seat_words.spent) for seat_words in words.seats.values()}
    # Seats play at the same time, so they have spent equally many cards.
    if len(tricks) > 1:
        raise ScenarioError("all seats must have spent the same number of cards")

    goals = words.goals
    if goals is None:
        all_goals = goals_for(len(seats), unique=words.options.goals == "unique20")
        goals = [goal for goal in all_goals if goal not in words.seen]

    return PlayingState(
        options=words.options,
        round=words.round,
        trick=tricks.pop() + 1,
        seats=[
            _seat(letter, seat_words, words.round) for letter, seat_words in words.seats.items()
        ],
        pile=goals[::-1],
        seen=words.seen[:],
    )


def _seat(letter: str, words: SeatWords, round_: int) -> SeatState:
    """Return the state of a seat. Raise ScenarioError for a wrong number of cards."""
    # Each seat has lost one card in each earlier round.
    size = len(CARDS) + 1 - round_
    hand = words.hand
    # A hand that the scenario does not name has the highest cards.
    if hand is None:
        hand = [card for card in CARDS[-size:] if card not in words.spent]

    held = [*hand, *words.spent]
    # Each card exists once for each seat.
    if len(held) != size or len(set(held)) != size:
        raise ScenarioError(f"{letter} has {size} different cards in round {round_}")

    gone = [card for card in CARDS if card not in held]
    return SeatState(sorted(hand), words.spent[:], gone, words.points)


def spoken(words: str) -> str:
    """Return an option in the words of the game: `4` is `play 4`."""
    return f"play {words}" if words.isdigit() else words


_SEAT_FACTS: dict[str, Callable[[SeatState], Any]] = {
    "hand": lambda seat_state: number_zone(seat_state.hand),
    "spent": lambda seat_state: number_zone(seat_state.spent, ordered=True),
    "gone": lambda seat_state: number_zone(seat_state.gone),
    "points": lambda seat_state: seat_state.points,
}

_TABLE_FACTS: dict[str, Callable[[PlayingState], Any]] = {
    "phase": lambda state: state.phase,
    "round": lambda state: state.round,
    "trick": lambda state: state.trick,
    "goal": lambda state: state.goal or "none",
    "goals": lambda state: number_zone(state.pile[::-1], ordered=True),
    "seen": lambda state: number_zone(state.seen, ordered=True),
    "points": lambda state: [seat_state.points for seat_state in state.seats],
}

POSITIONS = Positions(PlayingChicken, set_up, spoken, _SEAT_FACTS, _TABLE_FACTS, WORDS)
