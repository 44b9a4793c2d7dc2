"""The whole story of a game that is over, for whoever wants to read it: step by step, through
anybody's eyes. Nothing here changes a table, and nothing is told of one that goes on.
"""

from discord import app_commands

from bot.app import Coop
from cogs.reader.command import StoryCommand
from cogs.reader.reader import Reader


async def setup(bot: Coop) -> None:
    reader = Reader(bot)
    bot.chat.verbs.add(*reader.verbs())
    chicken = bot.tree.get_command("chicken")
    assert isinstance(chicken, app_commands.Group)
    StoryCommand(bot, reader).add_to(chicken)
