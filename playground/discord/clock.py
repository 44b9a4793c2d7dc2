"""The playground's time: the real one, until somebody hurries it."""

from __future__ import annotations

import time


class PlayClock:
    """Runs like a clock on the wall, and can be put forward. Never back."""

    def __init__(self) -> None:
        self.ahead = 0.0
        """How far it has been put forward, in seconds."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self.ahead

    def hurry(self, seconds: float) -> None:
        self.ahead += max(0.0, seconds)
