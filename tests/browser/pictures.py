"""Takes new pictures for docs/images: `python -m tests.browser.pictures`.

Four people and two house players play a heist on the playground; a seed decides their presses. For
a picture the bot's process is stopped, so that the page does not change meanwhile.
"""

import asyncio
import os
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Browser, FloatRect, Page

from bot.common.clock import SystemClock
from playground.discord.world import Message
from playground.limits.components import walk
from tests.browser.gang import board
from tests.playground.browser import a_browser
from tests.support.playground import InteractionFailed, Playground, text_of
from tests.support.sentences import sentence

IMAGES = Path(__file__).resolve().parents[2] / "docs" / "images"
PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
RUNNER = "Ben"
RUNS_IN = 2
"""Who runs, and from which round on, so that the table shows a player who escaped."""
DESK = {"width": 1280, "height": 1600}
PHONE = {"width": 390, "height": 1010}  # the width of a phone, the height of a card
SHARPNESS = {"table.png": 1.2, "card.png": 1.5}
"""Device pixels per pixel of the page, small enough for files under 250 kB."""
EARLIER = 14
"""Seconds that the page's clock is behind, as the short windows would show almost no time left."""
PATIENCE = 240.0


def answers(message: Message) -> list[dict[str, Any]]:
    """Return the buttons and menus that answer this message."""
    found = (part for _, part in walk(message.components) if not part.get("disabled"))
    return [part for part in found if ":pick" in part.get("custom_id", "")]


def chosen(parts: list[dict[str, Any]], rng: Random, *, runs: bool) -> tuple[str, list[str]]:
    """Return custom id and values to press: mostly buttons, and Run only for the runner."""
    named = {part.get("label"): part for part in parts}
    run = sentence("heist-option-run")
    hide = sentence("heist-option-hide")
    if runs and run in named:
        return named[run]["custom_id"], []
    if hide in named and rng.random() < 0.5:
        return named[hide]["custom_id"], []

    likely = [part for part in parts if part.get("label") not in (run, hide)]
    buttons = [part for part in likely if part.get("label")]
    # Without buttons or options of another kind, anything may be pressed.
    part = rng.choice(buttons if buttons and rng.random() < 0.7 else likely or parts)
    options = part.get("options") or []
    return part["custom_id"], [option["value"] for option in options[: part.get("min_values", 1)]]


def seen(play: Playground) -> str:
    """Return the description of the latest picture of the bank in the channel."""
    descriptions = [
        item["description"]
        for message in play.games.messages.values()
        for _, part in walk(message.components)
        for item in part.get("items", ())
        if re.match(r"Round \d+ of", item.get("description", ""))
    ]
    return descriptions[-1] if descriptions else ""


def round_of(play: Playground) -> int:
    found = re.search(r"^Round (\d+) of", seen(play))
    return int(found[1]) if found else 0


async def press_on(play: Playground, rng: Random, enough: Callable[[], bool]) -> bool:
    """Let all people answer until `enough` is true; return False if the game ended first."""
    over = sentence("table-over")
    while not enough():
        if over in board(play):
            return False

        for name in PEOPLE:
            for message in _asked(play, name):
                runs = name == RUNNER and round_of(play) >= RUNS_IN
                custom_id, values = chosen(answers(message), rng, runs=runs)
                try:
                    await play.settled(
                        play.click(name, message, custom_id=custom_id, values=values)
                    )
                except InteractionFailed:
                    # The message has changed since it was read.
                    continue

                if enough():
                    return True

        await asyncio.sleep(0.01)

    return True


def _asked(play: Playground, name: str) -> Iterator[Message]:
    cards = list(play.dm(name).messages.values())[-1:]
    return (card for card in cards if answers(card))


def hold(play: Playground) -> None:
    # SIGSTOP freezes the process without closing its connection.
    assert play.supervisor.pid is not None
    os.kill(play.supervisor.pid, signal.SIGSTOP)


def let_go(play: Playground) -> None:
    assert play.supervisor.pid is not None
    os.kill(play.supervisor.pid, signal.SIGCONT)


async def look(browser: Browser, address: str, size: dict[str, int], sharpness: float) -> Page:
    context = await browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        device_scale_factor=sharpness,
        color_scheme="dark",
    )
    page = await context.new_page()
    # Relative times are computed in the browser from its own clock.
    await page.clock.set_fixed_time(SystemClock().now() - EARLIER)
    await page.goto(address)
    await page.locator("body[data-ready=true]").wait_for()

    return page


async def picture_the_table(browser: Browser, play: Playground, name: str) -> None:
    """Save a picture of the channel, without the bar of people and the lists at its sides."""
    page = await look(browser, play.page(name), DESK, SHARPNESS["table.png"])
    hand = page.get_by_role("button", name=sentence("table-button-hand"))
    message = page.locator("#messages > [data-message-id]").filter(has=hand).last
    await page.wait_for_load_state("networkidle")
    # The message ends at the bottom of the window, as in a chat.
    await message.evaluate("it => it.scrollIntoView({ block: 'end' })")
    frame = await message.bounding_box()

    assert frame is not None

    margin = 12
    around: FloatRect = {
        "x": frame["x"],
        "y": frame["y"] - margin,
        "width": 700,
        "height": frame["height"] + 2 * margin,
    }
    await page.screenshot(path=IMAGES / "table.png", clip=around)


async def picture_the_card(browser: Browser, play: Playground, name: str) -> None:
    page = await look(browser, play.page(name), PHONE, SHARPNESS["card.png"])
    await page.locator("#drawer").click()
    await page.locator("[data-room=Coop]").click()
    await page.locator("#rooms").wait_for(state="hidden")
    # Until the sidebar has slid away.
    await page.wait_for_timeout(300)
    await page.screenshot(path=IMAGES / "card.png")


async def take(seed: int) -> bool:
    """Play a game and take both pictures; return False if it ended without a moment for them."""
    rng = Random(seed)
    drawn = {"COOP_PICTURES": "on"}
    async with (
        a_browser() as browser,
        Playground(bot="tests.browser.hasty_bot", environment=drawn) as play,
    ):
        await play.until_online()
        play.slash(PEOPLE[0], "chicken start heist", fill=6)
        lobby = await play.wait_for_message(play.games)
        for name in PEOPLE[1:]:
            await play.settled(play.click(name, lobby, label=sentence("lobby-button-join")))

        await play.settled(play.click(PEOPLE[0], lobby, label=sentence("lobby-button-start")))
        async with asyncio.timeout(PATIENCE):
            if not await press_on(play, rng, lambda: _is_lively(play)):
                return False

            hold(play)
            await picture_the_table(browser, play, PEOPLE[0])
            let_go(play)
            if not await press_on(play, rng, lambda: _to_decide(play) is not None):
                return False

            hold(play)
            await picture_the_card(browser, play, _to_decide(play) or PEOPLE[0])
            let_go(play)

            return True


def _is_lively(play: Playground) -> bool:
    """Return whether a player has escaped and a few rounds have been revealed."""
    description = seen(play)
    is_late = round_of(play) in (3, 4, 5, 6)
    return is_late and sentence("heist-alt-escaped", seats="").rstrip(" .") in description


def _to_decide(play: Playground) -> str | None:
    """Return who is about to choose between Stay, Run and Hide, or None."""
    title = sentence("heist-title-decision")
    for name in PEOPLE:
        for card in _asked(play, name):
            text = text_of(card)
            if title in text:
                return name

    return None


if __name__ == "__main__":
    for game in range(20):  # the deck is random, so some games have no such moments
        if asyncio.run(take(game)):
            break
