"""A new player with a phone, who presses what the screen offers.

`python -m tests.browser.newcomer [GAME …]` prints for each game how many presses and seconds it
takes from `/chicken help` to the first choice of a lesson, to the lesson's end, and to the third
round at a real table (the player's third turn, where a game has no rounds). The bot is the real
one, so house players wait before they choose; the player does not stop to read. `--pictures FOLDER`
saves what the screen shows on the way.
"""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from playwright.async_api import Browser, Locator, Page, expect

from games.registry import GAMES
from tests.browser.mouse import MOUSE, PATIENCE, answer, choose
from tests.playground.browser import a_browser, message_box
from tests.support.playground import Playground
from tests.support.sentences import sentence

PHONE = {"width": 390, "height": 700}
"""A phone's screen without the bar of its browser."""

LONG = 3 * PATIENCE
"""A round of a duel takes minutes, as house players wait before they choose."""

LONGEST = 40
"""The most presses that a lesson may take."""

THIRD = 3
ROUNDS = {"heist": "Round 3 of 10", "playing": "Round 3 of 5", "crazy": "Round 3 of 4"}
"""Texts of a table in its third round."""
CHOSEN = "You chose"
"""Text on the card of a player who has answered and may still change the answer."""
DOUBLE_PRESS = 1.0
"""Seconds after Start in which another press on its message counts as a double press."""
SOON = 3_000.0
"""Milliseconds to wait for a change after a press."""

TURNS = {"out": "Ada: turn a card", "political": "Ada is up"}
"""Texts of tables without rounds while it is this player's turn."""
RUN = "Ada made 21 and runs"
"""The other question of the game with public buttons."""

SAID = """
() => {
  const all = document.querySelector('#messages');
  return [all.innerText, ...[...all.querySelectorAll('img')].map((one) => one.alt)].join(' ');
}
"""
"""Returns all text on the screen, including descriptions of pictures."""
# Counts presses in the page itself, so that none is missed.
COUNT = "window.taps = 0; addEventListener('click', () => { window.taps += 1; }, true);"


class Way(NamedTuple):
    """Presses and seconds since the command was sent."""

    presses: int
    seconds: float


Look = Callable[[Page, str], Awaitable[None]]


async def looking_away(page: Page, name: str) -> None:
    """Take no screenshots."""


PLAIN = [
    sentence(f"heist-option-{option}") for option in ("stay", "rob", "end", "done", "override-pass")
]
"""In a heist take one loot per turn, and stay: a player who runs early sees no third round."""


async def plainly(offered: list[Locator]) -> Locator | None:
    labels = {await control.inner_text(timeout=MOUSE): control for control in offered}
    for wish in PLAIN:
        for label, control in labels.items():
            if wish in label:
                return control

    return None


