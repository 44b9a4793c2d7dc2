"""Political Chicken, drawn: the public table and the private cards."""

from bot.chat.pages.faces import Aside
from bot.chat.pages.page import Page
from bot.language.words import Words
from bot.tables.scene import Scene
from bot.tables.table import Bulletin
from cogs.political import card, story, table
from cogs.political.labels import Labels
from games.kit.asks import Option
from games.political.rules import PoliticalChicken


class PoliticalFace:
    """See bot/chat/pages/faces.py."""

    slug = PoliticalChicken.slug

    def table(self, scene: Scene, words: Words) -> Page:
        return table.page(scene, words)

    def card(self, scene: Scene, words: Words) -> Page:
        return card.page(scene, words)

    def aside(self, scene: Scene, words: Words) -> Aside | None:
        return table.battle(scene, words)

    def last_word(self, key: str, scene: Scene, words: Words) -> str | None:
        told = story.end_of_battle(Labels(scene, words), scene.news, int(key))
        return "\n".join(told) or None

    def label(self, option: Option, scene: Scene, words: Words) -> str:
        return Labels(scene, words).chosen(option)

    def told(self, bulletin: Bulletin, scene: Scene, words: Words) -> str | None:
        return story.sentence(Labels(scene, words), bulletin)
