"""A whole Chicken Heist by mouse and keyboard, in Chromium, on the playground."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest
from playwright.async_api import Browser, Locator, Page, expect
from playwright.async_api import TimeoutError as TooLate

from bot.playground.driver import Playground
from tests.playground.browser import a_browser
from tests.sentences import sentence

pytestmark = pytest.mark.browser

BOT = "tests.e2e.hasty_bot"
PATIENCE = 50.0
"""Seconds for the whole game."""

MOUSE = 1_000.0
"""Milliseconds that a press may take."""

ANSWERS = "[data-message-id] [data-custom-id]:not([disabled]):not(.waiting)"


@asynccontextmanager
async def window(browser: Browser, play: Playground, name: str) -> AsyncIterator[Page]:
    """Somebody's own browser window; the page must not complain."""
    page = await browser.new_page(viewport={"width": 1280, "height": 900})
    page.set_default_timeout(3_000)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    await page.goto(play.page(name))
    await expect(page.locator("body[data-ready=true]")).to_be_visible()
    yield page
    assert problems == []
    await page.close()


async def to_the_dm(page: Page) -> None:
    await page.locator("[data-room=Coop]").click()


async def pick_start(page: Page) -> None:
    """From the slash picker, with a house player for the third seat."""
    await page.get_by_role("textbox", name="Message #games").press_sequentially("/start heist")
    await page.keyboard.press("Enter")
    await page.get_by_label("fill").fill("3")
    await page.get_by_label("pace").select_option(label=sentence("command-pace-quick"))
    await page.keyboard.press("Enter")


async def answers(page: Page) -> list[Locator]:
    """What can be pressed to answer: buttons and menus of the open question."""
    found = page.locator(f"{ANSWERS}[data-custom-id*=':pick'], {ANSWERS}[data-custom-id*=':all']")
    return await found.all()


async def answer(page: Page, rng: Random) -> bool:
    """Press one of them at random (whoever runs at once sees little); False: nothing is asked, or
    the table moved on under the mouse.
    """
    offered = await answers(page)
    if not offered:
        return False
    pressed = rng.choice(offered)
    try:
        if (await pressed.inner_text(timeout=MOUSE)).endswith(sentence("heist-option-run")):
            pressed = offered[0]
        is_menu = await pressed.get_attribute("role", timeout=MOUSE) == "combobox"
        await pressed.click(timeout=MOUSE)
        if is_menu:
            await choose(page, rng)
    except TooLate:
        await page.keyboard.press("Escape")
        return False
    return True


async def choose(page: Page, rng: Random) -> None:
    """From the menu that is open, as many as it wants."""
    options = await page.locator("[role=listbox] [role=option]").all()
    done = page.locator(".popup").get_by_role("button", name="Done")
    rng.shuffle(options)
    for option in options:
        await option.click(timeout=MOUSE)
        if not await done.count():
            return
        if await done.is_enabled():
            await done.click(timeout=MOUSE)
            return


async def test_from_the_slash_command_to_the_payout() -> None:
    rng = Random(1)
    async with (
        a_browser() as browser,
        Playground(bot=BOT) as play,
        window(browser, play, "Ada") as table,
        window(browser, play, "Ada") as ada,
        window(browser, play, "Ben") as ben,
    ):
        await play.until_online()
        await pick_start(table)
        await ben.get_by_role("button", name=sentence("lobby-button-join")).click()
        await expect(table.locator("[data-message-id]").last).to_contain_text("Ben")
        await table.get_by_role("button", name=sentence("lobby-button-start")).click()
        await to_the_dm(ada)
        await to_the_dm(ben)

        final = table.get_by_text(sentence("heist-table-over"))
        presses = 0
        async with asyncio.timeout(PATIENCE):
            while not await final.count():
                pressed = [await answer(page, rng) for page in (ada, ben)]
                presses += sum(pressed)
                await asyncio.sleep(0.02 if any(pressed) else 0.1)
        assert presses >= 4, "a turn and a decision for each at least"
        for name in ("Ada", "Ben"):
            await expect(table.locator("[data-message-id]").last).to_contain_text(name)
