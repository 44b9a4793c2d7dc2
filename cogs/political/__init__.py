"""Political Chicken on Discord: `start political`, the table, the cards."""

from bot.app import Coop
from cogs.games import register_game
from cogs.plain import face
from cogs.political import card, result, story, table, tips, watch
from cogs.political.labels import Labels
from cogs.political.names import for_adults, must_be_allowed, with_clean_names
from games.political.rules import PoliticalChicken

SETTINGS = ("format", "names", "small_table")
"""The options of the host that are parameters of `start political`."""

FACE = face(
    PoliticalChicken,
    Labels,
    looks=tips.LOOKS,
    recap=result.recap,
    sentence=story.sentence,
    table=table.page,
    result=result.page,
    card=card.page,
    aside=table.aside,
    last_word=table.last_word,
    for_adults=for_adults,
    facts=watch.facts,
    bets=watch.bets,
)


async def setup(bot: Coop) -> None:
    if bot.settings.adult_names == "yes":
        register_game(bot, PoliticalChicken, FACE, SETTINGS, must_be_allowed)
        return
    # The option is not even offered where the operator allows no adult names.
    settings = tuple(name for name in SETTINGS if name != "names")
    register_game(bot, PoliticalChicken, with_clean_names(FACE), settings)
