"""The games of this house, each in its own folder; `python -m games new` adds one."""

import re
from importlib import import_module
from importlib.util import find_spec

from games.engine.game import Game, Rules
from games.engine.positions import Positions, ScenarioError, plain_positions

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
    """How the game sets up and reads positions: in its own words, or in the fields of its state.
    Raises ScenarioError where there is no such game.
    """
    if slug not in GAMES:
        raise ScenarioError(f"there is no game {slug!r}")

    module = f"games.{package_of(slug)}.positions"
    if find_spec(module) is None:
        return plain_positions(GAMES[slug])

    positions = import_module(module).POSITIONS
    assert isinstance(positions, Positions)
    return positions
