"""The state of the connection to Discord: how long it was lost, and for which servers.

Rule: no deadline passes while players cannot reach Coop, because they cannot answer.
"""

import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.tables.table import WhichServers, everywhere

log = logging.getLogger(__name__)

BRIEF = 5.0
"""Seconds. After a shorter loss no deadline is moved.

Discord delivers the presses of that time when the session is resumed, before a deadline passes.
"""

FIRST = 0
"""The number of the connection that receives events without a server, such as presses in DMs."""


@dataclass(slots=True)
class _ConnectionState:
    """The state of one gateway connection."""

    cut_at: float | None
    """When it was lost, by the monotonic clock; None while it is open."""
    is_new: bool = True
    """Whether it was never open."""


class GatewayMonitor:
    """Watches whether players can reach Coop by the gateway, and Coop can send requests.

    The gateway has one or several connections, each for some servers. If the first one is lost, all
    tables are affected, because it delivers the presses on cards in DMs. Another one affects only
    its own servers.

    Args:
        missed: Called after a loss that was long enough to matter, with its seconds and the servers
            that were affected.
        over: Returns the number of a server's connection.
        steady: A monotonic clock, in seconds.
    """

    def __init__(
        self,
        missed: Callable[[float, WhichServers], Awaitable[None]],
        over: Callable[[int], int] = lambda _: FIRST,
        steady: Callable[[], float] | None = None,
    ) -> None:
        self._missed = missed
        self._over = over
        self._steady = steady or time.monotonic
        self._begun_at = self._steady()
        self._connections: dict[int, _ConnectionState] = {}
        """Number of the connection -> its state."""
        self._away: float | None = None
        """For how many seconds players could not reach Coop before this start; None if unknown."""
        self._failing_at: float | None = None
        """When requests began to fail, by the steady clock; None if the last one was answered."""
        self._catching_up = False
        """Whether deadlines are being moved after a loss. No deadline may pass before that."""

    def begin(self, away: float | None = None) -> None:
        """Count from now on the seconds until the first connection.

        Args:
            away: For how many seconds players could not reach Coop before this start, if that is
                known. They are reported together with the seconds from now.
        """
        self._begun_at = self._steady()
        self._connections.clear()
        self._away = away

    def _connection(self, number: int) -> _ConnectionState:
        return self._connections.setdefault(number, _ConnectionState(self._begun_at))

    @property
    def is_cut(self) -> bool:
        """Whether the connection is lost for all tables; True before the first connection.

        A single failed request does not count.
        """
        is_silent = self._failing_at is not None and self._steady() - self._failing_at >= BRIEF
        return is_silent or self._catching_up or self._connection(FIRST).cut_at is not None

    def reaches(self, guild_id: int) -> bool:
        """Whether the connection of a server is open. Check `is_cut` too."""
        return self._connection(self._over(guild_id)).cut_at is None

    @property
    def silence(self) -> float:
        """For how many seconds presses or requests have failed; 0 while all is well."""
        since = [at for at in (self._connection(FIRST).cut_at, self._failing_at) if at is not None]
        return self._steady() - min(since) if self.is_cut and since else 0.0

    @property
    def is_whole(self) -> bool:
        """Whether the gateway is open, and the last request was answered."""
        return not self.is_cut and not self.is_failing

    @property
    def is_failing(self) -> bool:
        """Whether the last request failed, so that a trial request should be sent."""
        return self._failing_at is not None

    def failed(self) -> None:
        """Note that a request had no answer, or a server error."""
        if self._failing_at is None:
            self._failing_at = self._steady()

    async def answered(self) -> None:
        """Note that a request had an answer, even a refusal."""
        if self._failing_at is None:
            return

        seconds = self._steady() - self._failing_at
        self._failing_at = None
        if seconds >= BRIEF:
            log.info("Discord answers again: seconds=%.0f", seconds)
            if self._away is not None and self._connection(FIRST).is_new:
                return  # the first connection reports these seconds with those before

            self._catching_up = True
            try:
                await self._missed(seconds, everywhere)
            finally:
                self._catching_up = False

    def cut(self, number: int = FIRST) -> None:
        """Note that a connection is lost. Repeated calls do not matter."""
        connection = self._connection(number)
        if (
            connection.cut_at is None
        ):  # the first call counts: discord.py reports each failed attempt
            connection.cut_at = self._steady()

    async def mended(self, number: int = FIRST, *, resumed: bool) -> None:
        """Note that a connection is open again, and report the loss.

        Args:
            number: The connection.
            resumed: Whether the session was resumed, so that all missed events have arrived.
        """
        connection = self._connection(number)
        if connection.cut_at is None:
            return

        seconds = self._steady() - connection.cut_at
        # At a start, the time before it counts too, when the process was not running.
        is_start = connection.is_new and self._away is not None
        if is_start:
            seconds += self._away or 0.0

        if seconds >= BRIEF and is_start and number == FIRST:
            log.info("bot was offline: seconds=%.0f, deadlines are extended by them", seconds)
        elif seconds >= BRIEF and not connection.is_new:
            log.info("gateway is back: seconds=%.0f, deadlines are extended by them", seconds)

        servers = everywhere if number == FIRST else lambda server: self._over(server) == number
        try:
            # A new session has lost presses, so even a short loss matters then.
            if seconds >= BRIEF or not (resumed or connection.is_new):
                await self._missed(seconds, servers)
            elif is_start:  # after a start, the tables wait for this call
                await self._missed(0.0, servers)
        finally:
            # Only now: no deadline may pass until all of them are moved.
            connection.cut_at = None
            connection.is_new = False
