"""What house players know about each type, and how they value draws, sets and discards.

A type is all cards with the same number, and `card` is this number. A style is the set of weights
with which a house player computes these values. The weights of the style HARD were tuned by
simulation (docs/decisions/0040-experts-play-on.md). The other factors, such as 0.4, rank the cases:
for example, a card that completes a set is worth more than one that only makes it larger.

All players have seen all open cards (CR-22 in RULES.md): the sets in front of the seats, the
discard piles down to the bottom, and the cards that the opponent has taken there and still holds.

A type scores once, so the aim is to have many valuable types and to keep them. A set with half of
the cards of its type is safe; a small set is easily beaten. A seat may replace its own set by a
larger one from its hand; the old set then goes to a discard pile.
"""

from collections import Counter
from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from games.crazy.box import CARDS, SMALLEST_SET, TYPES_TO_END
from games.crazy.state import is_locked  # whether no larger set of the type is possible
from games.crazy.view import CrazyView, OwnView

# -- memory ----------------------------------------------------------------------------------------


class Holding(NamedTuple):
    """The cards of one type that a seat knows.

    Attributes:
        card: The type.
        held: How many cards of it are in the seat's hand.
        mine: How many cards of it are in front of the seat.
        theirs: How many cards of it are in front of the opponent.
    """

    card: int
    held: int
    mine: int
    theirs: int

    @property
    def needed(self) -> int:
        """How many cards must be laid at least: a set, and more than the opponent has in front."""
        return max(SMALLEST_SET, self.theirs + 1)

    @property
    def is_lost(self) -> bool:
        """Return whether the opponent's set of the type can never be beaten."""
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
        """The cards that are certainly in the opponent's hand, which may hold more of the type."""
        self._discarded = Counter(view.first + view.second)

    def holding(self, card: int) -> Holding:
        """Return the holding of a type."""
        return Holding(card, self.hand[card], self.mine.get(card, 0), self.theirs.get(card, 0))

    def left(self, card: int) -> int:
        """Return how many cards of the type the seat has not seen: they may be in a draw pile."""
        holding = self.holding(card)
        seen = holding.held + holding.mine + holding.theirs
        seen += self._discarded[card] + self.taken[card]
        # The game has as many cards of a type as the number of the type: seven 7s.
        return card - seen

    def average(self, value_of: Callable[[Holding], float]) -> float:
        """Return the average value of a face-down card.

        Args:
            value_of: Returns the value of one more card of a type, from the holding of the type.
        """
        left = {card: self.left(card) for card in CARDS}
        total = sum(left[card] * value_of(self.holding(card)) for card in CARDS)
        return total / max(1, sum(left.values()))


def own_view(view: CrazyView) -> OwnView:
    """Return the private part of the view."""
    assert view.own is not None, "a house player sits in a seat"
    return view.own


# -- plans -----------------------------------------------------------------------------------------


