"""The temper of a house player: how much risk it takes. It is public and independent of the level.

Rule: where a level weighs risk, a temper shifts the weight. It never makes a choice on its own, so
      it never leads to a choice that the level knows to be bad.
"""

from collections.abc import Callable
from enum import StrEnum
from random import Random

from games.engine.house import House


class Temper(StrEnum):
    """The tempers. House players get them in this order (bot/tables/lobby.py)."""

    CAREFUL = "careful"
    BOLD = "bold"
    FICKLE = "fickle"
    """Between careful and bold at random, new for each choice."""
    GRUDGING = "grudging"
    """Bold while another seat is ahead, otherwise careful."""


class Tempered:
    """A house player that can have a temper.

    Without a temper it plays as its level does, and draws no random number for a temper.
    """

    temper: Temper | None = None

    def daring(self, rng: Random, trails: Callable[[], bool]) -> float:
        """Return how bold the house player is now: from -1 (careful) over 0 to 1 (bold).

        Args:
            rng: The generator of the house player.
            trails: Returns whether another seat is publicly ahead. Only `GRUDGING` calls it.
        """
        match self.temper:
            case Temper.BOLD:
                return 1.0
            case Temper.CAREFUL:
                return -1.0
            case Temper.GRUDGING:
                return 1.0 if trails() else -1.0
            case Temper.FICKLE:
                # Only this temper draws a random number.
                return rng.uniform(-1.0, 1.0)

        return 0.0


def give_temper(house: House, temper: Temper | None) -> House:
    """Give the house player this temper if it can have one, and return it.

    Random house players and those that search have no temper.
    """
    if isinstance(house, Tempered):
        house.temper = temper

    return house
