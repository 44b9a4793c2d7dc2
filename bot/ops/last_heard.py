"""Stores in the database when players could last reach Coop.

The next start reads this time, computes for how long players could not reach Coop, and extends the
deadlines accordingly. The cause may be a restart, a crash, or an outage of Discord in which the
process ended.

Rule: the time is stored only while a table is live (not over). Otherwise, the deadlines of the next
table could be extended by the idle time before that table was opened.
"""

from collections.abc import Callable
from contextlib import suppress

from bot.common.clock import Clock
from bot.common.refused import NotWritten
from bot.storage.interfaces import HEARD
from bot.store import Store
from bot.tables.deadlines import MINUTE

OFTEN = 5.0
"""Seconds between two writes while a deadline is near."""

SELDOM = 60.0
"""Seconds between two other writes. After a crash, the extension may be too long by this time."""

SOON = 10 * MINUTE
"""A deadline that comes in less than this time is near."""


class LastHeard:
    """Writes the time while Coop can be reached.

    Args:
        store: The database.
        clock: The clock.
        is_heard: Returns whether players can reach Coop now.
        next_due: Returns the earliest deadline of all tables in seconds since 1970; None if no
            table is live.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        is_heard: Callable[[], bool],
        next_due: Callable[[], float | None],
    ) -> None:
        self._store = store
        self._clock = clock
        self._is_heard = is_heard
        self._next_due = next_due
        self._stored_at: float | None = None
        """The stored time, in seconds since 1970; None if none is stored."""

    async def away(self) -> float | None:
        """Return for how many seconds Coop was unreachable before this start; None if unknown."""
        self._stored_at = _moment(await self._store.meta(HEARD))
        # If the stored time is in the future, the clock was set back.
        if self._stored_at is None or self._stored_at > self._clock.now():
            return None
        return self._clock.now() - self._stored_at

    async def note(self, *, at_once: bool = False) -> None:
        """Store the time, if Coop can be reached and the last write is old enough.

        Args:
            at_once: Store it even if the last write is recent, for example at a shutdown.
        """
        now = self._clock.now()
        due = self._next_due()
        if not self._is_heard():
            return

        stored = self._stored_at
        # If no table is live, the stored time is erased.
        new_time = None if due is None else now
        if stored is None and new_time is None:
            return

        interval = OFTEN if due is not None and due - now < SOON else SELDOM
        if stored is not None and new_time is not None:
            # A negative difference means that the clock was set back: the time is written again.
            is_fresh = 0 <= now - stored < interval
            if is_fresh and not at_once:
                return

        with suppress(NotWritten):  # it is logged already, and the next call tries again
            await self._store.put_meta(HEARD, "" if new_time is None else str(new_time))
            self._stored_at = new_time


def _moment(text: str | None) -> float | None:
    """Parse a stored time; an erased one is ""."""
    return float(text) if text else None
