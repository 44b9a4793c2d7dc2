"""Hen Party on Discord: its commands, the table, the cards."""

from functools import partial

from bot.app import Coop
from bot.pages.faces import Face
from cogs.games import bring
from cogs.henparty import card, recap, table, tips, watch
from cogs.henparty.labels import Labels
from cogs.tips import first
from games.henparty.rules import HenParty

FACE = Face(
    slug=HenParty.slug,
    table=table.page,
    card=card.page,
    label=Labels.label,
    chapter="served",
    recap=lambda scene, words: recap.recap(Labels(scene, words)),
    for_watchers=watch.FOR_WATCHERS,
    tip=partial(first, Labels, tips.LOOKS),
)


async def setup(bot: Coop) -> None:
    bring(bot, HenParty, FACE)
