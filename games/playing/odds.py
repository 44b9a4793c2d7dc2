"""What a card is worth against hands that everybody knows, exactly and fast.

A seat's belief about another is a mixture: card -> probability. The chance to win with a card is
worked out from polynomials: the others' cards up to c (below the goal, the highest wins) or from c
on (over it, the lowest wins), whose product's coefficients are the chances of each sum. The
polynomials are whole numbers with a coefficient every `_WIDTH` bits, so that a product is a single
multiplication.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp, prod
from typing import NamedTuple

from games.playing.box import CARDS

Hand = tuple[int, ...]
Mixture = dict[int, float]

ROUNDS_OF_THOUGHT = 10
SHARPNESS = 6.0
"""How strongly a better card is preferred; wins are counted twice their worth in prizes."""

_FINE = 16
"""Bits of a probability."""
_WIDTH = 7 * _FINE + 16
"""Bits of a coefficient: seven others' probabilities, and room for the sums."""
_ONE = 1 << _FINE
_DIGITS = (1 << _WIDTH) - 1
_CERTAIN = float(_ONE)


class Polynomials(NamedTuple):
    """Of a mixture, by card: with the cards up to it alone, and with those from it on."""

    up_to: Mapping[int, int]
    down_to: Mapping[int, int]


class Chances(NamedTuple):
    """How likely a card is to win on the way to the goal, exactly on it, and after a crash."""

    below: float
    exact: float
    over: float


@lru_cache(maxsize=512)
def mixtures(hands: tuple[Hand, ...], goal: int, exact: float, keen: float) -> tuple[Mixture, ...]:
    """Every seat's mixture in the quantal response equilibrium of this trick.

    `exact`: the exact prize in prizes. `keen`: what a 1 or 6 is preferred by, in prizes, to the
    middle cards, because it is kept. Seats with equal hands think alike.
    """
    kinds = {hand: {card: 1 / len(hand) for card in hand} for hand in hands}
    for turn in range(ROUNDS_OF_THOUGHT):
        weight = 1 / (turn + 1.5)
        answers = _answers(hands, kinds, goal, exact, keen)
        for hand, belief in kinds.items():
            for card in hand:
                belief[card] += weight * (answers[hand][card] - belief[card])

    return tuple(kinds[hand] for hand in hands)


def _answers(
    hands: Sequence[Hand], kinds: dict[Hand, Mixture], goal: int, exact: float, keen: float
) -> dict[Hand, Mixture]:
    """For every hand, what a chicken would play that believes the others play these mixtures."""
    written = {hand: polynomials(mixture) for hand, mixture in kinds.items()}
    answers: dict[Hand, Mixture] = {}
    for seat, hand in enumerate(hands):
        if hand not in answers:
            others = [written[other] for at, other in enumerate(hands) if at != seat]
            answers[hand] = _softened(
                {
                    card: worth(chances(card, others, goal), exact) + _kept(card, keen)
                    for card in hand
                }
            )

    return answers


def polynomials(mixture: Mixture) -> Polynomials:
    terms = [int(mixture.get(card, 0.0) * _ONE) << (card * _WIDTH) for card in CARDS]
    up = accumulate(terms)
    down = accumulate(reversed(terms))
    return Polynomials(
        dict(zip(CARDS, up, strict=True)), dict(zip(reversed(CARDS), down, strict=True))
    )


def chances(card: int, others: Sequence[Polynomials], goal: int) -> Chances:
    """What becomes of the card against independent mixtures."""
    room = goal - card
    timid = prod(other.up_to[card] for other in others)
    bold = prod(other.down_to[card] for other in others)
    scale = _CERTAIN ** len(others)
    if room < 0:
        return Chances(0.0, 0.0, _sum(bold) / scale)

    exactly = timid >> (room * _WIDTH) & _DIGITS
    below = _sum(timid & ((1 << room * _WIDTH) - 1))
    over = _sum(bold >> ((room + 1) * _WIDTH))
    return Chances(below / scale, exactly / scale, over / scale)


def worth(chance: Chances, exact: float) -> float:
    """In prizes."""
    return chance.below + chance.exact * exact + chance.over


def _kept(card: int, keen: float) -> float:
    """The middle of the hand is what one parts with most easily."""
    middle = (CARDS[0] + CARDS[-1]) / 2
    return keen * abs(card - middle) / (CARDS[-1] - middle)


def _softened(worths: Mixture) -> Mixture:
    """Soft-max: every card has its chance, better ones more."""
    weights = {card: exp(SHARPNESS * 2 * value) for card, value in worths.items()}
    total = sum(weights.values())
    return {card: weight / total for card, weight in weights.items()}


def _sum(polynomial: int) -> int:
    """All coefficients together: casting out nines, with bigger nines."""
    return polynomial % _DIGITS
