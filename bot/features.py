"""The list of Coop's features. Each feature is a module of `cogs` with a coroutine `setup(bot)`."""

from games.registry import GAMES, package_of

FEATURES = (
    "cogs.lobby",
    "cogs.orders",
    "cogs.record",
    "cogs.replays",
    "cogs.cut",
    *(f"cogs.{package_of(slug)}" for slug in GAMES),  # every game is a feature too
    "cogs.watching",
    "cogs.statistics",
    "cogs.alerts",
    "cogs.moderation.blocks",
    "cogs.moderation.bans",
    "cogs.moderation.settings",
    "cogs.my_hen",
    "cogs.privacy",
    "cogs.info",
)
"""The features, in the order of their setup: the lobby creates the command that others extend.

To remove a feature, delete its folder, its tests, its sentences and its lines here, as
tests/repository/features.py does.
"""

SUBCOMMANDS = (
    "cogs.statistics.cli",
    "cogs.privacy.cli",
)
"""Modules of features that add subcommands to `./coop`.

Each module has a function `add_to(subcommands)`, which adds the parsers, and a dict `SUBCOMMANDS`:
name of a subcommand -> a coroutine function that takes the settings and the arguments, and returns
the exit code.
"""
