"""What a game adds for scenario files: positions in its own words, set up and read, and the words
of its events and options.

A game's `positions.py` says which words there are and what each may be, makes a state of them, and
reads a state in them.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Self, TypeVar, get_args, get_type_hints

from pydantic import AfterValidator, BaseModel, ConfigDict, TypeAdapter, ValidationError

from games.engine.asks import Seat
from games.engine.chance import SeededChance
from games.engine.game import Events, GameState, Rules

M = TypeVar("M", bound=BaseModel)

Table = dict[str, Any]
"""A TOML table."""


class ScenarioError(Exception):
    """The file cannot be understood; the message says which word."""


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards at a place. A scenario may compare their number, or the cards themselves.

    `ordered`: the first is the top. `worth`: a card's value, where a scenario may write that.
    """

    cards: list[str]
    ordered: bool = False
    worth: Callable[[str], int] | None = None


@dataclass(frozen=True, slots=True)
class Positions:
    """How the positions of one game are set up and read.

    `set_up` raises ScenarioError. `spoken` turns an option as scenarios write it (`seat B`,
    `take 10`) into the option's text. `of_seats` and `of_table`: what each word reads, from the
    state of a seat (`A.hand`) and of the table (`leader`). `words`: those that may be expected.
    """

    game: Rules
    set_up: Callable[[Table], GameState]
    spoken: Callable[[str], str]
    of_seats: Mapping[str, Callable[[Any], Any]]
    of_table: Mapping[str, Callable[[Any], Any]]
    words: "PositionVocabulary"

    def look(self, state: Any, path: str) -> Any:
        """What a path like `A.hand` or `leader` names. Raises ScenarioError."""
        who, _, what = path.rpartition(".")
        read = (self.of_seats if who else self.of_table).get(what)
        if read is None or (who and seat(who) >= len(state.seats)):
            raise ScenarioError(f"{path!r} is not understood")

        return read(state.seats[seat(who)] if who else state)


# -- words -----------------------------------------------------------------------------------------


class Shape(BaseModel):
    """Words of a scenario file with what may follow each of them."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    @classmethod
    def read(cls, place: str, table: Table) -> Self:
        """Raises ScenarioError for the first word that is not understood."""
        return read(cls, place, table)


def read(model: type[M], place: str, table: Table) -> M:
    """Raises ScenarioError for the first word that is not understood."""
    try:
        return model.model_validate(table)
    except ValidationError as error:
        raise ScenarioError(f"{place}: {_sentence(error.errors()[0])}") from error


def _sentence(error: Any) -> str:
    """`A.hand.0: there is no 'picnic'`"""
    place = ".".join(map(str, error["loc"])).removeprefix("seats.")
    if error["type"] == "extra_forbidden":
        return f"{place!r} is not understood"
    return f"{place}: {str(error['msg']).removeprefix('Value error, ')}"


def one_of(words: Collection[str | int]) -> AfterValidator:
    """For a word that must be one of these."""

    def check(word: str | int) -> str | int:
        if word not in words:
            raise ValueError(f"there is no {word!r}")
        return word

    return AfterValidator(check)


# -- seats -----------------------------------------------------------------------------------------

LETTERS = "ABCDEFGH"
"""Every game is for eight at most."""


def seat(letter: str) -> Seat:
    """A is seat 0, B the next one clockwise. Raises ScenarioError."""
    if len(letter) != 1 or letter not in LETTERS:
        raise ScenarioError(f"{letter!r} is no seat")
    return LETTERS.index(letter)


def letter(number: Seat) -> str:
    """The seat as scenarios write it."""
    return LETTERS[number]


def _known(word: str) -> str:
    if len(word) != 1 or word not in LETTERS:
        raise ValueError(f"{word!r} is no seat")
    return word


Letter = Annotated[str, AfterValidator(_known)]


def seats_apart(position: Table) -> tuple[Table, Table]:
    """What a position says of its seats, by letter and in order, and what it says of the rest."""
    letters = sorted(word for word in position if len(word) == 1)
    if letters != [*LETTERS[: len(letters)]] or len(letters) < 2:
        raise ScenarioError("the seats are A, B, C… without a gap")

    rest = {word: said for word, said in position.items() if word not in letters}
    return {word: position[word] for word in letters}, rest


# -- what is told and offered ----------------------------------------------------------------------

_NUMBER = re.compile(r"-?\d+")


@dataclass(frozen=True, slots=True)
class PositionVocabulary:
    """What a game can say. `events`: all that it tells. `options` are kinds; `ids` are all words
    that stand in options and facts beside numbers and seats.

    A misspelt word among those that must *not* be told or offered would never be missed. So every
    word is looked up, wherever it stands.
    """

    events: Events
    options: Collection[str]
    ids: Collection[str]

    @classmethod
    def of(
        cls, told: Events, asked: Mapping[str, Sequence[str]], ids: Collection[str] = ()
    ) -> Self:
        """The words of what a game declares as told and as asked in its vocabulary.py."""
        options = dict.fromkeys(kind for kinds in asked.values() for kind in kinds)
        return cls(told, [*options], ids)

    def check_told(self, line: str, seats: int) -> None:
        """`caught seat=B count=2`. Raises ScenarioError for the first word that is not known."""
        kind, *facts = line.split() or [""]
        listed = self.events.kinds.get(kind)
        if listed is None:
            raise ScenarioError(f"nobody is ever told {kind!r}")

        for fact in facts:
            name, equals, value = fact.partition("=")
            if not equals or name not in listed:
                raise ScenarioError(f"{kind} has no fact {fact!r}")

            for word in value.split(","):
                if name in listed.seats and word not in LETTERS[:seats]:
                    raise ScenarioError(f"{fact!r}: {word!r} is no seat at this table")
                if name not in listed.seats and not self._is_known(word):
                    raise ScenarioError(f"{fact!r}: there is no {word!r}")

    def check_option(self, text: str) -> None:
        """An option in the game's own words: `play warn`. Raises ScenarioError."""
        for one in text.split(" + "):
            kind, *words = one.split(" ")
            if kind not in self.options:
                raise ScenarioError(f"there is no option {kind!r}")

            for word in words:
                if not self._is_known(word):
                    raise ScenarioError(f"{one!r}: there is no {word!r}")

    def _is_known(self, word: str) -> bool:
        return word in self.ids or _NUMBER.fullmatch(word) is not None


