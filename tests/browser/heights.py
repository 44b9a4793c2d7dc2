"""Measures how tall the games' messages are on a phone: `python -m tests.browser.heights [GAME …]`.

Games between house players are drawn by their faces and shown by the playground's page in Chromium,
390 pixels wide. No bot runs. Only the content of a message counts, not its author's line.
`--in-words` leaves pictures out, `--language de` draws all in German, `--seed N` plays other games.
`--pictures FOLDER` saves the tallest message of each kind, on a phone and on a desk.
"""

import argparse
import asyncio
import json
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from discord import ComponentType
from playwright.async_api import Browser
from playwright.async_api import Page as Window

from bot.i18n.words import Words, locales
from bot.messages.drawing import with_button
from bot.pages.delivery import RawView
from bot.pages.page import Button, ButtonTokens, Do, Page, picture_of
from bot.pages.presentable import as_text
from bot.pictures.painter import png
from bot.tables.banter import Remark
from bot.tables.lobbies import DUEL
from bot.tables.scene import scene
from bot.tables.session import Session
from bot.tables.table import Guest, Rematch
from cogs.lobby.face import LOBBY
from games.engine.game import Rules
from games.registry import GAMES
from tests.cogs.faces import ENDLESS, FACES, WORDS
from tests.cogs.features import pages_of_game
from tests.cogs.stage import NOW, Stage, table
from tests.games.contract.tables import hidden
from tests.playground.browser import a_browser
from tests.support.playground import Playground

# A transparent GIF of one pixel.
BLANK = "data:image/gif;base64,R0lGODlhAQABAAAAACw="
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 900}

REMARK = Remark(1, "gloat", 0, 2, "fickle")
"""A long comment of a house player: every table must have room for it."""

MEASURE = """
async ([here, written]) => {
  const all = JSON.parse(written);
  const { state } = await import(`${here}api.js`);
  const { addMessage, removeMessage } = await import(`${here}messages.js`);
  return all.map((components, index) => {
    const message = {
      id: `height-${index}`, channel_id: state.room, author: state.bot, timestamp: new Date(),
      content: '', components, embeds: [], attachments: [], mentions: [], flags: 1 << 15,
    };
    addMessage(message);
    const content = document.querySelector(`[data-message-id=height-${index}] .content`);
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (all.length > 1) removeMessage(message);
    return height;
  });
}
"""
"""Shows the messages one after the other and returns their heights; a single one stays."""


class Kind(NamedTuple):
    """What is compared: game, number of seats, table or card or aside, and stage of the game."""

    game: str
    seats: int
    what: str
    stage: str


class Height(NamedTuple):
    """The tallest message of a kind."""

    pixels: int
    page: Page


def drawn(game: str, seats: int, seed: int, words: Words = WORDS) -> Iterator[tuple[Kind, Page]]:
    """Yield all messages of a table, from its lobby to its result."""
    yield from before_the_deal(game, seats, words)
    longest: dict[str, Any] = dict(hidden(GAMES[game]).LONGEST)
    # Options that show the most, and the defaults; the same ones are played once only.
    for options in [longest, {}] if longest else [longest]:
        yield from _played(GAMES[game], seats, seed, options, words)


def before_the_deal(game: str, seats: int, words: Words = WORDS) -> Iterator[tuple[Kind, Page]]:
    for stage, page in (("lobby", _lobby), ("again", _again)):
        kind = Kind(game, seats, "table", stage)
        yield kind, with_choice(page(game, seats, words), "table", words)


def _lobby(game: str, seats: int, words: Words) -> Page:
    most = GAMES[game].seats[-1]
    return LOBBY.page(scene(Session(table(seats, game=game)), 2, most, None), words)


def _again(game: str, seats: int, words: Words) -> Page:
    """Return a rematch lobby: the host calls all other players, and no player has joined yet."""
    again = table(seats, game=game)
    most = GAMES[game].seats[-1]
    first, *others = again.players
    ids = [player.user_id or 0 for player in others]
    again.players = [first]
    again.rematch = Rematch((first.user_id or 0, *ids), tuple(ids))
    # In a duel the called player may deal, so the page has another button.
    again.guest = Guest(ids[0], others[0].name) if most == DUEL else None
    return LOBBY.page(scene(Session(again), 2, most, None), words)


def with_choice(page: Page, what: str, words: Words = WORDS) -> Page:
    """Add the button that the bot adds to a card with a picture."""
    if what == "table" or picture_of(page) is None:
        return page
    return with_button(page, Button(words("cards-button-dm"), Do("cards")))


