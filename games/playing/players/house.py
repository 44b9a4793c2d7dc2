"""The house players of Playing Chicken. They know the view of their seat and nothing else.

easy    plays a random card, unless the goal is nearly certain to be missed or reached
medium  assumes that all others play at random, and prefers the cards that win against this
hard    draws its card from a mixture that others can hardly exploit: an equilibrium (odds.py)
expert  plays to win the game, not the trick. From earlier tricks it estimates the level of each
        other player, and so what they play now. Then it simulates the later tricks many times, as
        if all played like hard (rollouts.py). The value of a card is the share of these games that
        it wins (search.py)

All hands are public (PL-8 in games/playing/RULES.md). A card that is chosen but not revealed is in
no view (PL-26). A mixture gives each card its probability, or a weight in proportion to it. A
temper makes a house player bolder or more careful (games/engine/temper.py).
"""

from collections.abc import Sequence
from math import exp
from random import Random

from games.engine.asks import Choice, Decision, Seat
from games.engine.temper import Tempered
from games.playing.box import CARDS
from games.playing.odds import Hand, Mixture, chances, mixtures, polynomials, worth
from games.playing.state import ROUNDS
from games.playing.view import OwnView, PlayingView, hands_of
from games.playing.vocabulary import PLAY

OUT_OF_REACH_MARGIN = 3
"""Easy considers a goal out of reach if it is less than this below the sum of all sixes."""

MEDIUM_SHARPNESS = 3.0
"""How strongly medium prefers better cards.

The weight of a card that is worth `w` prizes is e to the power of this number times `w`. If all
players always played their best card, they would crash together.
"""

KEEPING_VALUE = 0.15
"""The value of keeping a 1 or a 6 rather than a middle card, in prizes."""

TEMPER_SHIFT = 0.08
"""A bold temper multiplies the weight of card `c` by e to the power of this number times `c`."""


class EasyHouse(Tempered):
    """A beginner, who plays a random card if the goal is not extreme."""

    def choose(self, view: PlayingView, decision: Decision, rng: Random) -> Choice:
        """Play the extreme card for an extreme goal, otherwise a random one."""
        hand = own(view).hand
        goal = view.goal or 0
        seats = len(view.seats)
        # The goal is out of reach: the highest card wins for certain, or nearly so.
        if goal > seats * CARDS[-1] - OUT_OF_REACH_MARGIN:
            return _play(hand[-1])
        # The sum exceeds the goal nearly always, so the lowest card wins.
        if goal < seats * CARDS[0] + 2:
            return _play(hand[0])

        daring = self.daring(rng, lambda: _trails(view))  # 0 without a temper
        if not daring:
            return _play(rng.choice(hand))

        return _draw(_shifted_by_temper(dict.fromkeys(hand, 1.0), daring), rng)


class MediumHouse(Tempered):
    """A player who prefers what wins against random cards."""

    def choose(self, view: PlayingView, decision: Decision, rng: Random) -> Choice:
        """Play a card against others that play at random."""
        mixture = medium_mixture(view, hands_of(view), own(view).seat)
        return _draw(_shifted_by_temper(mixture, self.daring(rng, lambda: _trails(view))), rng)


class HardHouse(Tempered):
    """A player that draws its cards from an equilibrium, so that others can hardly exploit it."""

    def choose(self, view: PlayingView, decision: Decision, rng: Random) -> Choice:
        """Play a card from the equilibrium of this trick."""
        mixture = hard_mixtures(view, hands_of(view))[own(view).seat]
        return _draw(_shifted_by_temper(mixture, self.daring(rng, lambda: _trails(view))), rng)


def medium_mixtures(view: PlayingView, hands: Sequence[Hand]) -> list[Mixture]:
    """Return what each seat plays in this trick if all are medium."""
    return [medium_mixture(view, hands, seat) for seat in range(len(hands))]


def medium_mixture(view: PlayingView, hands: Sequence[Hand], seat: Seat) -> Mixture:
    """Return what this seat plays in this trick if the others play at random."""
    exact = view.exact_prize / view.prize
    others = [
        polynomials(dict.fromkeys(held, 1 / len(held)))
        for other, held in enumerate(hands)
        if other != seat
    ]
    return {
        card: exp(MEDIUM_SHARPNESS * worth(chances(card, others, view.goal or 0), exact))
        for card in hands[seat]
    }


def hard_mixtures(view: PlayingView, hands: tuple[Hand, ...]) -> tuple[Mixture, ...]:
    """Return what each seat plays in this trick if all are hard."""
    # The card that is left after the last trick of a round is lost, so it matters which one it is.
    keeping_value = KEEPING_VALUE if view.trick == view.tricks and view.round < ROUNDS else 0.0
    return mixtures(hands, view.goal or 0, view.exact_prize / view.prize, keeping_value)


def own(view: PlayingView) -> OwnView:
    """Return the private part of the view."""
    assert view.own is not None, "a house player has a seat"
    return view.own


def _trails(view: PlayingView) -> bool:
    """Return whether another seat has more points."""
    return any(seat_view.points > view.seats[own(view).seat].points for seat_view in view.seats)


def _shifted_by_temper(mixture: Mixture, daring: float) -> Mixture:
    """Return the mixture shifted to high cards for a bold player, to low ones for a careful one."""
    if not daring:
        return mixture
    return {card: weight * exp(TEMPER_SHIFT * daring * card) for card, weight in mixture.items()}


def _draw(mixture: Mixture, rng: Random) -> Choice:
    """Draw a card from the mixture."""
    return _play(rng.choices([*mixture], [*mixture.values()])[0])


def _play(card: int) -> Choice:
    """Return the choice of this card."""
    return (PLAY[card],)


# -- expert ----------------------------------------------------------------------------------------


GAMES_PLAYED = 3000
"""How many games are simulated for one choice."""


class ExpertHouse:
    """A player who plays to win the game, not the trick.

    Attributes:
        budget: The number of games that it simulates to the end for one choice.
        stand_in: The house player that chooses when the search gives no result.
    """

    def __init__(self, budget: int = GAMES_PLAYED) -> None:
        """Play with this budget."""
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: PlayingView, decision: Decision, rng: Random) -> Choice:
        """Draw a card from the mixture that the search finds."""
        hand = hands_of(view)[own(view).seat]
        if len(hand) == 1:
            return _play(hand[0])

        from games.playing.players.search import mixture  # NumPy: no other house player needs it

        return _draw(mixture(view, self.budget, rng.getrandbits(64)), rng)
