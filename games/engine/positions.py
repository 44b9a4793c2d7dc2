"""The words of scenario files that all games share. A scenario is a test of a game in TOML.

The words name positions, events and options. A position is a state of the game as a TOML table,
with seats as letters. A game's `positions.py` defines the words of its positions, builds a state
from them, and reads a state in these words.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import partial
from typing import Annotated, Any, Self, TypeVar, get_args, get_type_hints

from pydantic import AfterValidator, BaseModel, ConfigDict, TypeAdapter, ValidationError

from games.engine.asks import Seat
from games.engine.chance import SeededChance
from games.engine.game import Events, GameState, Rules

M = TypeVar("M")

Table = dict[str, Any]
"""A TOML table. In `of_table` and "word of the table", the table is that of the players."""


class ScenarioError(Exception):
    """The file has an unknown word. The message says which."""


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards at one place, such as a hand or a pile.

    A scenario may compare their number or the cards themselves.

    Attributes:
        cards: The names of the cards.
        ordered: Whether their order matters; the first is the top.
        worth: Returns the value of a card, if scenarios may write values instead of names; None if
            they may not.
    """

    cards: list[str]
    ordered: bool = False
    worth: Callable[[str], int] | None = None


def number_zone(cards: Sequence[int], *, ordered: bool = False) -> Zone:
    """Return a zone of cards that are numbers."""
    return Zone([*map(str, cards)], ordered, worth=int)


@dataclass(frozen=True, slots=True)
class Positions:
    """How the positions of one game are set up and read.

    Attributes:
        game: The class of the game.
        set_up: Builds a state from a position. Raises ScenarioError.
        spoken: Returns the text of an option as journals store it, from the words of a scenario
            (`seat B`, `take 10`).
        of_seats: Word of a seat (`hand` in `A.hand`) -> a function that reads its value from the
            state of the seat.
        of_table: Word of the table (`leader`) -> a function that reads its value from the state of
            the game.
        words: The words for the events and options that a scenario expects.
    """

    game: Rules
    set_up: Callable[[Table], GameState]
    spoken: Callable[[str], str]
    of_seats: Mapping[str, Callable[[Any], Any]]
    of_table: Mapping[str, Callable[[Any], Any]]
    words: "PositionVocabulary"

    def look(self, state: Any, path: str) -> Any:
        """Return the value of a path like `A.hand` or `leader`.

        Raises:
            ScenarioError: the path is unknown.
        """
        who, _, what = path.rpartition(".")
        read_value = (self.of_seats if who else self.of_table).get(what)
        if read_value is None or (who and seat(who) >= len(state.seats)):
            raise ScenarioError(f"{path!r} is not understood")

        return read_value(state.seats[seat(who)] if who else state)

    def choice_text(self, words: str) -> str:
        """Return a choice in the words of the game, from `word + word` of a scenario."""
        return " + ".join(self.spoken(part.strip()) for part in words.split("+"))


# -- words -----------------------------------------------------------------------------------------