class CrazyStyle(NamedTuple):
    """The weights of a house player.

    Attributes:
        patience: The share of a type that the house player collects before it lays.
        beating: The factor for a type that the house player takes from the opponent.
        feeding: The weight of the opponent's gain from a discard, relative to its own loss.
        ending: The weight of the difference in points, for a set that ends the round.
        late_types: The house player does not wait any more if the opponent has at least this number
            of types.
        late_both: The same for the number of types of both seats.
        late_own: The same for the number of its own types together with those it could lay now.
        late_pile: The same if a draw pile has fewer cards than this number.
        spare: The value of one more card of a type that it has in front, as a factor.
        unseen: The value of a face-down card, relative to a face-up card.
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

    def target(self, holding: Holding) -> int:
        """Return how many cards of the type the house player collects before it lays.

        With the patience 0.22 these are five 20s, or two 7s.
        """
        return max(holding.needed, ceil(self.patience * holding.card))

    def draw_value(self, holding: Holding) -> float:
        """Return the value of drawing one more card of the type."""
        held = holding.held + 1
        need = holding.needed
        # The type scores already. The card only helps to replace the set by a larger one, which
        # needs `mine + 1` cards.
        if holding.mine:
            return self.spare * holding.card * min(1.0, held / (holding.mine + 1))
        if holding.is_lost:
            return 0.0

        worth = holding.card * self._beating_factor(holding)
        # The card completes a set. In the cases below it comes nearer to a set or makes it larger.
        if held == need:
            return worth
        if held == need - 1 or need < held <= self.target(holding):
            return 0.4 * worth
        # A set with half of the type is safe already, so more cards than that have no value. The 1
        # rounds up: of seven 7s, four are safe.
        if held > need:
            return 0.15 * worth if 2 * held <= holding.card + 1 else 0.0

        return 0.3 * worth * held / need

    def is_ripe(self, holding: Holding, is_late: bool) -> bool:
        """Return whether to stop waiting for more cards of the type."""
        # The seat's own set may be replaced at once, unless it is safe as it is.
        if holding.mine:
            return not is_locked(holding.card, holding.mine)
        return is_late or holding.held >= self.target(holding)

    def gain(self, holding: Holding) -> float:
        """Return the value of laying all held cards of the type, if that does not end the round.

        A larger set is worth a little more, and a safe set much more.
        """
        if holding.mine:
            return 0.1 * holding.card
        safe = 0.6 * holding.card if is_locked(holding.card, holding.held) else 0.0
        return holding.card * self._beating_factor(holding) + holding.held + safe

    def discard_loss(self, holding: Holding) -> float:
        """Return the loss if a card of the type is discarded.

        It is the greater, the nearer the cards in hand are to a set. Cards beyond a set add little.
        """
        # The type scores already. Its cards in hand could only replace the set.
        if holding.mine:
            return (
                0.1 * holding.card * holding.held / (holding.mine + 1)
                + 0.02 * holding.card * holding.held
            )
        if holding.is_lost:
            return 0.0

        return (
            holding.card * self._beating_factor(holding) * min(1.2, holding.held / holding.needed)
        )

    def _beating_factor(self, holding: Holding) -> float:
        """Return the factor for the type: `beating` if it must be taken from the opponent."""
        return self.beating if holding.theirs else 1.0


class AtOnce(CrazyStyle):
    """The style of MediumHouse: lay the most valuable set at once and ignore the opponent."""

    def draw_value(self, holding: Holding) -> float:
        """Return the value of drawing one more card of the type."""
        held = holding.held + 1
        need = holding.needed
        if holding.mine:
            return 0.05 * holding.card
        # The card completes a set, or makes it larger. Below, it only comes nearer to a set.
        if held >= need:
            return float(holding.card) if held == need else 0.25 * holding.card

        return 0.55 * holding.card if held == need - 1 else 0.3 * holding.card * held / need

    def is_ripe(self, holding: Holding, is_late: bool) -> bool:
        """Return whether the seat has no set of the type yet: this style never waits."""
        return not holding.mine

    def gain(self, holding: Holding) -> float:
        """Return the value of laying the type; twice as much if it beats a set."""
        return holding.card * (2.0 if holding.theirs else 1.0)

    def discard_loss(self, holding: Holding) -> float:
        """Return the loss if a card of the type is discarded."""
        if holding.mine:
            return 0.08 * holding.card * holding.held / (holding.mine + 1)
        return holding.card * min(1.0, holding.held / holding.needed)


HARD = CrazyStyle()
"""The style of HardHouse."""

MEDIUM = AtOnce(patience=0.0, feeding=0.0, ending=0.0, unseen=1.0)
"""The style of MediumHouse."""


def value_for_opponent(holding: Holding, taken: int) -> float:
    """Return what the opponent could gain from one more card of the type.

    Args:
        holding: The holding of the seat that might discard the card.
        taken: How many cards of the type the opponent certainly holds.
    """
    # The opponent has the type already, and a larger set of it scores no more.
    if holding.theirs:
        return 0.0
    # With this card, which part of the set that it needs (larger than the seat's) would it hold?
    return holding.card * min(1.0, (taken + 1) / max(SMALLEST_SET, holding.mine + 1))


class SetPlan:
    """The values of all draws, sets and discards for one seat in one position."""

    def __init__(self, view: CrazyView, known: Known, style: CrazyStyle = HARD) -> None:
        """Prepare the plan.

        Args:
            view: What the seat may know.
            known: The cards that the seat knows, from the same view.
            style: The weights.
        """
        self._known = known
        self._style = style
        self._tops = {"first": view.first[-1:], "second": view.second[-1:]}
        """Discard pile -> its top card; empty for an empty pile."""
        self._shortest = min(view.left, view.right)
        """The number of cards in the smaller draw pile."""
        self._ready = [
            card
            for card, held in known.hand.items()
            if card not in known.mine and held >= known.holding(card).needed
        ]
        """The types that the seat could lay as a new set."""

    # -- drawing -------------------------------------------------------------------------------

    def draw_value(self, card: int) -> float:
        """Return the value of drawing one more card of the type."""
        return self._style.draw_value(self._known.holding(card))

    def unseen(self) -> float:
        """Return the value of a face-down card."""
        return self._style.unseen * self._known.average(self._style.draw_value)

    # -- laying --------------------------------------------------------------------------------

    def is_ripe(self, card: int) -> bool:
        """Return whether to stop waiting for more cards of the type."""
        return self._style.is_ripe(self._known.holding(card), self._is_late())

    def gain(self, card: int, pile: str = "") -> float:
        """Return the value of laying all cards of the type; 0 or less: do not lay it.

        Args:
            card: The type.
            pile: Where the seat's own smaller set goes.
        """
        # The factor is small, so that it only decides between piles that are equal otherwise.
        covered = 0.01 * self.cover(pile) if card in self._known.mine else 0.0
        return self._style.gain(self._known.holding(card)) + self._value_of_ending(card) + covered

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

    def _value_of_ending(self, card: int) -> float:
        """Return the weighted lead of the seat if laying this type ends the round, otherwise 0."""
        mine = {*self._known.mine, card}
        # The opponent's set of this type would be beaten.
        theirs = {*self._known.theirs} - {card}
        ends = (
            len(mine) >= TYPES_TO_END
            or len(mine) + len(theirs) == len(CARDS)
            or self._shortest == 0
        )
        # A type is its number of points, so the sums are points.
        return self._style.ending * (sum(mine) - sum(theirs)) if ends else 0.0

    # -- discarding ----------------------------------------------------------------------------

    def price(self, card: int, pile: str) -> float:
        """Return the cost of discarding a card of the type on this pile."""
        own_loss = self._style.discard_loss(self._known.holding(card))
        feeding = self._style.feeding * self._gain_of_opponent(card)
        # The factor 0.01 is small, so that the pile only decides between equal discards.
        return own_loss + feeding - 0.01 * self.cover(pile)

    def cover(self, pile: str) -> float:
        """Return the value of covering the top card of the pile.

        The opponent cannot take a covered card.
        """
        return sum(self._gain_of_opponent(card) for card in self._tops.get(pile, ()))

    def value_for_beaten_set(self, pile: str) -> float:
        """Return the value of this pile for a beaten set.

        The seat draws next, so it does not want to cover a top card that it could use.
        """
        return -sum(self.draw_value(card) for card in self._tops[pile])

    def _gain_of_opponent(self, card: int) -> float:
        """Return what the opponent could gain from a card of the type."""
        return value_for_opponent(self._known.holding(card), self._known.taken[card])
