"""Scenario files: a position, choices, what must follow. The format is told in docs/scenarios.md.

Rule 1: a scenario is readable by somebody who knows the game and not the code.
Rule 2: a word that is not understood is an error, never skipped.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from pydantic import BaseModel, ConfigDict, ValidationError

from games.kit.asks import Seat
from games.kit.game import Game, GameState

Table = dict[str, Any]
"""A TOML table."""


class ScenarioError(Exception):
    """The file cannot be understood; the message says which word."""


class Failed(Exception):
    """The game went another way; the message tells the first difference."""


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
    """What a game adds: how a position is set up and read in the game's own words.

    `set_up` raises ScenarioError. `spoken` turns an option as scenarios write it (`seat B`,
    `take 10`) into the option's text. `look` reads one path (`A.hand`, `leader`) from a state.
    """

    game: type[Game[Any]]
    set_up: Callable[[Table], GameState]
    spoken: Callable[[str], str]
    look: Callable[[Any, str], Any]


@dataclass(frozen=True, slots=True)
class Step:
    """First the choices, then everybody else's defaults `until`, then what must be so."""

    choose: list[str] = field(default_factory=list)
    until: str | None = None
    expect: Table = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One position and its steps. `rules` are the rulings and sections it proves."""

    title: str
    game: str
    rules: tuple[str, ...]
    position: Table
    chance: Table
    steps: tuple[Step, ...]


class Shape(BaseModel):
    """Words of a scenario file with what may follow each of them."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    @classmethod
    def read(cls, place: str, table: Table) -> Self:
        """Raises ScenarioError for the first word that is not understood."""
        try:
            return cls.model_validate(table)
        except ValidationError as error:
            raise ScenarioError(f"{place}: {_sentence(error.errors()[0])}") from error


def _sentence(error: Any) -> str:
    """`A.hand.0: there is no 'picnic'`"""
    place = ".".join(map(str, error["loc"])).removeprefix("seats.")
    if error["type"] == "extra_forbidden":
        return f"{place!r} is not understood"
    return f"{place}: {str(error['msg']).removeprefix('Value error, ')}"


class _Chance(Shape):
    shuffles: list[list[str]] = []
    picks: list[int] = []


class _Step(Shape):
    choose: str | list[str] = []
    until: str | None = None
    expect: Table = {}


class _Variant(Shape):
    title: str = ""
    rules: list[str] = []
    position: Table = {}
    chance: _Chance = _Chance()
    step: list[_Step] = []
    expect: Table = {}


class _File(Shape):
    title: str
    game: str
    rules: list[str] = []
    position: Table = {}
    chance: _Chance = _Chance()
    step: list[_Step] = []
    variant: list[_Variant] = []


def read(text: str) -> list[Scenario]:
    """All scenarios of a file: the main one, where it expects anything, and each variant."""
    try:
        file = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(str(error)) from error
    _File.read("the file", file)
    variants = file.pop("variant", [])
    found = [_scenario(file)]
    if variants and not any(step.expect for step in found[0].steps):
        found.clear()
    found.extend(_scenario(_varied(file, variant)) for variant in variants)
    return found


def _varied(file: Table, variant: Table) -> Table:
    varied = merged(file, {"position": variant.get("position", {})})
    varied["chance"] = variant.get("chance", file.get("chance", {}))
    varied["title"] = f"{file['title']}: {variant.get('title', '')}"
    varied["rules"] = [*file.get("rules", ()), *variant.get("rules", ())]
    varied["step"] = variant.get("step", file.get("step", []))
    if "expect" in variant:
        if not varied["step"]:
            raise ScenarioError("a variant's expect needs a step")
        *first, last = varied["step"]
        expect = merged(last.get("expect", {}), variant["expect"])
        varied["step"] = [*first, {**last, "expect": expect}]
    return varied


def _scenario(file: Table) -> Scenario:
    steps = []
    for step in file.get("step", []):
        choose = step.get("choose", [])
        steps.append(
            Step(
                [choose] if isinstance(choose, str) else choose,
                step.get("until"),
                dict(flat(step.get("expect", {}))),
            )
        )
    return Scenario(
        file["title"],
        file["game"],
        tuple(file.get("rules", ())),
        file.get("position", {}),
        file.get("chance", {}),
        tuple(steps),
    )


def merged(base: Mapping[str, Any], over: Mapping[str, Any]) -> Table:
    """Both tables; where both have a word, `over` wins, tables word by word."""
    both = dict(base)
    for word, value in over.items():
        old = both.get(word)
        tables = isinstance(old, dict) and isinstance(value, dict)
        both[word] = merged(old, value) if tables else value  # type: ignore[arg-type]
    return both


_WHOLE = {"asked"}


def flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """`A.hand` -> value, whichever way the file writes it."""
    for word, value in table.items():
        if isinstance(value, dict) and word not in _WHOLE:
            yield from flat(value, f"{before}{word}.")
        else:
            yield f"{before}{word}", value


def seat(letter: str) -> Seat:
    """A is seat 0, B the next one clockwise."""
    if len(letter) != 1 or not "A" <= letter <= "Z":
        raise ScenarioError(f"{letter!r} is no seat")
    return ord(letter) - ord("A")


def seats_apart(position: Table) -> tuple[Table, Table]:
    """What a position says of its seats, by letter and in order, and what it says of the rest."""
    letters = sorted(word for word in position if len(word) == 1)
    if letters != [letter(number) for number in range(len(letters))] or len(letters) < 2:
        raise ScenarioError("the seats are A, B, C… without a gap")
    rest = {word: said for word, said in position.items() if word not in letters}
    return {word: position[word] for word in letters}, rest


def letter(number: Seat) -> str:
    """The seat as scenarios write it."""
    return chr(ord("A") + number)
