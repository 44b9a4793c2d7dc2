"""Chicken Heist on Discord: `start heist`, the table, the cards."""

from bot.app import Coop
from cogs.games import register_game
from cogs.heist import card, orders, result, reveal, story, table, tips, watch
from cogs.heist.labels import Labels
from cogs.plain import face
from games.heist.rules import Heist

FACE = face(
    Heist,
    Labels,
    looks=tips.LOOKS,
    recap=result.recap,
    sentence=story.sentence,
    table=table.page,
    result=result.page,
    card=card.page,
    aside=reveal.aside,
    last_word=reveal.last_word,
    facts=watch.facts,
    finished_seats=watch.finished_seats,
    bets=watch.bets,
    format_values=orders.format_values,
)


async def setup(bot: Coop) -> None:
    register_game(bot, Heist, FACE)
