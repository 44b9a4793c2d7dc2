"""Names that the watchers' page adds to lists about all of Coop (tests/cogs/features.py)."""

from cogs.pages import WATCH
from tests.cogs.faces import FACES
from tests.repository.ids.family import ids

BET_ON = [slug for slug, face in FACES.items() if face.for_watchers.bets is not None]
BUTTONS = {WATCH}
FAMILIES = [
    ids("*-bets-until", BET_ON),
    ids("bets-foreseen*", ("", "-none", "-all")),
]