def _played(
    game: Rules, seats: int, seed: int, options: dict[str, Any], words: Words
) -> Iterator[tuple[Kind, Page]]:
    stage = Stage(seats, seed, game=game, **options)
    house = next(iter(game.houses.values()))()
    face = FACES[game.slug]
    for step in count():
        # A game that never ends would run on without this.
        assert step < ENDLESS

        when = "over" if stage.over else "running"
        for one in stage.scenes():
            # Tables may show a comment, cards never do.
            what = "table" if one.viewer is None else "card"
            commented = replace(one, remark=REMARK) if one.viewer is None else one
            draw = face.table if one.viewer is None else face.card
            yield (
                Kind(game.slug, seats, what, when),
                with_choice(draw(commented, words), what, words),
            )

        aside = None if face.aside is None else face.aside(stage.scene(), words)
        if aside is not None:
            yield Kind(game.slug, seats, "aside", when), aside.page

        if stage.over:
            return

        for what, page in pages_of_game(stage.scene(), face, words):
            yield Kind(game.slug, seats, what, when), page

        stage.step(house)


async def tallest(
    browser: Browser,
    game: str,
    seats: int,
    seed: int,
    *,
    in_words: bool = False,
    words: Words = WORDS,
) -> dict[Kind, Height]:
    """Return the tallest message of each kind; `in_words` leaves pictures out."""
    # Equal pages are measured once.
    pages = list(dict.fromkeys(drawn(game, seats, seed, words)))
    if in_words:
        pages = list(dict.fromkeys((kind, as_text(page)) for kind, page in pages))

    async with Playground(spawn=False) as play:
        window = await a_window(browser, play, PHONE)
        heights = await measure(window, play, [page for _, page in pages], words=words)
        await window.close()

    found: dict[Kind, Height] = {}
    for (kind, page), pixels in zip(pages, heights, strict=True):
        if kind not in found or found[kind].pixels < pixels:
            found[kind] = Height(pixels, page)

    return found


async def a_window(browser: Browser, play: Playground, size: dict[str, int]) -> Window:
    window = await browser.new_page(viewport=size)  # type: ignore[arg-type]
    # A fixed time, so that relative times have the same width in each run.
    await window.clock.set_fixed_time(NOW)
    await window.goto(play.page("Ada"))
    await window.locator("body[data-ready=true]").wait_for()
    return window


async def measure(
    window: Window,
    play: Playground,
    pages: list[Page],
    *,
    painted: bool = False,
    words: Words = WORDS,
) -> list[int]:
    """Return the heights in pixels, in the order of the pages.

    Args:
        window: A window of the playground.
        play: The playground.
        pages: The messages.
        painted: Whether their pictures are visible; a blank picture has the same height.
        words: The language of the pages.
    """
    parts = [components(page, words, painted=painted) for page in pages]
    # Playwright would convert each value by itself, which takes longer than to measure.
    sheets = [f"/page/{play.key}/", json.dumps(parts)]
    heights: list[int] = await window.evaluate(MEASURE, sheets)
    return heights


def components(page: Page, words: Words, *, painted: bool) -> list[Any]:
    parts = RawView(page, ButtonTokens(), image=picture_of(page)).to_components()
    image = picture_of(page)
    if image is None:
        return parts

    for part in parts[0]["components"]:
        if part["type"] == ComponentType.media_gallery.value:
            listed = image.picture.display(words)
            # Width and height reserve the space of the picture.
            media = {"url": BLANK, "width": listed.width, "height": listed.height}
            if painted:
                media["url"] = "data:image/png;base64," + b64encode(png(listed)).decode()

            part["items"][0]["media"] = media

    return parts


async def picture(browser: Browser, kind: Kind, page: Page, folder: Path, words: Words) -> None:
    """Save the message as it is seen at once, and on a phone also in full."""
    async with Playground(spawn=False) as play:
        for size in (PHONE, DESK):
            window = await a_window(browser, play, size)
            await measure(window, play, [page], painted=True, words=words)
            name = "-".join(map(str, (*kind, size["width"])))
            await window.screenshot(path=folder / f"{name}.png")

            if size is PHONE:
                # Tall enough that no part is below the fold.
                await window.set_viewport_size({"width": size["width"], "height": 2000})
                whole = window.locator("[data-message-id]")
                await whole.screenshot(path=folder / f"{name}-whole.png")

            await window.close()


async def main(
    games: list[str], seed: int, folder: Path | None, words: Words, *, in_words: bool
) -> None:
    async with a_browser() as browser:
        for game in games:
            seats = GAMES[game].seats
            for size in dict.fromkeys((seats[0], seats[-1])):
                found = await tallest(browser, game, size, seed, in_words=in_words, words=words)
                for kind, height in found.items():
                    where = f"{kind.game:10}{kind.seats} seats  {kind.what:6}{kind.stage:8}"
                    print(f"{where}{height.pixels:5} px", flush=True)
                    if folder is not None:
                        await picture(browser, kind, height.page, folder, words)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How tall the games' messages are on a phone.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures", type=Path, metavar="FOLDER")
    parser.add_argument("--language", choices=locales(), default=WORDS.locale)
    parser.add_argument("--in-words", action="store_true", help="without the drawn pictures")
    said = parser.parse_args()
    unknown = set(said.games) - set(GAMES)
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    if said.pictures is not None:
        said.pictures.mkdir(parents=True, exist_ok=True)
    words = Words(said.language)
    games = said.games or [*GAMES]
    asyncio.run(main(games, said.seed, said.pictures, words, in_words=said.in_words))
