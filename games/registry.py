"""The games of this house, each in its own folder. Adding one is one line here."""

from importlib import import_module

from games.kit.game import Game, Rules

SLUGS = (
    "heist",
    "playing",
    "out",
    "crazy",
    "political",
)


def _rulebook(slug: str) -> Rules:
    """The game that `games/<slug>/rules.py` defines under this slug."""
    for found in vars(import_module(f"games.{slug}.rules")).values():
        if isinstance(found, type) and issubclass(found, Game) and vars(found).get("slug") == slug:
            return found
    raise LookupError(f"games/{slug}/rules.py defines no game {slug!r}")


GAMES: dict[str, Rules] = {slug: _rulebook(slug) for slug in SLUGS}
"""Slug -> rulebook."""
