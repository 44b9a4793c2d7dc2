"""Tests how often a phone shows picture and question together: see tests/browser/in_view.py."""

import pytest
from playwright.async_api import Browser

from games.registry import GAMES
from tests.browser.in_view import measured
from tests.support.combinations import sampled

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]

ENOUGH = 90
"""The aim: percent of the questions."""


SIZES = [(slug, size) for slug, game in GAMES.items() for size in game.seats]
LARGEST = [(slug, game.seats[-1]) for slug, game in GAMES.items()]


@pytest.mark.parametrize(("game", "size"), sampled(SIZES, LARGEST))
async def test_phone_shows_picture_and_question_together(
    browser: Browser, game: str, size: int
) -> None:
    # The card of a player who knows the game is the same without a tip, so it is no taller.
    share = await measured(browser, game, size, 1, tips=True)
    assert share.percent >= ENOUGH, share
