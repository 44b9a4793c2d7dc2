"""Playing Chicken on Discord: `start playing` and `rules playing`, the table, the cards."""

from functools import partial

from bot.app import Coop
from bot.pages.faces import Face
from cogs.games import bring
from cogs.playing import card, moment, recap, story, table, tips, tricks, watch
from cogs.playing.labels import Labels
from cogs.tips import first
from games.playing.rules import PlayingChicken

SETTINGS = ("prize", "exact", "goals", "memory_aid")

FACE = Face(
    slug=PlayingChicken.slug,
    table=table.page,
    card=card.page,
    aside=moment.aside,
    label=Labels.label,
    chapter="round_started",
    recap=lambda scene, words: recap.recap(Labels(scene, words)),
    for_watchers=watch.FOR_WATCHERS,
    tip=partial(first, Labels, tips.LOOKS),
    told=lambda bulletin, scene, words: story.sentence(Labels(scene, words), bulletin),
)


async def setup(bot: Coop) -> None:
    bring(bot, PlayingChicken, FACE, SETTINGS)
    tricks.learned_by(bot)
