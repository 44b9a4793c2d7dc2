"""Ids as Discord makes them: 42 bits of milliseconds since 2015, then a counter."""

from __future__ import annotations

from collections.abc import Callable

DISCORD_EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Hands out ids that grow; two in the same millisecond differ by their counter."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last = 0

    def next(self) -> int:
        now = (int(self._now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(self._last + 1, now)
        return self._last


def seconds_of(snowflake: int) -> float:
    """When this id was made, in seconds since 1970."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000
