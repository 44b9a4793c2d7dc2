"""Server managers change settings, read the audit log, and repair a stuck table in the browser."""

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.browser.mouse import BOT, pick_start, picture, window
from tests.playground.browser import message_box
from tests.support.playground import Playground
from tests.support.sentences import sentence

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]


def newest(page: Page) -> Locator:
    return page.locator("[data-message-id]").last


async def slash(page: Page, command: str) -> None:
    box = message_box(page)
    await box.press_sequentially(f"/{command}")
    await expect(box).to_have_attribute("aria-expanded", "true")
    # The first Enter chooses the command, the second sends it.
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


async def test_settings_audit_and_repair(browser: Browser) -> None:
    async with Playground(bot=BOT) as play, window(browser, play, "Ada") as ada:
        await play.until_online()
        await slash(ada, "chicken-settings")
        page = newest(ada)
        await expect(page).to_contain_text(sentence("server-title"))
        await picture(ada, "settings")

        # The option is labelled with its present state, which a choice reverses.
        off = sentence("server-switch-rings", on="false")
        rings = sentence("server-switch-rings", on="true")
        # The closed menu shows what is off.
        await page.get_by_role("combobox").last.click()
        await ada.get_by_role("option", name=rings).click()
        await expect(page.get_by_role("combobox", name=off)).to_be_visible()
        await page.get_by_role("combobox", name=sentence("server-places-all")).click()
        await ada.get_by_role("option", name="#games").click()
        await ada.locator(".popup").get_by_role("button", name="Done").click()
        # The second combobox is the list of channels.
        await expect(page.get_by_role("combobox").nth(1)).to_contain_text("#games")
        await page.get_by_role("button", name=sentence("server-limits-button")).click()
        await picture(ada, "settings-limits")
        line = ada.get_by_label(sentence("server-limit-per-channel"))
        await line.fill("2")
        await ada.keyboard.press("Enter")
        await expect(page).to_contain_text("At a time: 2 tables")
        await picture(ada, "settings-strict")
        await page.get_by_role("button", name=sentence("server-audit-button")).click()
        await expect(page).to_contain_text(sentence("audit-rule-places"))
        await picture(ada, "audit")

        async with window(browser, play, "Ben") as ben:  # a player may not repair it
            await pick_start(ben, "playing", fill=3)
            start = sentence("lobby-button-start")
            await newest(ben).get_by_role("button", name=start).click()
            await expect(newest(ben).get_by_role("button", name=start)).to_have_count(0)

        # Ada manages the server, so the table is offered to her for repair.
        await slash(ada, "table")
        await (
            newest(ada).get_by_role("button", name=sentence("mend-offer-button", number=1)).click()
        )
        await expect(newest(ada)).to_contain_text(sentence("mend-title", number=1))
        await picture(ada, "mending")
        await newest(ada).get_by_role("button", name=sentence("mend-back")).click()
        await expect(newest(ada)).to_contain_text(sentence("mend-done"))
        stepped = ada.locator("#messages").get_by_text(sentence("table-stepped-back"))
        await expect(stepped).to_be_visible()
        await picture(ada, "mended")
