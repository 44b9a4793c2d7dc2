"""The lobby (a table before its deal), and the commands for a table.

The commands are `/chicken hand`, `table`, `move`, `leave` and `end`.
"""

from bot.app import Coop
from cogs.commands import FluentTranslator
from cogs.lobby.cog import Chicken, decline_verb
from cogs.lobby.face import LOBBY
from cogs.lobby.losses import Losses
from cogs.lobby.rematch import rematch_verb


async def setup(bot: Coop) -> None:
    """Set up the lobby. Must run before the games, which add commands to `/chicken start`."""
    await bot.tree.set_translator(FluentTranslator())
    bot.chat.faces.lobby = LOBBY
    bot.chat.verbs.add(decline_verb(bot), rematch_verb(bot))
    bot.tree.add_command(Chicken(bot))
    await bot.add_cog(Losses(bot))
