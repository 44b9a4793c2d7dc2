"""Playing Chicken on Discord: `start playing` and `rules playing`, the table, the cards."""

from bot.app import Coop
from cogs.games import bring
from cogs.plain import face
from cogs.playing import card, moment, recap, story, table, tips, tricks, watch
from cogs.playing.labels import Labels
from games.playing.rules import PlayingChicken

SETTINGS = ("prize", "exact", "goals", "memory_aid")

FACE = face(
    PlayingChicken,
    Labels,
    looks=tips.LOOKS,
    recap=recap.recap,
    sentence=story.sentence,
    table=table.page,
    card=card.page,
    aside=moment.aside,
    for_watchers=watch.FOR_WATCHERS,
    hands=lambda scene, words: Labels(scene, words).hands(),
)


async def setup(bot: Coop) -> None:
    bring(bot, PlayingChicken, FACE, SETTINGS)
    tricks.learned_by(bot)
