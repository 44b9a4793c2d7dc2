"""The watchers' page, for the tests that look at all pages (tests/cogs/features.py)."""

from collections.abc import Iterator

from bot.i18n.words import Words
from bot.pages.faces import Face
from bot.pages.page import Page
from bot.tables.scene import Scene
from cogs.watching import watch_page


def of_game(scene: Scene, face: Face, words: Words) -> Iterator[tuple[str, Page]]:
    yield "watch", watch_page(scene, face, words)
