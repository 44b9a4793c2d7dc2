"""Whole games, seen from every seat at every decision: pages fit, answer, tell no secrets."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.chat.pages.page import Button, Row
from games.heist.house import EasyHouse
from tests.cogs.faces import LONG, WIDE, page_of, walk
from tests.cogs.reading import aloud, said
from tests.cogs.stage import Stage


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (3, 2), (4, 3), (5, 4), (6, 5), (8, 6)])
def test_every_page_of_a_game_fits_and_answers(seats, seed):
    walk(Stage(seats, seed))


@pytest.mark.parametrize("seed", [11, 12])
def test_so_does_a_game_of_sensible_players(seed):
    walk(Stage(8, seed), EasyHouse())


@pytest.mark.parametrize("names", [LONG, WIDE])
def test_eight_players_with_the_longest_names_fit(names):
    walk(Stage(8, 7, names))


def test_the_card_names_its_game_and_leads_back():
    stage = Stage(3, 1)
    page = page_of(stage.scene(0))
    assert "Chicken Heist, table 3" in said(page)
    links = [
        one
        for block in page.blocks
        if isinstance(block, Row)
        for one in block.buttons
        if not isinstance(one, Button)
    ]
    assert [one.url for one in links] == ["https://discord.com/channels/1/2"]


@contextmanager
def hide_the_rest(state: Any) -> Iterator[None]:
    """For a while, whatever lies hidden is something else."""
    before = state.model_copy(deep=True)
    state.pile.reverse()
    state.loot_pile.reverse()
    state.truck[:] = state.truck if state.phase == "split" else ["cash-1"] * len(state.truck)
    state.slots[state.shown :] = reversed(state.slots[state.shown :])
    for one in state.seats:
        one.hand[:] = ["freeze"] * len(one.hand)
        one.loot[:] = ["gold-4"] * len(one.loot)
        one.notes.clear()
        one.decision = one.decision if state.shown >= state.round else None
    yield
    for name in type(before).model_fields:
        setattr(state, name, getattr(before, name))


class TestSecrets:
    """The table shows the same, whatever lies hidden."""

    @pytest.mark.parametrize("seed", [21, 22, 23])
    def test_the_table_does_not_move_with_hidden_cards(self, seed):
        stage = Stage(5, seed)
        while not stage.over:
            shown = aloud(page_of(stage.scene()))
            with hide_the_rest(stage.engine.game.state):
                assert aloud(page_of(stage.scene())) == shown
            stage.step()

    @pytest.mark.parametrize("seed", [31, 32])
    def test_no_private_news_stands_on_the_table(self, seed):
        stage = Stage(4, seed)
        while not stage.over:
            stage.step()
            told = {one.kind for one in stage.scene().news}
            assert not told & {"drew_cards", "robbed_loot", "saw", "peeked", "card_returned"}

    def test_who_has_answered_is_not_told_before_one_is_missing(self):
        """HR-114"""
        stage = Stage(6, 5)
        while not stage.over:
            scene = stage.scene()
            ask = scene.ask
            if ask is not None and ask.kind == "decision_a" and ask.answered < ask.asked - 1:
                page = page_of(scene)
                assert "missing" not in said(page)
                assert "⏳ **" not in said(page)
            stage.step()
