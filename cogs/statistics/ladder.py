"""Ratings: made of all games of a season, in the order in which they ended, and never stored.

Ranks alone count, never points: these say something else in every game. House players are no
people, so they and their ranks are left out. A player is settled after some games, once the rating
hardly moves any more; until then it is a guess, and not shown.
"""

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, NamedTuple

from bot.common.lru import Latest
from cogs.statistics.ports import Entrant
from cogs.statistics.repository import StatisticsRepository

SEATS = 8
"""openskill compares everybody with so many others: with fewer, equals were not treated equally."""

MIDDLE = 1000
STEP = 40
"""What everybody begins with, and how much one of openskill's points is worth."""

SETTLED_GAMES = 5
SETTLED_SIGMA = 6.5
"""That sure it is after some ten games, with two seats as with eight; to be below 5.0 takes more
than twenty, which few play of one game in a season.
"""


@dataclass(slots=True)
class Rated:
    """One person's way up and down the ladder. `history`: (moment, points) after each game."""

    user_id: int
    games: int = 0
    sigma: float = 0.0
    history: list[tuple[float, int]] = field(default_factory=list)
    guesses: int = 0
    """So many of the first were not settled."""

    @property
    def points(self) -> int:
        return self.history[-1][1]

    @property
    def is_settled(self) -> bool:
        return self.games >= SETTLED_GAMES and self.sigma < SETTLED_SIGMA


class Rung(NamedTuple):
    """A place on the ladder; equals share a rank. No rank: not settled yet."""

    rank: int | None
    rated: Rated


def rated(entrants: Iterable[Entrant]) -> dict[int, Rated]:
    """Everybody who played, by user id; `entrants` in the order of Books.entrants."""
    from openskill.models import BradleyTerryPart  # slow, for those who want it

    model: Any = BradleyTerryPart(window_size=SEATS)
    ratings: dict[int, Any] = {}
    found: dict[int, Rated] = {}
    for one in _games(entrants):
        teams = [[ratings.setdefault(seat.user_id, model.rating())] for seat in one]
        ranks = [float(seat.rank) for seat in one]
        for seat, (after,) in zip(one, model.rate(teams, ranks=ranks), strict=True):
            ratings[seat.user_id] = after
            person = found.setdefault(seat.user_id, Rated(seat.user_id))
            person.games += 1
            person.sigma = after.sigma
            points = MIDDLE + round(STEP * float(after.mu - model.mu))
            person.history.append((seat.ended_at, points))
            if not person.is_settled:
                person.guesses = person.games

    return found


def rungs(people: Mapping[int, Rated], unlisted: Iterable[int]) -> list[Rung]:
    """The settled ones from the top, then the others by how much they have played."""
    hidden = frozenset(unlisted)
    shown = [one for one in people.values() if one.user_id not in hidden]
    settled = sorted(
        (one for one in shown if one.is_settled), key=lambda one: (-one.points, one.user_id)
    )
    points = [one.points for one in settled]
    others = sorted(
        (one for one in shown if not one.is_settled), key=lambda one: (-one.games, one.user_id)
    )
    ranked = [Rung(1 + points.index(one.points), one) for one in settled]
    return [*ranked, *(Rung(None, one) for one in others)]


def _games(entrants: Iterable[Entrant]) -> Iterator[Sequence[Entrant]]:
    for _, seats in groupby(entrants, key=lambda one: one.table_id):
        game = list(seats)
        if len(game) > 1:
            yield game


# -- ratings are made when they are asked for, and remembered --------------------------------------

KEPT = 32
KEPT_ENTRIES = 100_000
"""So many ladders are remembered, and of so many seats in all (a hundred bytes each); but always
the latest.
"""


class _Made(NamedTuple):
    """`entries`: of how many seats; with more, it is outdated."""

    entries: int
    people: Mapping[int, Rated]


class Ratings:
    """Who asks for a ladder that another one waits for waits with them. One is made at a time:
    together they would take as long, and more of the machine.
    """

    def __init__(self, books: StatisticsRepository) -> None:
        self._books = books
        self._made = Latest[tuple[int, str, int], _Made](
            KEPT, weigh=lambda one: one.entries, heaviest=KEPT_ENTRIES
        )
        self._making = asyncio.Lock()

    async def of(self, guild_id: int, game: str, season: int) -> Mapping[int, Rated]:
        """Everybody who is rated there, by user id; to be read only."""
        where = guild_id, game, season
        people = await self._known(where)
        if people is not None:
            return people

        async with self._making:
            people = await self._known(where)
            return await self._make(where) if people is None else people

    async def _known(self, where: tuple[int, str, int]) -> Mapping[int, Rated] | None:
        """What is remembered, if no game was counted since."""
        made = self._made.used(where)
        if made is None or made.entries != await self._books.entries(*where):
            return None
        return made.people

    async def _make(self, where: tuple[int, str, int]) -> Mapping[int, Rated]:
        entrants = await self._books.entrants(*where)
        people = await asyncio.to_thread(rated, entrants)
        return self._made.put(where, _Made(len(entrants), people)).people