class Shape(BaseModel):
    """Base class for parts of a scenario file: strict, frozen, no unknown words."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    @classmethod
    def read(cls, place: str, table: Table) -> Self:
        """Validate a table of the file.

        Args:
            place: Where the table is, for the error message.
            table: The parsed TOML.

        Raises:
            ScenarioError: a word is unknown or has a wrong value; the message names the first.
        """
        return read(cls, place, table)


def read(model: type[M], place: str, table: Table) -> M:
    """Validate a table with any model or dataclass; see `Shape.read`.

    Raises:
        ScenarioError: a word is unknown or has a wrong value; the message names the first.
    """
    try:
        return TypeAdapter(model).validate_python(table)
    except ValidationError as error:
        raise ScenarioError(f"{place}: {_error_text(error.errors()[0])}") from error


def _error_text(error: Any) -> str:
    """Return an error of pydantic as text: `A.hand.0: there is no 'picnic'`."""
    # A game's positions.py validates the seats as `seats.A.hand`; the file has `A.hand`.
    place = ".".join(map(str, error["loc"])).removeprefix("seats.")
    # pydantic would say "Extra inputs are not permitted", which is no help in a scenario.
    if error["type"] == "extra_forbidden":
        return f"{place!r} is not understood"
    return f"{place}: {str(error['msg']).removeprefix('Value error, ')}"


def one_of(words: Collection[str | int]) -> AfterValidator:
    """Return a validator for a field that must be one of these words."""

    def check(word: str | int) -> str | int:
        if word not in words:
            raise ValueError(f"there is no {word!r}")
        return word

    return AfterValidator(check)


# -- seats -----------------------------------------------------------------------------------------

LETTERS = "ABCDEFGH"
"""The letters of seats. A game has at most eight seats."""


def seat(word: str) -> Seat:
    """Return the number of a seat: A is 0, B the next one clockwise.

    Raises:
        ScenarioError: the word is not a letter from A to H.
    """
    if len(word) != 1 or word not in LETTERS:
        raise ScenarioError(f"{word!r} is no seat")
    return LETTERS.index(word)


def letter(number: Seat) -> str:
    """Return the letter of a seat."""
    return LETTERS[number]


def _seat_letter(word: str) -> str:
    """Return the word if it is the letter of a seat. Raise ValueError if not, as pydantic needs."""
    if len(word) != 1 or word not in LETTERS:
        raise ValueError(f"{word!r} is no seat")
    return word


Letter = Annotated[str, AfterValidator(_seat_letter)]
"""The type of a field that holds the letter of a seat."""


def seats_apart(position: Table) -> tuple[Table, Table]:
    """Split a position into the TOML tables of the seats, by letter, and all other words.

    Raises:
        ScenarioError: the letters have a gap, or there are fewer than two.
    """
    # Words of the table are longer than one letter.
    letters = sorted(word for word in position if len(word) == 1)
    if letters != [*LETTERS[: len(letters)]] or len(letters) < 2:
        raise ScenarioError("the seats are A, B, C… without a gap")

    rest = {word: value for word, value in position.items() if word not in letters}
    return {word: position[word] for word in letters}, rest


# -- events and options ----------------------------------------------------------------------------

_NUMBER = re.compile(r"-?\d+")


@dataclass(frozen=True, slots=True)
class PositionVocabulary:
    """The words that a scenario may use for a game.

    All words of a scenario are checked: a misspelt word among the things that must *not* happen
    would never fail a test.

    Attributes:
        events: The events of the game.
        options: The kinds of options.
        ids: All words in options and facts, besides numbers and seats, such as names of cards.
    """

    events: Events
    options: Collection[str]
    ids: Collection[str]

    @classmethod
    def of(
        cls, events: Events, asked: Mapping[str, Sequence[str]], ids: Collection[str] = ()
    ) -> Self:
        """Make the words of a game.

        Args:
            events: Its events (`Game.events`).
            asked: Its decisions (`Game.asked`).
            ids: All words in options and facts, besides numbers and seats.
        """
        options = dict.fromkeys(kind for kinds in asked.values() for kind in kinds)
        return cls(events, [*options], ids)

    def check_told(self, line: str, seats: int) -> None:
        """Check an event as a scenario writes it: `caught seat=B count=2`.

        Args:
            line: The event.
            seats: The number of seats at the table.

        Raises:
            ScenarioError: a word is unknown; the message names the first.
        """
        # An empty line has the kind "", which no event has.
        kind, *facts = line.split() or [""]
        declared = self.events.kinds.get(kind)
        if declared is None:
            raise ScenarioError(f"there is no event {kind!r}")

        for fact in facts:
            name, equals, value = fact.partition("=")
            if not equals or name not in declared:
                raise ScenarioError(f"{kind} has no fact {fact!r}")

            for word in value.split(","):
                if name in declared.seats and word not in LETTERS[:seats]:
                    raise ScenarioError(f"{fact!r}: {word!r} is no seat at this table")
                if name not in declared.seats and not self._is_known(word):
                    raise ScenarioError(f"{fact!r}: there is no {word!r}")

    def check_option(self, text: str) -> None:
        """Check the text of an option, as journals store it: `play warn`.

        Raises:
            ScenarioError: a word is unknown.
        """
        # A plus joins the options of a choice that has several.
        for option_text in text.split(" + "):
            kind, *words = option_text.split(" ")
            if kind not in self.options:
                raise ScenarioError(f"there is no option {kind!r}")

            for word in words:
                if not self._is_known(word):
                    raise ScenarioError(f"{option_text!r}: there is no {word!r}")

    def _is_known(self, word: str) -> bool:
        return word in self.ids or _NUMBER.fullmatch(word) is not None


# -- positions of a game without positions.py ------------------------------------------------------


ANY_DEAL = bytes(32)
"""The seed for a deal of which only the names of the cards matter."""


def plain_positions(game: Rules) -> Positions:
    """Return positions for a game without a `positions.py`: the words are the fields of its state.

    `A.hand` is the field `hand` in the state of seat A. `hand` alone is the list of the values of
    all seats.
    """
    of_seats = {name: partial(_read_field, name) for name in _field_names(_seat_type(game))}
    of_table: Mapping[str, Any] = {
        **{name: partial(_read_field_of_all_seats, name) for name in of_seats},
        **{
            field.name: partial(_read_field, field.name)
            for field in fields(game.State)
            if field.name != "seats"
        },
    }
    # All deals have the same cards, so any seed will do.
    dealt = game.deal(game.seats[0], game.Options(), SeededChance(ANY_DEAL))
    card_words = [*dict.fromkeys(word for name in game.cards(dealt) for word in name.split())]
    return Positions(
        game,
        partial(_set_up, game),
        partial(_spoken, game),
        of_seats,
        of_table,
        PositionVocabulary.of(game.events, game.asked, card_words),
    )


def _fields_with_seats(holder: Any) -> frozenset[str]:
    """Return the names of the fields that hold a seat, or several. `holder` is their class."""
    # `Seat` is an annotated int. Without the extras, its hint would be the plain int.
    hints = get_type_hints(holder, include_extras=True)
    return frozenset(name for name, hint in hints.items() if hint == Seat or Seat in get_args(hint))


def _with_seat_numbers(holder: Any, table: Table) -> Table:
    """Return the table with seats as numbers, in the fields of the class that hold seats."""
    numbered = dict(table)
    for name in _fields_with_seats(holder) & table.keys():
        value = table[name]
        numbered[name] = [*map(seat, value)] if isinstance(value, list) else seat(value)

    return numbered


def _seat_letters(value: Any) -> Any:
    """Return a seat or a list of seats as letters, and None as "none"."""
    if value is None:
        return "none"
    return letter(value) if isinstance(value, int) else [*map(letter, value)]


def _set_up(game: Rules, table: Table) -> GameState:
    """Build the state from a position. Raise ScenarioError for an unknown word."""
    seat_tables, rest = seats_apart(table)
    if len(seat_tables) not in game.seats:
        raise ScenarioError(f"{len(seat_tables)} seats are not enough, or too many")

    seat_type = _seat_type(game)
    empty = _empty_lists(seat_type)
    seats = {
        seat_letter: {**empty, **_with_seat_numbers(seat_type, words)}
        for seat_letter, words in seat_tables.items()
    }
    # The class of the state refuses unknown words itself; the dataclass of a seat ignores them.
    for seat_letter, words in seats.items():
        if unknown := words.keys() - _field_names(seat_type):
            raise ScenarioError(f"{seat_letter}: {min(unknown)!r} is not understood")

    return read(
        game.State,
        "position",
        {
            **_empty_lists(game.State),
            **_with_seat_numbers(game.State, rest),
            "seats": [*seats.values()],
        },
    )


def _spoken(game: Rules, words: str) -> str:
    """Return the option's text.

    If the game has only one kind of option, a scenario may leave the kind out: `4` -> `play 4`.
    """
    kinds = PositionVocabulary.of(game.events, game.asked).options
    if len(kinds) > 1 or words.partition(" ")[0] in kinds:
        return words
    return f"{next(iter(kinds))} {words}"


def _seat_type(game: Rules) -> Any:
    """Return the type of a seat's state: `SeatState` from the field `seats: list[SeatState]`."""
    return get_args(get_type_hints(game.State)["seats"])[0]


