"""Ratings, computed from all games of a season in the order of their ends, and never stored.

Only ranks count, not points, because points mean something else in each game. House players and
their ranks are left out. A player is settled after some games, when the rating hardly moves any
more; until then it is a guess and is not shown.
"""

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, NamedTuple

from bot.common.lru import LruDict
from cogs.statistics.ports import Entrant
from cogs.statistics.repository import StatisticsRepository

SEATS = 8
"""openskill compares a player with this many others. With fewer, equal players would differ."""

MIDDLE = 1000
STEP = 40
"""Points that a player starts with, and points for one unit of openskill's rating."""

SETTLED_GAMES = 5
SETTLED_SIGMA = 6.5
"""A rating is settled below this uncertainty, after about ten games with two or eight seats.

To get below 5.0 takes more than twenty games, and few play that many of one game in a season.
"""


@dataclass(slots=True)
class Rated:
    """A player's ratings over a season. `history`: pairs of (moment, points) after each game."""

    user_id: int
    games: int = 0
    sigma: float = 0.0
    history: list[tuple[float, int]] = field(default_factory=list)
    guesses: int = 0
    """The number of first games after which the rating was not settled."""

    @property
    def points(self) -> int:
        """The current points."""
        return self.history[-1][1]

    @property
    def is_settled(self) -> bool:
        """Whether the rating is certain enough to be shown."""
        return self.games >= SETTLED_GAMES and self.sigma < SETTLED_SIGMA


class Rung(NamedTuple):
    """A place on the ladder. Equals share a rank; a player who is not settled has none."""

    rank: int | None
    rated: Rated


def rated(entrants: Iterable[Entrant]) -> dict[int, Rated]:
    """Return the ratings by user id. `entrants` must be in the order of the games' ends."""
    # The import is slow, so only those who use ladders pay for it.
    from openskill.models import BradleyTerryPart

    model: Any = BradleyTerryPart(window_size=SEATS)
    ratings: dict[int, Any] = {}
    people: dict[int, Rated] = {}
    for game in _games(entrants):
        teams = [[ratings.setdefault(seat.user_id, model.rating())] for seat in game]
        ranks = [float(seat.rank) for seat in game]
        for seat, (after,) in zip(game, model.rate(teams, ranks=ranks), strict=True):
            ratings[seat.user_id] = after
            person = people.setdefault(seat.user_id, Rated(seat.user_id))
            person.games += 1
            person.sigma = after.sigma
            # openskill's mean of a new player is MIDDLE points.
            points = MIDDLE + round(STEP * float(after.mu - model.mu))
            person.history.append((seat.ended_at, points))
            if not person.is_settled:
                person.guesses = person.games

    return people


def rungs(people: Mapping[int, Rated], unlisted: Iterable[int]) -> list[Rung]:
    """Return the settled players from the top, then the others by how much they have played."""
    hidden = frozenset(unlisted)
    listed = [person for person in people.values() if person.user_id not in hidden]
    settled = sorted(
        (person for person in listed if person.is_settled),
        key=lambda person: (-person.points, person.user_id),
    )
    points = [person.points for person in settled]
    others = sorted(
        (person for person in listed if not person.is_settled),
        key=lambda person: (-person.games, person.user_id),
    )
    # Equal points share a rank: that of the first of them.
    ranked = [Rung(1 + points.index(person.points), person) for person in settled]
    return [*ranked, *(Rung(None, person) for person in others)]


def _games(entrants: Iterable[Entrant]) -> Iterator[Sequence[Entrant]]:
    """Yield the entrants of each game with at least two."""
    for _, seats in groupby(entrants, key=lambda entrant: entrant.table_id):
        game = list(seats)
        # A player who is alone in a game is compared with no other.
        if len(game) > 1:
            yield game


# -- ratings are computed when they are asked for, and cached --------------------------------------

KEPT = 32
KEPT_ENTRIES = 100_000
"""Limits of the cache: ladders, and entrants of all of them (a hundred bytes each).

The newest ladder is kept even if it is larger.
"""


class _Made(NamedTuple):
    """Ratings in the cache. They are outdated when there are more than `entries` entrants."""

    entries: int
    people: Mapping[int, Rated]


class Ratings:
    """Computes ladders and caches them.

    One ladder is computed at a time: several at once would take as long and use more memory. A
    second caller who asks for the same ladder waits, and gets the first one's result.
    """

    def __init__(self, books: StatisticsRepository) -> None:
        self._books = books
        self._made = LruDict[tuple[int, str, int], _Made](
            KEPT, weigh=lambda made: made.entries, heaviest=KEPT_ENTRIES
        )
        self._making = asyncio.Lock()

    async def of(self, guild_id: int, game: str, season: int) -> Mapping[int, Rated]:
        """Return the rating of each player by user id. The mapping must not be changed."""
        where = guild_id, game, season
        people = await self._cached_ratings(where)
        if people is not None:
            return people

        async with self._making:
            # Another caller may have computed it while this one waited for the lock.
            people = await self._cached_ratings(where)
            return await self._make(where) if people is None else people

    async def _cached_ratings(self, where: tuple[int, str, int]) -> Mapping[int, Rated] | None:
        """Return the cached ratings, or None if a game was counted since."""
        cached = self._made.used(where)
        if cached is None or cached.entries != await self._books.entries(*where):
            return None
        return cached.people

    async def _make(self, where: tuple[int, str, int]) -> Mapping[int, Rated]:
        entrants = await self._books.entrants(*where)
        people = await asyncio.to_thread(rated, entrants)
        return self._made.put(where, _Made(len(entrants), people)).people
