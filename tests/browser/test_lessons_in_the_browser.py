"""A lesson by mouse on a phone: from the command to its end, and on to a real table."""

import pytest
from playwright.async_api import Browser, Page, expect

from bot.language.words import Words, locales
from games.registry import GAMES
from tests.browser.heights import PHONE, a_window, measure
from tests.browser.test_heights import BOUND
from tests.cogs.learn.branches import learner, visits
from tests.cogs.reading import aloud
from tests.playground.browser import message_box
from tests.support.playground import Playground
from tests.support.sentences import sentence

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.browser]

PRESSES = 40


@pytest.mark.parametrize("game", GAMES)
async def test_no_page_is_taller_than_a_phone_in_any_language(browser: Browser, game: str) -> None:
    async with Playground(spawn=False) as play:
        window = await a_window(browser, play, PHONE)
        for locale in locales():
            words = Words(locale)
            there = visits(game, learner(locale), words)
            pages = list(dict.fromkeys(here.page for here in there))
            heights = await measure(window, play, pages, words=words)
            tallest = dict(zip(heights, pages, strict=True))[max(heights)]
            assert max(heights) <= BOUND, f"{locale}:\n{aloud(tallest)}"
        await window.close()


async def press(page: Page, game: str) -> None:
    """The first thing that is offered, and wait until the page has changed."""
    lesson = page.locator(".content").last
    before = await lesson.text_content() or ""  # as the page is compared with below
    offered = page.locator(f"[data-custom-id*=':learn-{game}:']:not([disabled])").first
    is_menu = await offered.get_attribute("role") == "combobox"
    await offered.click()
    if is_menu:
        await page.locator("[role=listbox] [role=option]").first.click()
        done = page.locator(".popup").get_by_role("button", name="Done")
        if await done.count():
            await done.click()
    await expect(lesson).not_to_have_text(before)


async def test_somebody_learns_on_a_phone_and_opens_a_table(browser: Browser) -> None:
    async with Playground() as play:
        await play.until_online()
        page = await browser.new_page(viewport=PHONE)  # type: ignore[arg-type]
        await page.goto(play.page("Ada"))
        await expect(page.locator("body[data-ready=true]")).to_be_visible()
        box = message_box(page)
        await box.press_sequentially("/learn playing")
        await expect(box).to_have_attribute("aria-expanded", "true")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        await expect(page.locator(".content").last).to_contain_text("1 of 5")
        table = page.get_by_role("button", name=sentence("lesson-button-table"))
        for _ in range(PRESSES):
            if await table.count():
                break
            await press(page, "playing")
        await table.click()
        await play.wait_for_message(play.games, contains="Playing Chicken")
        join = page.get_by_role("button", name=sentence("lobby-button-start"), exact=True)
        await expect(join).to_be_visible()
        await page.close()
