"""The expert of Crazy Chicken: knows what the hard one knows, and plays it on before it acts.

What it cannot see (the order of the draw piles, what the opponent drew from them, and whom it plays
against) it guesses, over and over (guesses.py); in each of these worlds it plays the round to its
end once for every lay and discard that comes into question (search.py, rollouts.py). It draws as
the hard one does: which pile is drawn from matters too little to be seen in so few worlds.
"""

from random import Random

from games.crazy.house import HardHouse
from games.crazy.view import CrazyView
from games.kit.asks import Choice, Decision

ROUNDS_PLAYED = 600
"""In all, for one choice: the twentieth of a second."""


class ExpertHouse:
    """Looks ahead. `budget`: how many rounds it plays for a choice."""

    def __init__(self, budget: int = ROUNDS_PLAYED) -> None:
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        usual = self.stand_in.choose(view, decision, rng)
        if decision.kind != "act":
            return usual
        from games.crazy.search import best_act  # NumPy, which nobody else needs

        return (best_act(view, decision, usual[0], self.budget, rng.getrandbits(64)),)
