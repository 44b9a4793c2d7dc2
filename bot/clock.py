"""The time, for everybody who must not ask for it themselves (tests move theirs)."""

import time
from typing import ClassVar


class SystemClock:
    ahead: ClassVar[float] = 0.0
    """Seconds. Zero, but where somebody who plays with time sets it for the whole process."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self.ahead  # noqa: TID251 - this is where the clock comes from
