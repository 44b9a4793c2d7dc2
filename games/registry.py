"""The games of this house. Adding one is one line here."""

from typing import Any

from games.crazy.rules import CrazyChicken
from games.heist.rules import Heist
from games.kit.game import Game
from games.out.rules import ChickenOut
from games.playing.rules import PlayingChicken
from games.political.rules import PoliticalChicken

GAMES: dict[str, type[Game[Any]]] = {
    game.slug: game
    for game in (Heist, PlayingChicken, ChickenOut, CrazyChicken, PoliticalChicken)
}
"""Slug -> rulebook."""
