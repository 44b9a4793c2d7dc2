"""House players of Playing Chicken. They see their seat's view, and remember what was revealed.

easy    any card, unless the goal can hardly be missed or hardly be reached
medium  takes everybody else for an easy one, and leans towards the cards that win against those
hard    mixes its cards as an equilibrium does, so that nobody can second-guess it (odds.py)
expert  plays for the game, not for the trick. What the others play now it expects by how they seem
        to think; afterwards everybody plays as hard ones usually do (rollouts.py). A card is worth
        the part of these games that it wins (search.py)

Everybody knows everybody's hand (PL-8), and nobody knows a card that is chosen and not yet
revealed: a view does not have it (PL-26).
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

SLACK = 3
"""How far below everybody's sixes a goal may lie that an easy one thinks out of reach."""
LEANING = 3.0
"""How strongly the medium one prefers a card that is worth a prize more. All of them playing their
very best card would crash together.
"""
KEEN = 0.15
"""What it is worth to the hard one, in prizes, to keep a 1 or a 6 rather than a 3."""
NERVE = 0.08
"""How much a bold one prefers a card to the one below it."""


class EasyHouse(Tempered):
    """A chicken with hardly a plan."""

    def choose(self, view: PlayingView, decision: Decision, rng: Random) -> Choice:
        hand = own(view).hand
        goal = view.goal or 0
        seats = len(view.seats)
        if goal > seats * CARDS[-1] - SLACK:
            return _play(hand[-1])
        if goal < seats * CARDS[0] + 2:
            return _play(hand[0])

        daring = self.daring(rng, lambda: _trails(view))
        if not daring:
            return _play(rng.choice(hand))

        return _one_of(_leaning(dict.fromkeys(hand, 1.0), daring), rng)


class MediumHouse(Tempered):
    """Thinks one step ahead."""

    def choose(self, view: PlayingView, decision: Decision, rng: Random) -> Choice:
        mixture = as_a_medium_one(view, hands_of(view), own(view).seat)
        return _one_of(_leaning(mixture, self.daring(rng, lambda: _trails(view))), rng)


class HardHouse(Tempered):
    """Plays every card as often as it deserves."""

    def choose(self, view: PlayingView, decision: Decision, rng: Random) -> Choice:
        mixture = as_hard_ones(view, hands_of(view))[own(view).seat]
        return _one_of(_leaning(mixture, self.daring(rng, lambda: _trails(view))), rng)


def as_medium_ones(view: PlayingView, hands: Sequence[Hand]) -> list[Mixture]:
    """What each seat plays in this trick, if all are medium."""
    return [as_a_medium_one(view, hands, seat) for seat in range(len(hands))]


def as_a_medium_one(view: PlayingView, hands: Sequence[Hand], seat: Seat) -> Mixture:
    """What this seat plays in this trick: the others might play any card."""
    exact = view.exact_prize / view.prize
    others = [
        polynomials(dict.fromkeys(held, 1 / len(held)))
        for other, held in enumerate(hands)
        if other != seat
    ]
    return {
        card: exp(LEANING * worth(chances(card, others, view.goal or 0), exact))
        for card in hands[seat]
    }


def as_hard_ones(view: PlayingView, hands: tuple[Hand, ...]) -> tuple[Mixture, ...]:
    """What each seat plays in this trick, if all are hard."""
    keen = KEEN if view.trick == view.tricks and view.round < ROUNDS else 0.0
    return mixtures(hands, view.goal or 0, view.exact_prize / view.prize, keen)


def own(view: PlayingView) -> OwnView:
    assert view.own is not None, "a house player sits in a seat"
    return view.own


def _trails(view: PlayingView) -> bool:
    return any(one.points > view.seats[own(view).seat].points for one in view.seats)


def _leaning(mixture: Mixture, daring: float) -> Mixture:
    """Towards the high cards where it is bold, towards the low ones where it is careful."""
    if not daring:
        return mixture
    return {card: weight * exp(NERVE * daring * card) for card, weight in mixture.items()}


def _one_of(mixture: Mixture, rng: Random) -> Choice:
    """A card, as likely as it weighs."""
    return _play(rng.choices([*mixture], [*mixture.values()])[0])


def _play(card: int) -> Choice:
    return (PLAY[card],)


# -- expert ----------------------------------------------------------------------------------------


GAMES_PLAYED = 3000
"""In all, for one choice."""


class ExpertHouse:
    """Has the score in mind. `budget`: how many games it plays to their ends for a choice."""

    def __init__(self, budget: int = GAMES_PLAYED) -> None:
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: PlayingView, decision: Decision, rng: Random) -> Choice:
        hand = hands_of(view)[own(view).seat]
        if len(hand) == 1:
            return (PLAY[hand[0]],)

        from games.playing.players.search import mixture  # NumPy, which nobody else needs

        found = mixture(view, self.budget, rng.getrandbits(64))
        return (PLAY[rng.choices([*found], [*found.values()])[0]],)
