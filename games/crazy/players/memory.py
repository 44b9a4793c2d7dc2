"""What an attentive player knows of every type, from a view alone, and what it makes of it.

Whatever lay open was seen by all (CR-22): what lies in front, what lies on and under the discard
piles, and what the opponent took from there and still holds.
"""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from games.crazy.box import CARDS, SMALLEST_SET
from games.crazy.state import is_locked
from games.crazy.view import CrazyView, OwnView


class Holding(NamedTuple):
    """How many of a type a seat holds, and how many lie in front of whom."""

    card: int
    held: int
    mine: int
    theirs: int

    @property
    def needed(self) -> int:
        """How many must be laid to have the type: more than the opponent has."""
        return max(SMALLEST_SET, self.theirs + 1)

    @property
    def is_lost(self) -> bool:
        """Whether the opponent's set of the type can never be beaten."""
        return is_locked(self.card, self.theirs)


class Known:
    """The cards of one seat's view, counted by type."""

    def __init__(self, view: CrazyView) -> None:
        own = own_view(view)
        me, them = view.seats[own.seat], view.seats[1 - own.seat]
        self.hand = Counter(own.hand)
        self.mine = dict(me.sets)
        self.theirs = dict(them.sets)
        self.taken = Counter(them.shown)
        """In the opponent's hand for certain; there may be more."""
        self._buried = Counter(view.first + view.second)

    def of(self, card: int) -> Holding:
        return Holding(card, self.hand[card], self.mine.get(card, 0), self.theirs.get(card, 0))

    def left(self, card: int) -> int:
        """How many of the type may still come from a face-down pile."""
        of = self.of(card)
        return card - of.held - of.mine - of.theirs - self._buried[card] - self.taken[card]

    def average(self, worth: Callable[[Holding], float]) -> float:
        """What a face-down card is worth, if one of each type is worth so much."""
        left = {card: self.left(card) for card in CARDS}
        return sum(left[card] * worth(self.of(card)) for card in CARDS) / max(1, sum(left.values()))


def own_view(view: CrazyView) -> OwnView:
    assert view.own is not None, "a house player sits in a seat"
    return view.own
