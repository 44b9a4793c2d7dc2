"""The games that the command line knows."""

from typing import Any

from games.heist.rules import Heist
from games.kit.game import Game

GAMES: dict[str, type[Game[Any]]] = {game.slug: game for game in (Heist,)}
