"""A game of Chicken Out! by mouse, in Chromium, on the playground, on the public table alone."""

from random import Random

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.browser.mouse import ANSWERS, BOT, MOUSE, pick_start, picture, press_until, window
from tests.support.playground import Playground
from tests.support.sentences import sentence

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.browser]


def turn_of(table: Page, name: str) -> Locator:
    """Return the text that asks this player."""
    # The text up to the comma; asterisks are Markdown and not shown.
    asked, _, _ = sentence("out-ask-turn", who=name, cards=2).partition(",")
    return table.locator("#messages").get_by_text(asked.replace("*", ""))


async def boldly(offered: list[Locator]) -> Locator | None:
    """Play on if possible: a game with many chickens takes twice as long."""
    for control in offered:
        if sentence("out-option-play") in await control.inner_text(timeout=MOUSE):
            return control
    return None


async def test_chicken_out_from_the_command_to_the_end(browser: Browser) -> None:
    """A player who is not asked gets a private refusal; then both press whenever they can."""
    async with (
        Playground(bot=BOT) as play,
        window(browser, play, "Ada") as ada,
        window(browser, play, "Ben") as ben,
    ):
        await play.until_online()
        await pick_start(ada, "out", fill=3)
        await ben.get_by_role("button", name=sentence("lobby-button-join")).click()
        await expect(ada.locator("[data-message-id]").last).to_contain_text("Ben")
        await ada.get_by_role("button", name=sentence("lobby-button-start")).click()
        await expect(ada.locator(f"{ANSWERS}[data-custom-id*=':turn']").first).to_be_visible()
        await picture(ada, "out-turn")

        # Who begins is random.
        await expect(turn_of(ada, "Ada").or_(turn_of(ada, "Ben"))).to_be_visible()
        waits = ben if await turn_of(ada, "Ada").count() else ada
        await waits.locator(f"{ANSWERS}[data-custom-id*=':turn']").first.click()
        await expect(
            waits.locator("#messages").get_by_text(sentence("refused-nothing-to-say"))
        ).to_be_visible()

        final = ada.locator("#messages").get_by_text(sentence("table-over"))

        assert await press_until(final, [ada, ben], Random(1), boldly) >= 4

        await picture(ada, "out-over")
