"""What an attentive player knows of every type, from a view alone, and what it makes of it.

Whatever lay open was seen by all (CR-22): what lies in front, what lies on and under the discard
piles, and what the opponent took from there and still holds.
"""

from collections import Counter
from collections.abc import Callable

from games.crazy.box import CARDS, SMALLEST_SET
from games.crazy.view import CrazyView, OwnView


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

    def left(self, card: int) -> int:
        """How many of the type may still come from a face-down pile."""
        laid = self.mine.get(card, 0) + self.theirs.get(card, 0)
        return card - self.hand[card] - laid - self._buried[card] - self.taken[card]

    def needed(self, card: int) -> int:
        """How many must be laid to have the type: more than the opponent has."""
        return max(SMALLEST_SET, self.theirs.get(card, 0) + 1)

    def average(self, worth: Callable[[int], float]) -> float:
        """What a face-down card is worth, if each type is worth so much."""
        left = {card: self.left(card) for card in CARDS}
        return sum(left[card] * worth(card) for card in CARDS) / max(1, sum(left.values()))

    # -- at first sight ------------------------------------------------------------------------

    def wanted(self, card: int) -> float:
        """What one more of the type is worth: most where it makes the set."""
        if card in self.mine:
            return 0.05 * card
        need, held = self.needed(card), self.hand[card] + 1
        if held >= need:
            return float(card) if held == need else 0.25 * card
        return 0.55 * card if held == need - 1 else 0.3 * card * held / need

    def kept(self, card: int) -> float:
        """What one loses with a card of the type."""
        held = self.hand[card]
        if card in self.mine:
            return 0.08 * card * held / (self.mine[card] + 1)
        return card * min(1.0, held / self.needed(card))


def own_view(view: CrazyView) -> OwnView:
    assert view.own is not None, "a house player sits in a seat"
    return view.own
