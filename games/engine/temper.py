"""What a house player is like, besides how well it plays: a temper, which everybody may know.

Rule: it tilts what a level weighs, where the level weighs it. It never makes a choice of its own,
      so nobody does for their temper's sake what their level knows to be silly.
"""

from collections.abc import Callable
from enum import StrEnum
from random import Random

from games.engine.house import House


class Temper(StrEnum):
    """In this order they are given to the house's names (bot/tables/lobby.py)."""

    CAREFUL = "careful"
    BOLD = "bold"
    FICKLE = "fickle"
    """The one today, the other tomorrow."""
    GRUDGING = "grudging"
    """Bold as long as somebody is ahead of it, careful from then on."""


class Tempered:
    """A house player that knows how to be bold. Without a temper it plays as its level does, and
    draws no luck for one.
    """

    temper: Temper | None = None

    def daring(self, rng: Random, trails: Callable[[], bool]) -> float:
        """How bold it is at this moment: from -1, careful, over 0 to 1. `trails`: somebody is ahead
        of it, as far as everybody can see; only some want to know.
        """
        match self.temper:
            case Temper.BOLD:
                return 1.0
            case Temper.CAREFUL:
                return -1.0
            case Temper.GRUDGING:
                return 1.0 if trails() else -1.0
            case Temper.FICKLE:
                return rng.uniform(-1.0, 1.0)

        return 0.0


def tempered(house: House, temper: Temper | None) -> House:
    """The same house player, with this temper if it can have one: whoever plays at random does not
    care, and whoever searches plays the best that it finds.
    """
    if isinstance(house, Tempered):
        house.temper = temper

    return house
