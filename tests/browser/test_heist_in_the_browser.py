"""A whole game of Chicken Heist by mouse and keyboard, in Chromium, on the playground."""

from random import Random

import pytest
from playwright.async_api import Browser, Locator, expect

from tests.browser.mouse import BOT, MOUSE, pick_start, press_until, to_the_dm, window
from tests.support.playground import Playground
from tests.support.sentences import sentence

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]


async def stay(offered: list[Locator]) -> Locator | None:
    """Choose to stay if possible: a player who runs early sees little of the game."""
    for control in offered:
        if (await control.inner_text(timeout=MOUSE)).endswith(sentence("heist-option-stay")):
            return control
    return None


async def test_heist_from_the_command_to_the_payout(browser: Browser) -> None:
    async with (
        Playground(bot=BOT) as play,
        window(browser, play, "Ada") as table,
        window(browser, play, "Ada") as ada,
        window(browser, play, "Ben") as ben,
    ):
        await play.until_online()
        await pick_start(table, "heist", fill=3)
        await ben.get_by_role("button", name=sentence("lobby-button-join")).click()
        # Start is pressed only when the page shows both players.
        await expect(table.locator("[data-message-id]").last).to_contain_text("Ben")
        await table.get_by_role("button", name=sentence("lobby-button-start")).click()
        await to_the_dm(ada)
        await to_the_dm(ben)

        final = table.locator("#messages").get_by_text(sentence("table-over"))
        presses = await press_until(final, [ada, ben], Random(1), stay)

        assert presses >= 4, "a turn and a decision for each at least"

        for name in ("Ada", "Ben"):
            await expect(table.locator("[data-message-id]").last).to_contain_text(name)
