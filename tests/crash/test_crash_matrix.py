"""A sample of the crash matrix; `python -m tests.crash` runs all of it."""

import pytest

from games.registry import GAMES
from tests.crash.campaign import company
from tests.crash.matrix import Report, disturbed, dying, undisturbed
from tests.crash.nest import Nest
from tests.crash.outcome import Death, Scenario
from tests.crash.sitting import Sitting
from tests.support.combinations import sampled

DEATHS = 6

ON_A_SERVER = [("out", True), ("heist", True)]
"""One game without and one with private cards: other games commit in the same way."""
SAMPLE = [("playing", False), ("heist", True)]
"""One game with secret choices of all, and one with messages beside its table."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "postgres"),
    sampled([*((game, False) for game in GAMES), *ON_A_SERVER], SAMPLE),
)
async def test_game_ends_the_same_after_several_kills(game: str, postgres: bool) -> None:
    report = Report()
    scenario = Scenario(game, 1, *company(game), postgres=postgres)
    async with Nest() as nest:
        peace = await undisturbed(nest, scenario)
        step = max(1, peace.points // DEATHS)
        # Different distances, so that the deaths are at different kinds of points.
        deaths = [Death(at=step * 3 // 4 + number) for number in (7, 1, 12, 3, 20, 0)]
        difference = await disturbed(nest, scenario, iter(deaths), peace, report)

    assert difference is None, str(difference)
    assert report.points == DEATHS
    # Without a compared picture the run would prove less.
    assert report.pictures


async def test_choice_is_kept_after_a_kill() -> None:
    """The part of the matrix that `make test` runs: one kill, after the commit of a choice."""
    deaths = iter([Death(on="commit of a table: after", nth=5)])
    async with Nest() as nest:
        sitting = Sitting(nest, Scenario("out", 1, *company("out"), pictures=False), deaths)
        outcome = await sitting.played(rows=3)

    assert outcome.deaths == ["playing: commit of a table: after"]
    assert sitting.errors == []


def test_deaths_are_repeatable() -> None:
    assert [*dying(3)] == [*dying(3)]
