"""The expert of Playing Chicken: plays for the game, not for the trick.

Everybody's hand is known, so what it cannot see is what the others play now, and which goals are to
come. For this trick it believes that they think as hard ones, as medium ones, or as it does itself;
afterwards everybody plays at random, which is what a game comes down to when nobody knows who will
lead. A card is worth the part of these games that it wins.
"""

from random import Random

from games.kit.asks import Choice, Decision
from games.playing import memory
from games.playing.house import HardHouse, as_hard_ones, as_medium_ones, own
from games.playing.view import PlayingView
from games.playing.vocabulary import PLAY

GAMES_PLAYED = 3000
"""In all, for one choice; four times as many were no better (250 games)."""


class ExpertHouse:
    """Has the score in mind. `budget`: how many games it plays to their ends for a choice."""

    def __init__(self, budget: int = GAMES_PLAYED) -> None:
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: PlayingView, decision: Decision, rng: Random) -> Choice:
        seat, hands = own(view).seat, memory.hands(view)
        if len(hands[seat]) == 1:
            return (PLAY[hands[seat][0]],)
        from games.playing.rollouts import mixture  # NumPy, which nobody else needs

        models = [as_hard_ones(view, hands), as_medium_ones(view, hands)]
        found = mixture(view, seat, hands, models, self.budget, rng.getrandbits(64))
        return (PLAY[rng.choices([*found], [*found.values()])[0]],)
