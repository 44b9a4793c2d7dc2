"""The expert of Playing Chicken: plays for the game, not for the trick.

Everybody's hand is known, so what it cannot see is what the others play now, and which goals are to
come. What they play now it expects by how they seem to think (opponents.py); afterwards everybody
plays as hard ones usually do (habits.py). A card is worth the part of these games that it wins.
"""

from random import Random

from games.engine.asks import Choice, Decision
from games.playing import memory
from games.playing.players.house import HardHouse, own
from games.playing.view import PlayingView
from games.playing.vocabulary import PLAY

GAMES_PLAYED = 3000
"""In all, for one choice."""


class ExpertHouse:
    """Has the score in mind. `budget`: how many games it plays to their ends for a choice."""

    def __init__(self, budget: int = GAMES_PLAYED) -> None:
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: PlayingView, decision: Decision, rng: Random) -> Choice:
        hand = memory.hands(view)[own(view).seat]
        if len(hand) == 1:
            return (PLAY[hand[0]],)
        from games.playing.players.search import mixture  # NumPy, which nobody else needs

        found = mixture(view, self.budget, rng.getrandbits(64))
        return (PLAY[rng.choices([*found], [*found.values()])[0]],)
