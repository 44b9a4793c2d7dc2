"""A whole round of Crazy Chicken by mouse, in Chromium, on the playground: cards by DM."""

import asyncio
import os
from random import Random

import pytest
from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as TooLate

from bot.playground.driver import Playground
from tests.e2e.test_heist_in_the_browser import ANSWERS, BOT, MOUSE, PATIENCE, to_the_dm, window
from tests.playground.browser import a_browser
from tests.sentences import sentence

pytestmark = pytest.mark.browser

BUTTONS = f"{ANSWERS}[data-custom-id*=':pick']"
LAY = sentence("crazy-option-lay", count=2, card=20, where="").split()[0]

LOOK = os.environ.get("COOP_PICTURES")
"""A folder for pictures of the table and a card, for somebody to look at."""


async def pick_start(page: Page) -> None:
    """From the slash picker: a single round against a house player."""
    await page.get_by_role("textbox", name="Message #games").press_sequentially("/start crazy")
    await page.keyboard.press("Enter")
    await page.get_by_label("fill").fill("2")
    await page.get_by_label("pace").select_option(label=sentence("command-pace-quick"))
    await page.get_by_label("rounds").select_option(label=sentence("crazy-setting-rounds-1"))
    await page.keyboard.press("Enter")


async def answer(page: Page, rng: Random) -> bool:
    """Lay what can be laid, else press anything; False: nothing is asked, or it is too late."""
    offered = await page.locator(BUTTONS).all()
    if not offered:
        return False
    try:
        pressed = await _first_lay(offered) or rng.choice(offered)
        is_menu = await pressed.get_attribute("role", timeout=MOUSE) == "combobox"
        await pressed.click(timeout=MOUSE)
        if is_menu:
            options = await page.locator("[role=listbox] [role=option]").all()
            await rng.choice(options).click(timeout=MOUSE)
    except (TooLate, IndexError):
        await page.keyboard.press("Escape")
        return False
    return True


async def _first_lay(offered: list[Locator]) -> Locator | None:
    for one in offered:
        if LAY in (await one.inner_text(timeout=MOUSE)).split():
            return one
    return None


async def picture(page: Page, name: str) -> None:
    if not LOOK:
        return
    await page.screenshot(path=f"{LOOK}/crazy-{name}-1280.png")
    await page.set_viewport_size({"width": 390, "height": 844})
    await asyncio.sleep(0.5)  # until the sidebar has slid away
    await page.screenshot(path=f"{LOOK}/crazy-{name}-390.png")
    await page.set_viewport_size({"width": 1280, "height": 900})


async def test_from_the_slash_command_to_the_last_set() -> None:
    rng = Random(1)
    async with (
        a_browser() as browser,
        Playground(bot=BOT) as play,
        window(browser, play, "Ada") as table,
        window(browser, play, "Ada") as ada,
    ):
        await play.until_online()
        await pick_start(table)
        await table.get_by_role("button", name=sentence("lobby-button-start")).click()
        await to_the_dm(ada)
        await expect(ada.locator(BUTTONS).first).to_be_visible(timeout=10_000)

        final = table.get_by_text(sentence("crazy-table-over"))
        presses = 0
        async with asyncio.timeout(PATIENCE):
            while not await final.count():
                pressed = await answer(ada, rng)
                presses += pressed
                if presses in (20, 21):
                    await picture(table, f"table-{presses}")
                    await picture(ada, f"card-{presses}")
                await asyncio.sleep(0.02 if pressed else 0.05)
        assert presses >= 9, "three turns at least"
        await picture(table, "over")
        await picture(ada, "card-over")
