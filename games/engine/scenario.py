"""Scenario files: a position, choices, what must follow. The format is told in docs/scenarios.md.

Rule 1: a scenario is readable by somebody who knows the game and not the code.
Rule 2: a word that is not understood is an error, never skipped.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from games.engine.positions import ScenarioError, Shape, Table


class Failed(Exception):
    """The game went another way; the message tells the first difference."""


@dataclass(frozen=True, slots=True)
class ScenarioStep:
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
    steps: tuple[ScenarioStep, ...]


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
            ScenarioStep(
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
        if isinstance(old, dict) and isinstance(value, dict):
            both[word] = merged(old, value)
        else:
            both[word] = value
    return both


_WHOLE = {"asked"}


def flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """`A.hand` -> value, whichever way the file writes it."""
    for word, value in table.items():
        if isinstance(value, dict) and word not in _WHOLE:
            yield from flat(value, f"{before}{word}.")
        else:
            yield f"{before}{word}", value
