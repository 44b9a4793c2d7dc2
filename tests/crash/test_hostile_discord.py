"""A sample of the games on a hostile Discord; `python -m tests.crash` runs all of them."""

import pytest

from games.registry import GAMES
from tests.crash.campaign import company
from tests.crash.hostile import Hostile
from tests.crash.nest import Nest
from tests.crash.ordeal import Harvest, endured, scenarios
from tests.crash.outcome import Scenario
from tests.support.combinations import pairs

SAMPLE = [
    next(slug for slug, game in GAMES.items() if game.secrets is secrets)
    for secrets in (True, False)
]
"""One game with private cards, and one that is played on the table alone."""
TROUBLES = 2


@pytest.mark.slow
@pytest.mark.parametrize(("game", "postgres"), pairs(SAMPLE, [False, True]))
async def test_game_survives_a_hostile_discord(game: str, postgres: bool) -> None:
    harvest = Harvest()
    async with Nest() as nest:
        for scenario in scenarios([game], 1, 7, postgres=postgres):
            await endured(nest, scenario, harvest)

    assert harvest.wrong == []
    # Without any trouble the game would prove nothing.
    assert harvest.befell


async def test_table_survives_the_first_troubles() -> None:
    """The part of a game on a hostile Discord that `make test` plays."""
    async with Nest() as nest:
        hostile = Hostile(nest, Scenario("out", 7, *company("out")))
        await hostile.through(TROUBLES)

    assert hostile.befell.total() == TROUBLES
