"""Limits how many commands and lobby buttons a person, and a server, may use a minute.

Answers to a game's questions are never counted: every one is wanted, and Discord does not count our
answers to presses. What is counted makes messages, or keeps everybody else waiting. One person with
a macro, or a crowd that storms a server, must not use up what Discord allows Coop on all servers.
"""

from collections import deque
from math import ceil

from bot.common.clock import Clock
from bot.common.lru import Latest
from bot.common.refused import Refused

MINUTE = 60.0
REMEMBERED = 4_096
"""Maximum number of people, and of servers, to keep count of; the longest silent go first."""


class TooFast(Refused):
    """This person has to wait a little. facts: seconds."""


class ServerTooFast(Refused):
    """Everybody on this server has to wait a little. facts: seconds."""


class Quota:
    """Kept in memory only: after a restart, everybody starts from zero."""

    def __init__(self, clock: Clock, per_minute: int, per_server: int) -> None:
        self._clock = clock
        self._people = RecentTimes(per_minute)
        self._servers = RecentTimes(per_server)

    def note(self, user_id: int, guild_id: int | None) -> None:
        """Count a press or command of this person on this server (None: in a DM). Raises TooFast
        or ServerTooFast, and then counts nothing.
        """
        now = self._clock.now()
        if wait := self._people.wait(user_id, now):
            raise TooFast(seconds=wait)

        if guild_id is not None:
            if wait := self._servers.wait(guild_id, now):
                raise ServerTooFast(seconds=wait)
            self._servers.add(guild_id, now)

        self._people.add(user_id, now)


class RecentTimes:
    """The times within the last minute at which each of many did something."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lately = Latest[int, deque[float]](REMEMBERED)

    def wait(self, who: int, now: float) -> int:
        """Seconds until there is room for one more; 0: now."""
        lately = self._lately.get(who) or deque()
        while lately and not now - MINUTE < lately[0] <= now:  # later than now: the clock was set
            lately.popleft()

        if len(lately) < self._most:
            return 0

        return max(1, ceil(lately[0] + MINUTE - now))

    def add(self, who: int, now: float) -> None:
        lately = self._lately.get(who) or deque(maxlen=self._most)
        self._lately.put(who, lately).append(now)
