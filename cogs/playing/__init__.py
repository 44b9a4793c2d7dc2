"""Playing Chicken on Discord: `start playing` and `rules playing`, the table, the cards."""

from bot.app import Coop
from cogs.games import bring
from cogs.playing import tricks
from cogs.playing.face import PlayingFace
from games.playing.rules import PlayingChicken

SETTINGS = ("prize", "exact", "goals", "memory_aid")


async def setup(bot: Coop) -> None:
    bring(bot, PlayingChicken, PlayingFace(), SETTINGS)
    tricks.learned_by(bot)
