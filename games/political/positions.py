"""Positions of Political Chicken in the words of scenario files (docs/scenarios.md).

Words that a scenario leaves out have neutral values: empty hands, empty bases, a deck of cards that
the scenario does not name. `set_up` makes a state of the words; the tables at the end make words of
a state, to check what a scenario expects.
"""

from collections import Counter
from collections.abc import Callable
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field

from games.engine.positions import (
    Letter,
    Positions,
    PositionVocabulary,
    ScenarioError,
    Shape,
    Table,
    Zone,
    letter,
    seat,
    seats_apart,
)
from games.political import vocabulary
from games.political.box import cards, entries
from games.political.field import attack_total, defence_total, winning_rolls
from games.political.rules import PoliticalChicken
from games.political.stacks import Stack, balance, nature, score, size
from games.political.state import Battle, PoliticalOptions, PoliticalState, SeatState

# -- words -----------------------------------------------------------------------------------------


def card_named(word: str) -> str:
    """Return the id of a card, by id or name.

    Examples: `Golf Course Senate`, `Lawyers`, `Lawyers 2` (the second copy).

    Raises:
        ValueError: There is no such card.
    """
    if word in cards():
        return word

    name, _, copy = word.rpartition(" ")
    # The whole word is tried first, because a name may itself end with a number. Without a number
    # at its end, the second attempt has the number 0 and fails.
    for card_name, number in ((word, 1), (name, int(copy) if copy.isdigit() else 0)):
        entry = next(
            (candidate for candidate in entries().values() if candidate.name == card_name), None
        )
        if entry is not None and 1 <= number <= entry.copies:
            return [card.id for card in cards().values() if card.entry == entry.id][number - 1]

    raise ValueError(f"there is no {word!r}")


def name_of(card: str) -> str:
    """Return the name of the card as scenarios write it."""
    card_data = cards()[card]
    copies = [other.id for other in cards().values() if other.entry == card_data.entry]
    number = copies.index(card) + 1
    return entries()[card_data.entry].name + (f" {number}" if number > 1 else "")


def _as_list(words: Any) -> Any:
    """Allow the short form of a stack without attachments: the group alone."""
    return [words] if isinstance(words, str) else words


def _check_stack(stack: list[str]) -> list[str]:
    kinds = [cards()[name].kind for name in stack]
    if kinds[0] != "group" or not all(kind in ("asset", "deficit") for kind in kinds[1:]):
        raise ValueError("a stack is a group, then its attachments from the oldest on")
    return stack


CardWord = Annotated[str, AfterValidator(card_named)]
StackWords = Annotated[
    list[CardWord],
    BeforeValidator(_as_list),
    Field(min_length=1),
    AfterValidator(_check_stack),
]
Pile = list[CardWord] | Annotated[int, Field(ge=0, le=80)]
"""Cards with the top one first, or just their number."""


class SeatWords(Shape):
    """The words for a seat."""

    hand: list[CardWord] = []
    base: list[StackWords] = []


class PositionWords(Shape):
    """The words for the table. The active seat has already drawn."""

    phase: Literal["turn"] = "turn"
    seat: Letter = "A"
    turn: Annotated[int, Field(ge=1)] = 1
    middle: list[StackWords] = []
    deck: Pile = 20
    reserve: Pile = 0
    discard: list[CardWord] = []
    options: PoliticalOptions = PoliticalOptions()
    seats: dict[Letter, SeatWords] = Field(min_length=2)


WORDS = PositionVocabulary.of(
    vocabulary.TOLD,
    vocabulary.ASKED,
    ids=[*cards(), *vocabulary.INTENTS, "attack", "defence"],
)
"""The events and options that a scenario may expect. Cards are written as ids."""


# -- setting up ------------------------------------------------------------------------------------


