"""The expert of Chicken Out!: forgets nothing, and plays it on before it turns a card, or does not.

What nobody can know (the cards that lay in a pile from the deal) it deals anew, over and over; in
each of these worlds it plays the game to its end once for either choice, everybody by the odds and
with as good a memory as its own.
"""

from random import Random

from games.chicken_out.players.house import HardHouse
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import BRAVE_FROM, UNTIL_11
from games.engine.asks import Choice, Decision

GAMES_PLAYED = 2000
"""In all, for one choice."""
LAST_CARDS = 4
"""With so few, who captures asks itself below eleven, too, whether to go out now."""


class ExpertHouse:
    """Looks ahead. `budget`: how many games it plays to their ends for a choice."""

    def __init__(self, budget: int = GAMES_PLAYED) -> None:
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: OutView, decision: Decision, rng: Random) -> Choice:
        if view.count < BRAVE_FROM and not _might_rather_stay(view):
            return (UNTIL_11,)
        from games.chicken_out.players.search import best  # NumPy, which nobody else needs

        return (best(view, self.budget, rng.getrandbits(64)),)


def _might_rather_stay(view: OutView) -> bool:
    """The first one out wins a race, but not always where 21s are captured."""
    return view.goal == "capture" and view.seats[view.seat].pile <= LAST_CARDS
