"""Many ends of a game of Playing Chicken at once: what a card is worth in games won.

Arrays are by [seat, world, card tried]; a world has the same luck for all the cards. Mixtures are
arrays as well, [seat, card by its value] or one row of it.

A search plays thousands of tricks to come, and cannot work out what everybody would do in each. So
all that counts of such a trick is one number, the goal's distance from what a trick of any cards
would come to, in standard deviations; and of a hand, which of its cards is the lowest, the second
lowest, and so on. What hard ones make of that is read off their equilibria where all hold the same.

NumPy is for whoever searches: nothing that a table needs imports this.
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
    places = distances(held, goals, count)
    ranks = np.zeros(held.shape, dtype=np.intp)
    for upto in habits(len(held))[count]:
        ranks += luck > upto[places]

    return _RANKED[held, ranks]


Cards = NDArray[np.uint8]
"""Points, too: there are a hundred at most."""
Mixtures = NDArray[np.float64]
Luck = NDArray[np.float32]

KINDS = CARDS[-1] + 1
"""Places for cards by their value; the first stays empty."""


# -- this trick ------------------------------------------------------------------------------------


class Trick(NamedTuple):
    """What everybody plays, on which goal of each world, for what."""

    cards: Cards
    goals: Cards
    prize: int
    exact: int


def gains(trick: Trick) -> Cards:
    """What everybody makes of it (3.5)."""
    total = trick.cards.sum(0, dtype=np.uint8)
    goals = trick.goals[:, None]
    best = np.where(total > goals, trick.cards.min(0), trick.cards.max(0))
    gain = np.where(total == goals, np.uint8(trick.exact), np.uint8(trick.prize))
    found: Cards = (trick.cards == best) * gain
    return found


class TrickRollout(NamedTuple):
    """This trick, and what everybody makes after it by the card that one of them plays now."""

    points: Cards  # [seat]
    goal: int
    prize: int
    exact: int
    later: Cards

    @classmethod
    def of(cls, view: PlayingView, later: Cards) -> "TrickRollout":
        points = np.array([one.points for one in view.seats], dtype=np.uint8)
        return cls(points, view.goal or 0, view.prize, view.exact_prize, later)

    def chances(self, seat: Seat, hand: Hand, now: Cards) -> NDArray[np.float64]:
        """For every card of a hand, the part of the victory that it is likely to bring. `now`:
        [seat, world], what the others play.
        """
        cards = np.repeat(now[:, :, None], len(hand), axis=2)
        cards[seat] = hand
        goals = np.full(now.shape[1], self.goal, dtype=np.uint8)
        made = self.later + gains(Trick(cards, goals, self.prize, self.exact))
        points = made + self.points[:, None, None]
        wins = points == points.max(0)
        found: NDArray[np.float64] = (wins[seat] / wins.sum(0)).mean(0)
        return found


def rows(hands: Sequence[Hand], mixtures: Sequence[Mapping[int, float]]) -> Mixtures:
    """As an array, every row of which comes to one."""
    found = np.zeros((len(hands), KINDS))
    for seat, mixture in enumerate(mixtures):
        found[seat, [*mixture]] = [*mixture.values()]

    found /= found.sum(1, keepdims=True)
    return found


def drawn(mixtures: Mixtures, luck: Luck) -> Cards:
    """[seat, world]: a card of each; the same luck draws alike from mixtures that are alike."""
    upto = np.cumsum(mixtures, axis=1)
    upto = upto[:, :-1] / upto[:, -1:]
    found: Cards = (luck[:, :, None] >= upto[:, None, :]).sum(2, dtype=np.uint8)
    return found


def softened(hand: Hand, chances: NDArray[np.float64], sharpness: float) -> NDArray[np.float64]:
    """A row of a mixture: every card has its chance, better ones more."""
    weights = np.exp(sharpness * (chances - chances.max()))
    found = np.zeros(KINDS)
    found[list(hand)] = weights / weights.sum()
    return found


# -- the tricks after it ---------------------------------------------------------------------------


def made_later(
    view: PlayingView,
    hands: Sequence[Hand],
    seat: Seat,
    worlds: int,
    generator: np.random.Generator,
) -> Cards:
    """By the card that the seat plays now; the others play any."""
    tried = hands[seat]
    now = np.empty((len(hands), worlds, len(tried)), dtype=np.uint8)
    for other, hand in enumerate(hands):
        now[other] = tried if other == seat else generator.choice(hand, (worlds, 1))

    return _made(view, hands, now, generator)


def made_later_by_all(
    view: PlayingView, hands: Sequence[Hand], worlds: int, generator: np.random.Generator
) -> Iterator[Cards]:
    """The same for each seat in turn, all from the same games: in each world everybody plays every
    card once, in an order of their own.
    """
    orders = np.tile(np.arange(len(hands[0]), dtype=np.intp), (len(hands), worlds, 1))
    orders = generator.permuted(orders, axis=2)
    now = np.array([np.array(hand)[order] for hand, order in zip(hands, orders, strict=True)])
    made = _made(view, hands, now.astype(np.uint8), generator)
    for order in orders:
        places = np.argsort(order, axis=1)
        yield np.take_along_axis(made, np.broadcast_to(places, made.shape), axis=2)


def _made(
    view: PlayingView, hands: Sequence[Hand], now: Cards, generator: np.random.Generator
) -> Cards:
    found = np.zeros_like(now)
    for trick in to_come(view, hands, now, generator):
        found += gains(trick)

    return found


def to_come(
    view: PlayingView, hands: Sequence[Hand], now: Cards, generator: np.random.Generator
) -> Iterator[Trick]:
    """The tricks after this one, all played as hard ones usually do. What was played in a round is
    the hand of the next (PL-7).
    """
    goals = iter(_goals(view, now.shape[1], generator).T)
    worth = view.options
    bits = np.left_shift(np.uint8(1), now)
    held = _masks(hands) & ~bits
    spent = _masks([spent_by(view, seat) for seat in range(len(hands))]) | bits
    played = view.trick
    for round_ in range(view.round, ROUNDS + 1):
        for number in range(played, tricks_in(round_)):
            luck = generator.random((*now.shape[:2], 1), dtype=np.float32)
            goal = next(goals)
            count = tricks_in(round_) + 1 - number
            cards = usual(held, goal[:, None], count, luck)
            yield Trick(cards, goal, prize(worth, round_), exact_prize(worth, round_))
            bits = np.left_shift(np.uint8(1), cards)
            held = held ^ bits
            spent = spent | bits

        held = spent
        spent = np.zeros_like(spent)
        played = 0


def _masks(hands: Sequence[Hand]) -> NDArray[np.uint8]:
    return np.array([mask(hand) for hand in hands], dtype=np.uint8)[:, None, None]


def _goals(view: PlayingView, worlds: int, generator: np.random.Generator) -> Cards:
    """[world, trick to come]: the rest of the pile, then all goals anew (PL-5, PL-6)."""
    later = sum(tricks_in(round_) for round_ in range(view.round, ROUNDS + 1)) - view.trick
    pile = [*view.goals]
    for goal in view.seen:
        pile.remove(goal)

    found = [_shuffled(pile, worlds, generator)]
    while sum(one.shape[1] for one in found) < later:
        found.append(_shuffled(view.goals, worlds, generator))

    return np.concatenate(found, axis=1)[:, :later]


def _shuffled(goals: Sequence[int], worlds: int, generator: np.random.Generator) -> Cards:
    return generator.permuted(np.tile(np.array(goals, dtype=np.uint8), (worlds, 1)), axis=1)
