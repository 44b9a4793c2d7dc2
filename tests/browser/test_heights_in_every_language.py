"""Tests in each language that pages around the games fit on a phone's screen.

These are lobbies and their settings, the choice where cards are sent, and pages of features.
"""

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import count
from typing import Any
from unittest.mock import Mock

import pytest
from playwright.async_api import Browser

from bot.i18n.words import Words, locales
from bot.pages.page import Page
from bot.tables.table import Pace
from cogs.lobby.setup_page import OF_GAME, OF_TABLE, Setup
from games.registry import GAMES, package_of
from tests.browser.heights import PHONE, a_window, before_the_deal, measure
from tests.browser.test_heights import BOUND
from tests.cogs.faces import FACES
from tests.cogs.features import pages_of_game, pages_on_a_phone
from tests.cogs.lobby.test_lobby_pages import lobby
from tests.cogs.reading import aloud
from tests.cogs.stage import Stage
from tests.cogs.test_contract import Lively
from tests.cogs.test_every_language import OF_NO_GAME
from tests.support.playground import Playground

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]

OF_ONE_SENTENCE = ("welcome", "cards")
EVERY = 7
"""Choices between two looks at the pages of a game."""

TOGETHER = {"out": {"deals": 1}}
"""Settings that exclude the longest value of another one."""


def around(words: Words) -> Iterator[Page]:
    yield from (OF_NO_GAME[name](words) for name in OF_ONE_SENTENCE)
    yield from pages_on_a_phone(words)
    for slug, game in GAMES.items():
        for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
            yield from (page for _, page in before_the_deal(slug, seats, words))

        yield OF_NO_GAME[f"setup-{slug}"](words)
        yield from _set_at_length(slug, words)
        yield from _of_game(slug, words)


def _set_at_length(slug: str, words: Words) -> Iterator[Page]:
    """Yield the settings pages with the longest label chosen for each setting."""
    game = GAMES[slug]
    settings = getattr(import_module(f"cogs.{package_of(slug)}"), "SETTINGS", ())
    setup = Setup(Mock(), game, settings)
    seats = {"least": game.seats[0], "most": game.seats[-1]}
    lobby_scene = lobby(2, game=slug, talks=False, **seats)
    longest: dict[str, Any] = {
        dial.name: max(dial.labels, key=lambda value: len(dial.labels[value]))
        # The private method lists all settings of the page with their labels.
        for dial in setup._dials(lobby_scene, words)
    }
    # Settings of the game are options of the lobby; the others are its own fields.
    options = {name: longest.pop(name) for name in settings} | TOGETHER.get(slug, {})
    longest["pace"] = Pace(longest["pace"])
    for group in (OF_TABLE, OF_GAME):
        yield setup.page(replace(lobby_scene, **longest, options=options), words, group)


def _of_game(slug: str, words: Words) -> Iterator[Page]:
    stage = Stage(GAMES[slug].seats[-1], 1, game=GAMES[slug])
    for step in count():
        if stage.over:
            return

        # Pages after each choice would take minutes per language.
        if step % EVERY == 0:
            for _, page in pages_of_game(stage.scene(), FACES[slug], words):
                yield page

        stage.step(Lively(slug))


@pytest.mark.parametrize("locale", locales())
async def test_phone_shows_pages_around_the_games_at_once(browser: Browser, locale: str) -> None:
    words = Words(locale)
    pages = list(dict.fromkeys(around(words)))
    async with Playground(spawn=False) as play:
        window = await a_window(browser, play, PHONE)
        heights = await measure(window, play, pages, words=words)
        await window.close()

    too_tall = [
        # The text of each tall page helps to find it.
        f"{height} px:\n{aloud(page)}"
        for page, height in zip(pages, heights, strict=True)
        if height > BOUND
    ]
    assert too_tall == []
