"""The card's links, and that the table of a whole game shows no secrets."""

from dataclasses import replace

import pytest

from bot.pages.page import Button, Row
from tests.cogs.faces import page_of
from tests.cogs.reading import said
from tests.cogs.stage import Stage


def test_card_names_its_game_and_links_to_the_table():
    stage = Stage(3, 1)
    page = page_of(stage.scene(0))
    assert page.more is not None
    # The picture shows the game, so only the page behind More… and a card in words name it.
    assert "Chicken Heist · table 3" in said(page.more)
    in_words = page_of(replace(stage.scene(0), pictured=False))
    assert "Chicken Heist, table 3" in said(in_words)

    links = [
        button
        for block in page.more.blocks
        if isinstance(block, Row)
        for button in block.buttons
        if not isinstance(button, Button)
    ]
    assert [one.url for one in links] == ["https://discord.com/channels/1/2"]


class TestSecrets:
    """The table does not depend on hidden cards."""

    @pytest.mark.parametrize("seed", [31, 32])
    def test_no_private_news_stands_on_the_table(self, seed):
        stage = Stage(4, seed)
        while not stage.over:
            stage.step()
            # Private kinds: they tell what one seat drew, saw or robbed.
            told = {event.kind for event in stage.scene().news}
            assert not told & {"drew_cards", "robbed_loot", "saw", "peeked", "card_returned"}

    def test_answers_stay_hidden_until_one_is_missing(self):
        """HR-114: who has answered stays hidden until only one answer is missing."""
        stage = Stage(6, 5)
        while not stage.over:
            scene = stage.scene()
            ask = scene.ask
            # With one missing answer the table may name the seat it waits for.
            if ask is not None and ask.kind == "decision_a" and ask.answered < ask.asked - 1:
                page = page_of(scene)
                assert "missing" not in said(page)
                assert "⏳ **" not in said(page)

            stage.step()
