"""Chicken Out! on Discord: `start out`, the table and its buttons."""

from bot.app import Coop
from cogs.chicken_out import result, table, tips, watch
from cogs.chicken_out.labels import Labels
from cogs.games import register_game
from cogs.plain import face
from games.chicken_out.rules import ChickenOut

SETTINGS = ("goal", "after21", "pass_left", "positions", "same_fox", "pickup", "deals")

# Everything is public, so the face needs no sentences for private events.
FACE = face(
    ChickenOut,
    Labels,
    looks=tips.LOOKS,
    recap=result.recap,
    table=table.page,
    result=result.page,
    card=table.card,
    aside=table.aside,
    facts=watch.facts,
    finished_seats=watch.finished_seats,
    bets=watch.bets,
)


async def setup(bot: Coop) -> None:
    register_game(bot, ChickenOut, FACE, SETTINGS)
