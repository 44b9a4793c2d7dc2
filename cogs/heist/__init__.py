"""Chicken Heist on Discord: `start heist` and `rules heist`, the table, the cards."""

from pathlib import Path

from discord import app_commands

from bot.client import Coop
from cogs.heist import orders
from cogs.heist.cog import rules_command, start_command
from cogs.heist.face import HeistFace
from cogs.rulebook import Rulebook
from games.heist import rules


async def setup(bot: Coop) -> None:
    rulebook = Rulebook(HeistFace.slug, Path(rules.__file__).with_name("RULES.md"))
    bot.chat.faces.register(HeistFace())
    bot.chat.faces.orders.learn(HeistFace.slug, orders.spell)
    bot.chat.desk.learn(rulebook.verb, rulebook.turn)
    _group(bot, "start").add_command(start_command(bot))
    _group(bot, "rules").add_command(rules_command(rulebook))


def _group(bot: Coop, name: str) -> app_commands.Group:
    """A sub-group of `/chicken`, which cogs.lobby has made."""
    chicken = bot.tree.get_command("chicken")
    assert isinstance(chicken, app_commands.Group)
    group = chicken.get_command(name)
    assert isinstance(group, app_commands.Group)
    return group
