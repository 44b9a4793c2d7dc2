"""Ratings, computed from all games of a season in the order of their ends, and never stored.

A game counts by the ranks of its players, not by their points, which mean something else in each
game. House players (automated players) are left out. A player is settled after some games, when the
rating hardly moves any more. Until then the rating is a guess and is not shown.
"""

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, NamedTuple

from cachetools import LRUCache

from cogs.statistics.ports import Entrant
from cogs.statistics.repository import StatisticsRepository

SEATS = 8
"""openskill compares a player with at most this many others on each side in the order of ranks.

It is the most seats of a game, so all are compared with all. With fewer, players who share a rank
could get different ratings.
"""

MIDDLE = 1000
"""Points that a player starts with."""

STEP = 40
"""Points for one unit of openskill's rating."""

SETTLED_GAMES = 5
"""The least games of a settled rating."""

SETTLED_SIGMA = 6.5
"""A settled rating is less uncertain than this (openskill's sigma).

6.5 takes about ten games with two or eight seats. 5.0 would take more than twenty, and few people
play more than twenty games of one kind in a season.
"""


@dataclass(slots=True)
class Rated:
    """A player's ratings over a season."""

    user_id: int
    games: int = 0
    sigma: float = 0.0
    """The uncertainty of the current rating."""
    history: list[tuple[float, int]] = field(default_factory=list)
    """For each game, when it ended (seconds since 1970), and the points after the game."""
    guesses: int = 0
    """How many entries at the start of `history` are guesses: the rating was not settled."""

    @property
    def points(self) -> int:
        """The current points."""
        return self.history[-1][1]

    @property
    def is_settled(self) -> bool:
        """Return whether the rating is certain enough to be shown."""
        return self.games >= SETTLED_GAMES and self.sigma < SETTLED_SIGMA


class Rung(NamedTuple):
    """A place on the ladder. Equals share a rank. A player who is not settled has no rank."""

    rank: int | None
    rated: Rated


def rate(entrants: Iterable[Entrant]) -> dict[int, Rated]:
    """Return the ratings by user id. `entrants` must be in the order of the games' ends."""
    # The import is slow, so it happens when the first ladder is computed.
    from openskill.models import BradleyTerryPart

    model: Any = BradleyTerryPart(window_size=SEATS)
    ratings: dict[int, Any] = {}
    people: dict[int, Rated] = {}
    for game in _games(entrants):
        # A `seat` is an entrant. openskill rates teams, so each player is a team of one. A rating
        # has a mean (`mu`) and an uncertainty (`sigma`).
        teams = [[ratings.setdefault(seat.user_id, model.rating())] for seat in game]
        ranks = [float(seat.rank) for seat in game]
        for seat, (after,) in zip(game, model.rate(teams, ranks=ranks), strict=True):
            ratings[seat.user_id] = after
            person = people.setdefault(seat.user_id, Rated(seat.user_id))
            person.games += 1
            person.sigma = after.sigma
            # openskill's mean of a new player (`model.mu`) is MIDDLE points. A mean that is greater
            # by 1.5 gives 1060 points.
            points = MIDDLE + round(STEP * float(after.mu - model.mu))
            person.history.append((seat.ended_at, points))
            if not person.is_settled:
                person.guesses = person.games

    return people


def rungs(people: Mapping[int, Rated], unlisted: Iterable[int]) -> list[Rung]:
    """Return the settled players by points, then the others by the number of their games."""
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
    # Players with equal points share the rank of the first of them.
    ranked = [Rung(1 + points.index(person.points), person) for person in settled]
    return [*ranked, *(Rung(None, person) for person in others)]


def _games(entrants: Iterable[Entrant]) -> Iterator[Sequence[Entrant]]:
    """Yield the entrants of each game that has at least two."""
    for _, seats in groupby(entrants, key=lambda entrant: entrant.table_id):
        game = list(seats)
        # A single entrant is compared with no other player.
        if len(game) > 1:
            yield game


# -- ratings are computed when they are asked for, and cached --------------------------------------

KEPT = 32
"""The most ladders in the cache."""

KEPT_ENTRIES = 100_000
"""The most entrants of all these ladders together. An entrant takes a hundred bytes.

The newest ladder is kept even if it alone has more entrants.
"""


class _CachedLadder(NamedTuple):
    """Ratings in the cache. They are outdated if the ladder has another number of entrants now."""

    entries: int
    people: Mapping[int, Rated]


class Ratings:
    """Computes ladders and caches them.

    One ladder is computed at a time: several ladders at once would take as long and use more
    memory. A second caller who asks for the same ladder waits, and gets the cached result.
    """

    def __init__(self, books: StatisticsRepository) -> None:
        """Prepare an empty cache. `books` reads the stored results of games."""
        self._books = books
        # Each ladder counts as a share of the entries, and at most as all of them, as it must fit.
        self._cache = LRUCache[tuple[int, str, int], _CachedLadder](
            KEPT_ENTRIES,
            getsizeof=lambda ladder: min(max(ladder.entries, KEPT_ENTRIES // KEPT), KEPT_ENTRIES),
        )
        self._computing = asyncio.Lock()

    async def of(self, guild_id: int, game: str, season: int) -> Mapping[int, Rated]:
        """Return the rating of each player by user id. The mapping must not be changed."""
        where = guild_id, game, season
        people = await self._cached_ratings(where)
        if people is not None:
            return people

        async with self._computing:
            # Another caller may have computed the ratings while this caller waited for the lock.
            people = await self._cached_ratings(where)
            return await self._compute(where) if people is None else people

    async def _cached_ratings(self, where: tuple[int, str, int]) -> Mapping[int, Rated] | None:
        """Return the cached ratings, or None if a game was counted since."""
        cached = self._cache.get(where)
        if cached is None or cached.entries != await self._books.entries(*where):
            return None
        return cached.people

    async def _compute(self, where: tuple[int, str, int]) -> Mapping[int, Rated]:
        entrants = await self._books.entrants(*where)
        people = await asyncio.to_thread(rate, entrants)
        self._cache[where] = _CachedLadder(len(entrants), people)
        return people
