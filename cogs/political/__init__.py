"""Political Chicken on Discord: `start political` and `rules political`, the table, the cards."""

from bot.app import Coop
from cogs.games import bring
from cogs.political.face import PoliticalFace
from cogs.political.names import for_adults, must_be_allowed
from games.political.rules import PoliticalChicken

SETTINGS = ("format", "names", "small_table")


async def setup(bot: Coop) -> None:
    bring(bot, PoliticalChicken, PoliticalFace(), SETTINGS, must_be_allowed, for_adults)
