"""Crazy Chicken on Discord: `start crazy` and `rules crazy`, the table, the cards."""

from functools import partial

from bot.app import Coop
from bot.pages.faces import Face
from cogs.crazy import card, moment, recap, story, table, tips, watch
from cogs.crazy.labels import Labels
from cogs.games import bring
from cogs.tips import first
from games.crazy.rules import CrazyChicken

SETTINGS = ("rounds", "first", "draw", "discard_history")

FACE = Face(
    slug=CrazyChicken.slug,
    table=table.page,
    card=card.page,
    aside=moment.moment,
    label=Labels.label,
    chapter="round_started",
    recap=lambda scene, words: recap.recap(Labels(scene, words)),
    for_watchers=watch.FOR_WATCHERS,
    tip=partial(first, Labels, tips.LOOKS),
    told=lambda bulletin, scene, words: story.sentence(Labels(scene, words), bulletin),
)


async def setup(bot: Coop) -> None:
    bring(bot, CrazyChicken, FACE, SETTINGS)
