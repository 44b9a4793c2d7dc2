"""What house players know about each type, and how they value draws, sets and discards.

The weights of hard were tuned by simulation.

All open cards were seen by all players (CR-22): the sets in front, the discard piles down to the
bottom, and what the opponent has taken from there and still holds.

A type scores once, so the aim is to have many valuable types and to keep them. A set with half of
its type is safe; a small one is easily beaten.
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
    """How many cards of a type a seat holds, has in front, and the opponent has in front."""

    card: int
    held: int
    mine: int
    theirs: int

    @property
    def needed(self) -> int:
        """How many cards must be laid to get the type: more than the opponent has in front."""
        return max(SMALLEST_SET, self.theirs + 1)

    @property
    def is_lost(self) -> bool:
        """Whether the opponent's set of the type can never be beaten."""
        return is_locked(self.card, self.theirs)


class Known:
    """The cards that one seat knows, counted by type."""

    def __init__(self, view: CrazyView) -> None:
        """Count the cards of the view."""
        own = own_view(view)
        me = view.seats[own.seat]
        them = view.seats[1 - own.seat]
        self.hand = Counter(own.hand)
        self.mine = dict(me.sets)
        self.theirs = dict(them.sets)
        self.taken = Counter(them.shown)
        """Certainly in the opponent's hand; there may be more of the type."""
        self._buried = Counter(view.first + view.second)

    def of(self, card: int) -> Holding:
        """Return the holding of a type."""
        return Holding(card, self.hand[card], self.mine.get(card, 0), self.theirs.get(card, 0))

    def left(self, card: int) -> int:
        """Return how many cards of the type may still come from a draw pile."""
        of = self.of(card)
        return card - of.held - of.mine - of.theirs - self._buried[card] - self.taken[card]

    def average(self, worth: Callable[[Holding], float]) -> float:
        """Return the average value of a face-down card, if one card of a type has this value."""
        left = {card: self.left(card) for card in CARDS}
        return sum(left[card] * worth(self.of(card)) for card in CARDS) / max(1, sum(left.values()))


def own_view(view: CrazyView) -> OwnView:
    """Return the private part of the view."""
    assert view.own is not None, "a house player sits in a seat"
    return view.own


# -- plans -----------------------------------------------------------------------------------------


