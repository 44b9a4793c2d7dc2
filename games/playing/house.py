"""House players of Playing Chicken. They see their seat's view, and remember what was revealed.

easy    any card, unless the goal can hardly be missed or hardly be reached
medium  takes everybody else for an easy one, and leans towards the cards that win against those
hard    mixes its cards as an equilibrium does, so that nobody can second-guess it (odds.py)

Everybody knows everybody's hand (PL-8), and nobody knows a card that is chosen and not yet
revealed: a view does not have it (PL-26).
"""

from math import exp
from random import Random

from games.kit.asks import Choice, Decision
from games.playing import memory
from games.playing.box import CARDS
from games.playing.odds import chances, mixtures, worth
from games.playing.state import ROUNDS
from games.playing.view import OwnView, PlayingView
from games.playing.vocabulary import PLAY

SLACK = 3
"""How far below everybody's sixes a goal may lie that an easy one thinks out of reach."""
LEANING = 3.0
"""How strongly the medium one prefers a card that is worth a prize more. All of them playing their
very best card would crash together.
"""
KEEN = 0.15
"""What it is worth to the hard one, in prizes, to keep a 1 or a 6 rather than a 3."""


class EasyHouse:
    """A chicken with hardly a plan."""

    def choose(self, view: PlayingView, decision: Decision, rng: Random) -> Choice:
        hand, goal, seats = own(view).hand, view.goal or 0, len(view.seats)
        if goal > seats * CARDS[-1] - SLACK:
            return _play(hand[-1])
        if goal < seats * CARDS[0] + 2:
            return _play(hand[0])
        return _play(rng.choice(hand))


class MediumHouse:
    """Thinks one step ahead."""

    def choose(self, view: PlayingView, decision: Decision, rng: Random) -> Choice:
        seat, hand = own(view).seat, own(view).hand
        exact = view.exact_prize / view.prize
        others = [
            dict.fromkeys(held, 1 / len(held))
            for other, held in enumerate(memory.hands(view))
            if other != seat
        ]
        worths = [worth(chances(card, others, view.goal or 0), exact) for card in hand]
        return _play(rng.choices(hand, [exp(LEANING * value) for value in worths])[0])


class HardHouse:
    """Plays every card as often as it deserves."""

    def choose(self, view: PlayingView, decision: Decision, rng: Random) -> Choice:
        keen = KEEN if view.trick == view.tricks and view.round < ROUNDS else 0.0
        exact = view.exact_prize / view.prize
        mixed = mixtures(memory.hands(view), view.goal or 0, exact, keen)
        mixture = mixed[own(view).seat]
        return _play(rng.choices([*mixture], [*mixture.values()])[0])


def own(view: PlayingView) -> OwnView:
    assert view.own is not None, "a house player sits in a seat"
    return view.own


def _play(card: int) -> Choice:
    return (PLAY[card],)