def set_up(table: Table) -> PoliticalState:
    """Build the state of a position.

    Raises:
        ScenarioError: a word is unknown, or a card is in two places.
    """
    seats, rest = seats_apart(table)
    words = PositionWords.read("position", {**rest, "seats": seats})
    state = PoliticalState(
        phase=words.phase,
        options=words.options,
        seats=[
            SeatState(seat_words.hand[:], [tuple(stack) for stack in seat_words.base])
            for seat_words in words.seats.values()
        ],
        seat=seat(words.seat),
        turn=words.turn,
        middle=[tuple(stack) for stack in words.middle],
        deck=[],
        # Scenarios write the top card first; the state has it last.
        discard=words.discard[::-1],
    )
    if state.seat >= len(state.seats):
        raise ScenarioError(f"there is no seat {words.seat}")

    for pile, content in ((state.deck, words.deck), (state.reserve, words.reserve)):
        if not isinstance(content, int):
            pile += content[::-1]

    # Piles given as a number are filled last, so that they do not use a card which the file names.
    _fill(state.deck, words.deck, state)
    _fill(state.reserve, words.reserve, state)
    twice = [name for name, count in PoliticalChicken.cards(state).items() if count > 1]
    if twice:
        raise ScenarioError(f"{name_of(twice[0])} lies in two places (a second copy is …2)")

    return state


def _fill(pile: list[str], content: Pile, state: PoliticalState) -> None:
    """Fill the pile with this number of unused cards, the weakest groups first."""
    if not isinstance(content, int):
        return

    # Computed for each pile, because filling a pile uses cards.
    used: Counter[str] = PoliticalChicken.cards(state)
    unused = [card for card in cards().values() if card.id not in used]
    unused.sort(key=lambda card_entry: (card_entry.kind != "group", card_entry.influence))
    if content > len(unused):
        raise ScenarioError(f"there are no {content} cards left for a pile")

    pile += [card.id for card in unused[:content]]


# The kinds of options whose value is a card.
_NAMES_CARDS = frozenset(
    {
        *("event", "recruit", "let_go", "attach", "stack", "join", "lay", "move"),
        *("leave_out", "count_in", "discard"),
    }
)


def spoken(words: str) -> str:
    """Return an option in the words of the game.

    `recruit Golf Course Senate` is `recruit R3-4`, and `seat B` is `seat 1`.
    """
    kind, _, rest = words.partition(" ")
    if kind == "seat" and rest:
        return f"seat {seat(rest)}"
    if kind not in _NAMES_CARDS or not rest:
        return words

    try:
        return f"{kind} {card_named(rest)}"
    except ValueError as error:
        raise ScenarioError(str(error)) from error


def _zone_of_names(names: list[str], *, ordered: bool = False) -> Zone:
    return Zone([name_of(name) for name in names], ordered)


def _zone_of_stacks(stacks: list[Stack]) -> Zone:
    """Return one line for each stack: `Golf Course Senate, Smeared, Bot Farm`."""
    return Zone([", ".join(map(name_of, stack)) for stack in stacks])


_SEAT_FACTS: dict[str, Callable[[SeatState], Any]] = {
    "hand": lambda seat_state: _zone_of_names(seat_state.hand),
    "base": lambda seat_state: _zone_of_stacks(seat_state.base),
    "values": lambda seat_state: [nature(stack).influence for stack in seat_state.base],
    "left": lambda seat_state: balance(seat_state.base)[0],
    "right": lambda seat_state: balance(seat_state.base)[1],
    "score": lambda seat_state: score(seat_state.base),
    "cards": lambda seat_state: size(seat_state.base),
}


def _battle_fact(read: Callable[[Battle], Any]) -> Callable[[PoliticalState], Any]:
    return lambda state: "none" if state.battle is None else read(state.battle)


_TABLE_FACTS: dict[str, Callable[[PoliticalState], Any]] = {
    "phase": lambda state: state.phase,
    "seat": lambda state: letter(state.seat),
    "turn": lambda state: state.turn,
    "middle": lambda state: _zone_of_stacks(state.middle),
    "deck": lambda state: _zone_of_names(state.deck[::-1], ordered=True),
    "reserve": lambda state: _zone_of_names(state.reserve[::-1], ordered=True),
    "discard": lambda state: _zone_of_names(state.discard),
    "attack": _battle_fact(attack_total),
    "defence": _battle_fact(defence_total),
    "wins": _battle_fact(winning_rolls),
}

POSITIONS = Positions(PoliticalChicken, set_up, spoken, _SEAT_FACTS, _TABLE_FACTS, WORDS)
