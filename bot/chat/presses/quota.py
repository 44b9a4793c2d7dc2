"""Who is in too much of a hurry: commands and lobby buttons of a person, and of a server, a minute.

Answers to a game's questions are never counted: each of them is wanted, and Discord counts no
answer to a click. What is counted makes messages, or keeps everybody else waiting: one person with
a macro, or a whole crowd that storms a server, must not use up what Discord allows for all servers
together.
"""

from collections import deque
from math import ceil

from bot.tables.ports import Clock
from bot.tables.refusals import Refused

MINUTE = 60.0
REMEMBERED = 4_096
"""So many people, and so many servers; whoever was quiet longest is forgotten first."""


class TooFast(Refused):
    """One of this person's is taken again a little later. facts: seconds."""


class ServerTooFast(Refused):
    """All of a server together; one of anybody's is taken again a little later. facts: seconds."""


class Quota:
    """In memory only: after a restart everybody has a clean slate."""

    def __init__(self, clock: Clock, per_minute: int, per_server: int) -> None:
        self._clock = clock
        self._people = Tally(per_minute)
        self._servers = Tally(per_server)

    def note(self, user_id: int, guild_id: int | None) -> None:
        """Somebody wants something, somewhere (None: in a DM). Raises TooFast, ServerTooFast; what
        is refused is counted neither here nor there.
        """
        now = self._clock.now()
        if wait := self._people.wait(user_id, now):
            raise TooFast(seconds=wait)
        if guild_id is not None:
            if wait := self._servers.wait(guild_id, now):
                raise ServerTooFast(seconds=wait)
            self._servers.add(guild_id, now)
        self._people.add(user_id, now)


class Tally:
    """When each of many has wanted something during the last minute."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lately: dict[int, deque[float]] = {}

    def wait(self, who: int, now: float) -> int:
        """Seconds until there is room for one more; 0: now."""
        lately = self._lately.get(who) or deque()
        while lately and not now - MINUTE < lately[0] <= now:  # later than now: the clock was set
            lately.popleft()
        if len(lately) < self._most:
            return 0
        return max(1, ceil(lately[0] + MINUTE - now))

    def add(self, who: int, now: float) -> None:
        lately = self._lately.pop(who, None) or deque(maxlen=self._most)
        self._lately[who] = lately
        lately.append(now)
        if len(self._lately) > REMEMBERED:
            del self._lately[next(iter(self._lately))]
