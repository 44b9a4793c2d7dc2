"""What the plain pages say of a result."""

from dataclasses import replace

import pytest

from bot.tables.table import Result
from cogs import plain
from cogs.playing.labels import Labels
from tests.cogs.faces import WORDS
from tests.cogs.recaps import played


@pytest.mark.parametrize(("scores", "said"), [((3, 1, 0), 1), ((0, 1, 0), 0), ((1, 1, 0), 0)])
def test_margin_is_told_only_where_the_winner_has_more_points(
    scores: tuple[int, int, int], said: int
) -> None:
    result = Result([0], dict(enumerate(scores)), {0: 1, 1: 2, 2: 3})
    scene = replace(played("playing", 0).scene, milestones=(), result=result)

    assert len(plain.recap(Labels(scene, WORDS))) == said
