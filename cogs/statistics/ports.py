"""Types of the statistics: what a game counts, what is asked for, and what is stored."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from games.engine.asks import Seat

FORMULA = 4
"""The version of the counting. When it is raised, the records of all games are counted again."""

SHARE = 720_720
"""The number that stands for one whole win. It can be divided by any number of seats up to 16."""

EVERY_SEASON = 0
EVERY_GAME = ""

SEER = "seer"
"""The feat of a spectator who bet on the winner of a game that counts."""

LAST = 1000
"""The rank of a player who left: behind all others, even if the house player did well."""


# -- what a game counts ----------------------------------------------------------------------------


class CountedSitter(NamedTuple):
    """The person of a seat when the game ended, and who played it."""

    user_id: int | None
    absence: str | None = None
    """Why a house player substituted for this person (bot.tables.table.Absence), or None."""
    level: str | None = None
    """The level of a house player. A seat with neither a user id nor a level was erased."""

    @property
    def stayed(self) -> bool:
        """Whether a person, known or erased, sat there to the end."""
        return self.level is None and self.absence is None


class RecordedSeating(NamedTuple):
    """At which table a recorded game was played, and by whom; the record does not hold that."""

    table_id: str
    guild_id: int
    game: str
    sitters: tuple[CountedSitter, ...]


@dataclass(frozen=True, slots=True)
class Participation:
    """A person's part in a game.

    Attributes:
        rank: 1 for the winner, 2 for the next, and so on; LAST for a player who left.
        own: Whether it counts in their statistics; if not, it counts on the ladder alone.
        left: Whether they left before the end. Then they have not won.
        sums: Numbers that are added up over games.
        bests: Numbers of which the greatest is kept.
        feats: Names of the feats they earned.
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
    """What is counted from one record.

    Attributes:
        fair: The share of a win that each seat would have if luck alone decided; in parts of SHARE.
        parts: The people it counts for; empty if it counts nothing.
        fault: Why the record could not be read, or None.
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
    """A player's results in one game, or in all of them. `fair` is in parts of SHARE."""

    games: int
    wins: int
    fair: int


class BoardLine(NamedTuple):
    """A line of a leaderboard. Players with equal standings share a rank."""

    rank: int
    user_id: int
    standing: Standing


class Rival(NamedTuple):
    """A player who finished ahead of another in `ahead` of the `games` that both played."""

    user_id: int
    ahead: int
    games: int


class Feat(NamedTuple):
    """A feat of a player, and how often they earned it."""

    game: str
    name: str
    times: int


@dataclass(frozen=True, slots=True)
class Profile:
    """Everything that is shown of one player on one server."""

    standings: Mapping[str, Standing]
    """By game, and by EVERY_GAME for all."""
    numbers: Mapping[tuple[str, str], int]
    """By game and name of the number."""
    feats: Sequence[Feat]
    streak: int
    """Games won in a row, up to the latest one."""
    nemesis: Rival | None


class Entrant(NamedTuple):
    """A seat in a game that counts for the ladder."""

    ended_at: float
    table_id: str
    user_id: int
    rank: int


class Progress(NamedTuple):
    """The formula by which records are counted, and whether all of them are."""

    formula: int
    is_whole: bool


class StoredRecord(NamedTuple):
    """A record as it is stored, with the table it belongs to. `table` is JSON, `record` is zlib."""

    table_id: str
    guild_id: int
    game: str
    table: bytes
    record: bytes


QUARTERS = 4
"""In a year."""
MONTHS = 3
"""In a quarter."""


class Season(NamedTuple):
    """A quarter of a year. `quarter` counts from 1."""

    year: int
    quarter: int


def season_at(moment: float) -> int:
    """Return the number of the season at a moment (seconds since 1970). They count upwards."""
    day = time.gmtime(moment)
    return day.tm_year * QUARTERS + (day.tm_mon - 1) // MONTHS


def season(number: int) -> Season:
    """Return year and quarter of a season's number."""
    year, quarter = divmod(number, QUARTERS)
    return Season(year, quarter + 1)
