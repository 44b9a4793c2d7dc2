"""Compares two levels of house players in as many games as the result needs."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from math import sqrt
from statistics import fmean, stdev

from games.engine.game import GameOptions, Rules
from games.engine.house import House
from games.engine.simulate import PlayedGame, finishes, plays

ROUNDS = 8
"""The least number of rounds. In a round, each player sits once in each seat."""

ERRORS = 3.0
"""Stop when the share is this many standard errors away from the expected one."""


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
    """Return the share of pairs in which `better` finishes before the other level; a tie is half.

    Args:
        game: The game.
        options: Its options.
        levels: The level at each seat; two different ones.
        better: One of the levels.
        games: How many games to play at most. Fewer are played once it is clear on which side of
            `than` the share lies.
        than: The share to compare with.
        houses: House players by level; the game's own by default.
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
    """Yield the share of each complete round; games of an incomplete last round are dropped."""
    while len(one := [*islice(played, len(levels))]) == len(levels):
        [((first, _), counts)] = finishes(one, levels).items()
        yield counts.share if first == better else 1 - counts.share


def _is_plain(found: Sequence[float], than: float) -> bool:
    # Rounds are independent of each other, unlike the games inside a round.
    return abs(fmean(found) - than) > ERRORS * stdev(found) / sqrt(len(found))
