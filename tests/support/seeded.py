"""Predictable replacements of secrets: the same seed deals the same game."""

from functools import partial
from random import Random

from bot import app
from bot.tables import context
from games.engine import cuts


class SeededSecrets:
    """Replaces the module `secrets` in bot.tables.context."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self.choice = self._rng.choice

    def token_hex(self, count: int) -> str:
        return self._rng.randbytes(count).hex()


def the_same_cut(click: int) -> str:
    """Replaces games.engine.cuts.joined, as ids of interactions contain the time."""
    return "joined 1"


def seed_this_process(seed: int) -> None:
    """Install the replacements in a bot's own process."""
    cuts.cut_by_joining = the_same_cut
    context.secrets = SeededSecrets(seed)  # type: ignore[assignment, attr-defined]
    app.SystemRandom = partial(Random, seed)  # type: ignore[assignment, attr-defined]
