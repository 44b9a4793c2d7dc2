"""Secrets that are none: the same seed deals the same game again."""

from functools import partial
from random import Random

from bot import app
from bot.tables import context
from games.engine import cuts


class SeededSecrets:
    """Stands in for the module `secrets` in bot.tables.context."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self.choice = self._rng.choice

    def token_hex(self, count: int) -> str:
        return self._rng.randbytes(count).hex()


def the_same_cut(click: int) -> str:
    """Replaces games.engine.cuts.joined: ids of clicks contain the time, which always differs."""
    return "joined 1"


def seed_this_process(seed: int) -> None:
    """For bots that run in a process of their own."""
    cuts.joined = the_same_cut
    context.secrets = SeededSecrets(seed)  # type: ignore[assignment, attr-defined]
    app.SystemRandom = partial(Random, seed)  # type: ignore[assignment, attr-defined]
