"""Cutting the deck and the Fair play page on a phone, in Chromium, on the playground."""

import asyncio
from random import Random

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.mouse import BOT, LOOK, pick_start, press_until, window
from tests.support.playground import Playground
from tests.support.sentences import sentence

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]

PHONE = {"width": 390, "height": 844}
SAID = "über den Zaun, 3:2"


async def look(phone: Page, name: str) -> None:
    """Take a screenshot, if a folder is set."""
    if LOOK:
        # Until animations have ended.
        await asyncio.sleep(0.5)
        await phone.screenshot(path=f"{LOOK}/fair-play-{name}-390.png")


async def as_wide_as_it_is(phone: Page) -> bool:
    """Return whether the page fits the width of the screen, also with long digits."""
    script = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    return bool(await phone.evaluate(script))


async def test_fair_play_from_the_first_cut_to_the_verification(browser: Browser) -> None:
    async with Playground(bot=BOT) as play, window(browser, play, "Ada") as phone:
        await play.until_online()
        await pick_start(phone, "out", fill=3)
        # The command is typed on a wide screen, as the picker needs room.
        await phone.set_viewport_size(PHONE)  # type: ignore[arg-type]
        messages = phone.locator("#messages")
        more = phone.locator("[data-custom-id*=':more:']")
        await more.last.click()
        await phone.get_by_role("button", name=sentence("cut-button"), exact=True).click()
        await expect(messages.get_by_text(sentence("cut-again"))).to_be_visible()
        await look(phone, "cut")

        await phone.get_by_role("button", name=sentence("cut-window-button")).click()
        dialog = phone.get_by_role("dialog")
        await expect(dialog).to_contain_text(sentence("cut-window-hint"))
        await dialog.locator("input").fill(SAID)
        await look(phone, "window")
        await dialog.get_by_role("button", name="Submit").click()
        await expect(dialog).to_have_count(0)
        await expect(messages.get_by_text(SAID)).to_be_visible()
        await look(phone, "said")

        assert await as_wide_as_it_is(phone)

        await phone.get_by_role("button", name=sentence("lobby-button-start")).click()
        # The last one is that of the newest message.
        fair = phone.locator("[data-custom-id*=':seal:']")
        await more.last.click()
        await fair.last.click()
        await expect(messages.get_by_text(sentence("fair-explained")[:40])).to_be_visible()
        await look(phone, "live")

        assert await as_wide_as_it_is(phone)

        over = messages.get_by_text(sentence("table-over"))
        await press_until(over, [phone], Random(1))
        await more.last.click()
        await fair.last.click()
        await phone.get_by_role("button", name=sentence("fair-numbers")).click()
        # A message about a press that came too late may stand below it.
        # The text before the bold part is the same in all cases.
        sceptic = sentence("fair-sceptic").partition(" **")[0]
        refereed = messages.locator("[data-message-id]").filter(has_text=sceptic)
        await expect(refereed).to_be_visible()
        await expect(refereed).to_contain_text("✅")
        await expect(refereed).to_contain_text(SAID)
        await look(phone, "refereed")

        assert await as_wide_as_it_is(phone)
