"""Playing Chicken, drawn: the public table and the private cards."""

from bot.chat.pages.faces import Aside
from bot.chat.pages.page import Page
from bot.language.words import Words
from bot.tables.scene import Scene
from bot.tables.table import Bulletin
from cogs.playing import card, moment, story, table
from cogs.playing.labels import Labels
from games.kit.asks import Option
from games.playing.rules import PlayingChicken


class PlayingFace:
    """See bot/chat/pages/faces.py."""

    slug = PlayingChicken.slug

    def table(self, scene: Scene, words: Words) -> Page:
        return table.page(scene, words)

    def card(self, scene: Scene, words: Words) -> Page:
        return card.page(scene, words)

    def aside(self, scene: Scene, words: Words) -> Aside | None:
        return moment.aside(Labels(scene, words))

    def last_word(self, key: str, scene: Scene, words: Words) -> str | None:
        return None  # a trick is over before it is told

    def label(self, option: Option, scene: Scene, words: Words) -> str:
        return Labels(scene, words).chosen(option)

    def told(self, bulletin: Bulletin, scene: Scene, words: Words) -> str | None:
        return story.sentence(Labels(scene, words), bulletin)
