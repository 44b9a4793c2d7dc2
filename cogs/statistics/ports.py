"""Types of the statistics: what a game counts, what pages need, and what is stored.

A record is a finished game as a file. A feat is something special that a player did in a game. A
season is a quarter of a year. The ladder has ratings of players, one ladder per server, game and
season.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pydantic import BaseModel

from games.engine.asks import Seat

FORMULA = 4
"""The version of the counting. When it is raised, the records of all games are counted again."""

SHARE = 720_720
"""Stands for one whole win. It is divisible by each number of seats up to 16."""

EVERY_SEASON = 0
"""The season of sums over all seasons."""

EVERY_GAME = ""
"""The game of sums over all games."""

SEER = "seer"
"""The feat of a spectator who bet on the winner of a game that counts."""

LAST = 1000
"""The rank of a player who left: behind all others, even if the house player did well."""


# -- what a game counts ----------------------------------------------------------------------------


class CountedSitter(BaseModel):
    """Who had a seat when the game ended. A stored player has other fields too."""

    user_id: int | None = None
    """The person. None for a house player (an automated player) or an erased person."""
    absence: str | None = None
    """Why a house player substituted for this person (bot.tables.table.Absence), or None."""
    level: str | None = None
    """The level of a house player. A seat with neither user id nor level had an erased person."""

    @property
    def stayed(self) -> bool:
        """Return whether a person, known or erased, had the seat to the end."""
        return self.level is None and self.absence is None


class RecordedSeating(NamedTuple):
    """At which table a recorded game was played, and by whom. The record itself does not say it."""

    table_id: str
    guild_id: int
    game: str
    sitters: tuple[CountedSitter, ...]


@dataclass(frozen=True, slots=True)
class Participation:
    """A person's part in a game.

    Attributes:
        rank: 1 for the winner, 2 for the next, and so on; LAST for a player who left.
        own: Whether the game counts in their statistics; if not, it counts on the ladder alone.
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
        season: The number of the season in which the game ended (`season_at`).
        fair: The share of a win that each seat would have if luck alone decided; in parts of SHARE.
        parts: The people for whom the game counts; empty if it counts for no person.
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
        """Return whether the game counts for more than the ladder."""
        return any(part.own for part in self.parts)


# -- what pages need -------------------------------------------------------------------------------


class Standing(NamedTuple):
    """A player's results in one or all games. `fair`: the wins by luck alone, in parts of SHARE."""

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
    """All statistics that are shown of one player on one server."""

    standings: Mapping[str, Standing]
    """Standings by game; the standing of all games is under EVERY_GAME."""
    numbers: Mapping[tuple[str, str], int]
    """What the tallies of the games count, by game and name of the number."""
    feats: Sequence[Feat]
    streak: int
    """Games won in a row, up to the latest one."""
    nemesis: Rival | None
    """The listed player who finished ahead of this player most often."""


class Entrant(NamedTuple):
    """A seat in a game that counts for the ladder."""

    ended_at: float
    table_id: str
    user_id: int
    rank: int


class StoredRecord(NamedTuple):
    """A record as it is stored, with the table it belongs to. `table` is JSON, `record` is zlib."""

    table_id: str
    guild_id: int
    game: str
    table: bytes
    record: bytes


QUARTERS = 4
"""Quarters in a year."""

MONTHS = 3
"""Months in a quarter."""


def season_at(moment: float) -> int:
    """Return the number of the season at a moment (seconds since 1970). Later ones are greater.

    The third quarter of 2026 is 4 * 2026 + 2 = 8106.
    """
    day = time.gmtime(moment)
    return day.tm_year * QUARTERS + (day.tm_mon - 1) // MONTHS
