"""Positions of a game that has no `positions.py`: its words are the fields of its state.

What a scenario leaves out has its default; a list without one is empty. Lists stand as the state
holds them.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, get_args

from pydantic import TypeAdapter

from games.engine.chance import SeededChance
from games.engine.game import GameState, Rules
from games.engine.positions import Positions, ScenarioError, Table, Words, Zone, read, seats_apart

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
        Words.of(game.events, game.asked, _cards(game)),
    )


def _set_up(game: Rules, table: Table) -> GameState:
    """Raises ScenarioError for what is not understood."""
    letters, rest = seats_apart(table)
    if len(letters) not in game.seats:
        raise ScenarioError(f"{len(letters)} seats are not enough, or too many")
    empty = _empty_lists(_seat_of(game))
    seats = {letter: {**empty, **said} for letter, said in letters.items()}
    for letter, said in seats.items():
        if unknown := said.keys() - _names(_seat_of(game)):
            raise ScenarioError(f"{letter}: {min(unknown)!r} is not understood")
    return read(
        game.State,
        "position",
        {**_empty_lists(game.State), **rest, "seats": [*seats.values()]},
    )


def _spoken(game: Rules, words: str) -> str:
    """Where options are of one kind, their value is enough: `4` -> `play 4`."""
    kinds = Words.of(game.events, game.asked).options
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
    return _readable(getattr(one, name))


def _of_all(name: str, state: Any) -> list[Any]:
    return [getattr(one, name) for one in state.seats]


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
