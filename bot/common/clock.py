"""The clock that all other code gets as an argument; tests pass their own.

Times are seconds since 1970 in UTC, without time zones or daylight saving. Discord's timestamps
(`<t:…>`) show a time to each reader in their own time zone.
"""

import time
from typing import ClassVar, Protocol


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> float:
        """Return the seconds since 1970."""


class MachineClock:
    """The machine's wall clock, as it is set, right or wrong."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time.time()  # noqa: TID251 - this is where the clock comes from


class SystemClock:
    """The clock of the running bot. The playground can put it ahead of the machine's clock."""

    ahead: ClassVar[float] = 0.0
    """Seconds ahead of the machine's clock, for the whole process."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time.time() + self.ahead  # noqa: TID251 - called often, so not through MachineClock
