"""A sample of the crash matrix; all of it: `python -m tests.crash`."""

import pytest

from games.registry import GAMES
from tests.crash.campaign import company
from tests.crash.matrix import Report, disturbed, dying, undisturbed
from tests.crash.nest import Nest
from tests.crash.outcome import Death, Scenario

DEATHS = 6


ON_A_SERVER = [("out", True), ("heist", True)]
"""On the table alone, and with private cards: what is committed between is alike in all games."""


@pytest.mark.parametrize(("game", "postgres"), [(game, False) for game in GAMES] + ON_A_SERVER)
async def test_killed_again_and_again_a_game_ends_the_same(game: str, postgres: bool) -> None:
    report = Report()
    scenario = Scenario(game, 1, *company(game), postgres=postgres)
    async with Nest() as nest:
        peace = await undisturbed(nest, scenario)
        step = max(1, peace.points // DEATHS)
        deaths = [Death(at=step * 3 // 4 + number) for number in (7, 1, 12, 3, 20, 0)]
        difference = await disturbed(nest, scenario, iter(deaths), peace, report)

    assert difference is None
    assert report.points == DEATHS
    assert report.pictures


def test_deaths_are_repeatable() -> None:
    assert [*dying(3)] == [*dying(3)]
