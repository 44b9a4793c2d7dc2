"""Tests that each message of a game fits on a phone's screen: see tests/browser/heights.py."""

import pytest
from playwright.async_api import Browser

from bot.i18n.words import Words, locales
from bot.pages.page import Image
from bot.servers.rules import NO_RULES, OperatorLimits
from bot.settings import Settings
from cogs.moderation.settings import settings_page
from games.registry import GAMES
from tests.browser.heights import PHONE, a_window, measure, tallest
from tests.cogs.info.pages import help_pages
from tests.support.combinations import sampled
from tests.support.playground import Playground

pytestmark = pytest.mark.asyncio(loop_scope="session")

BOUND = 650
"""Height in pixels, at a width of 390."""

TEXT_BOUND = 700
"""The same for a page without a picture, such as the table of a game that has no pictures yet."""

LARGEST = [(slug, game.seats[-1]) for slug, game in GAMES.items()]
SMALLEST = [(slug, game.seats[0]) for slug, game in GAMES.items()]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "size"), sampled(dict.fromkeys([*SMALLEST, *LARGEST]), LARGEST))
async def test_phone_shows_each_message_at_once(browser: Browser, game: str, size: int) -> None:
    found = await tallest(browser, game, size, 1)
    # All kinds must have been seen, or a tall one might be missed.
    assert {f"{kind.what} {kind.stage}" for kind in found} >= {
        "table lobby", "table again", "table running", "table over",
        "card running", "card over",
    }  # fmt: skip

    for kind, height in found.items():
        has_picture = any(isinstance(block, Image) for block in height.page.blocks)
        assert height.pixels <= (BOUND if has_picture else TEXT_BOUND), kind


async def test_phone_shows_help_at_once(browser: Browser) -> None:
    async with Playground(spawn=False) as play:
        window = await a_window(browser, play, PHONE)
        for locale in locales():
            words = Words(locale)
            pages = dict(help_pages(words))
            heights = await measure(window, play, [*pages.values()], words=words)
            tall = {
                name: height for name, height in zip(pages, heights, strict=True) if height > BOUND
            }
            assert tall == {}, locale

        await window.close()


async def test_phone_shows_the_settings_of_a_server_at_once(browser: Browser) -> None:
    ceiling = OperatorLimits.of(Settings(_env_file=None))
    pages = [
        settings_page(NO_RULES, ceiling, Words(locale), switches={"ladder": False})
        for locale in locales()
    ]
    async with Playground(spawn=False) as play:
        window = await a_window(browser, play, PHONE)
        heights = await measure(window, play, pages)
        await window.close()

    assert max(heights) <= BOUND
