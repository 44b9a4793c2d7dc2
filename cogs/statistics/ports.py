"""What is counted, what is asked, and what statistics need from a store."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from games.engine.asks import Seat

FORMULA = 4
"""The version of all that is made of records: another one, and everything is counted anew."""

SHARE = 720_720
"""A whole win, where wins are shared out: it can be divided by any number of seats up to 16."""

EVERY_SEASON = 0
EVERY_GAME = ""

SEER = "seer"
"""The feat of whoever watched a game that counts, and bet on who won it."""

LAST = 1000
"""The rank of whoever left: behind all others, whatever the house made of their seat."""


# -- what a game counts ----------------------------------------------------------------------------


class CountedSitter(NamedTuple):
    """Who sat in a seat when the game ended."""

    user_id: int | None
    absence: str | None = None
    """Why a house player sat there for this person (bot.tables.table.Absence)."""
    level: str | None = None
    """Of a house player. Who is neither a person that we know nor one of these is forgotten."""

    @property
    def stayed(self) -> bool:
        """Whether it was a person, known or forgotten, who sat there to the end."""
        return self.level is None and self.absence is None


class RecordedSeating(NamedTuple):
    """Whose game it was, which its record does not tell."""

    table_id: str
    guild_id: int
    game: str
    sitters: tuple[CountedSitter, ...]


@dataclass(frozen=True, slots=True)
class Participation:
    """A person's part in a game. `own`: it counts in their statistics; if not, on the ladder alone.
    `left`: they went of their own accord before it ended, and have not won.
    """

    seat: Seat
    user_id: int
    rank: int
    won: bool
    own: bool
    left: bool
    sums: Mapping[str, int] = field(default_factory=dict)
    bests: Mapping[str, int] = field(default_factory=dict)
    feats: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Counted:
    """What one record counts. No `parts`: nothing; `fault` says so where its record could not be
    read. `fair`: what each seat had won if all chickens were equally lucky.
    """

    seating: RecordedSeating
    ended_at: float = 0.0
    season: int = EVERY_SEASON
    fair: int = 0
    parts: tuple[Participation, ...] = ()
    winners: tuple[Seat, ...] = ()
    fault: str | None = None

    @property
    def is_for_statistics(self) -> bool:
        """Whether it counts for more than the ladder."""
        return any(part.own for part in self.parts)


# -- what is asked ---------------------------------------------------------------------------------


class Standing(NamedTuple):
    """How somebody stands in a game, or in all of them. `fair` in parts of SHARE."""

    games: int
    wins: int
    fair: int


class BoardLine(NamedTuple):
    """A line of a board; equals share a rank."""

    rank: int
    user_id: int
    standing: Standing


class Rival(NamedTuple):
    """Somebody who finished ahead `ahead` times, of so many games together."""

    user_id: int
    ahead: int
    games: int


class Feat(NamedTuple):
    """How often a feat was earned, and in which game first."""

    game: str
    name: str
    times: int


@dataclass(frozen=True, slots=True)
class Profile:
    """All that is told of one person on one server."""

    standings: Mapping[str, Standing]
    """By game, and EVERY_GAME."""
    numbers: Mapping[tuple[str, str], int]
    """By game and what is counted."""
    feats: Sequence[Feat]
    streak: int
    """Games won in a row, up to the latest."""
    nemesis: Rival | None


class Entrant(NamedTuple):
    """A seat in a game that counts for the ladder, the games in the order in which they ended."""

    ended_at: float
    table_id: str
    user_id: int
    rank: int


class Progress(NamedTuple):
    """By which version of the formula records are counted, and whether all of them are."""

    formula: int
    is_whole: bool


class StoredRecord(NamedTuple):
    """A record as it lies there, with the table it belongs to."""

    table_id: str
    guild_id: int
    game: str
    table: bytes
    record: bytes


QUARTERS = 4
MONTHS = 3


class Season(NamedTuple):
    """The quarter counts from 1."""

    year: int
    quarter: int


def season_at(moment: float) -> int:
    """The number of the season; the next one's is one more."""
    day = time.gmtime(moment)
    return day.tm_year * QUARTERS + (day.tm_mon - 1) // MONTHS


def season(number: int) -> Season:
    year, quarter = divmod(number, QUARTERS)
    return Season(year, quarter + 1)
