"""What is played, how it dies, and what must come of it all the same."""

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
    """Kept on a server, and not in a file."""


@dataclass(frozen=True, slots=True)
class Death:
    """When a life ends: see tests/crash/points.py. None of it set: not at all."""

    at: int | None = None
    on: str | None = None
    nth: int = 1
    awake: bool = True


@dataclass(slots=True)
class Outcome:
    """What a game has come to. All must be the same in every run, but for `points`, `kinds` and
    `deaths`; and whatever has a picture in one may be in words in another.
    """

    state: str = ""
    record: list[dict[str, Any]] | None = None
    result: Any = None
    news: Any = None
    shown: dict[str, str] = field(default_factory=dict)
    """The last thing that stands in the channel and in each DM; with pictures or in words."""
    pictures: dict[tuple[str, str], str] = field(default_factory=dict)
    """What has been drawn beside which words, and in which channel, at any quiet moment: a hash."""
    points: int = 0
    kinds: set[str] = field(default_factory=set)
    deaths: list[str] = field(default_factory=list)
    """Where it was killed: the phase of the table, and the point."""


class Wrong(Exception):
    """Something that must not be; the text says what."""
