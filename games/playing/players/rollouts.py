"""Plays many ends of a game of Playing Chicken at once: the value of a card in games won.

A seat tries each card of its hand in each world. Arrays are [seat, world, card tried]; a world has
the same random numbers for all cards tried. A mixture is the probability of each card: an array
[seat, card], or one row of it.

A search plays thousands of later tricks and cannot compute an equilibrium for each. So a later
trick is described by one number: the distance of the goal from the expected sum, in standard
deviations. A hand is described by ranks: its lowest card, the second lowest, and so on. What hard
players do then is taken from equilibria in which all seats hold the same cards.

Only searches need NumPy, so no module that a table needs may import this one.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.engine.asks import Seat
from games.playing.box import CARDS, goals_for
from games.playing.odds import Hand, mixtures
from games.playing.state import ROUNDS, exact_prize, prize, tricks_in
from games.playing.view import PlayingView, spent_by

# -- habits ----------------------------------------------------------------------------------------


Masks = NDArray[np.uint8]
"""Hands: a card is a bit of the number."""

Indexes = NDArray[np.intp]

MOST_IN_HAND = len(CARDS) - 1
"""The number of cards in hand in a later trick: at least one has been spent by then."""

EXACT_PRIZE = 1.25
"""The approximate value of an exact win in prizes, except in the very last trick."""

_BINS = 16
"""Into how many bins the distances are sorted."""

_BIN_WIDTH = 0.3
"""The width of a bin, in standard deviations."""

_EXTRA_VARIANCE = 0.5
"""Added to the variance, so that hands without a choice do not make every goal look far away."""

# All numbers with the bits 0 to 6, by index; bit 0 is in no hand. The hand 1, 3 is 2 + 8 = 10.
_HAND_OF_MASK = [[card for card in CARDS if mask >> card & 1] for mask in range(2 << CARDS[-1])]
_SUM_OF_MASK = np.array([sum(hand) for hand in _HAND_OF_MASK], dtype=np.float32)
_SQUARE_SUM_OF_MASK = np.array(
    [sum(card * card for card in hand) for hand in _HAND_OF_MASK], dtype=np.float32
)
# [mask of a hand, rank]: the card; 0 behind the last one.
_CARD_BY_RANK = np.array(
    [[*hand, *[0] * (len(CARDS) - len(hand))] for hand in _HAND_OF_MASK], dtype=np.uint8
)


def mask(hand: tuple[int, ...]) -> int:
    """Return the bits of a hand."""
    return sum(1 << card for card in hand)


def distances(held: Masks, goals: NDArray[np.uint8], count: int) -> Indexes:
    """Return the distances of the goals from the expected sums, as indexes of `habits`.

    `held` are the hands, by seat first, with `count` cards each.
    """
    means = np.take(_SUM_OF_MASK, held) / count
    variance = (np.take(_SQUARE_SUM_OF_MASK, held) / count - means * means).sum(0)
    # Distance 0 (the goal is the expected sum) has the index 8, the distance 0.6 the index 10.
    distance = (goals - means.sum(0)) / np.sqrt(variance + _EXTRA_VARIANCE)
    bins: Indexes = np.clip(distance / _BIN_WIDTH + _BINS / 2, 0, _BINS - 1).astype(np.intp)
    return bins


@cache
def habits(seats: int) -> dict[int, NDArray[np.float32]]:
    """Return what hard players do, by the number of cards in hand.

    An array is [rank, distance]: the probability of playing a card of this or a lower rank. The
    last rank, with the probability 1, is left out.
    """
    return {count: _habit(seats, count) for count in range(1, MOST_IN_HAND + 1)}


def _habit(seats: int, count: int) -> NDArray[np.float32]:
    """Return the array for hands of this size, averaged over all hands and goals."""
    table = np.zeros((count, _BINS))
    for hand in combinations(CARDS, count):
        held = np.full((seats, 1), mask(hand), dtype=np.uint8)
        for goal in goals_for(seats):
            mixture = mixtures((hand,) * seats, goal, EXACT_PRIZE, 0.0)[0]
            [index] = distances(held, np.array([goal], dtype=np.uint8), count)
            table[:, index] += [*mixture.values()]

    # Distances that no hand and goal have get the values of the nearest one.
    filled = np.flatnonzero(table.sum(0))
    nearest = [filled[np.abs(filled - index).argmin()] for index in range(_BINS)]
    table = table[:, nearest]
    return np.cumsum(table / table.sum(0), axis=0)[:-1].astype(np.float32)


def cards_of_hard_players(
    held: Masks, goals: NDArray[np.uint8], count: int, luck: NDArray[np.float32]
) -> Masks:
    """Return the cards that hard players play from these hands of `count` cards, by seat first."""
    indexes = distances(held, goals, count)
    # The rank is the number of probabilities in the habit that the random number exceeds.
    ranks = np.zeros(held.shape, dtype=np.intp)
    for chance_up_to in habits(len(held))[count]:
        ranks += luck > chance_up_to[indexes]

    return _CARD_BY_RANK[held, ranks]


Cards = NDArray[np.uint8]
"""Cards, or points, which are at most about a hundred."""

Mixtures = NDArray[np.float64]
Luck = NDArray[np.float32]

ROW_LENGTH = CARDS[-1] + 1
"""The length of a row of a mixture. The index is the value of a card; index 0 is not used."""


# -- this trick ------------------------------------------------------------------------------------


class Trick(NamedTuple):
    """The cards of all seats, the goal of each world, and the prizes."""

    cards: Cards
    goals: Cards
    prize: int
    exact: int


def gains(trick: Trick) -> Cards:
    """Return the points that each seat gets (3.5)."""
    total = trick.cards.sum(0, dtype=np.uint8)
    goals = trick.goals[:, None]
    winning_card = np.where(total > goals, trick.cards.min(0), trick.cards.max(0))
    gain = np.where(total == goals, np.uint8(trick.exact), np.uint8(trick.prize))
    points: Cards = (trick.cards == winning_card) * gain
    return points


class TrickRollout(NamedTuple):
    """This trick, and what all seats gain after it, by the card that one seat plays now."""

    points: Cards  # [seat]: before this trick
    goal: int
    prize: int
    exact: int
    later: Cards  # [seat, world, card tried]: the points of all later tricks

    @classmethod
    def of(cls, view: PlayingView, later: Cards) -> "TrickRollout":
        """Return the rollout of this view."""
        points = np.array([seat_view.points for seat_view in view.seats], dtype=np.uint8)
        return cls(points, view.goal or 0, view.prize, view.exact_prize, later)

    def chances(self, seat: Seat, hand: Hand, cards_now: Cards) -> NDArray[np.float64]:
        """Return the probability to win the game, for each card of a hand.

        Args:
            seat: The seat.
            hand: Its cards.
            cards_now: What the others play in this trick, [seat, world].
        """
        cards = np.repeat(cards_now[:, :, None], len(hand), axis=2)
        cards[seat] = hand
        goals = np.full(cards_now.shape[1], self.goal, dtype=np.uint8)
        gained = self.later + gains(Trick(cards, goals, self.prize, self.exact))
        points = gained + self.points[:, None, None]
        # A shared victory counts in part.
        wins = points == points.max(0)
        shares: NDArray[np.float64] = (wins[seat] / wins.sum(0)).mean(0)
        return shares


def rows(hands: Sequence[Hand], mixtures: Sequence[Mapping[int, float]]) -> Mixtures:
    """Return the mixtures as an array. Each row has the sum 1."""
    table = np.zeros((len(hands), ROW_LENGTH))
    for seat, mixture in enumerate(mixtures):
        table[seat, [*mixture]] = [*mixture.values()]

    table /= table.sum(1, keepdims=True)
    return table


def draw_cards(mixtures: Mixtures, luck: Luck) -> Cards:
    """Draw a card of each mixture, [seat, world].

    The same random numbers give similar cards for similar mixtures.
    """
    chance_up_to = np.cumsum(mixtures, axis=1)
    # The card is the number of smaller values whose cumulated probability the number reaches.
    chance_up_to = chance_up_to[:, :-1] / chance_up_to[:, -1:]
    cards: Cards = (luck[:, :, None] >= chance_up_to[:, None, :]).sum(2, dtype=np.uint8)
    return cards


def soften(hand: Hand, chances: NDArray[np.float64], sharpness: float) -> NDArray[np.float64]:
    """Return a row of a mixture: all cards have a probability, better ones a higher one."""
    weights = np.exp(sharpness * (chances - chances.max()))
    row = np.zeros(ROW_LENGTH)
    row[list(hand)] = weights / weights.sum()
    return row


# -- the later tricks ------------------------------------------------------------------------------


def later_points(
    view: PlayingView,
    hands: Sequence[Hand],
    seat: Seat,
    worlds: int,
    generator: np.random.Generator,
) -> Cards:
    """Return the points of all later tricks, by the card that the seat plays now.

    The others play a random card now.
    """
    tried = hands[seat]
    cards_now = np.empty((len(hands), worlds, len(tried)), dtype=np.uint8)
    for other, hand in enumerate(hands):
        cards_now[other] = tried if other == seat else generator.choice(hand, (worlds, 1))

    return _later_points(view, hands, cards_now, generator)


def made_later_by_all(
    view: PlayingView, hands: Sequence[Hand], worlds: int, generator: np.random.Generator
) -> Iterator[Cards]:
    """Yield the result of `later_points` for each seat in turn, all from the same games.

    In each world each seat plays every card once, in its own random order.
    """
    orders = np.tile(np.arange(len(hands[0]), dtype=np.intp), (len(hands), worlds, 1))
    orders = generator.permuted(orders, axis=2)
    cards_now = np.array([np.array(hand)[order] for hand, order in zip(hands, orders, strict=True)])
    points = _later_points(view, hands, cards_now.astype(np.uint8), generator)
    for order in orders:
        # `positions` inverts the order: the index at which each card of the hand is tried.
        positions = np.argsort(order, axis=1)
        yield np.take_along_axis(points, np.broadcast_to(positions, points.shape), axis=2)


def _later_points(
    view: PlayingView, hands: Sequence[Hand], cards_now: Cards, generator: np.random.Generator
) -> Cards:
    """Return the points of all later tricks."""
    points = np.zeros_like(cards_now)
    for trick in later_tricks(view, hands, cards_now, generator):
        points += gains(trick)

    return points


def later_tricks(
    view: PlayingView, hands: Sequence[Hand], cards_now: Cards, generator: np.random.Generator
) -> Iterator[Trick]:
    """Yield the later tricks, played as hard players usually do.

    Cards played in a round are the hand of the next round (PL-7). `cards_now`: this trick.
    """
    goals = iter(_goals(view, cards_now.shape[1], generator).T)
    options = view.options
    bits = np.left_shift(np.uint8(1), cards_now)
    held = _masks(hands) & ~bits
    spent = _masks([spent_by(view, seat) for seat in range(len(hands))]) | bits

    # The number of the current trick (from 1): after it, this many tricks of the round are done.
    tricks_done = view.trick
    for round_ in range(view.round, ROUNDS + 1):
        for number in range(tricks_done, tricks_in(round_)):
            # One random number for each seat and world, shared by all cards tried.
            luck = generator.random((*cards_now.shape[:2], 1), dtype=np.float32)
            goal = next(goals)
            # One card of the hand is never played: it leaves the game after the round.
            count = tricks_in(round_) + 1 - number
            cards = cards_of_hard_players(held, goal[:, None], count, luck)
            yield Trick(cards, goal, prize(options, round_), exact_prize(options, round_))
            bits = np.left_shift(np.uint8(1), cards)
            held = held ^ bits
            spent = spent | bits

        held = spent
        spent = np.zeros_like(spent)
        tricks_done = 0


def _masks(hands: Sequence[Hand]) -> NDArray[np.uint8]:
    return np.array([mask(hand) for hand in hands], dtype=np.uint8)[:, None, None]


def _goals(view: PlayingView, worlds: int, generator: np.random.Generator) -> Cards:
    """Return the goals of later tricks, [world, trick].

    They are the rest of the pile, then all goals shuffled again (PL-5, PL-6).
    """
    goal_count = sum(tricks_in(round_) for round_ in range(view.round, ROUNDS + 1)) - view.trick
    pile = [*view.goals]
    for goal in view.seen:
        pile.remove(goal)

    parts = [_shuffled(pile, worlds, generator)]
    while sum(part.shape[1] for part in parts) < goal_count:
        parts.append(_shuffled(view.goals, worlds, generator))

    return np.concatenate(parts, axis=1)[:, :goal_count]


def _shuffled(goals: Sequence[int], worlds: int, generator: np.random.Generator) -> Cards:
    return generator.permuted(np.tile(np.array(goals, dtype=np.uint8), (worlds, 1)), axis=1)
