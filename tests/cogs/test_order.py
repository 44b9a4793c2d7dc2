"""In every game, news stand in the order in which things happened."""

from collections.abc import Iterator

import pytest

from bot.pages.page import Block, Image, Page, Text
from games.registry import GAMES
from tests.cogs.faces import WORDS, page_of
from tests.cogs.stage import Stage

BACK = WORDS("table-back", seat="Ada")
POSITIONS = 40


def block_of_news(stage: Stage, *, pictured: bool = False) -> list[str]:
    """Return the lines of the table in which a player's return is told."""
    found = [
        block.body.split("\n")
        for block in _blocks(page_of(stage.scene()), pictured=pictured)
        if isinstance(block, Text) and BACK in block.body
    ]
    assert found, "it is not told"

    return found[0]


def _blocks(page: Page, *, pictured: bool) -> Iterator[Block]:
    """Yield the blocks as they stand with a picture, or without."""
    for block in page.blocks:
        if isinstance(block, Image):
            yield from block.below if pictured else block.instead
        else:
            yield block


@pytest.mark.parametrize("pictured", [True, False])
@pytest.mark.parametrize("slug", GAMES)
def test_latest_news_stand_last(slug: str, pictured: bool) -> None:
    stage = Stage(GAMES[slug].seats[-1], 5, game=GAMES[slug])
    for _ in range(POSITIONS):
        stage.step()
        if stage.over:
            break

        before = stage.session.table.news
        stage.session.table.tell("table-back", seat=0)
        assert block_of_news(stage, pictured=pictured)[-1] == BACK

        # Without the line, so that the next position starts clean.
        stage.session.table.news = before


def test_last_trick_stands_above_a_later_return() -> None:
    stage = Stage(4, 1, game=GAMES["playing"])
    for seat in range(4):
        stage.choose(seat, f"play {seat + 2}")

    stage.session.table.tell("table-back", seat=0)
    *trick, back = block_of_news(stage)
    assert back == BACK
    # The trick was revealed before the return.
    assert WORDS("playing-trick-card", name="Dan", card=5) in "\n".join(trick)


def test_last_trick_stands_below_an_earlier_return() -> None:
    stage = Stage(4, 1, game=GAMES["playing"])
    stage.session.table.tell("table-back", seat=0)
    for seat in range(4):
        stage.choose(seat, f"play {seat + 2}")

    back, *trick = block_of_news(stage)
    assert back == BACK
    assert WORDS("playing-trick-card", name="Dan", card=5) in "\n".join(trick)