class Newcomer:
    """A new player. `look` is called whenever there is something for a screenshot."""

    def __init__(self, page: Page, game: str, look: Look = looking_away) -> None:
        self.page = page
        self._game = game
        self._look = look
        self._since = 0.0
        self._rng = Random(1)
        self._turns = 0
        self._is_up = False

    @classmethod
    async def comes(
        cls, browser: Browser, play: Playground, game: str, look: Look = looking_away
    ) -> "Newcomer":
        page = await browser.new_page(viewport=PHONE, has_touch=True)  # type: ignore[arg-type]
        await page.add_init_script(COUNT)
        await page.goto(play.page("Ada"))
        await expect(page.locator("body[data-ready=true]")).to_be_visible()

        return cls(page, game, look)

    async def way(self) -> Way:
        return Way(await self.page.evaluate("window.taps"), monotonic() - self._since)

    async def asks_to_learn(self) -> Way:
        """Type the command, go to the lesson, and wait until the first choice is shown."""
        box = message_box(self.page)
        await box.press_sequentially("/chicken help")
        await expect(box).to_have_attribute("aria-expanded", "true")
        await self.page.keyboard.press("Enter")
        # The first Enter chooses the command, the second sends it.
        await self.page.keyboard.press("Enter")
        self._since = monotonic()
        await self.page.evaluate("window.taps = 0")
        for label in (f"{self._game}-title", "help-learn"):
            await self.page.get_by_role("button", name=sentence(label), exact=True).click()

        await expect(self._first).to_be_visible()
        await self._look(self.page, "learn-01")

        return await self.way()

    async def learns(self) -> Way:
        """Press the first button that is offered, until the lesson ends."""
        opens = self.page.get_by_role("button", name=sentence("lesson-button-table"))
        for step in range(2, LONGEST):
            if await opens.count():
                return await self.way()

            await self._press_on()
            await self._look(self.page, f"learn-{step:02}")

        raise TimeoutError(f"no end after {LONGEST} presses")

    async def opens_a_table(self) -> Way:
        """Press the lesson's last button, and then the one that deals."""
        await self._first.click()
        start = self.page.get_by_role("button", name=sentence("lobby-button-start"), exact=True)
        await expect(start).to_be_visible()
        await self._look(self.page, "table-lobby")
        await start.click()
        await expect(start).to_have_count(0)
        # An earlier press on the same message would be ignored.
        await asyncio.sleep(DOUBLE_PRESS)
        await self._look(self.page, "table-dealt")

        return await self.way()

    async def plays(self) -> Way:
        """Answer on the table or below it until the third round.

        If the game ends before that, play another one.
        """
        await self._takes_up_cards()
        async with asyncio.timeout(LONG):
            while not await self._is_third():
                if await self._again.count():
                    await self._again.click()
                    await expect(self._again).to_have_count(0)
                    await self._takes_up_cards()
                elif not await self._answers():
                    await asyncio.sleep(0.1)

        await self._look(self.page, "table-third")
        return await self.way()

    async def _takes_up_cards(self) -> None:
        if GAMES[self._game].secrets:
            await self.page.get_by_role("button", name=sentence("table-button-hand")).last.click()
            await expect(self._first).to_be_visible()
            await self._look(self.page, "table-hand")

    async def _answers(self) -> bool:
        """Answer an open question; return False if there is none."""
        before = await self._all.text_content() or ""
        # Public buttons are always there, so the text has to name this player.
        is_asked = GAMES[self._game].secrets or TURNS[self._game] in before or RUN in before
        if not is_asked or CHOSEN in before or not await answer(self.page, self._rng, plainly):
            return False

        with suppress(AssertionError):  # the press changed nothing
            await expect(self._all).not_to_have_text(before, timeout=SOON)

        return True

    @property
    def _again(self) -> Locator:
        return self.page.get_by_role("button", name=sentence("rematch-button"))

    async def _is_third(self) -> bool:
        screen_text = await self.page.evaluate(SAID)
        if self._game in ROUNDS:
            return ROUNDS[self._game] in screen_text

        # Turns are counted when they begin.
        was_up = self._is_up
        self._is_up = TURNS[self._game] in screen_text
        self._turns += self._is_up and not was_up
        return self._turns == THIRD

    @property
    def _all(self) -> Locator:
        return self.page.locator("#messages")

    @property
    def _message(self) -> Locator:
        return self.page.locator("[data-message-id] .content").last

    @property
    def _first(self) -> Locator:
        """The first enabled button or menu of the newest message."""
        return self._message.locator("[data-custom-id]:not([disabled])").first

    async def _press_on(self) -> None:
        """Press it and wait until the message has changed."""
        before = await self._message.text_content() or ""
        is_menu = await self._first.get_attribute("role") == "combobox"
        await self._first.click()
        if is_menu:
            await choose(self.page, self._rng)

        await expect(self._message).not_to_have_text(before)


async def told(browser: Browser, game: str, folder: Path | None) -> str:
    """Return one row of the printed table."""

    async def look(page: Page, name: str) -> None:
        if folder is not None:
            # Pictures are loaded after the text.
            await page.wait_for_load_state("networkidle")
            await page.screenshot(path=folder / f"{game}-{name}.png")

    async with Playground(environment={"COOP_PICTURES": "on"}) as play:
        await play.until_online()
        newcomer = await Newcomer.comes(browser, play, game, look)
        ways = [await newcomer.asks_to_learn(), await newcomer.learns()]
        await newcomer.opens_a_table()
        ways.append(await newcomer.plays())
        await newcomer.page.close()

    return game.ljust(10) + "".join(f"{way.presses:9} {way.seconds:6.1f} s" for way in ways)


async def main(games: list[str], folder: Path | None) -> None:
    print(" " * 10 + f"{'first choice':>18}{'lesson’s end':>18}{'third round':>18}")
    async with a_browser() as browser:
        for game in games:
            print(await told(browser, game, folder), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How long somebody new takes.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--pictures", type=Path, metavar="FOLDER")
    said = parser.parse_args()
    if said.pictures is not None:
        said.pictures.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(said.games or [*GAMES], said.pictures))
