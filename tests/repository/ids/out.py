"""Composed sentence ids of Chicken Out!"""

from typing import get_args

from cogs.chicken_out.story import QUIET
from games.chicken_out.rules import ChickenOut
from games.chicken_out.state import Goal
from games.chicken_out.vocabulary import ASKED, DOUBLE, TOLD, TWENTY, ZERO
from tests.repository.ids.family import ids

TITLED: tuple[str, ...] = ()
"""There are no secrets, so there are no cards with titles."""
GOALS = get_args(Goal)
COUNTED = (*GOALS, "points")
FOXES = (DOUBLE, ZERO, TWENTY)
"""All foxes but the copying one, which has the name of what it copies."""
HAPPENS = TOLD.public.keys() - QUIET
"""Events with a sentence of their own."""

FAMILIES = [
    ids("out-ask-*", ASKED),
    ids("out-goal-*", GOALS),
    ids("out-card-*", map(str.lower, FOXES)),
    ids("out-told-*", HAPPENS - {"turned"}),
    ids("out-moment-*", ChickenOut.moments),
    ids("out-recap-*", COUNTED),
    ids("out-result-*", COUNTED),
    # pictures, and their descriptions for screen readers
    ids("out-alt-*", FOXES),
    ids("out-alt-*", ("black", "red", "off")),
    ids("out-alt-*", ChickenOut.moments),
    ids("out-picture-*", ChickenOut.moments),
    ids("out-picture-*", ("safe", "brave", "hot")),
    ids("out-picture-goal-*", GOALS),
    ids("out-picture-result-*", COUNTED),
]
