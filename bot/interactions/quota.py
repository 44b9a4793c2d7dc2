"""Limits how many commands and lobby buttons a user and a server may use per minute.

Answers to a game's questions are not counted: all of them are needed, and Discord does not limit
answers to presses. Commands and lobby buttons may create messages or delay other requests. One user
with a macro, or many users on one server, must not use up Coop's rate limit for all servers.
"""

from collections import deque
from math import ceil

from cachetools import FIFOCache

from bot.common.clock import Clock
from bot.common.refused import Refused

MINUTE = 60.0
"""In seconds."""

REMEMBERED = 4_096
"""Maximum number of users, and of servers, to count. The least recent ones are dropped first."""


class TooFast(Refused):
    """This user has to wait a little. facts: seconds."""


class ServerTooFast(Refused):
    """All users on this server have to wait a little. facts: seconds."""


class Quota:
    """Counts presses and commands, in memory only."""

    def __init__(self, clock: Clock, per_minute: int, per_server: int) -> None:
        self._clock = clock
        self._people = RecentTimes(per_minute)
        self._servers = RecentTimes(per_server)

    def note(self, user_id: int, guild_id: int | None) -> None:
        """Count a press or command.

        Args:
            user_id: The user.
            guild_id: The server, or None in a direct message.

        Raises:
            TooFast: The user has reached the limit. Nothing is counted.
            ServerTooFast: The server has reached the limit. Nothing is counted.
        """
        now = self._clock.now()
        if wait := self._people.wait(user_id, now):
            raise TooFast(seconds=wait)

        # Check both limits before anything is counted.
        if guild_id is not None:
            if wait := self._servers.wait(guild_id, now):
                raise ServerTooFast(seconds=wait)
            self._servers.add(guild_id, now)

        self._people.add(user_id, now)


class RecentTimes:
    """For each user (or server), the times of presses and commands in the last minute."""

    def __init__(self, most: int) -> None:
        self._limit = most
        self._times = FIFOCache[int, deque[float]](REMEMBERED)

    def wait(self, user_or_server_id: int, now: float) -> int:
        """Return the seconds until one more press or command is allowed; 0 means now."""
        times = self._times.get(user_or_server_id) or deque()
        # Drop times older than a minute. Times after now are dropped too: the clock was set back.
        while times and not now - MINUTE < times[0] <= now:
            times.popleft()

        if len(times) < self._limit:
            return 0

        # The oldest one counts until it is a minute old.
        return max(1, ceil(times[0] + MINUTE - now))

    def add(self, user_or_server_id: int, now: float) -> None:
        """Count one more press or command."""
        times = self._times.get(user_or_server_id) or deque(maxlen=self._limit)
        times.append(now)
        self._times[user_or_server_id] = times
