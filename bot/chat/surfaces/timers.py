"""Wakes surfaces later: reminders, paced edits, retries, tokens that run out.

One timer of the event loop per surface and reason; no task sleeps.
"""

import asyncio
from collections.abc import Callable

from bot.chat.surfaces.workers import Key
from bot.tables.ports import Clock


class SurfaceTimers:
    """Calls `ring(key)` when an alarm's moment has come, by the injected clock."""

    def __init__(self, clock: Clock, ring: Callable[[Key], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[tuple[Key, str], float] = {}
        self._timers: dict[tuple[Key, str], asyncio.TimerHandle] = {}

    def set(self, key: Key, reason: str, due: float) -> None:
        """Ring at this moment (seconds since 1970); an earlier alarm of that reason is replaced."""
        self.clear(key, reason)
        self._due[key, reason] = due
        self._arm(key, reason)

    def clear(self, key: Key, reason: str) -> None:
        self._due.pop((key, reason), None)
        if timer := self._timers.pop((key, reason), None):
            timer.cancel()

    def tick(self) -> None:
        """Ring what is due by the clock."""
        now = self._clock.now()
        for key, reason in [alarm for alarm, due in self._due.items() if due <= now]:
            self.clear(key, reason)
            self._ring(key)

    def next_due(self) -> float | None:
        """When `tick` has something to do next."""
        return min(self._due.values(), default=None)

    def hurry(self, *reasons: str) -> None:
        """Ring all alarms of these reasons now."""
        for key, reason in [alarm for alarm in self._due if alarm[1] in reasons]:
            self.clear(key, reason)
            self._ring(key)

    def ring_all(self) -> None:
        """Whoever set an alarm looks again; after the clock was set, moments mean nothing."""
        self.hurry(*{reason for _, reason in self._due})

    def forget(self, table_id: str) -> None:
        """Clear all alarms of this table."""
        for key, reason in [alarm for alarm in self._due if alarm[0][0] == table_id]:
            self.clear(key, reason)

    def close(self) -> None:
        for key, reason in list(self._due):
            self.clear(key, reason)

    def _arm(self, key: Key, reason: str) -> None:
        wait = max(0.0, self._due[key, reason] - self._clock.now())
        loop = asyncio.get_running_loop()
        self._timers[key, reason] = loop.call_later(wait, self._fire, key, reason)

    def _fire(self, key: Key, reason: str) -> None:
        """The loop's clock and ours may differ: look again."""
        if self._due[key, reason] > self._clock.now():
            self._arm(key, reason)
            return
        self.clear(key, reason)
        self._ring(key)
