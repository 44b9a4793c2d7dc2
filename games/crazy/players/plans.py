"""What house players know of every type, and how they weigh draws, lays and discards, type by type.
Hard's weights were tuned by simulation.

Whatever lay open was seen by all (CR-22): what lies in front, what lies on and under the discard
piles, and what the opponent took from there and still holds.

A type scores once, so all is about having many dear types and keeping them: a set is safe when it
is half of its type, and a small one is an invitation.
"""

from collections import Counter
from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from games.crazy.box import CARDS, SMALLEST_SET, TYPES_TO_END
from games.crazy.state import is_locked
from games.crazy.view import CrazyView, OwnView

# -- memory ----------------------------------------------------------------------------------------


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
        me = view.seats[own.seat]
        them = view.seats[1 - own.seat]
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


# -- plans -----------------------------------------------------------------------------------------


class CrazyStyle(NamedTuple):
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

    def target(self, of: Holding) -> int:
        """How many of the type it gathers."""
        return max(of.needed, ceil(self.patience * of.card))

    def wanted(self, of: Holding) -> float:
        """What one more of the type is worth."""
        held = of.held + 1
        need = of.needed
        if of.mine:
            return self.spare * of.card * min(1.0, held / (of.mine + 1))
        if of.is_lost:
            return 0.0

        worth = of.card * self._zeal(of)
        if held == need:
            return worth
        if held == need - 1 or need < held <= self.target(of):
            return 0.4 * worth
        if held > need:
            return 0.15 * worth if 2 * held <= of.card + 1 else 0.0

        return 0.3 * worth * held / need

    def is_ripe(self, of: Holding, is_late: bool) -> bool:
        """Whether waiting for more of the type is over."""
        if of.mine:
            return not is_locked(of.card, of.mine)
        return is_late or of.held >= self.target(of)

    def gain(self, of: Holding) -> float:
        """What it is worth to lay all that is held of the type, where that ends nothing."""
        if of.mine:
            return 0.1 * of.card
        safe = 0.6 * of.card if is_locked(of.card, of.held) else 0.0
        return of.card * self._zeal(of) + of.held + safe

    def kept(self, of: Holding) -> float:
        """What one loses with a card of the type."""
        if of.mine:
            return 0.1 * of.card * of.held / (of.mine + 1) + 0.02 * of.card * of.held
        if of.is_lost:
            return 0.0

        return of.card * self._zeal(of) * min(1.2, of.held / of.needed)

    def _zeal(self, of: Holding) -> float:
        return self.beating if of.theirs else 1.0


class AtOnce(CrazyStyle):
    """The medium one's: lays the dearest that it can, and minds nobody else."""

    def wanted(self, of: Holding) -> float:
        held = of.held + 1
        need = of.needed
        if of.mine:
            return 0.05 * of.card
        if held >= need:
            return float(of.card) if held == need else 0.25 * of.card

        return 0.55 * of.card if held == need - 1 else 0.3 * of.card * held / need

    def is_ripe(self, of: Holding, is_late: bool) -> bool:
        return not of.mine

    def gain(self, of: Holding) -> float:
        return of.card * (2.0 if of.theirs else 1.0)

    def kept(self, of: Holding) -> float:
        if of.mine:
            return 0.08 * of.card * of.held / (of.mine + 1)
        return of.card * min(1.0, of.held / of.needed)


HARD = CrazyStyle()
MEDIUM = AtOnce(patience=0.0, feeding=0.0, ending=0.0, unseen=1.0)


def could_make(of: Holding, taken: int) -> float:
    """What the opponent, who holds so many for certain, could make of one more of the type."""
    if of.theirs:
        return 0.0
    return of.card * min(1.0, (taken + 1) / max(SMALLEST_SET, of.mine + 1))


class SetPlan:
    """Of one seat, at one moment."""

    def __init__(self, view: CrazyView, known: Known, style: CrazyStyle = HARD) -> None:
        self._known = known
        self._style = style
        self._tops = {"first": view.first[-1:], "second": view.second[-1:]}
        self._shortest = min(view.left, view.right)
        self._ready = [
            card
            for card, held in known.hand.items()
            if card not in known.mine and held >= known.of(card).needed
        ]

    # -- drawing -------------------------------------------------------------------------------

    def wanted(self, card: int) -> float:
        """What one more of the type is worth."""
        return self._style.wanted(self._known.of(card))

    def unseen(self) -> float:
        """What a face-down card is worth."""
        return self._style.unseen * self._known.average(self._style.wanted)

    # -- laying --------------------------------------------------------------------------------

    def is_ripe(self, card: int) -> bool:
        """Whether waiting for more of the type is over."""
        return self._style.is_ripe(self._known.of(card), self._is_late())

    def gain(self, card: int, pile: str = "") -> float:
        """What it is worth to lay all of the type; nothing or less where it is better not to.
        `pile`: where the own smaller set goes.
        """
        covered = 0.01 * self.cover(pile) if card in self._known.mine else 0.0
        return self._style.gain(self._known.of(card)) + self._end(card) + covered

    def _is_late(self) -> bool:
        known = self._known
        style = self._style
        return (
            len(known.theirs) >= style.late_types
            or len(known.theirs) + len(known.mine) >= style.late_both
            or self._shortest < style.late_pile
            or len(self._ready) + len(known.mine) >= style.late_own
        )

    def _end(self, card: int) -> float:
        """A lay that ends the round had better win it."""
        mine = {*self._known.mine, card}
        theirs = {*self._known.theirs} - {card}
        ends = (
            len(mine) >= TYPES_TO_END
            or len(mine) + len(theirs) == len(CARDS)
            or self._shortest == 0
        )
        return self._style.ending * (sum(mine) - sum(theirs)) if ends else 0.0

    # -- discarding ----------------------------------------------------------------------------

    def price(self, card: int, pile: str) -> float:
        """What it costs to discard one of the type onto this pile."""
        fed = self._fed(card)
        kept = self._style.kept(self._known.of(card))
        return kept + self._style.feeding * fed - 0.01 * self.cover(pile)

    def cover(self, pile: str) -> float:
        """What it is worth that this pile's top card is covered from the opponent."""
        return sum(self._fed(card) for card in self._tops.get(pile, ()))

    def spared(self, pile: str) -> float:
        """The same for a beaten set's cards: one's own turn comes next, and wants its cards."""
        return -sum(self.wanted(card) for card in self._tops[pile])

    def _fed(self, card: int) -> float:
        """What the opponent could make of a card of the type."""
        return could_make(self._known.of(card), self._known.taken[card])
