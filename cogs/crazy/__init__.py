"""Crazy Chicken on Discord: `start crazy` and `rules crazy`, the table, the cards."""

from bot.app import Coop
from cogs.crazy import card, moment, recap, story, table, tips, watch
from cogs.crazy.labels import Labels
from cogs.games import bring
from cogs.plain import face
from games.crazy.rules import CrazyChicken

SETTINGS = ("rounds", "first", "draw", "discard_history")

FACE = face(
    CrazyChicken,
    Labels,
    looks=tips.LOOKS,
    recap=recap.recap,
    sentence=story.sentence,
    table=table.page,
    card=card.page,
    aside=moment.moment,
    for_watchers=watch.FOR_WATCHERS,
    hands=lambda scene, words: Labels(scene, words).hands(),
)


async def setup(bot: Coop) -> None:
    bring(bot, CrazyChicken, FACE, SETTINGS)
