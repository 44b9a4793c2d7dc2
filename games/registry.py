"""The games of Coop, each in its own folder. `python -m games new` adds one."""

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
"""Slug -> folder, where the names differ: many tools ignore folders named `out` as build output."""


def package_of(slug: str) -> str:
    """Return the name of the game's folder in games, cogs and their tests."""
    return PACKAGES.get(slug, slug)


def rules_of(slug: str) -> Rules:
    """Return the class of the game with this slug; its `rules.py` defines it.

    Raises:
        LookupError: the slug has other characters than a to z, or no such game is defined.
    """
    if re.fullmatch("[a-z]+", slug) is None:
        raise LookupError(f"{slug!r} is no slug: it stands in the ids of buttons, so a to z alone")

    # The file also imports other classes, such as Game; only the class of the game has this slug.
    for candidate in vars(import_module(f"games.{package_of(slug)}.rules")).values():
        if (
            isinstance(candidate, type)
            and issubclass(candidate, Game)
            and vars(candidate).get("slug") == slug
        ):
            return candidate

    raise LookupError(f"games/{package_of(slug)}/rules.py defines no game {slug!r}")


GAMES: dict[str, Rules] = {slug: rules_of(slug) for slug in SLUGS}
"""Slug -> the class of the game."""


def positions_of(slug: str) -> Positions:
    """Return how scenarios set up and read positions of the game.

    A game's `positions.py` defines the words of its scenarios. Without this file, the words are the
    fields of its state.

    Raises:
        ScenarioError: there is no such game.
    """
    if slug not in GAMES:
        raise ScenarioError(f"there is no game {slug!r}")

    module = f"games.{package_of(slug)}.positions"
    if find_spec(module) is None:
        return plain_positions(GAMES[slug])

    positions = import_module(module).POSITIONS
    assert isinstance(positions, Positions)
    return positions
