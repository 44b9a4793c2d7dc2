"""Headless Chromium for tests: found, or a reason to skip (or to fail, where it is required)."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, async_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
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
    """Where Chromium is; skips without one, or fails if COOP_REQUIRE_BROWSER is 1."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None and os.environ.get("COOP_REQUIRE_BROWSER") == "1":
        pytest.fail("COOP_REQUIRE_BROWSER is 1, but no Chromium was found")
    if found is None:
        pytest.skip("no Chromium here (Debian: apt install chromium)")
    return found


@asynccontextmanager
async def a_browser() -> AsyncIterator[Browser]:
    path = chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=QUIET)
        try:
            yield browser
        finally:
            await browser.close()
