"""Crazy Chicken on Discord: `start crazy`, the table, the cards."""

from bot.app import Coop
from cogs.crazy import card, result, story, table, tips, watch
from cogs.crazy.labels import Labels
from cogs.games import register_game
from cogs.plain import face
from games.crazy.rules import CrazyChicken

SETTINGS = ("rounds", "first", "draw", "discard_history")

FACE = face(
    CrazyChicken,
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
    register_game(bot, CrazyChicken, FACE, SETTINGS)
