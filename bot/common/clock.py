"""The clock that everything else is given; tests give their own.

Seconds since 1970, in UTC: no time zone and no daylight saving anywhere. Discord shows moments to
each reader in their own time (`<t:…>`).
"""

import time
from typing import ClassVar, Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""
        ...


class MachineClock:
    """What the machine says, right or wrong."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()  # noqa: TID251 - this is where the clock comes from


class SystemClock:
    ahead: ClassVar[float] = 0.0
    """Seconds. Zero, but where somebody who plays with time sets it for the whole process."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self.ahead  # noqa: TID251 - everybody asks, all the time
