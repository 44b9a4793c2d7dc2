"""The house players of Hen Party.

A house player is an automated player. It sees only the view of its seat.

easy    plays any card
medium  plays one of its best cards; its two lowest cards are never needed
hard    plays one of its best cards, usually one of the higher half for one of the better snacks.
        Not always: if all house players chose in this way, they would block each other
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
"""The weight of a card of the wrong half, relative to one of the right half."""
NERVE = 0.1
"""A bold player plays a card this much more likely than the next lower card."""


class MediumHouse(Tempered):
    """Never plays its lowest cards."""

    def choose(self, view: HenPartyView, decision: Decision, rng: Random) -> Choice:
        """Play one of the best cards."""
        cards = best_cards(view)
        return _one_of(cards, [1.0] * len(cards), self.daring(rng, lambda: _trails(view)), rng)


class HardHouse(Tempered):
    """Keeps high cards for valuable snacks."""

    def choose(self, view: HenPartyView, decision: Decision, rng: Random) -> Choice:
        """Play one of the best cards, mostly from the half that fits the snack."""
        cards = best_cards(view)
        # The snack is good if at least half of the snacks to come are worth less.
        half = len(cards) // 2
        is_good = worse_snacks(view) >= half
        weights = [1.0 if (place >= half) == is_good else WHIM for place in range(len(cards))]
        return _one_of(cards, weights, self.daring(rng, lambda: _trails(view)), rng)


def _one_of(cards: Sequence[int], weights: Sequence[float], daring: float, rng: Random) -> Choice:
    """Draw a card. A bold player prefers the high cards, a careful one the low ones."""
    # `daring` is negative for a careful player: the factor is then below 1.
    leaning = [weight * (1 + NERVE) ** (daring * place) for place, weight in enumerate(weights)]
    return (PLAY[rng.choices(cards, leaning)[0]],)


def best_cards(view: HenPartyView) -> tuple[int, ...]:
    """Return the highest cards, lowest first: one for each snack to come, with this round's."""
    assert view.own is not None, "a house player sits in a seat"
    return view.own.hand[len(view.served) - 1 - len(SNACKS) :]


def worse_snacks(view: HenPartyView) -> int:
    """Return how many of the snacks to come are worth less than this round's snack."""
    return sum(snack < view.served[-1] for snack in SNACKS if snack not in view.served)


def _trails(view: HenPartyView) -> bool:
    """Return whether another seat has more points."""
    assert view.own is not None, "a house player sits in a seat"
    return any(seat_view.points > view.seats[view.own.seat].points for seat_view in view.seats)
