"""Chicken Heist on Discord: `start heist` and `rules heist`, the table, the cards."""

from bot.app import Coop
from cogs.games import bring
from cogs.heist import card, orders, recap, reveal, story, table, tips, watch
from cogs.heist.labels import Labels
from cogs.plain import face
from games.heist.rules import Heist

FACE = face(
    Heist,
    Labels,
    looks=tips.LOOKS,
    recap=recap.recap,
    sentence=story.sentence,
    table=table.page,
    card=card.page,
    aside=reveal.aside,
    last_word=reveal.last_word,
    for_watchers=watch.FOR_WATCHERS,
    hands=lambda scene, words: Labels(scene, words).hands(),
    spell=orders.spell,
)


async def setup(bot: Coop) -> None:
    bring(bot, Heist, FACE)
