"""The value of a card against known hands, computed exactly and fast.

What a seat believes about another seat is a mixture: card -> probability. Values are in prizes: a
win is worth 1, an exact win `exact`. The probability to win with a card c is computed with
polynomials. Below the goal the highest card wins, so the others have cards up to c; above the goal
the lowest card wins, so they have cards from c on. The coefficients of the product of their
polynomials are the probabilities of each sum. A polynomial is stored as an integer with a
coefficient every `_COEFFICIENT_BITS` bits, so a product is a single multiplication.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp, prod
from typing import NamedTuple

from games.playing.box import CARDS

Hand = tuple[int, ...]
Mixture = dict[int, float]

ANSWER_ROUNDS = 10
"""How often the seats answer each other's mixtures."""

SHARPNESS = 6.0
"""How strongly better cards are preferred.

For each half prize that a card is worth, its weight is multiplied by e to the power of this.
"""

_PROBABILITY_BITS = 16
"""The number of bits of a probability."""

_COEFFICIENT_BITS = 7 * _PROBABILITY_BITS + 16
"""The number of bits of a coefficient: the probabilities of seven others, and room for the sums."""

_ONE = 1 << _PROBABILITY_BITS
_COEFFICIENT_MASK = (1 << _COEFFICIENT_BITS) - 1
_CERTAIN = float(_ONE)


class Polynomials(NamedTuple):
    """A mixture as polynomials, by card: of the cards up to this card, and of those from it on."""

    up_to: Mapping[int, int]
    down_to: Mapping[int, int]


class Chances(NamedTuple):
    """The probabilities that a card wins below the goal, exactly on it, and after a crash."""

    below: float
    exact: float
    over: float


@lru_cache(maxsize=512)
def mixtures(
    hands: tuple[Hand, ...], goal: int, exact: float, keeping_value: float
) -> tuple[Mixture, ...]:
    """Return the mixture of each seat in the quantal response equilibrium of this trick.

    Seats with equal hands have the same mixture.

    Args:
        hands: The hand of each seat.
        goal: The goal of the trick.
        exact: The value of an exact win.
        keeping_value: The value of keeping a 1 or a 6 rather than a middle card.
    """
    beliefs = {hand: {card: 1 / len(hand) for card in hand} for hand in hands}
    # Fictitious play: beliefs move towards the answers, by smaller and smaller steps.
    for step in range(ANSWER_ROUNDS):
        weight = 1 / (step + 1.5)  # 0.67, 0.4, 0.29, ...
        answers = _answers(hands, beliefs, goal, exact, keeping_value)
        for hand, belief in beliefs.items():
            for card in hand:
                belief[card] += weight * (answers[hand][card] - belief[card])

    return tuple(beliefs[hand] for hand in hands)


def _answers(
    hands: Sequence[Hand],
    beliefs: dict[Hand, Mixture],
    goal: int,
    exact: float,
    keeping_value: float,
) -> dict[Hand, Mixture]:
    """Return for each hand the mixture of a player who believes that the others play `beliefs`."""
    all_polynomials = {hand: polynomials(mixture) for hand, mixture in beliefs.items()}
    answers: dict[Hand, Mixture] = {}
    for seat, hand in enumerate(hands):
        if hand not in answers:
            others = [
                all_polynomials[other]
                for other_seat, other in enumerate(hands)
                if other_seat != seat
            ]
            answers[hand] = _soft_max(
                {
                    card: worth(chances(card, others, goal), exact)
                    + _value_of_keeping(card, keeping_value)
                    for card in hand
                }
            )

    return answers


def polynomials(mixture: Mixture) -> Polynomials:
    """Return the polynomials of a mixture."""
    # The exponent of a term is the card, so the exponents of a product are sums of cards.
    terms = [int(mixture.get(card, 0.0) * _ONE) << (card * _COEFFICIENT_BITS) for card in CARDS]
    up = accumulate(terms)
    down = accumulate(reversed(terms))
    return Polynomials(
        dict(zip(CARDS, up, strict=True)), dict(zip(reversed(CARDS), down, strict=True))
    )


def chances(card: int, others: Sequence[Polynomials], goal: int) -> Chances:
    """Return the probabilities of this card against independent mixtures."""
    # What is left of the goal for the cards of the others.
    room = goal - card
    up_to = prod(other.up_to[card] for other in others)
    down_to = prod(other.down_to[card] for other in others)
    scale = _CERTAIN ** len(others)
    # The card is above the goal on its own, so only a crash is possible.
    if room < 0:
        return Chances(0.0, 0.0, _sum(down_to) / scale)

    # The coefficient of `room`, the sum of those below it, and the sum of those above it.
    exactly = up_to >> (room * _COEFFICIENT_BITS) & _COEFFICIENT_MASK
    below = _sum(up_to & ((1 << room * _COEFFICIENT_BITS) - 1))
    over = _sum(down_to >> ((room + 1) * _COEFFICIENT_BITS))
    return Chances(below / scale, exactly / scale, over / scale)


def worth(chance: Chances, exact: float) -> float:
    """Return the expected value, in prizes."""
    return chance.below + chance.exact * exact + chance.over


def _value_of_keeping(card: int, keeping_value: float) -> float:
    """Return the value of keeping the card: 0 for a card in the middle.

    In the last trick of a round the card that is played is kept, and the other one is lost.
    """
    middle = (CARDS[0] + CARDS[-1]) / 2
    return keeping_value * abs(card - middle) / (CARDS[-1] - middle)


def _soft_max(worths: Mixture) -> Mixture:
    """Return the soft-max: all cards have a probability, better ones a higher one."""
    # Values are in prizes and SHARPNESS is for half a prize, so the value is doubled.
    weights = {card: exp(SHARPNESS * 2 * value) for card, value in worths.items()}
    total = sum(weights.values())
    return {card: weight / total for card, weight in weights.items()}


def _sum(polynomial: int) -> int:
    """Return the sum of all coefficients: the remainder by 2^w − 1 is the digit sum in base 2^w."""
    return polynomial % _COEFFICIENT_MASK
