"""Headless Chromium for tests, or a reason to skip or fail them if there is none."""

import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from tests.support.playground import Playground

# The headless shell takes half the time of the full browser for a page.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str:
    """Return the path of Chromium; skip without one, or fail if COOP_REQUIRE_BROWSER is 1."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None and os.environ.get("COOP_REQUIRE_BROWSER") == "1":
        pytest.fail("COOP_REQUIRE_BROWSER is 1, but no Chromium was found")

    if found is None:
        pytest.skip("no Chromium here (Debian: apt install chromium-headless-shell)")

    return found


@asynccontextmanager
async def a_browser(**environment: str) -> AsyncIterator[Browser]:
    """Start Chromium; ``environment`` is added to that of its process."""
    path = chromium()
    env: dict[str, str | float | bool] = {**os.environ, **environment}
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=QUIET, env=env)
        try:
            yield browser
        finally:
            await browser.close()


async def window(browser: Browser, play: Playground, name: str, **shape: object) -> Page:
    """Open the page as this person; its errors are collected in ``problems``."""
    page = await browser.new_page(**shape)  # type: ignore[arg-type]
    page.set_default_timeout(5_000)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    # An attribute of the page, so that a test needs no second return value.
    page.problems = problems  # type: ignore[attr-defined]
    await page.goto(play.page(name))
    await expect(page.locator("body[data-ready=true]")).to_be_visible()

    return page


def message_box(page: Page, room: str = "#games") -> Locator:
    return page.get_by_role("combobox", name=f"Message {room}")


async def optional(page: Page, name: str) -> Locator:
    """Add an optional option to the command that is being written, and return its field."""
    await page.get_by_role("combobox", name=re.compile(r"^\+\d+ more$")).click()
    await page.locator(f"[role=option][data-option={name}]").click()
    return page.get_by_label(name, exact=True)
