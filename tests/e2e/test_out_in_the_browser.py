"""A whole game of Chicken Out! by mouse, in Chromium, on the playground, on the table alone."""

import asyncio
import os
from random import Random

import pytest
from playwright.async_api import Page, expect
from playwright.async_api import TimeoutError as TooLate

from bot.playground.driver import Playground
from tests.e2e.test_heist_in_the_browser import ANSWERS, BOT, MOUSE, PATIENCE, window
from tests.playground.browser import a_browser
from tests.sentences import sentence

pytestmark = pytest.mark.browser

BUTTONS = f"{ANSWERS}[data-custom-id*=':turn']"

LOOK = os.environ.get("COOP_PICTURES")
"""A folder for pictures of the table, for somebody to look at."""


async def pick_start(page: Page) -> None:
    """From the slash picker, with a house player for the third seat."""
    await page.get_by_role("textbox", name="Message #games").press_sequentially("/start out")
    await page.keyboard.press("Enter")
    await page.get_by_label("fill").fill("3")
    await page.get_by_label("pace").select_option(label=sentence("command-pace-quick"))
    await page.keyboard.press("Enter")


async def press(page: Page, rng: Random) -> bool:
    """One of the table's buttons; False: there is none, or the table moved on under the mouse."""
    offered = await page.locator(BUTTONS).all()
    if not offered:
        return False
    try:
        await rng.choice(offered).click(timeout=MOUSE)
    except TooLate:
        return False
    return True


async def picture(page: Page, name: str) -> None:
    if LOOK:
        await page.screenshot(path=f"{LOOK}/out-{name}.png")


async def test_from_the_slash_command_to_the_end() -> None:
    """Both press whenever they like; who is not asked reads a private no."""
    rng = Random(1)
    async with (
        a_browser() as browser,
        Playground(bot=BOT) as play,
        window(browser, play, "Ada") as ada,
        window(browser, play, "Ben") as ben,
    ):
        await play.until_online()
        await pick_start(ada)
        await ben.get_by_role("button", name=sentence("lobby-button-join")).click()
        await expect(ada.locator("[data-message-id]").last).to_contain_text("Ben")
        await ada.get_by_role("button", name=sentence("lobby-button-start")).click()
        await expect(ada.locator(BUTTONS).first).to_be_visible()
        await picture(ada, "turn")

        final = ada.get_by_text(sentence("out-table-over"))
        presses = 0
        async with asyncio.timeout(PATIENCE):
            while not await final.count():
                pressed = [await press(page, rng) for page in (ada, ben)]
                presses += sum(pressed)
                await asyncio.sleep(0.05 if any(pressed) else 0.1)
        assert presses >= 4
        await picture(ada, "over")
        assert await ben.get_by_text(sentence("refused-nothing-to-say")).count()
