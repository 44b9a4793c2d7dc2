"""Replays: a finished game, step by step, as each seat saw it, and the check of its record.

A record is a finished game as a file. The referee checks it for the page behind the button **Fair
play**. Nothing here changes a table, and nothing is shown of a game that is still going on.
"""

from bot.app import Coop
from cogs.commands import chicken_group
from cogs.replays import fair_play
from cogs.replays.reader import RecordReader, StoryCommand
from cogs.replays.referee import Referee
from cogs.replays.stories import Stories


async def setup(bot: Coop) -> Referee:
    stories = Stories(bot.store.records)
    referee = Referee(bot.records)
    bot.exit_stack.push_async_callback(referee.close)
    # A changed record makes the cached story and ruling outdated.
    bot.records.on_change += [stories.forget, referee.forget]

    reader = RecordReader(bot, stories)
    bot.chat.verbs.add(*reader.verbs(), fair_play.verb(bot, referee))
    chicken = chicken_group(bot.tree)
    StoryCommand(bot, reader).add_to(chicken)

    return referee
