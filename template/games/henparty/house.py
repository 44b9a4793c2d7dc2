"""House players of Hen Party. They see their seat's view, and nothing else.

easy    any card
medium  one of its best cards, for two of them will never be needed
hard    the same, but keeps the higher half of them for the better half of the snacks: mostly, for
        all of them doing the very same would only get in each other's way
"""

from random import Random

from games.henparty.box import SNACKS
from games.henparty.view import HenPartyView
from games.henparty.vocabulary import PLAY
from games.kit.asks import Choice, Decision
from games.kit.house import RandomHouse

EasyHouse = RandomHouse

WHIM = 0.3
"""How likely the hard one is to play a card of the wrong half, beside one of the right half."""


class MediumHouse:
    """Never bothers with its lowest cards."""

    def choose(self, view: HenPartyView, decision: Decision, rng: Random) -> Choice:
        return (PLAY[rng.choice(best_cards(view))],)


class HardHouse:
    """Knows what a snack is worth."""

    def choose(self, view: HenPartyView, decision: Decision, rng: Random) -> Choice:
        cards = best_cards(view)
        half = len(cards) // 2
        is_good = worse_snacks(view) >= half
        weights = [1.0 if (place >= half) == is_good else WHIM for place in range(len(cards))]
        return (PLAY[rng.choices(cards, weights)[0]],)


def best_cards(view: HenPartyView) -> tuple[int, ...]:
    """One for each snack that is still to be had, lowest first."""
    assert view.own is not None, "a house player sits in a seat"
    return view.own.hand[len(view.reveals) - len(SNACKS) :]


def worse_snacks(view: HenPartyView) -> int:
    """How many of those to come are worth less than this one."""
    return sum(snack < view.served[-1] for snack in SNACKS if snack not in view.served)
