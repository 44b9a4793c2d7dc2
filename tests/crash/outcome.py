"""Scenarios, deaths, and the outcomes that must be equal."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Scenario:
    game: str
    seed: int
    people: int = 3
    fill: int = 0
    pictures: bool = field(default=True, repr=False)
    postgres: bool = field(default=False, repr=False)
    """Use a database on a server instead of a file."""


@dataclass(frozen=True, slots=True)
class Death:
    """When a bot is killed (see tests/crash/points.py). Without `at` and `on` it is not killed."""

    # The number of the crash point, or its name and its occurrence.
    at: int | None = None
    on: str | None = None
    nth: int = 1
    awake: bool = True


@dataclass(slots=True)
class Outcome:
    """The result of a game.

    All fields except `points`, `kinds` and `deaths` must be equal in every run. A picture in one
    run may be in words in another.
    """

    state: str = ""
    record: list[dict[str, Any]] | None = None
    result: Any = None
    news: Any = None
    shown: dict[str, str] = field(default_factory=dict)
    """The last message in the channel and in each DM, with pictures or in words."""
    pictures: dict[tuple[str, str], str] = field(default_factory=dict)
    """Hashes of the pictures by (channel, words beside it), collected whenever the bot was idle."""
    points: int = 0
    kinds: set[str] = field(default_factory=set)
    deaths: list[str] = field(default_factory=list)
    """Where it was killed: the phase of the table and the crash point."""


class Wrong(Exception):
    """Something that must not happen; the text says what."""
