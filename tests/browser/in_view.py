"""Counts how often a phone shows the picture and the question together, without scrolling.

`python -m tests.browser.in_view [GAME …]` plays a game between house players for each number of
seats. For each question to a seat it measures the message that asks: the card, or the table if the
game has no secrets. It does so for players who know the game, and for newcomers, who read tips. The
screen has 390 × 700 pixels, and the playground's page keeps some of them.
"""

import argparse
import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, product
from typing import NamedTuple
from unittest.mock import Mock

from playwright.async_api import Browser

from bot.i18n.words import Words, locales
from bot.messages.drawing import PageDrawer
from bot.pages.page import Page
from games.engine.asks import CLOCK
from games.registry import GAMES
from tests.browser.heights import a_window, components
from tests.browser.newcomer import PHONE
from tests.cogs.faces import ENDLESS, FACES, WORDS
from tests.cogs.stage import Stage
from tests.playground.browser import a_browser
from tests.support.playground import Playground

MEASURE = """
async ([here, written]) => {
  const { state } = await import(`${here}api.js`);
  const { addMessage, removeMessage } = await import(`${here}messages.js`);
  const room = document.querySelector('#messages').clientHeight;
  return JSON.parse(written).map((components, index) => {
    const message = {
      id: `view-${index}`, channel_id: state.room, author: state.bot, timestamp: new Date(),
      content: '', components, embeds: [], attachments: [], mentions: [], flags: 1 << 15,
    };
    addMessage(message);
    const content = document.querySelector(`[data-message-id=view-${index}] .content`);
    const first = content.querySelector('img[src^="data:image/gif"]') ?? content;
    const bottom = content.getBoundingClientRect().bottom;
    const needed = Math.ceil(bottom - first.getBoundingClientRect().top);
    removeMessage(message);
    return [needed, room];
  });
}
"""
"""Returns for each message the pixels from the top of its picture, or without one from its own top,
to its end, and the pixels that the screen has for messages.
"""


PLAYERS = {"expert": None, "newcomer": True}
"""Kinds of players, with the `tips` of their scenes."""


class Share(NamedTuple):
    """How many questions of a game are in view."""

    asked: int
    in_view: int
    tallest: int
    room: int

    @property
    def percent(self) -> float:
        return 100 * self.in_view / self.asked


def asking(
    game: str, seats: int, seed: int, words: Words = WORDS, *, tips: bool | None = None
) -> Iterator[Page]:
    """Yield the message of each question of a game. `tips`: as in `Scene`."""
    stage = Stage(seats, seed, game=GAMES[game])
    house = next(iter(GAMES[game].houses.values()))()
    face = FACES[game]
    for step in count():
        # A game that never ends would run on without this.
        assert step < ENDLESS

        ask = stage.engine.ask
        if ask is None:
            return

        for seat in ask.owed:
            if seat != CLOCK:
                has_card = GAMES[game].secrets
                scene = replace(stage.scene(seat if has_card else None), tips=tips)
                page = (face.card if has_card else face.table)(scene, words)
                yield PageDrawer._with_tip(Mock(faces=FACES), page, scene, words)

        stage.step(house)


async def measured(
    browser: Browser,
    game: str,
    seats: int,
    seed: int,
    words: Words = WORDS,
    *,
    tips: bool | None = None,
) -> Share:
    """Play a game and measure its questions. `tips`: as in `Scene`."""
    pages = asking(game, seats, seed, words, tips=tips)
    parts = [components(page, words, painted=False) for page in pages]
    async with Playground(spawn=False) as play:
        window = await a_window(browser, play, PHONE)
        sheets = [f"/page/{play.key}/", json.dumps(parts)]
        found: list[list[int]] = await window.evaluate(MEASURE, sheets)
        await window.close()

    needed = [pixels for pixels, _ in found]
    room = found[0][1]
    return Share(len(needed), sum(pixels <= room for pixels in needed), max(needed), room)


async def main(games: list[str], seed: int, words: Words) -> None:
    print("game      seats  player    questions  in view  tallest   room")
    async with a_browser() as browser:
        for game in games:
            for seats, (player, tips) in product(GAMES[game].seats, PLAYERS.items()):
                share = await measured(browser, game, seats, seed, words, tips=tips)
                numbers = (
                    f"{share.asked:9} {share.percent:7.0f} % {share.tallest:5} px {share.room:3} px"
                )
                print(f"{game:10}{seats:5}  {player:10}{numbers}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Whether a phone shows picture and question.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", choices=locales(), default=WORDS.locale)
    said = parser.parse_args()
    asyncio.run(main(said.games or [*GAMES], said.seed, Words(said.language)))
