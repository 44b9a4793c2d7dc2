"""Tips are computed only for pages that ask a question, because the search costs time."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.i18n.words import Words
from bot.messages.drawing import PageDrawer
from bot.pages.page import Page, Text
from bot.tables.scene import Scene
from games.registry import GAMES
from tests.cogs.stage import Stage

PAGE = Page((Text("card"),))


def searched(scene: Scene) -> bool:
    """Whether the game was asked for a tip."""
    seen: list[Scene] = []
    face = SimpleNamespace(tip=lambda scene, _: seen.append(scene))
    drawer = PageDrawer(cast(Any, None), cast(Any, {scene.game: face}), cast(Any, None))
    drawer._with_tip(PAGE, replace(scene, tips=True), Words("en"))

    return bool(seen)


@pytest.fixture
def stage() -> Stage:
    return Stage(3, 1, game=GAMES["playing"])


def test_tip_is_computed_for_a_card_that_asks(stage: Stage) -> None:
    assert searched(stage.scene(0))


def test_tip_is_computed_for_a_table_that_waits(stage: Stage) -> None:
    assert searched(stage.scene())


def test_no_tip_is_computed_for_an_answered_card(stage: Stage) -> None:
    scene = stage.scene(0)
    assert scene.question is not None
    assert not searched(replace(scene, question=replace(scene.question, settled=True)))


def test_no_tip_is_computed_for_a_card_without_a_question(stage: Stage) -> None:
    assert not searched(replace(stage.scene(0), question=None))
