"""Chicken Heist on Discord: `start heist` and `rules heist`, the table, the cards."""

from functools import partial

from bot.app import Coop
from bot.pages.faces import Face
from cogs.games import bring
from cogs.heist import card, orders, recap, reveal, story, table, tips, watch
from cogs.heist.labels import Labels
from cogs.tips import first
from games.heist.rules import Heist

FACE = Face(
    slug=Heist.slug,
    table=table.page,
    card=card.page,
    aside=reveal.aside,
    last_word=reveal.last_word,
    label=Labels.label,
    chapter="round_started",
    recap=lambda scene, words: recap.recap(Labels(scene, words)),
    for_watchers=watch.FOR_WATCHERS,
    tip=partial(first, Labels, tips.LOOKS),
    told=lambda bulletin, scene, words: story.sentence(Labels(scene, words), bulletin),
)


async def setup(bot: Coop) -> None:
    bring(bot, Heist, FACE)
    bot.chat.faces.orders.learn(Heist.slug, orders.spell)
