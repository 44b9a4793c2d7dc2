"""Chicken Heist, drawn: the public table, the Reveals beside it, and the private cards."""

from bot.chat.pages.faces import Aside
from bot.chat.pages.page import Page
from bot.language.words import Words
from bot.tables.scene import Scene
from bot.tables.table import Bulletin
from cogs.heist import card, reveal, story, table
from cogs.heist.labels import Labels
from games.heist.rules import Heist
from games.kit.asks import Option


class HeistFace:
    """See bot/chat/pages/faces.py."""

    slug = Heist.slug

    def table(self, scene: Scene, words: Words) -> Page:
        return table.page(scene, words)

    def card(self, scene: Scene, words: Words) -> Page:
        return card.page(scene, words)

    def aside(self, scene: Scene, words: Words) -> Aside | None:
        return reveal.aside(scene, words)

    def last_word(self, key: str, scene: Scene, words: Words) -> str | None:
        return reveal.last_word(key, scene, words)

    def label(self, option: Option, scene: Scene, words: Words) -> str:
        kind = scene.question.decision.kind if scene.question is not None else ""
        return Labels(scene, words).chosen(option, kind)

    def told(self, bulletin: Bulletin, scene: Scene, words: Words) -> str | None:
        return story.sentence(Labels(scene, words), bulletin)
