"""The lobby, and the commands around a table: `/chicken hand`, `table`, `move`, `leave`, `end`."""

from bot.app import Coop
from cogs.commands import FluentTranslator
from cogs.lobby.cog import Chicken, declining
from cogs.lobby.face import LOBBY
from cogs.lobby.losses import Losses
from cogs.lobby.rematch import once_more


async def setup(bot: Coop) -> None:
    """Set up the lobby. Must run before the games, which add commands to `start` and `rules`."""
    await bot.tree.set_translator(FluentTranslator())
    bot.chat.faces.lobby = LOBBY
    bot.chat.verbs.add(declining(bot), once_more(bot))
    bot.tree.add_command(Chicken(bot))
    await bot.add_cog(Losses(bot))
