"""House players of Hen Party. They see their seat's view, and nothing else.

easy    any card
medium  one of its best cards, for two of them will never be needed
hard    the same, but keeps the higher half of them for the better half of the snacks: mostly, for
        all of them doing the very same would only get in each other's way
"""

from collections.abc import Sequence
from random import Random

from games.engine.asks import Choice, Decision
from games.engine.house import RandomHouse
from games.engine.temper import Tempered
from games.henparty.box import SNACKS
from games.henparty.view import HenPartyView
from games.henparty.vocabulary import PLAY

EasyHouse = RandomHouse

WHIM = 0.3
"""How likely the hard one is to play a card of the wrong half, beside one of the right half."""
NERVE = 0.1
"""How much likelier a bold one is to play a card than the one below it."""


class MediumHouse(Tempered):
    """Never bothers with its lowest cards."""

    def choose(self, view: HenPartyView, decision: Decision, rng: Random) -> Choice:
        cards = best_cards(view)
        return _one_of(cards, [1.0] * len(cards), self.daring(rng, lambda: _trails(view)), rng)


class HardHouse(Tempered):
    """Knows what a snack is worth."""

    def choose(self, view: HenPartyView, decision: Decision, rng: Random) -> Choice:
        cards = best_cards(view)
        half = len(cards) // 2
        is_good = worse_snacks(view) >= half
        weights = [1.0 if (place >= half) == is_good else WHIM for place in range(len(cards))]
        return _one_of(cards, weights, self.daring(rng, lambda: _trails(view)), rng)


def _one_of(cards: Sequence[int], weights: Sequence[float], daring: float, rng: Random) -> Choice:
    """A bold one leans towards the high cards, a careful one towards the low ones."""
    leaning = [weight * (1 + NERVE) ** (daring * place) for place, weight in enumerate(weights)]
    return (PLAY[rng.choices(cards, leaning)[0]],)


def best_cards(view: HenPartyView) -> tuple[int, ...]:
    """One for each snack that is still to be had, lowest first."""
    assert view.own is not None, "a house player sits in a seat"
    return view.own.hand[len(view.served) - 1 - len(SNACKS) :]


def worse_snacks(view: HenPartyView) -> int:
    """How many of those to come are worth less than this one."""
    return sum(snack < view.served[-1] for snack in SNACKS if snack not in view.served)


def _trails(view: HenPartyView) -> bool:
    """Whether somebody has more points."""
    assert view.own is not None, "a house player sits in a seat"
    return any(one.points > view.seats[view.own.seat].points for one in view.seats)
