"""Checks of the faces of all games: whether a page fits, answers, and reads as before.

Stored pages lie in tests/cogs/pages (tests/golden.py).
"""

from collections.abc import Collection
from dataclasses import replace
from importlib import import_module
from itertools import count
from pathlib import Path

from bot.common.sanitize import plain
from bot.i18n.words import Words
from bot.pages.faces import Aside, Face
from bot.pages.limits import BYTES, CHARACTERS, COMPONENTS
from bot.pages.page import Image, Menu, Page, Row, Text, picture_of
from bot.pages.presentable import as_text, component_count, presentable
from bot.pictures.painter import paint
from bot.tables.scene import Scene
from games.engine.asks import Seat
from games.engine.house import House
from games.registry import GAMES, package_of
from tests.cogs import features
from tests.cogs.reading import aloud, buttons, menus, picks
from tests.cogs.stage import Stage
from tests.golden import (
    PAGES,
    assert_as_it_was,
    assert_looks_as_it_did,
    assert_none_left_over,
)

WORDS = Words("en")
FACES: dict[str, Face] = {slug: import_module(f"cogs.{package_of(slug)}").FACE for slug in GAMES}

LONG = tuple(f"{letter * 28}_*~`" for letter in "ABCDEFGH")
WIDE = tuple(letter * 32 for letter in "鶏卵羽巣鷹鴨鵞雛")
"""Names of the greatest length, in characters and in bytes."""

ALT = 1024
"""Discord's limit on the characters of a picture's description."""

ENDLESS = 3000
"""More choices than any game asks for, so that a game that does not end fails the test."""


def page_of(scene: Scene) -> Page:
    """Return the page of the scene's viewer: the table for the public, otherwise a card."""
    face = FACES[scene.game]
    return face.table(scene, WORDS) if scene.viewer is None else face.card(scene, WORDS)


def aside_of(scene: Scene) -> Aside | None:
    """Return the message beside the table. Only for faces that have one."""
    aside = FACES[scene.game].aside
    assert aside is not None
    return aside(scene, WORDS)


def walk(stage: Stage, house: House | None = None, every: int = 1) -> None:
    """Play a whole game and check the pages of all seats after every `every` choices."""
    before: dict[Seat | None, Page] = {}
    for step in count():
        for scene in stage.scenes() if step % every == 0 or stage.over else ():
            page = page_of(scene)
            # `assert_fits` is slow, and most pages do not change at a choice.
            if page != before.get(scene.viewer):
                assert_fits(page)

            before[scene.viewer] = page
            if scene.viewer is None:
                assert_offers(scene, page)
            else:
                assert_answers(scene, page)

        if stage.over:
            return

        assert step < ENDLESS

        stage.step(house)


def assert_fits(page: Page) -> None:
    """Check that a page needs no cut by the renderer, with pictures and without."""
    for one in dict.fromkeys((page, as_text(page))):
        assert_whole(one)
        for menu in menus(one):
            assert 1 <= menu.least <= menu.most


def assert_whole(page: Page) -> None:
    """Check that the renderer cut nothing of a page and that it keeps Discord's limits."""
    shown = presentable(page).blocks
    assert shown == _in_rows(page), aloud(page)

    texts = [block.body for block in shown if isinstance(block, Text)]
    assert sum(map(len, texts)) <= CHARACTERS
    # 12 bytes of JSON around each text.
    assert sum(len(text.encode()) + 12 for text in texts) <= BYTES
    assert component_count(shown) <= COMPONENTS

    # The numbers below are Discord's limits for labels, prompts and menu items.
    for block in page.blocks:
        assert not isinstance(block, Image) or 0 < len(block.alt) <= ALT

    for button in buttons(page):
        assert len(button.label) <= 80

    for menu in menus(page):
        assert len(menu.prompt) <= 150
        assert menu.least <= menu.most <= len(menu.items) <= 25

        for item in menu.items:
            assert len(item.label) <= 100
            assert item.hint is None or len(item.hint) <= 100, item


def _in_rows(page: Page) -> tuple[object, ...]:
    """Return the blocks of a page as the renderer lays them out without a cut.

    It splits rows of more than five buttons and removes the escapes from labels.
    """
    blocks: list[object] = []
    for block in page.blocks:
        if isinstance(block, Row):
            row = tuple(replace(button, label=plain(button.label)) for button in block.buttons)
            blocks += [Row(row[start : start + 5]) for start in range(0, len(row), 5)]
        elif isinstance(block, Menu):
            items = tuple(
                replace(item, label=plain(item.label), hint=item.hint and plain(item.hint))
                for item in block.items
            )
            blocks.append(replace(block, prompt=plain(block.prompt), items=items))
        elif isinstance(block, Image):
            blocks += [replace(block, alt=plain(block.alt), below=()), *block.below]
        else:
            blocks.append(block)

    return tuple(blocks)


def assert_answers(scene: Scene, page: Page) -> None:
    """Check that a page offers each option of the open question once and no other option."""
    question = scene.question
    wanted = range(len(question.decision.options)) if question is not None else ()

    assert sorted(picks(page)) == list(wanted), aloud(page)

    if question is not None:
        for menu in menus(page):
            assert menu.verb == "pick"
            assert (menu.least, menu.most) == (question.decision.least, question.decision.most)


def assert_offers(scene: Scene, page: Page) -> None:
    """Check that the table offers each public option once and no other option."""
    # "all" may be pressed by every player, "turn" only by the player on turn.
    pressed = [button.does.index for button in buttons(page) if button.does.verb in ("all", "turn")]
    assert pressed == list(range(len(scene.ask.public if scene.ask else ())))


def assert_reads_as_it_did(page: Page, name: str, folder: Path = PAGES) -> None:
    """Check a page against `folder`/NAME.txt, and its picture against NAME.png."""
    assert_as_it_was(aloud(page, features.buttons()), folder / f"{name}.txt")
    if (image := picture_of(page)) is not None:
        assert_looks_as_it_did(paint(image.picture.display(WORDS)), folder / f"{name}.png")


def assert_no_page_is_left_over(owner: str, known: Collection[str]) -> None:
    """Check that no stored page of a game is unused. The owner "" stands for pages of no game."""
    mine = [file for file in PAGES.glob("*.*") if _owner(file.stem) == owner]
    assert_none_left_over(mine, known, owner)


def _owner(name: str) -> str:
    game = name.partition("-")[0]
    return game if game in GAMES else ""
