"""How well one level of house players does beside another: in as many games as it takes to see."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from math import sqrt
from statistics import fmean, stdev

from games.engine.game import GameOptions, Rules
from games.engine.house import House
from games.engine.simulate import PlayedGame, finishes, plays

ROUNDS = 8
"""So many at least. In a round, everybody sits once in each chair."""

ERRORS = 3.0
"""A share that is so many standard errors away from what is asked will not cross it any more."""


def share_ahead(
    game: Rules,
    options: GameOptions,
    levels: Sequence[str],
    *,
    better: str,
    games: int,
    than: float,
    houses: Mapping[str, Callable[[], House]] | None = None,
) -> float:
    """In what part of all pairs `better` finishes before the other of the two `levels`; a tie is
    half a win. It takes fewer than that many games where it is soon plain that the share is more or
    less `than` so much. `houses`, where they are not the game's own.
    """
    makes = game.houses if houses is None else houses
    played = islice(plays(game, options, [makes[level]() for level in levels], "levels"), games)
    found: list[float] = []
    for share in _by_rounds(played, levels, better):
        found.append(share)
        if len(found) >= ROUNDS and _is_plain(found, than):
            break

    return fmean(found)


def _by_rounds(played: Iterator[PlayedGame], levels: Sequence[str], better: str) -> Iterator[float]:
    """What is left of the last one does not count."""
    while len(one := [*islice(played, len(levels))]) == len(levels):
        [((first, _), counts)] = finishes(one, levels).items()
        yield counts.share if first == better else 1 - counts.share


def _is_plain(found: Sequence[float], than: float) -> bool:
    return abs(fmean(found) - than) > ERRORS * stdev(found) / sqrt(len(found))
