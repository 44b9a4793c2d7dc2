"""The ids of Chicken Out! that are put together."""

from typing import get_args

from cogs.chicken_out.story import QUIET
from games.chicken_out.rules import ChickenOut
from games.chicken_out.state import Goal
from games.chicken_out.vocabulary import ASKED, DOUBLE, TOLD, TWENTY, ZERO
from tests.repository.ids.family import ids

TITLED: tuple[str, ...] = ()
"""Nothing is asked on cards: there are no secrets."""
GOALS = get_args(Goal)
COUNTED = (*GOALS, "points")
FOXES = (DOUBLE, ZERO, TWENTY)
"""But for the one that copies: it is called what it copies."""
HAPPENS = TOLD.public.keys() - QUIET
"""What has a sentence of its own."""

FAMILIES = [
    ids("out-ask-*", ASKED),
    ids("out-goal-*", GOALS),
    ids("out-card-*", map(str.lower, FOXES)),
    ids("out-told-*", HAPPENS - {"turned"}),
    ids("out-moment-*", ChickenOut.moments),
    ids("out-recap-*", COUNTED),
    ids("out-result-*", COUNTED),
    # pictures, and what they say to whoever cannot see them
    ids("out-alt-*", FOXES),
    ids("out-alt-*", ("black", "red", "off")),
    ids("out-alt-*", ChickenOut.moments),
    ids("out-picture-*", ChickenOut.moments),
    ids("out-picture-*", ("safe", "brave", "hot")),
    ids("out-picture-goal-*", GOALS),
    ids("out-picture-result-*", COUNTED),
]
