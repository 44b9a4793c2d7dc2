"""What the faces of all games have in common."""

import pytest

from bot.tables.table import Status
from games.registry import GAMES
from tests.cogs.faces import FACES, WORDS, page_of
from tests.cogs.reading import buttons, said
from tests.cogs.stage import Stage


def test_every_game_has_a_face() -> None:
    assert set(FACES) == set(GAMES)


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("slug", GAMES)
def test_a_paused_table_says_why_and_asks_nothing(slug: str, viewer: int | None) -> None:
    stage = Stage(GAMES[slug].seats[0], 1, game=GAMES[slug])
    stage.session.table.status = Status.PAUSED
    stage.session.table.reason = "paused-channel-gone"
    page = page_of(stage.scene(viewer))
    assert WORDS("paused-channel-gone") in said(page)
    assert {one.does.verb for one in buttons(page)} <= {"hand", "orders"}
