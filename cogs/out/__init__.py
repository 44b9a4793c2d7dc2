"""Chicken Out! on Discord: `start out` and `rules out`, the table and its buttons."""

from bot.app import Coop
from cogs.games import bring
from cogs.out.face import OutFace
from games.out.rules import ChickenOut

SETTINGS = ("goal", "after21", "pass_left", "positions", "same_fox", "pickup", "deals")


async def setup(bot: Coop) -> None:
    bring(bot, ChickenOut, OutFace(), SETTINGS)
