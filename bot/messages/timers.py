"""Wakes surfaces later: reminders, paced edits, retries, tokens that run out.

One timer of the event loop per job and reason; no task sleeps.
"""

import asyncio
from collections.abc import Callable
from enum import Enum, auto

from bot.common.clock import Clock
from bot.messages.workers import Job


class Wake(Enum):
    """Why a surface is looked at later."""

    PACE = auto()
    """It was edited or looked at a moment ago."""
    RETRY = auto()
    REMIND = auto()
    """A question that was shown without ringing rings."""
    DEADLINE = auto()
    """A question rings once more, for its time is nearly up."""
    LINGER = auto()
    """Nobody is answering on an old card any more."""
    FADE = auto()
    """A token runs out."""
    FORGET = auto()


class SurfaceTimers:
    """Calls `ring(job)` when the moment of a timer has come, by the injected clock."""

    def __init__(self, clock: Clock, ring: Callable[[Job], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[tuple[Job, Wake], float] = {}
        self._timers: dict[tuple[Job, Wake], asyncio.TimerHandle] = {}
        self.rush = False
        """Set while nobody waits for their turn: everything is to be shown at once."""

    def set(self, job: Job, why: Wake, due: float) -> None:
        """Ring at this moment (seconds since 1970) and not at the one that was set before."""
        self.clear(job, why)
        self._due[job, why] = due
        self._arm(job, why)

    def is_set(self, job: Job, why: Wake) -> bool:
        return (job, why) in self._due

    def clear(self, job: Job, why: Wake) -> None:
        self._due.pop((job, why), None)
        if timer := self._timers.pop((job, why), None):
            timer.cancel()

    def tick(self) -> None:
        """Ring what is due by the clock."""
        now = self._clock.now()
        self._ring_all([timer for timer, due in self._due.items() if due <= now])

    def next_due(self) -> float | None:
        """When `tick` has something to do next."""
        return min(self._due.values(), default=None)

    def hurry(self, reason: Wake) -> None:
        """Ring all that were set for this reason now."""
        self._ring_all([timer for timer in self._due if timer[1] is reason])

    def ring_all(self) -> None:
        """Have everything looked at again: after the clock was set, moments mean nothing."""
        self._ring_all(list(self._due))

    def forget(self, table_id: str) -> None:
        """Clear all timers of this table."""
        for job, why in [timer for timer in self._due if timer[0].table_id == table_id]:
            self.clear(job, why)

    def close(self) -> None:
        for job, why in list(self._due):
            self.clear(job, why)

    def _ring_all(self, timers: list[tuple[Job, Wake]]) -> None:
        for job, why in timers:
            self.clear(job, why)
            self._ring(job)

    def _arm(self, job: Job, why: Wake) -> None:
        wait = max(0.0, self._due[job, why] - self._clock.now())
        loop = asyncio.get_running_loop()
        self._timers[job, why] = loop.call_later(wait, self._fire, job, why)

    def _fire(self, job: Job, why: Wake) -> None:
        """The loop's clock and ours may differ: look again."""
        if self._due[job, why] > self._clock.now():
            self._arm(job, why)
            return
        self._ring_all([(job, why)])
