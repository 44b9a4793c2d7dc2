"""What is counted, what is asked, and what statistics need from a store."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from bot.tables.audit import Noted
from games.engine.asks import Seat
from games.engine.tally import First

FORMULA = 4
"""The version of all that is made of records: another one, and everything is counted anew."""

SHARE = 720_720
"""A whole win, where wins are shared out: it can be divided by any number of seats up to 16."""

EVERY_SEASON, EVERY_GAME = 0, ""

SEER = "seer"
"""The feat of whoever watched a game that counts, and bet on who won it."""

LAST = 1000
"""The rank of whoever left: behind all others, whatever the house made of their seat."""


# -- what a game counts ----------------------------------------------------------------------------


class Sitter(NamedTuple):
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


class Seating(NamedTuple):
    """Whose game it was, which its record does not tell."""

    table_id: str
    guild_id: int
    game: str
    sitters: tuple[Sitter, ...]


@dataclass(frozen=True, slots=True)
class Part:
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

    seating: Seating
    ended_at: float = 0.0
    season: int = EVERY_SEASON
    fair: int = 0
    parts: tuple[Part, ...] = ()
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


class Place(NamedTuple):
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


class Kept(NamedTuple):
    """A record as it lies there, with the table it belongs to."""

    table_id: str
    guild_id: int
    game: str
    table: bytes
    record: bytes


class Books(Protocol):
    """Durable when it returns."""

    async def progress(self) -> Progress | None:
        """How far counting is; None where it never began, or what says so makes no sense."""
        ...

    async def forget(self) -> None:
        """Drop all that was made of records, to begin anew by today's formula."""
        ...

    async def retry(self, rules: str) -> None:
        """Forget whose record could not be read, if that was tried by other rules than these, so
        that it is counted once more.
        """
        ...

    async def uncounted(self, after: str, most: int) -> list[Kept]:
        """Records that nobody has counted, of tables with a greater id than this, in order."""
        ...

    async def put_counted(self, games: Sequence[Counted]) -> None:
        """Count these; those that are counted already are left as they are."""
        ...

    async def all_counted(self) -> None:
        """Every record is counted by today's formula."""
        ...

    async def profile(self, guild_id: int, user_id: int) -> Profile: ...

    async def servers_of(self, user_id: int) -> list[int]:
        """Where there is something to tell of this person."""
        ...

    async def board(self, guild_id: int, game: str, season: int, most: int) -> list[Place]:
        """The best of those who may be listed."""
        ...

    async def place(self, guild_id: int, game: str, season: int, user_id: int) -> Place | None:
        """This person's own, among those who may be listed."""
        ...

    async def names(self, guild_id: int, user_ids: Collection[int]) -> dict[int, str]:
        """What people were called at their latest game on this server, as they chose it."""
        ...

    async def is_listed(self, user_id: int) -> bool: ...

    async def list_person(self, user_id: int, *, listed: bool) -> None: ...

    async def first_feats(self, table_id: str) -> list[First]:
        """Feats that people who may be listed earned at this table for the first time."""
        ...

    async def has_ladder(self, guild_id: int) -> bool: ...

    async def put_ladder(self, guild_id: int, noted: Noted, *, on: bool) -> None:
        """And who has switched it, into the audit: both or neither."""
        ...

    async def entrants(self, guild_id: int, game: str, season: int) -> list[Entrant]:
        """Who is rated, in order."""
        ...

    async def entries(self, guild_id: int, game: str, season: int) -> int:
        """How many entrants there are. They only become more, but for what `forget` does."""
        ...

    async def unlisted(self, user_ids: Collection[int]) -> set[int]:
        """Those of these people who asked not to be listed."""
        ...
