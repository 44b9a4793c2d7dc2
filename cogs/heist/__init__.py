"""Chicken Heist on Discord: `start heist` and `rules heist`, the table, the cards."""

from bot.app import Coop
from cogs.games import bring
from cogs.heist import orders
from cogs.heist.face import HeistFace
from games.heist.rules import Heist


async def setup(bot: Coop) -> None:
    bring(bot, Heist, HeistFace())
    bot.chat.faces.orders.learn(Heist.slug, orders.spell)
