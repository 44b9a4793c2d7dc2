"""How the hard one weighs draws, lays and discards. The weights were tuned by simulation.

A type scores once, so all is about having many dear types and keeping them: a set is safe when it
is half of its type, and a small one is an invitation.
"""

from math import ceil
from typing import NamedTuple

from games.crazy.box import CARDS, SMALLEST_SET, TYPES_TO_END
from games.crazy.memory import Known
from games.crazy.state import is_locked
from games.crazy.view import CrazyView


class Style(NamedTuple):
    """What somebody plays by.

    `patience`: the part of a type that it gathers before it lays. `beating`: a type that is taken
    from the opponent counts more. `feeding`: what the opponent's gain weighs against the own loss.
    `ending`: what the difference of points weighs where a lay ends the round. `late_types`,
    `late_both`, `late_own`, `late_pile`: the opponent's types, all types, the own ones with those
    that are ready, cards in a draw pile: from here on nobody should wait. `spare`: what one more
    of a type is worth that it has already. `unseen`: what a face-down card counts for beside one
    that lies open.
    """

    patience: float = 0.22
    beating: float = 1.68
    feeding: float = 1.58
    ending: float = 0.6
    late_types: int = 5
    late_both: int = 8
    late_own: int = TYPES_TO_END
    late_pile: int = 8
    spare: float = 0.2
    unseen: float = 0.8


HARD = Style()


class Plan:
    """Of one seat, at one moment."""

    def __init__(self, view: CrazyView, known: Known, style: Style = HARD) -> None:
        self._known = known
        self._style = style
        self._tops = {"first": view.first[-1:], "second": view.second[-1:]}
        self._shortest = min(view.left, view.right)
        self._ready = [
            card
            for card, held in known.hand.items()
            if card not in known.mine and held >= known.needed(card)
        ]

    # -- drawing -------------------------------------------------------------------------------

    def wanted(self, card: int) -> float:
        """What one more of the type is worth."""
        known = self._known
        held = known.hand[card] + 1
        if card in known.mine:
            return self._style.spare * card * min(1.0, held / (known.mine[card] + 1))
        if self._is_lost(card):
            return 0.0
        need, worth = known.needed(card), card * self._zeal(card)
        if held == need:
            return worth
        if held == need - 1 or need < held <= self._target(card):
            return 0.4 * worth
        if held > need:
            return 0.15 * worth if 2 * held <= card + 1 else 0.0
        return 0.3 * worth * held / need

    def unseen(self) -> float:
        """What a face-down card is worth."""
        return self._style.unseen * self._known.average(self.wanted)

    # -- laying --------------------------------------------------------------------------------

    def is_ripe(self, card: int, count: int) -> bool:
        """Whether waiting for more of the type is over."""
        known = self._known
        if card in known.mine:
            return not is_locked(card, known.mine[card])
        return count >= self._target(card) or self._is_late()

    def gain(self, card: int, count: int, pile: str = "") -> float:
        """What it is worth to lay so many; nothing or less where it is better not to. `pile`: where
        the own smaller set goes.
        """
        known = self._known
        if card in known.mine:
            return 0.1 * card + self._end(card) + 0.01 * self.cover(pile)
        gain = card * self._zeal(card) + count
        if is_locked(card, count):
            gain += 0.6 * card
        return gain + self._end(card)

    def _is_late(self) -> bool:
        known, style = self._known, self._style
        return (
            len(known.theirs) >= style.late_types
            or len(known.theirs) + len(known.mine) >= style.late_both
            or self._shortest < style.late_pile
            or len(self._ready) + len(known.mine) >= style.late_own
        )

    def _end(self, card: int) -> float:
        """A lay that ends the round had better win it."""
        mine, theirs = {*self._known.mine, card}, {*self._known.theirs} - {card}
        ends = (
            len(mine) >= TYPES_TO_END
            or len(mine) + len(theirs) == len(CARDS)
            or self._shortest == 0
        )
        return self._style.ending * (sum(mine) - sum(theirs)) if ends else 0.0

    # -- discarding ----------------------------------------------------------------------------

    def price(self, card: int, pile: str) -> float:
        """What it costs to discard one of the type onto this pile."""
        return self._kept(card) + self._style.feeding * self._fed(card) - 0.01 * self.cover(pile)

    def cover(self, pile: str) -> float:
        """What it is worth that this pile's top card is covered from the opponent."""
        return sum(self._fed(card) for card in self._tops.get(pile, ()))

    def spared(self, pile: str) -> float:
        """The same for a beaten set's cards: one's own turn comes next, and wants its cards."""
        return -sum(self.wanted(card) for card in self._tops[pile])

    def _kept(self, card: int) -> float:
        known = self._known
        held = known.hand[card]
        if card in known.mine:
            return 0.1 * card * held / (known.mine[card] + 1) + 0.02 * card * held
        if self._is_lost(card):
            return 0.0
        return card * self._zeal(card) * min(1.2, held / known.needed(card))

    def _fed(self, card: int) -> float:
        """What the opponent could make of a card of the type."""
        known = self._known
        if card in known.theirs:
            return 0.0
        need = max(SMALLEST_SET, known.mine.get(card, 0) + 1)
        return card * min(1.0, (known.taken[card] + 1) / need)

    # -- all of them ---------------------------------------------------------------------------

    def _target(self, card: int) -> int:
        return max(self._known.needed(card), ceil(self._style.patience * card))

    def _zeal(self, card: int) -> float:
        return self._style.beating if card in self._known.theirs else 1.0

    def _is_lost(self, card: int) -> bool:
        """Whether the opponent's set of the type can never be beaten."""
        return is_locked(card, self._known.theirs.get(card, 0))