def _field_names(holder: Any) -> set[str]:
    """Return the names of all fields of a class."""
    return {*_schema(holder)["properties"]}


def _empty_lists(holder: Any) -> dict[str, list[Any]]:
    """Return an empty list for each required field of the class that is a list.

    So a scenario need not write empty lists.
    """
    schema = _schema(holder)
    fields = schema["properties"]
    return {name: [] for name in schema.get("required", ()) if fields[name].get("type") == "array"}


def _schema(holder: Any) -> dict[str, Any]:
    """Return pydantic's JSON schema of a class. Its fields are the `properties`."""
    return TypeAdapter(holder).json_schema()


def _read_field(name: str, state: Any) -> Any:
    """Return the value of a field in the state of the game or of a seat. A list becomes a zone."""
    value = _field_value(name, state)
    if not isinstance(value, list | tuple):
        return value
    # Cards that are numbers are worth their number.
    worth = int if all(isinstance(card, int) for card in value) else None
    return Zone([*map(str, value)], ordered=True, worth=worth)


def _read_field_of_all_seats(name: str, state: Any) -> list[Any]:
    return [_field_value(name, seat_state) for seat_state in state.seats]


def _field_value(name: str, state: Any) -> Any:
    """Return the value of a field, with seats as letters."""
    value = getattr(state, name)
    return _seat_letters(value) if name in _fields_with_seats(type(state)) else value
