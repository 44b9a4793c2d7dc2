"""Crazy Chicken on Discord: `start crazy` and `rules crazy`, the table, the cards."""

from bot.app import Coop
from cogs.crazy.face import CrazyFace
from cogs.games import bring
from games.crazy.rules import CrazyChicken

SETTINGS = ("rounds", "first", "draw", "discard_history")


async def setup(bot: Coop) -> None:
    bring(bot, CrazyChicken, CrazyFace(), SETTINGS)
