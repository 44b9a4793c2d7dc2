"""A round of Crazy Chicken by mouse, with cards by DM, and its rematch: two presses on the result
deal the next game.
"""

from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.browser.mouse import BOT, MOUSE, pick_start, picture, press_until, to_the_dm, window
from tests.support.playground import Playground
from tests.support.sentences import sentence

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]

# The verb of the option's text, as other options do not begin with it.
LAY = sentence("crazy-option-lay", count=2, card=20, where="").split()[0]


async def a_set(offered: list[Locator]) -> Locator | None:
    """Choose an option that lays a set, if there is one."""
    for control in offered:
        if LAY in (await control.inner_text(timeout=MOUSE)).split():
            return control
    return None


def button(page: Page, message: str, **facts: Any) -> Locator:
    return page.locator("#messages").get_by_role("button", name=sentence(message, **facts))


async def test_duel_and_rematch(browser: Browser) -> None:
    async with (
        Playground(bot=BOT) as play,
        # Two windows for each player: the channel and the direct messages.
        window(browser, play, "Ada") as ada,
        window(browser, play, "Ben") as ben,
        window(browser, play, "Ada") as cards_of_ada,
        window(browser, play, "Ben") as cards_of_ben,
    ):
        await play.until_online()
        await pick_start(ada, "crazy", fill=0, rounds=sentence("crazy-setting-rounds-1"))
        await button(ben, "lobby-button-join").click()
        await expect(ada.locator("[data-message-id]").last).to_contain_text("Ben")
        await button(ada, "lobby-button-start").click()
        await to_the_dm(cards_of_ada)
        await to_the_dm(cards_of_ben)
        final = ada.locator("#messages").get_by_text(sentence("table-over"))
        presses = await press_until(final, [cards_of_ada, cards_of_ben], Random(1), a_set)
        assert presses >= 9, "three turns at least"

        await picture(ada, "rematch-result")
        await picture(cards_of_ada, "crazy-card-over")

        await button(ben, "rematch-button").click()
        lobby = ada.locator("[data-message-id]").last
        await expect(lobby).to_contain_text(sentence("lobby-again-deals"))
        await expect(lobby).to_contain_text("@Ada")
        # The button has moved to the lobby, so the old message must not offer it.
        await expect(button(ada, "rematch-button")).to_have_count(0)
        await picture(ada, "rematch-lobby")
        await picture(ben, "rematch-lobby-of-host")

        await button(ada, "rematch-on", number=2).click()
        await expect(lobby).not_to_contain_text(sentence("lobby-again-deals"))
        note = ada.locator("#messages").get_by_text(sentence("rematch-dealt", number=2))
        await expect(note).to_be_visible()
        await picture(ada, "rematch-dealt")
