"""Who may play with whom, and what a server allows: `/chicken block`, `/chicken ban` and
`/chicken-settings`.
"""

from bot.app import Coop
from cogs.moderation import bans, blocks, settings


async def setup(bot: Coop) -> None:
    await blocks.setup(bot)
    await bans.setup(bot)
    await settings.setup(bot)
