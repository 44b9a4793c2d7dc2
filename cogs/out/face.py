"""Chicken Out!, drawn: everything stands on the public table."""

from bot.chat.pages.faces import Aside
from bot.chat.pages.page import Page
from bot.language.words import Words
from bot.tables.scene import Scene
from bot.tables.table import Bulletin
from cogs.out import card, moment, table
from cogs.out.labels import Labels
from games.kit.asks import Option
from games.out.rules import ChickenOut


class OutFace:
    """See bot/chat/pages/faces.py."""

    slug = ChickenOut.slug

    def table(self, scene: Scene, words: Words) -> Page:
        return table.page(scene, words)

    def card(self, scene: Scene, words: Words) -> Page:
        return card.page(scene, words)

    def aside(self, scene: Scene, words: Words) -> Aside | None:
        return moment.aside(Labels(scene, words))

    def last_word(self, key: str, scene: Scene, words: Words) -> str | None:
        return None  # it has happened before it is told

    def label(self, option: Option, scene: Scene, words: Words) -> str:
        return Labels(scene, words).chosen(option)

    def told(self, bulletin: Bulletin, scene: Scene, words: Words) -> str | None:
        return None  # nothing is told to one seat alone
