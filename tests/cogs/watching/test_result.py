"""The line about bets below a result."""

from dataclasses import replace

import pytest

from bot.tables.table import Result, Status
from cogs.heist.labels import Labels
from cogs.results import result_page
from cogs.watching.betting import Foreseen, foreseen_note
from tests.cogs.faces import WORDS
from tests.cogs.reading import said
from tests.cogs.stage import Stage

OVER = Result([0], {0: 7, 1: 1, 2: 1}, {0: 1, 1: 2, 2: 2})


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (Foreseen(2, 3), "2 of 3 watchers saw it coming."),
        (Foreseen(3, 3), "All 3 watchers who bet saw it coming."),
        (Foreseen(1, 1), "The one watcher who bet saw it coming."),
        (Foreseen(0, 2), "2 watchers bet, and not one of them saw it coming."),
        (Foreseen(0, 1), "One watcher bet, and didn’t see it coming."),
    ],
)
def test_result_tells_the_number_of_right_bets(found: Foreseen, told: str) -> None:
    scene = replace(Stage(3, 1).scene(), status=Status.OVER, result=OVER)
    bare = said(result_page(Labels(scene, WORDS), "Ada won", ["Ada: 7"]))
    noted = replace(scene, notes=(foreseen_note(found),))
    page = result_page(Labels(noted, WORDS), "Ada won", ["Ada: 7"])

    # The same page without bets has no such line.
    assert "🔮" not in bare
    assert f"🔮 {told}" in said(page)