# -- positions of a game that has none of its own --------------------------------------------------


ANY_DEAL = bytes(32)


def plain_positions(game: Rules) -> Positions:
    """The fields of the table and of a seat; of the table, a field of a seat lists all seats."""
    seat = _seat_of(game)
    of_seats = {name: partial(_field, name) for name in _names(seat)}
    of_table: Mapping[str, Any] = {
        **{name: partial(_of_all, name) for name in of_seats},
        **{name: partial(_field, name) for name in game.State.model_fields if name != "seats"},
    }
    return Positions(
        game,
        partial(_set_up, game),
        partial(_spoken, game),
        of_seats,
        of_table,
        PositionVocabulary.of(game.events, game.asked, _cards(game)),
    )


def _fields_with_seats(of: Any) -> frozenset[str]:
    """The fields that hold a seat, or several."""
    hints = get_type_hints(of, include_extras=True)
    return frozenset(name for name, hint in hints.items() if hint == Seat or Seat in get_args(hint))


def _numbered(of: Any, said: Table) -> Table:
    """What is said in the fields of this type, with seats by their numbers."""
    found = dict(said)
    for name in _fields_with_seats(of) & said.keys():
        value = said[name]
        found[name] = [*map(seat, value)] if isinstance(value, list) else seat(value)

    return found


def _lettered(value: Any) -> Any:
    """A seat, or several, as scenarios write them."""
    if value is None:
        return "none"
    return letter(value) if isinstance(value, int) else [*map(letter, value)]


def _set_up(game: Rules, table: Table) -> GameState:
    """Raises ScenarioError for what is not understood."""
    letters, rest = seats_apart(table)
    if len(letters) not in game.seats:
        raise ScenarioError(f"{len(letters)} seats are not enough, or too many")

    empty = _empty_lists(_seat_of(game))
    seats = {
        letter: {**empty, **_numbered(_seat_of(game), said)} for letter, said in letters.items()
    }
    for letter, said in seats.items():
        if unknown := said.keys() - _names(_seat_of(game)):
            raise ScenarioError(f"{letter}: {min(unknown)!r} is not understood")

    return read(
        game.State,
        "position",
        {
            **_empty_lists(game.State),
            **_numbered(game.State, rest),
            "seats": [*seats.values()],
        },
    )


def _spoken(game: Rules, words: str) -> str:
    """Where options are of one kind, their value is enough: `4` -> `play 4`."""
    kinds = PositionVocabulary.of(game.events, game.asked).options
    if len(kinds) > 1 or words.partition(" ")[0] in kinds:
        return words
    return f"{next(iter(kinds))} {words}"


def _seat_of(game: Rules) -> Any:
    """The type of a seat's state."""
    seats = game.State.model_fields["seats"].annotation
    return get_args(seats)[0]


def _names(of: Any) -> set[str]:
    return {*_schema(of)["properties"]}


def _empty_lists(of: Any) -> dict[str, list[Any]]:
    """What must be given and is a list."""
    schema = _schema(of)
    fields = schema["properties"]
    return {name: [] for name in schema.get("required", ()) if fields[name].get("type") == "array"}


def _schema(of: Any) -> dict[str, Any]:
    return TypeAdapter(of).json_schema()


def _field(name: str, one: Any) -> Any:
    return _readable(_value(name, one))


def _of_all(name: str, state: Any) -> list[Any]:
    return [_value(name, one) for one in state.seats]


def _value(name: str, one: Any) -> Any:
    """What stands in the field, seats by their letters."""
    value = getattr(one, name)
    return _lettered(value) if name in _fields_with_seats(type(one)) else value


def _readable(value: Any) -> Any:
    """Cards as a zone, everything else as it is."""
    if not isinstance(value, list | tuple):
        return value
    worth = int if all(isinstance(card, int) for card in value) else None
    return Zone([*map(str, value)], ordered=True, worth=worth)


def _cards(game: Rules) -> list[str]:
    """Every word that a card is called by."""
    dealt = game.deal(game.seats[0], game.Options(), SeededChance(ANY_DEAL))
    return [*_words(game.cards(dealt))]


def _words(names: Iterable[str]) -> Iterable[str]:
    return dict.fromkeys(word for name in names for word in name.split())
