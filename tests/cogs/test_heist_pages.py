"""Whole games, seen from every seat at every decision: pages fit, answer, tell no secrets."""

from itertools import count

import pytest

from bot.chat.fit import BYTES, CHARACTERS, COMPONENTS, fit, weight
from bot.chat.page import Button, Page, Row, Text
from bot.tables.scene import Scene
from bot.words import Words
from cogs.heist.face import HeistFace
from games.heist.house import EasyHouse
from tests.cogs.reading import aloud, buttons, menus, picks, said
from tests.cogs.stage import Stage

FACE = HeistFace()
WORDS = Words("en")

LONG = tuple(f"{letter * 28}_*~`" for letter in "ABCDEFGH")
WIDE = tuple(letter * 32 for letter in "鶏卵羽巣鷹鴨鵞雛")


def page_of(scene: Scene) -> Page:
    return FACE.table(scene, WORDS) if scene.viewer is None else FACE.card(scene, WORDS)


def assert_fits(page: Page) -> None:
    """Without the renderer having to cut anything."""
    assert fit(page).blocks == _in_rows(page), aloud(page)
    texts = [block.body for block in page.blocks if isinstance(block, Text)]
    assert sum(map(len, texts)) <= CHARACTERS
    assert sum(len(text.encode()) + 12 for text in texts) <= BYTES
    assert weight(fit(page).blocks) <= COMPONENTS
    for one in buttons(page):
        assert len(one.label) <= 80
    for menu in menus(page):
        assert len(menu.prompt) <= 150
        assert 1 <= menu.least <= menu.most <= len(menu.items) <= 25
        for item in menu.items:
            assert len(item.label) <= 100
            assert item.hint is None or len(item.hint) <= 100, item


def _in_rows(page: Page) -> tuple[object, ...]:
    """Rows of more than five are wrapped; that is no cut."""
    blocks: list[object] = []
    for block in page.blocks:
        if isinstance(block, Row):
            starts = range(0, len(block.buttons), 5)
            blocks += [Row(block.buttons[start : start + 5]) for start in starts]
        else:
            blocks.append(block)
    return tuple(blocks)


def assert_answers(scene: Scene, page: Page) -> None:
    """Each option of the open question once, and nothing else."""
    question = scene.question
    wanted = range(len(question.decision.options)) if question is not None else ()
    assert sorted(picks(page)) == list(wanted), aloud(page)
    if question is not None:
        for menu in menus(page):
            assert menu.verb == "pick"
            assert (menu.least, menu.most) == (question.decision.least, question.decision.most)


def assert_public_buttons(scene: Scene, page: Page) -> None:
    pressed = [one.does.index for one in buttons(page) if one.does.verb == "all"]
    assert pressed == list(range(len(scene.ask.public if scene.ask else ())))


def walk(stage: Stage, house: EasyHouse | None = None) -> None:
    for step in count():
        for scene in stage.scenes():
            page = page_of(scene)
            assert_fits(page)
            if scene.viewer is None:
                assert_public_buttons(scene, page)
            else:
                assert_answers(scene, page)
        if stage.over:
            return
        assert step < 3000
        stage.step(house)


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


class TestSecrets:
    """The table shows the same, whatever lies hidden."""

    @pytest.mark.parametrize("seed", [21, 22, 23])
    def test_the_table_does_not_move_with_hidden_cards(self, seed):
        stage = Stage(5, seed)
        while not stage.over:
            shown = aloud(page_of(stage.scene()))
            state = stage.engine.game.state
            before = state.model_copy(deep=True)
            state.pile.reverse()
            state.loot_pile.reverse()
            state.truck[:] = (
                state.truck if state.phase == "split" else ["cash-1"] * len(state.truck)
            )
            state.slots[state.shown :] = reversed(state.slots[state.shown :])
            for one in state.seats:
                one.hand[:] = ["freeze"] * len(one.hand)
                one.loot[:] = ["gold-4"] * len(one.loot)
                one.notes.clear()
                one.decision = one.decision if state.shown >= state.round else None
            assert aloud(page_of(stage.scene())) == shown
            for name in type(before).model_fields:
                setattr(state, name, getattr(before, name))
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
                page = FACE.table(scene, WORDS)
                assert "missing" not in said(page)
                assert "⏳ **" not in said(page)
            stage.step()
