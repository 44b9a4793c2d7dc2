"""How hard ones usually play: by how many cards they hold, and how far away the goal is.

A search plays thousands of tricks to come, and cannot work out what everybody would do in each. So
all that counts of such a trick is one number, the goal's distance from what a trick of any cards
would come to, in standard deviations; and of a hand, which of its cards is the lowest, the second
lowest, and so on. What hard ones make of that is read off their equilibria where all hold the same.

NumPy is for whoever searches: nothing that a table needs imports this.
"""

from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from games.playing.box import CARDS, goals_for
from games.playing.odds import mixtures

Masks = NDArray[np.uint8]
"""Cards of a hand, as bits."""
Places = NDArray[np.intp]

MOST = len(CARDS) - 1
"""Cards in hand when a trick to come is played: at least one is spent by then."""

EXACT = 1.25
"""An exact win in prizes, more or less, but for the very last."""

_BINS = 16
_STEP = 0.3
_SPREAD = 0.5
"""Added to the variance, so that a goal is not far away from hands that have no choice."""

_HANDS = [[card for card in CARDS if mask >> card & 1] for mask in range(2 << CARDS[-1])]
_SUMS = np.array([sum(hand) for hand in _HANDS], dtype=np.float32)
_SQUARES = np.array([sum(card * card for card in hand) for hand in _HANDS], dtype=np.float32)
_RANKED = np.array([[*hand, *[0] * (len(CARDS) - len(hand))] for hand in _HANDS], dtype=np.uint8)


def mask(hand: tuple[int, ...]) -> int:
    return sum(1 << card for card in hand)


def distances(held: Masks, goals: NDArray[np.uint8], count: int) -> Places:
    """How far away the goals are, as a place in `habits`. `held`: by seat first, `count` each."""
    means = np.take(_SUMS, held) / count
    variance = (np.take(_SQUARES, held) / count - means * means).sum(0)
    away = (goals - means.sum(0)) / np.sqrt(variance + _SPREAD)
    found: Places = np.clip(away / _STEP + _BINS / 2, 0, _BINS - 1).astype(np.intp)
    return found


@cache
def habits(seats: int) -> dict[int, NDArray[np.float32]]:
    """By the number of cards: [rank, distance], how likely it is one of this rank or below."""
    return {count: _habit(seats, count) for count in range(1, MOST + 1)}


def _habit(seats: int, count: int) -> NDArray[np.float32]:
    found = np.zeros((count, _BINS))
    for hand in combinations(CARDS, count):
        held = np.full((seats, 1), mask(hand), dtype=np.uint8)
        for goal in goals_for(seats):
            mixed = mixtures((hand,) * seats, goal, EXACT, 0.0)[0]
            [place] = distances(held, np.array([goal], dtype=np.uint8), count)
            found[:, place] += [*mixed.values()]
    there = np.flatnonzero(found.sum(0))
    nearest = [there[np.abs(there - place).argmin()] for place in range(_BINS)]
    found = found[:, nearest]
    return np.cumsum(found / found.sum(0), axis=0)[:-1].astype(np.float32)


def usual(held: Masks, goals: NDArray[np.uint8], count: int, luck: NDArray[np.float32]) -> Masks:
    """The cards that they play from these hands, all of which have `count` cards: by seat first."""
    places, ranks = distances(held, goals, count), np.zeros(held.shape, dtype=np.intp)
    for upto in habits(len(held))[count]:
        ranks += luck > upto[places]
    return _RANKED[held, ranks]
