"""Tests of the page on a phone: a small screen, touch, and the channels in a drawer."""

import pytest
from playwright.async_api import Browser, Page, expect

from tests.playground.browser import window
from tests.support.found import found
from tests.support.playground import Playground

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]


async def phone(browser: Browser, play: Playground, name: str) -> Page:
    size = {"width": 390, "height": 844}
    # Touch events replace mouse events.
    return await window(browser, play, name, viewport=size, has_touch=True)


async def pull(page: Page) -> None:
    await page.get_by_role("button", name="Show channels").tap()
    await assert_drawer(page, out=True)


async def assert_drawer(page: Page, *, out: bool) -> None:
    button = page.get_by_role("button", name="Show channels")
    await expect(button).to_have_attribute("aria-expanded", "true" if out else "false")
    rooms = expect(page.locator("#rooms"))
    await (rooms.to_be_visible() if out else rooms.to_be_hidden())


async def test_drawer_closes_in_every_way(browser: Browser, play: Playground) -> None:
    page = await phone(browser, play, "Ada")
    button = page.get_by_role("button", name="Show channels")
    await pull(page)
    await button.tap()
    await assert_drawer(page, out=False)

    await pull(page)
    # Escape must close the drawer also while the focus is inside it.
    await page.get_by_role("button", name="quiet").focus()
    await page.keyboard.press("Escape")
    await assert_drawer(page, out=False)
    await expect(button).to_be_focused()

    await pull(page)
    await page.get_by_role("button", name="Server menu").tap()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("menu")).to_be_hidden()
    # The first Escape has closed only the menu on top.
    await assert_drawer(page, out=True)
    # A tap beside the drawer.
    await page.touchscreen.tap(350, 500)
    await assert_drawer(page, out=False)

    await pull(page)
    await page.get_by_role("button", name="Play as Ben").tap()
    await assert_drawer(page, out=False)

    await pull(page)
    await page.get_by_role("button", name="quiet").focus()
    await page.keyboard.press("Enter")
    await assert_drawer(page, out=False)
    await expect(page.locator("#where")).to_have_text("quiet")
    # The focus returns to the button that opened the drawer.
    await expect(button).to_be_focused()
    await page.close()


async def test_tap_beside_the_drawer_only_closes_it(browser: Browser, play: Playground) -> None:
    page = await phone(browser, play, "Ada")
    play.slash("Ada", "chicken start heist")
    join = page.get_by_role("button", name="Join")
    await join.wait_for()
    await pull(page)
    await page.wait_for_timeout(300)  # until the animation has ended
    box = found(await join.bounding_box())

    # The tap closes the drawer; the button below it must not be pressed.
    await page.touchscreen.tap(box["x"] + 4, box["y"] + 4)
    await assert_drawer(page, out=False)
    await join.tap()
    await expect(page.locator("#messages").get_by_text("1 joined")).to_be_visible()
    await page.close()
