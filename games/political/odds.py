"""The odds of a battle, in 36ths (6)."""

from games.political.setup import SIDES

CASES = SIDES * SIDES


def _wins(margin: int) -> int:
    faces = range(1, SIDES + 1)
    return sum(margin + die > other for die in faces for other in faces)


_TABLE = {margin: _wins(margin) for margin in range(-SIDES, SIDES + 1)}


def wins(margin: int) -> int:
    """In how many of 36 cases the attacker wins who is ahead by so much before the dice."""
    return _TABLE[max(-SIDES, min(SIDES, margin))]
