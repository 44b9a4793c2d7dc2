"""Who is in too much of a hurry: commands and lobby buttons per person and minute.

Answers to a game's questions are never counted: each of them is wanted, and Discord counts no
answer to a click. What is counted makes messages, or keeps everybody else waiting.
"""

from collections import deque
from math import ceil

from bot.tables.errors import Refused
from bot.tables.ports import Clock

MINUTE = 60.0
PEOPLE = 4_096
"""So many are remembered; whoever was quiet longest is forgotten first."""


class TooFast(Refused):
    """One of this person's is taken again a little later. facts: seconds."""


class Haste:
    """In memory only: after a restart everybody has a clean slate."""

    def __init__(self, clock: Clock, per_minute: int) -> None:
        self._clock = clock
        self._most = per_minute
        self._lately: dict[int, deque[float]] = {}

    def note(self, user_id: int) -> None:
        """Somebody wants something. Raises TooFast; what is refused is not counted."""
        now = self._clock.now()
        lately = self._lately.pop(user_id, None) or deque(maxlen=self._most)
        self._lately[user_id] = lately
        if len(self._lately) > PEOPLE:
            del self._lately[next(iter(self._lately))]
        while lately and not now - MINUTE < lately[0] <= now:  # later than now: the clock was set
            lately.popleft()
        if len(lately) == self._most:
            raise TooFast(seconds=max(1, ceil(lately[0] + MINUTE - now)))
        lately.append(now)
