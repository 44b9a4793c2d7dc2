"""Secrets that are none: the same seed deals the same game again."""

from random import Random


class SeededSecrets:
    """Stands in for the module `secrets` in bot.tables.tables."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self.choice = self._rng.choice

    def token_hex(self, count: int) -> str:
        return self._rng.randbytes(count).hex()
