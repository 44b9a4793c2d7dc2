"""A game of Political Chicken by mouse, in Chromium, on the playground, with eight seats."""

import asyncio
import os
from random import Random

import pytest
from playwright.async_api import Browser, Page, expect
from playwright.async_api import TimeoutError as TooLate

from tests.browser.mouse import (
    ANSWERS,
    BOT,
    MOUSE,
    choose,
    pick_start,
    to_the_dm,
    window,
)
from tests.support.playground import Playground
from tests.support.sentences import sentence

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]

PATIENCE = 150.0
"""Seconds for the whole game: forty turns, a quarter of them with the mouse."""
PICK = f"{ANSWERS}[data-custom-id*=':pick']"
PHONE = {"width": 390, "height": 1400}
FORWARD = ("build", "attack", "take-over", "destroy", "raise", "reraise", "call", "stand")
"""The buttons to press first: going back and forth would take long and show little."""

LOOK = os.environ.get("COOP_PICTURES")
"""A folder for screenshots as wide as a phone, or None."""


async def answer(page: Page, rng: Random) -> bool:
    """Continue an attack if possible, else choose anything; return False if nothing is asked."""
    offered = await page.locator(PICK).all()
    if not offered:
        return False

    try:
        labels = [await control.inner_text(timeout=MOUSE) for control in offered]
        forward = [
            control
            for name in FORWARD
            for control, label in zip(offered, labels, strict=True)
            if label.endswith(sentence(f"political-option-{name}"))
        ]
        menus = [
            control
            for control in offered
            if await control.get_attribute("role", timeout=MOUSE) == "combobox"
        ]
        # Menus lead to more different pages than single buttons.
        pressed = forward[0] if forward else rng.choice(menus or offered)
        await pressed.click(timeout=MOUSE)
        if pressed in menus:
            await choose(page, rng)
    except TooLate:
        # The message was edited while the mouse moved.
        await page.keyboard.press("Escape")
        return False

    return True


async def pictures(play: Playground, page: Page, name: str) -> None:
    """Take a screenshot as wide as a phone, if a folder is set."""
    if not LOOK:
        return

    before = page.viewport_size
    await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    await page.locator("[data-message-id]").last.scroll_into_view_if_needed()
    await page.screenshot(path=f"{LOOK}/political-{name}.png")
    await page.set_viewport_size(before or PHONE)  # type: ignore[arg-type]


# Full, because Heist is played with the mouse, and tests/discord plays this game.
@pytest.mark.full
async def test_political_chicken_from_the_command_to_the_end(browser: Browser) -> None:
    rng = Random(1)
    async with (
        Playground(bot=BOT) as play,
        window(browser, play, "Ada") as table,
        window(browser, play, "Ada") as ada,
        window(browser, play, "Ben") as ben,
    ):
        await play.until_online()
        short = sentence("political-setting-format-short")
        await pick_start(table, "political", fill=8, format=short)
        await ben.get_by_role("button", name=sentence("lobby-button-join")).click()
        await expect(table.locator("[data-message-id]").last).to_contain_text("Ben")
        await table.get_by_role("button", name=sentence("lobby-button-start")).click()
        await to_the_dm(ada)
        await to_the_dm(ben)

        final = table.locator("#messages").get_by_text(sentence("table-over"))
        attack = sentence("political-title-attack")
        presses = 0
        # Each screenshot is taken once.
        screenshots = set[str]()
        async with asyncio.timeout(PATIENCE):
            while not await final.count():
                last = ada.locator("[data-message-id]").last
                if LOOK and "card" not in screenshots and attack in await last.inner_text():
                    screenshots.add("card")
                    await pictures(play, ada, "card")

                if LOOK and presses in (6, 20) and f"table-{presses}" not in screenshots:
                    screenshots.add(f"table-{presses}")
                    await pictures(play, table, f"table-{presses}")

                pressed = [await answer(page, rng) for page in (ada, ben)]
                presses += sum(pressed)
                await asyncio.sleep(0.02 if any(pressed) else 0.1)

        await pictures(play, table, "over")
        assert presses >= 10, "five turns for each at least"

        # The result may be followed by another message of the table.
        over = table.locator("[data-message-id]").filter(has_text=sentence("table-over"))
        newest = table.locator("[data-message-id]").last
        await expect(newest).to_contain_text(sentence("table-over"), timeout=20_000)
        for name in ("Ada", "Ben"):
            await expect(over.last).to_contain_text(name)
