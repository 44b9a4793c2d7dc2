"""Tips are computed only for pages that ask a question, because the search costs time."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

from bot.i18n.words import Words
from bot.messages.drawing import PageDrawer
from bot.pages.page import Page, Text
from bot.tables.scene import Scene
from games.registry import GAMES
from tests.cogs.stage import Stage
from tests.support.found import found

PAGE = Page((Text("card"),))


def searched(scene: Scene) -> bool:
    """Return whether the game was asked for a tip."""
    seen: list[Scene] = []
    face = SimpleNamespace(tip=lambda scene, _: seen.append(scene))
    drawer = PageDrawer(cast(Any, None), cast(Any, {scene.game: face}), cast(Any, None))
    drawer._with_tip(PAGE, replace(scene, tips=True), Words("en"))

    return bool(seen)


def test_tip_is_computed_for_a_page_that_asks() -> None:
    stage = Stage(3, 1, game=GAMES["playing"])
    card = stage.scene(0)
    answered = replace(found(card.question), settled=True)
    # The table waits, too.
    assert [searched(scene) for scene in (card, stage.scene())] == [True, True]

    for question in (answered, None):
        assert not searched(replace(card, question=question))
