"""Keeps in the database when Coop could last be reached.

By that a start knows for how long nobody could reach it: after a restart, a crash, or an outage of
Discord in which the process ended.

Rule: without a live table nothing is kept. What stands there is never older than the tables are.
"""

from collections.abc import Callable
from contextlib import suppress

from bot.common.clock import Clock
from bot.common.refused import NotWritten
from bot.storage.meta import HEARD
from bot.store import Store
from bot.tables.deadlines import MINUTE

OFTEN = 5.0
SELDOM = 60.0
"""Seconds between two notes: how much more time people may get than they lost."""
SOON = 10 * MINUTE
"""Where nothing falls due within that time, Coop notes it seldom."""


class LastHeard:
    """`is_heard`: whether people can reach Coop now. `next_due`: when something falls due at a
    table, in seconds since 1970; None where no table is live.
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
        self._noted: float | None = None

    async def away(self) -> float | None:
        """For how many seconds nobody could reach Coop before this start, if that is known."""
        self._noted = _moment(await self._store.meta(HEARD))
        if self._noted is None or self._noted > self._clock.now():  # the clock was set back
            return None
        return self._clock.now() - self._noted

    async def note(self, *, at_once: bool = False) -> None:
        """Write down that Coop is heard now, if it is, and if it is time to."""
        now = self._clock.now()
        due = self._next_due()
        if not self._is_heard():
            return

        before = self._noted
        noted = None if due is None else now
        every = OFTEN if due is not None and due - now < SOON else SELDOM
        if before is not None and noted is not None:
            is_fresh = 0 <= now - before < every
            if is_fresh and not at_once:
                return
        elif before is noted:
            return

        with suppress(NotWritten):  # the log has heard why; it is tried again
            await self._store.put_meta(HEARD, "" if noted is None else str(noted))
            self._noted = noted


def _moment(text: str | None) -> float | None:
    return float(text) if text else None
