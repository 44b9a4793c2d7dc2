"""A round of Crazy Chicken by mouse, in Chromium, on the playground, with cards by DM."""

from random import Random

import pytest
from playwright.async_api import Browser, Locator

from tests.browser.mouse import BOT, MOUSE, pick_start, picture, press_until, to_the_dm, window
from tests.support.playground import Playground
from tests.support.sentences import sentence

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.browser]

# The verb of the option's text, as other options do not begin with it.
LAY = sentence("crazy-option-lay", count=2, card=20, where="").split()[0]


async def a_set(offered: list[Locator]) -> Locator | None:
    """Choose an option that lays a set, if there is one."""
    for control in offered:
        if LAY in (await control.inner_text(timeout=MOUSE)).split():
            return control
    return None


async def test_round_from_the_command_to_the_last_set(browser: Browser) -> None:
    async with (
        Playground(bot=BOT) as play,
        # One window shows the channel, the other one Ada's direct messages.
        window(browser, play, "Ada") as table,
        window(browser, play, "Ada") as ada,
    ):
        await play.until_online()
        await pick_start(table, "crazy", fill=2, rounds=sentence("crazy-setting-rounds-1"))
        await table.get_by_role("button", name=sentence("lobby-button-start")).click()
        await to_the_dm(ada)

        final = table.locator("#messages").get_by_text(sentence("table-over"))
        presses = await press_until(final, [ada], Random(1), a_set)

        assert presses >= 9, "three turns at least"

        await picture(table, "crazy-over")
        await picture(ada, "crazy-card-over")
