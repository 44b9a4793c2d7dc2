"""Political Chicken on Discord: `start political` and `rules political`, the table, the cards."""

from functools import partial

from bot.app import Coop
from bot.pages.faces import Face
from cogs.games import bring
from cogs.political import card, recap, story, table, tips, watch
from cogs.political.labels import Labels
from cogs.political.names import for_adults, must_be_allowed, with_clean_names
from cogs.tips import first
from games.political.rules import PoliticalChicken

SETTINGS = ("format", "names", "small_table")

FACE = Face(
    slug=PoliticalChicken.slug,
    table=table.page,
    card=card.page,
    aside=table.battle,
    last_word=table.last_word,
    label=Labels.label,
    chapter="turn_started",
    recap=lambda scene, words: recap.recap(Labels(scene, words)),
    for_watchers=watch.FOR_WATCHERS,
    tip=partial(first, Labels, tips.LOOKS),
    told=lambda bulletin, scene, words: story.sentence(Labels(scene, words), bulletin),
    for_adults=for_adults,
)


async def setup(bot: Coop) -> None:
    if bot.settings.adult_names == "yes":
        bring(bot, PoliticalChicken, FACE, SETTINGS, must_be_allowed)
        return
    settings = tuple(name for name in SETTINGS if name != "names")
    bring(bot, PoliticalChicken, with_clean_names(FACE), settings)
