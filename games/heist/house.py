"""House players of Chicken Heist: they know what their seat knows."""

from random import Random

from games.heist.view import HeistView
from games.kit.asks import Choice, Decision
from games.kit.house import random_choice


class EasyHouse:
    def choose(self, view: HeistView, decision: Decision, rng: Random) -> Choice:
        return random_choice(decision, rng)
