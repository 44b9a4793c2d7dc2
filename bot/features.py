"""Which features Coop has. Each is a module of `cogs` with a coroutine `setup(bot)`."""

from games.registry import GAMES, package_of

FEATURES = (
    "cogs.lobby",
    "cogs.orders",
    "cogs.record",
    "cogs.replays",
    "cogs.cut",
    *(f"cogs.{package_of(slug)}" for slug in GAMES),
    "cogs.watching",
    "cogs.statistics",
    "cogs.alerts",
    "cogs.moderation.blocks",
    "cogs.moderation.bans",
    "cogs.moderation.settings",
    "cogs.privacy",
    "cogs.info",
)
"""In the order in which they are set up: the lobby makes the command to which the others add.

To remove one, delete its folder, its tests, its sentences and its lines here, as
tests/repository/features.py does.
"""

SUBCOMMANDS = (
    "cogs.statistics.cli",
    "cogs.privacy.cli",
)
"""Modules of features that add to the command line.

Each has `add_to(subcommands)`, and `SUBCOMMANDS`: by name a coroutine that takes the settings and
the arguments, and returns the exit code.
"""
