"""The bot with a picture in its lobby, for tests of pictures."""

from collections.abc import Sequence
from dataclasses import replace

from bot import cli as bot
from bot.i18n.words import Words
from bot.pages.page import Image, Line, Page, Row, Text
from bot.pages.presentable import as_text
from bot.tables.scene import Scene
from cogs import lobby
from cogs.lobby.face import LOBBY
from tests.support.toy_picture import Toy


def page(scene: Scene, words: Words) -> Page:
    drawn = as_text(LOBBY.page(scene, words))
    texts = tuple(block for block in drawn.blocks if isinstance(block, Text | Line))
    pressed = tuple(block for block in drawn.blocks if isinstance(block, Row))
    names = ", ".join(player.name for player in scene.players)
    image = Image(Toy(names), f"At the table: {names}.", texts)
    return replace(drawn, blocks=(image, *pressed))


def main(argv: Sequence[str] | None = None) -> int:
    vars(lobby)["LOBBY"] = replace(LOBBY, page=page)
    return bot.main(argv)
