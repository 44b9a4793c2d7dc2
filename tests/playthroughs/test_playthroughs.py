"""Golden playthroughs: the beginning of a game as text (tests/golden.py)."""

from pathlib import Path

import pytest

from games.registry import GAMES
from tests.games.contract.tables import Table
from tests.golden import assert_as_it_was
from tests.playthroughs.story import story

HERE = Path(__file__).parent

BIG = 6
"""With two or three seats, a mistake in the direction of turns would not show."""

TABLES = [
    pytest.param(Table(game, seats, 1), id=f"{slug}-{seats}p")
    for slug, game in GAMES.items()
    # The smallest table and a larger one; both may be the same.
    for seats in sorted({game.seats[0], min(BIG, game.seats[-1])})
]


@pytest.mark.golden
@pytest.mark.parametrize("table", TABLES)
def test_game_equals_its_stored_playthrough(table: Table) -> None:
    file = HERE / f"{table.game.slug}-{table.seats}p.txt"
    assert_as_it_was(story(table), file)
