"""Players with mouse and keyboard, in Chromium windows on the playground's page."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random

from playwright.async_api import Browser, Locator, Page, expect
from playwright.async_api import TimeoutError as TooLate

from bot.i18n.words import Words
from bot.tables.table import Pace
from cogs.pages import pace_choice
from games.registry import GAMES
from tests.playground.browser import message_box, optional
from tests.support.playground import Playground

BOT = "tests.browser.hasty_bot"
PATIENCE = 200.0
"""Seconds for a whole game."""

MOUSE = 1_000.0
"""Milliseconds that one press may take."""

LOOK = os.environ.get("COOP_PICTURES")
"""A folder for screenshots of the games, or None."""

ANSWERS = "[data-message-id] [data-custom-id]:not([disabled]):not(.waiting)"


@asynccontextmanager
async def window(browser: Browser, play: Playground, name: str) -> AsyncIterator[Page]:
    """Open a browser window for a player; the page must raise no errors."""
    page = await browser.new_page(viewport={"width": 1280, "height": 900})
    page.set_default_timeout(10_000)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    await page.goto(play.page(name))
    await expect(page.locator("body[data-ready=true]")).to_be_visible()
    # Errors are checked at the end only, after the test has used the window.
    yield page

    assert problems == []

    await page.close()


async def to_the_dm(page: Page) -> None:
    await page.locator("[data-room=Coop]").click()


async def pick_start(page: Page, game: str, *, fill: int, **settings: str) -> None:
    """Type /start with house players and settings by label; the pace is quick unless it is set."""
    box = message_box(page)
    await box.press_sequentially(f"/start {game}")
    await expect(box).to_have_attribute(
        "aria-expanded", "true"
    )  # commands may not be registered yet
    await page.keyboard.press("Enter")
    await (await optional(page, "fill")).fill(str(fill))
    settings = {"pace": pace_choice(GAMES[game], Pace.QUICK, Words())} | settings
    for name, label in settings.items():
        await (await optional(page, name)).select_option(label=label)

    await page.keyboard.press("Enter")


async def answers(page: Page) -> list[Locator]:
    """Return the buttons and menus that answer the open question.

    The button to come back is among them, for players who missed two deadlines on a slow machine.
    """
    answer_verbs = ("pick", "all", "turn", "back")
    verbs = (f"{ANSWERS}[data-custom-id*=':{verb}']" for verb in answer_verbs)
    found = page.locator(", ".join(verbs))
    return await found.all()


Prefer = Callable[[list[Locator]], Awaitable[Locator | None]]
"""Returns the answer to press, or None for any."""


async def anything(offered: list[Locator]) -> Locator | None:
    return None


async def answer(page: Page, rng: Random, prefer: Prefer = anything) -> bool:
    """Press an answer; return False if there is none, or if the message changed meanwhile."""
    offered = await answers(page)
    if not offered:
        return False

    try:
        pressed = await prefer(offered) or rng.choice(offered)
        is_menu = await pressed.get_attribute("role", timeout=MOUSE) == "combobox"
        await pressed.click(timeout=MOUSE)
        if is_menu:
            await choose(page, rng)
    except TooLate:
        # The message was edited while the mouse moved; the next round looks again.
        await page.keyboard.press("Escape")
        return False

    return True


async def choose(page: Page, rng: Random) -> None:
    """Choose options from the open menu, as many as it needs."""
    options = await page.locator("[role=listbox] [role=option]").all()
    done = page.locator(".popup").get_by_role("button", name="Done")
    rng.shuffle(options)

    # A menu for one option closes by itself; others have a button "Done".
    for option in options:
        await option.click(timeout=MOUSE)
        if not await done.count():
            return
        if await done.is_enabled():
            await done.click(timeout=MOUSE)
            return


async def press_until(
    over: Locator,
    people: list[Page],
    rng: Random,
    prefer: Prefer = anything,
) -> int:
    """Let all people press until the locator is shown; return the number of presses."""
    presses = 0
    clock = asyncio.get_running_loop().time
    end = clock() + PATIENCE
    while not await over.count():
        if clock() > end:
            # The texts on all screens tell why the game did not go on.
            screens = "\n".join([await page.locator("body").inner_text() for page in people])
            raise TimeoutError(f"no end after {PATIENCE:g} s and {presses} presses:\n{screens}")

        pressed = [await answer(page, rng, prefer) for page in people]
        presses += sum(pressed)
        # After a press the next question comes at once.
        await asyncio.sleep(0.02 if any(pressed) else 0.1)

    return presses


async def picture(page: Page, name: str) -> None:
    """Take screenshots for a desk and a phone, if a folder is set."""
    if not LOOK:
        return

    await page.screenshot(path=f"{LOOK}/{name}-1280.png")
    await page.set_viewport_size({"width": 390, "height": 844})
    await asyncio.sleep(0.5)  # until the sidebar has slid away
    await page.screenshot(path=f"{LOOK}/{name}-390.png")
    await page.set_viewport_size({"width": 1280, "height": 900})
