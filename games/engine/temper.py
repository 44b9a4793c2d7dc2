"""The temper of a house player, which is independent of its level and public.

Rule: a temper shifts how a level weighs risk, where the level does so. It never makes a choice on
      its own, so it never leads to a choice that the level knows to be bad.
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
    """Bold and careful at random, new for each choice."""
    GRUDGING = "grudging"
    """Bold while another seat is ahead, otherwise careful."""


class Tempered:
    """A house player that can have a temper.

    Without one it plays as its level does, and draws no random number for it.
    """

    temper: Temper | None = None

    def daring(self, rng: Random, trails: Callable[[], bool]) -> float:
        """Return how bold the house player is now: from -1 (careful) over 0 to 1 (bold).

        Args:
            rng: The generator of the house player.
            trails: Returns whether another seat is publicly ahead. It is only called where it
                matters.
        """
        match self.temper:
            case Temper.BOLD:
                return 1.0
            case Temper.CAREFUL:
                return -1.0
            case Temper.GRUDGING:
                return 1.0 if trails() else -1.0
            case Temper.FICKLE:
                # The only temper that draws: the others leave the house player's generator as it
                # is.
                return rng.uniform(-1.0, 1.0)

        return 0.0


def tempered(house: House, temper: Temper | None) -> House:
    """Give the house player this temper if it can have one, and return it.

    Random house players and those that search have no temper.
    """
    if isinstance(house, Tempered):
        house.temper = temper

    return house
