"""Ratings: made of all games of a season, in the order in which they ended, and never stored.

Ranks alone count, never points: these say something else in every game. House players are no
people, so they and their ranks are left out. A player is settled after some games, once the rating
hardly moves any more; until then it is a guess, and not shown.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, NamedTuple

from cogs.statistics.ports import Entrant

SEATS = 8
"""openskill compares everybody with so many others: with fewer, equals were not treated equally."""

MIDDLE, STEP = 1000, 40
"""What everybody begins with, and how much one of openskill's points is worth."""

SETTLED_GAMES, SETTLED_SIGMA = 5, 6.5
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
        for seat, (after,) in zip(one, model.rate(teams, ranks=_ranks(one)), strict=True):
            ratings[seat.user_id] = after
            person = found.setdefault(seat.user_id, Rated(seat.user_id))
            person.games += 1
            person.sigma = after.sigma
            person.history.append((seat.ended_at, _points(model, after)))
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


def _ranks(game: Sequence[Entrant]) -> list[float]:
    return [float(seat.rank) for seat in game]


def _points(model: Any, rating: Any) -> int:
    return MIDDLE + round(STEP * float(rating.mu - model.mu))
