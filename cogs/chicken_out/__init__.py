"""Chicken Out! on Discord: `start out` and `rules out`, the table and its buttons."""

from functools import partial

from bot.app import Coop
from bot.pages.faces import Face
from cogs.chicken_out import card, moment, recap, table, tips, watch
from cogs.chicken_out.labels import Labels
from cogs.games import bring
from cogs.tips import first
from games.chicken_out.rules import ChickenOut

SETTINGS = ("goal", "after21", "pass_left", "positions", "same_fox", "pickup", "deals")

# Everything stands on the public table, and nothing is told to one seat alone.
FACE = Face(
    slug=ChickenOut.slug,
    table=table.page,
    card=card.page,
    aside=moment.aside,
    label=Labels.label,
    chapter="opened",
    recap=lambda scene, words: recap.recap(Labels(scene, words)),
    for_watchers=watch.FOR_WATCHERS,
    tip=partial(first, Labels, tips.LOOKS),
)


async def setup(bot: Coop) -> None:
    bring(bot, ChickenOut, FACE, SETTINGS)
