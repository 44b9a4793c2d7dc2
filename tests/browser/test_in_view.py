"""Tests how often a phone shows picture and question together: see tests/browser/in_view.py."""

import pytest
from playwright.async_api import Browser

from games.registry import GAMES
from tests.browser.in_view import measured

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.browser]

ENOUGH = 90
"""The aim: percent of the questions."""


@pytest.mark.parametrize("game", GAMES)
async def test_phone_shows_picture_and_question_together(browser: Browser, game: str) -> None:
    share = await measured(browser, game, GAMES[game].seats[0], 1)
    assert share.percent >= ENOUGH, share
