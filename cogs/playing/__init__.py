"""Playing Chicken on Discord: `start playing`, the table, the cards."""

from bot.app import Coop
from cogs.games import register_game
from cogs.plain import face
from cogs.playing import card, result, story, table, tips, watch
from cogs.playing.labels import Labels
from games.playing.rules import PlayingChicken

SETTINGS = ("prize", "exact", "goals", "memory_aid")

FACE = face(
    PlayingChicken,
    Labels,
    looks=tips.LOOKS,
    recap=result.recap,
    sentence=story.sentence,
    table=table.page,
    result=result.page,
    card=card.page,
    aside=table.aside,
    facts=watch.facts,
    bets=watch.bets,
)


async def setup(bot: Coop) -> None:
    register_game(bot, PlayingChicken, FACE, SETTINGS)
    # The button to all tricks is a verb of its own, because it works at any moment of the game.
    result.register_tricks_button(bot)
