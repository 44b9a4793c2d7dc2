"""A remark of a house player stands on the table, in every game."""

from dataclasses import replace

import pytest

from bot.tables.banter import Remark
from games.registry import GAMES
from tests.cogs.faces import WORDS, page_of
from tests.cogs.reading import said
from tests.cogs.stage import Stage

REMARK = Remark(1, "gloat", 0, 2, "bold")


@pytest.mark.parametrize("slug", GAMES)
def test_remark_stands_on_the_table(slug: str) -> None:
    game = GAMES[slug]
    stage = Stage(game.seats[0], 1, ("Ada", "Ben", "Cleo", "Dan"), game)
    quiet = stage.scene()
    line = WORDS("talk-gloat-bold-2", seat=quiet.name(0))
    spoken = WORDS("talk-said", seat=quiet.name(1), said=line)

    assert spoken not in said(page_of(quiet))
    assert spoken in said(page_of(replace(quiet, remark=REMARK)))