class CrazyStyle(NamedTuple):
    """The weights of a house player.

    Attributes:
        patience: The share of a type that it collects before it lays.
        beating: The factor for a type that it takes from the opponent.
        feeding: The weight of the opponent's gain from a discard, relative to the own loss.
        ending: The weight of the difference in points, for a set that ends the round.
        late_types: From this many types of the opponent on, it does not wait any more.
        late_both: The same for the types of both seats.
        late_own: The same for its own types plus those that it could lay.
        late_pile: It does not wait if a draw pile has fewer cards than this.
        spare: The value of one more card of a type that it has in front.
        unseen: The value of a face-down card, relative to a face-up one.
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
        """Return how many cards of the type it collects."""
        return max(of.needed, ceil(self.patience * of.card))

    def wanted(self, of: Holding) -> float:
        """Return the value of one more card of the type."""
        held = of.held + 1
        need = of.needed
        if of.mine:
            return self.spare * of.card * min(1.0, held / (of.mine + 1))
        if of.is_lost:
            return 0.0

        worth = of.card * self._zeal(of)
        # One more card completes a set; the next cases come nearer to one, or make it larger.
        if held == need:
            return worth
        if held == need - 1 or need < held <= self.target(of):
            return 0.4 * worth
        if held > need:
            return 0.15 * worth if 2 * held <= of.card + 1 else 0.0

        return 0.3 * worth * held / need

    def is_ripe(self, of: Holding, is_late: bool) -> bool:
        """Return whether to stop waiting for more cards of the type."""
        if of.mine:
            return not is_locked(of.card, of.mine)
        return is_late or of.held >= self.target(of)

    def gain(self, of: Holding) -> float:
        """Return the value of laying all cards of the type that it holds, if that does not end the
        round.
        """
        if of.mine:
            return 0.1 * of.card
        safe = 0.6 * of.card if is_locked(of.card, of.held) else 0.0
        return of.card * self._zeal(of) + of.held + safe

    def kept(self, of: Holding) -> float:
        """Return the loss if a card of the type goes."""
        if of.mine:
            return 0.1 * of.card * of.held / (of.mine + 1) + 0.02 * of.card * of.held
        if of.is_lost:
            return 0.0

        return of.card * self._zeal(of) * min(1.2, of.held / of.needed)

    def _zeal(self, of: Holding) -> float:
        """Return the factor for a type that must be taken from the opponent."""
        return self.beating if of.theirs else 1.0


class AtOnce(CrazyStyle):
    """The weights of medium: lay the most valuable set at once and ignore the opponent."""

    def wanted(self, of: Holding) -> float:
        """Return the value of one more card of the type."""
        held = of.held + 1
        need = of.needed
        if of.mine:
            return 0.05 * of.card
        if held >= need:
            return float(of.card) if held == need else 0.25 * of.card

        return 0.55 * of.card if held == need - 1 else 0.3 * of.card * held / need

    def is_ripe(self, of: Holding, is_late: bool) -> bool:
        """Return whether it has no set of the type yet: it never waits."""
        return not of.mine

    def gain(self, of: Holding) -> float:
        """Return the value of laying the type; twice as much if it beats a set."""
        return of.card * (2.0 if of.theirs else 1.0)

    def kept(self, of: Holding) -> float:
        """Return the loss if a card of the type goes."""
        if of.mine:
            return 0.08 * of.card * of.held / (of.mine + 1)
        return of.card * min(1.0, of.held / of.needed)


HARD = CrazyStyle()
MEDIUM = AtOnce(patience=0.0, feeding=0.0, ending=0.0, unseen=1.0)


def could_make(of: Holding, taken: int) -> float:
    """Return what the opponent could gain from one more card of the type, if it certainly holds
    this many.
    """
    if of.theirs:
        return 0.0
    return of.card * min(1.0, (taken + 1) / max(SMALLEST_SET, of.mine + 1))


class SetPlan:
    """The plan of one seat at one moment."""

    def __init__(self, view: CrazyView, known: Known, style: CrazyStyle = HARD) -> None:
        """Prepare the plan.

        Args:
            view: What the seat sees.
            known: The cards it knows.
            style: Its weights.
        """
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
        """Return the value of one more card of the type."""
        return self._style.wanted(self._known.of(card))

    def unseen(self) -> float:
        """Return the value of a face-down card."""
        return self._style.unseen * self._known.average(self._style.wanted)

    # -- laying --------------------------------------------------------------------------------

    def is_ripe(self, card: int) -> bool:
        """Return whether to stop waiting for more cards of the type."""
        return self._style.is_ripe(self._known.of(card), self._is_late())

    def gain(self, card: int, pile: str = "") -> float:
        """Return the value of laying all cards of the type; 0 or less: do not lay it.

        Args:
            card: The type.
            pile: Where the seat's own smaller set goes.
        """
        # A small bonus: it only decides between otherwise equal piles.
        covered = 0.01 * self.cover(pile) if card in self._known.mine else 0.0
        return self._style.gain(self._known.of(card)) + self._end(card) + covered

    def _is_late(self) -> bool:
        """Return whether the round may end soon, so that waiting is dangerous."""
        known = self._known
        style = self._style
        return (
            len(known.theirs) >= style.late_types
            or len(known.theirs) + len(known.mine) >= style.late_both
            or self._shortest < style.late_pile
            or len(self._ready) + len(known.mine) >= style.late_own
        )

    def _end(self, card: int) -> float:
        """Return the value of ending the round with this set: the lead that it would have,
        weighted.
        """
        mine = {*self._known.mine, card}
        # The opponent's set of this type would be beaten.
        theirs = {*self._known.theirs} - {card}
        ends = (
            len(mine) >= TYPES_TO_END
            or len(mine) + len(theirs) == len(CARDS)
            or self._shortest == 0
        )
        return self._style.ending * (sum(mine) - sum(theirs)) if ends else 0.0

    # -- discarding ----------------------------------------------------------------------------

    def price(self, card: int, pile: str) -> float:
        """Return the cost of discarding a card of the type on this pile."""
        fed = self._gain_of_opponent(card)
        kept = self._style.kept(self._known.of(card))
        return kept + self._style.feeding * fed - 0.01 * self.cover(pile)

    def cover(self, pile: str) -> float:
        """Return the value of covering the top card of the pile, so that the opponent cannot take
        it.
        """
        return sum(self._gain_of_opponent(card) for card in self._tops.get(pile, ()))

    def spared(self, pile: str) -> float:
        """Return the value of this pile for a beaten set.

        The seat draws next, so it wants its top cards free.
        """
        return -sum(self.wanted(card) for card in self._tops[pile])

    def _gain_of_opponent(self, card: int) -> float:
        """Return what the opponent could gain from a card of the type."""
        return could_make(self._known.of(card), self._known.taken[card])
