"""The result page of Chicken Heist: milestones reached for the first time."""

from dataclasses import replace

from bot.tables.table import Result, Status
from cogs.heist.labels import Labels
from cogs.results import FIRSTS, result_page
from games.engine.tally import First
from tests.cogs.faces import WORDS
from tests.cogs.reading import said
from tests.cogs.stage import Stage

OVER = Result([0], {0: 7, 1: 1, 2: 1}, {0: 1, 1: 2, 2: 2})


def test_result_page_lists_a_few_first_milestones() -> None:
    # Four milestones of two players: one more than the page shows.
    firsts = (*(First(0, feat) for feat in ("fortune", "last_one", "prophet")), First(2, "fortune"))
    scene = replace(Stage(3, 1).scene(), status=Status.OVER, result=OVER, firsts=firsts)
    told = said(result_page(Labels(scene, WORDS), "Ada won", ["Ada: 7"]))

    assert told.count("for the first time") == FIRSTS == 3
    assert "**Ada**, for the first time: **Golden goose**" in told
    assert "**Cleo**, for the first time: **Golden goose**" in told
    assert "one more first" in told

    few = replace(scene, firsts=firsts[:1])
    assert "more first" not in said(result_page(Labels(few, WORDS), "Ada won", ["Ada: 7"]))
