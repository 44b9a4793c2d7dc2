"""The expert of Crazy Chicken: knows what the hard one knows, and plays it on before it acts.

What it cannot see (the order of the draw piles, what the opponent drew from them, and whom it plays
against) it guesses, over and over (guesses.py); in each of these worlds it plays the round to its
end once for every pile, lay or discard that comes into question (search.py, rollouts.py).
"""

from random import Random

from games.crazy.players.house import HardHouse
from games.crazy.view import CrazyView
from games.engine.asks import Choice, Decision

ROUNDS_PLAYED = 1500
"""In all, for one choice: the twentieth of a second."""


class ExpertHouse:
    """Looks ahead. `budget`: how many rounds it plays for a choice."""

    def __init__(self, budget: int = ROUNDS_PLAYED) -> None:
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        usual = self.stand_in.choose(view, decision, rng)
        if decision.kind == "give_way":
            return usual
        from games.crazy.players.search import best  # NumPy, which nobody else needs

        return (best(view, decision, usual[0], self.budget, rng.getrandbits(64)),)
