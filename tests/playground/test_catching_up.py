"""Tests that the page shows what happened while it opened or while its feed was cut."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, Route, expect

from tests.playground.browser import message_box, window
from tests.support.playground import Playground

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]


@pytest_asyncio.fixture(loop_scope="session")
async def silent() -> AsyncIterator[Playground]:
    """A playground without a bot process."""
    async with Playground(spawn=False) as play:
        yield play


def register(play: Playground, *names: str) -> None:
    """Register commands, as the bot does when it starts."""
    play.simulation.world.commands = [
        {"id": str(number), "type": 1, "name": name, "description": "?", "options": []}
        for number, name in enumerate(names, 1)
    ]
    play.simulation.feed.publish("commands", {})


def says(play: Playground, text: str) -> None:
    play.simulation.posting.by_person(play.games, play.person("Ben"), text)


async def shows(page: Page, text: str) -> None:
    await expect(page.locator("#messages").get_by_text(text)).to_be_visible()


async def offers(page: Page, command: str) -> None:
    await message_box(page).press_sequentially("/")
    await expect(page.get_by_role("option", name=command)).to_be_visible()


class Held:
    """Holds a request of the page before it is sent, or before its answer arrives."""

    def __init__(self, page: Page, *, answered: bool) -> None:
        self.page = page
        self.answered = answered
        self.held = asyncio.Event()
        self.may_go_on = asyncio.Event()

    async def first(self, address: str) -> None:
        await self.page.route(address, self._hold, times=1)

    async def _hold(self, route: Route) -> None:
        # With the answer already fetched, the page gets an old state later.
        answer = await route.fetch() if self.answered else None
        self.held.set()
        await self.may_go_on.wait()
        await (route.fulfill(response=answer) if answer else route.continue_())


async def test_events_before_the_feed_listens_are_shown(
    browser: Browser, silent: Playground
) -> None:
    page = await browser.new_page()
    late = Held(page, answered=False)
    await late.first("**/feed*")
    await page.goto(silent.page("Ada"))
    await expect(page.locator("body[data-ready=true]")).to_be_visible()
    await late.held.wait()
    register(silent, "cluck")
    says(silent, "Is anybody there?")
    # The message and the command came before the feed request reached the server.
    late.may_go_on.set()
    await shows(page, "Is anybody there?")
    await offers(page, "/cluck")


async def test_events_while_a_room_loads_are_shown(browser: Browser, silent: Playground) -> None:
    page = await window(browser, silent, "Ada")
    await page.get_by_role("button", name="quiet").click()
    late = Held(page, answered=True)
    await late.first("**/messages*")
    await page.get_by_role("button", name="games", exact=True).click()
    await late.held.wait()
    says(silent, "Cluck!")
    silent.simulation.feed.publish("typing", {"channel": str(silent.games.id)})
    await expect(page.locator("#typing")).not_to_be_empty()  # so the message has arrived, too
    late.may_go_on.set()
    await shows(page, "Welcome to #games!")
    await shows(page, "Cluck!")


async def test_a_cut_feed_catches_up(browser: Browser, silent: Playground) -> None:
    page = await window(browser, silent, "Ada")
    silent.simulation.gateway.on_presence(True)
    await expect(page.locator("#bot-state")).to_have_attribute("data-online", "true")
    silent.simulation.feed.close()
    # The page shows the bot as offline while the feed is cut.
    await expect(page.locator("#bot-state")).to_have_attribute("data-online", "false")
    says(silent, "Cluck!")
    register(silent, "cluck")
    await shows(page, "Cluck!")
    await offers(page, "/cluck")


async def test_open_picker_offers_new_commands(browser: Browser, silent: Playground) -> None:
    page = await window(browser, silent, "Ada")
    await message_box(page).press_sequentially("/cl")
    await expect(page.get_by_text("The bot is offline: no commands yet.")).to_be_visible()
    register(silent, "cluck", "crow")
    await expect(page.get_by_role("option")).to_contain_text(["/cluck"])
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Cancel command")).to_be_visible()


async def test_newest_state_wins_over_a_late_answer(browser: Browser, silent: Playground) -> None:
    page = await window(browser, silent, "Ada")
    late = Held(page, answered=True)
    await late.first("**/state*")
    register(silent, "cluck")
    await late.held.wait()
    register(silent, "crow")
    await message_box(page).press_sequentially("/c")
    # The newer state is shown before the older answer arrives.
    await expect(page.get_by_role("option", name="/crow")).to_be_visible()
    async with page.expect_response("**/state*"):
        late.may_go_on.set()

    await message_box(page).press_sequentially("r")
    # The older answer must not replace it.
    await expect(page.get_by_role("option", name="/crow")).to_be_visible()
