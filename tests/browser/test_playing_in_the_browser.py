"""A whole game of Playing Chicken by mouse, in Chromium, on the playground."""

from random import Random

import pytest
from playwright.async_api import Browser, expect

from tests.browser.mouse import BOT, pick_start, picture, press_until, to_the_dm, window
from tests.support.playground import Playground
from tests.support.sentences import sentence

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.browser]


# Full, because the other games are played with the mouse, and tests/discord plays this one.
@pytest.mark.full
async def test_playing_chicken_from_the_command_to_the_last_card(browser: Browser) -> None:
    async with (
        Playground(bot=BOT) as play,
        window(browser, play, "Ada") as table,
        window(browser, play, "Ada") as ada,
    ):
        await play.until_online()
        await pick_start(table, "playing", fill=3)
        await table.get_by_role("button", name=sentence("lobby-button-start")).click()
        await to_the_dm(ada)

        final = table.locator("#messages").get_by_text(sentence("table-over"))
        presses = await press_until(final, [ada], Random(1))

        # Fifteen tricks; a slow machine may miss some deadlines.
        assert presses >= 10, "fifteen tricks, and few of them slept through"

        await expect(table.locator("[data-message-id]").last).to_contain_text("Ada")
        await picture(table, "playing-over")
