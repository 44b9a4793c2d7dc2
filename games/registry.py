"""The games of this house, each in its own folder; `python -m games new` adds one."""

import re
from importlib import import_module

from games.engine.game import Game, Rules
from games.engine.positions import Positions, ScenarioError

SLUGS = (
    "heist",
    "playing",
    "out",
    "crazy",
    "political",
)

PACKAGES = {"out": "chicken_out"}
"""Slug -> package, where it is another one: many tools take `out` for build output."""


def package_of(slug: str) -> str:
    """Return the name of the game's folder in games, cogs and their tests."""
    return PACKAGES.get(slug, slug)


def rules_of(slug: str) -> Rules:
    """The game that its `rules.py` defines under this slug. Raises LookupError."""
    if re.fullmatch("[a-z]+", slug) is None:
        raise LookupError(f"{slug!r} is no slug: it stands in the ids of buttons, so a to z alone")
    for found in vars(import_module(f"games.{package_of(slug)}.rules")).values():
        if isinstance(found, type) and issubclass(found, Game) and vars(found).get("slug") == slug:
            return found
    raise LookupError(f"games/{package_of(slug)}/rules.py defines no game {slug!r}")


GAMES: dict[str, Rules] = {slug: rules_of(slug) for slug in SLUGS}
"""Slug -> rulebook."""


def positions_of(slug: str) -> Positions:
    """How the game sets up and reads positions. Raises ScenarioError where there is no such game;
    what a game lacks that is there is a bug of it, and raised as it is.
    """
    try:
        positions = import_module(f"games.{package_of(slug)}.positions").POSITIONS
    except ModuleNotFoundError as error:
        if slug in GAMES:
            raise
        raise ScenarioError(f"there is no game {slug!r}") from error
    assert isinstance(positions, Positions)
    return positions
