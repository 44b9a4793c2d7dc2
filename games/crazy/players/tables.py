"""What players make of every holding (plans.py), worked out once and looked up ever after.

A holding has its place in a table: by the player's style, the type, how many of it are held, and
the set that lies, where the opponent's count down from none and the own ones up. An array of places
finds what an array of worlds needs at once, whoever plays in each of them.
"""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from games.crazy.box import CARDS
from games.crazy.players.memory import Holding
from games.crazy.players.plans import AtOnce, Style, could_make

Worths = NDArray[np.float32]
Places = NDArray[np.intp]

NEVER = -1e9
"""What may not be."""
MOST = max(CARDS)
SETS = 2 * MOST + 1
"""So many places are between a holding and that with one card more in the hand."""
TYPE = (MOST + 1) * SETS
STYLE = len(CARDS) * TYPE
NOTHING: Places = np.arange(len(CARDS))[:, None] * TYPE + MOST
"""The places of no cards and no set, type by type."""


class Tables:
    """Of some styles, which go by their number."""

    def __init__(self, styles: Sequence[Style]) -> None:
        self.wanted = _filled(styles, lambda style, of: style.wanted(of))
        self.kept = _filled(styles, lambda style, of: style.kept(of) if of.held else -NEVER)
        early = _filled(styles, lambda style, of: _gain(style, of, is_late=False))
        late = _filled(styles, lambda style, of: _gain(style, of, is_late=True))
        self.gain = np.concatenate([early, late])
        """Of laying all that is held; NEVER where that is not allowed, or too early."""
        self.late = len(late)
        """So many places on in `gain` it is late."""
        is_mine = np.arange(len(late)) % SETS > MOST
        self.ready = (late > NEVER) & ~is_mine
        self.could_make = _filled(styles[:1], lambda _, of: could_make(of, of.held))
        """By how many the opponent holds for certain."""
        self.target: Places = np.array(
            [[style.target(Holding(card, 0, 0, 0)) for card in CARDS] for style in styles]
        )
        self.minds = np.array([not isinstance(style, AtOnce) for style in styles])
        """Who minds what the others draw."""
        self.weights = {
            name: np.array([getattr(style, name) for style in styles], dtype=np.float32)
            for name in Style._fields
        }


def _filled(styles: Sequence[Style], worth: Callable[[Style, Holding], float]) -> Worths:
    """A table of all the holdings that there may be."""
    table = np.zeros(len(styles) * STYLE, dtype=np.float32)
    for number, style in enumerate(styles):
        for card, nothing in zip(CARDS, NOTHING[:, 0] + number * STYLE, strict=True):
            for held in range(card + 1):
                place = nothing + held * SETS
                for count in range(card - held + 1):
                    table[place + count] = worth(style, Holding(card, held, count, 0))
                    table[place - count] = worth(style, Holding(card, held, 0, count))
    return table


def _is_allowed(of: Holding) -> bool:
    return of.held >= max(of.needed, of.mine + 1)


def _gain(style: Style, of: Holding, *, is_late: bool) -> float:
    return style.gain(of) if _is_allowed(of) and style.is_ripe(of, is_late) else NEVER
