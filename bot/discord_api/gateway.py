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
"""A loss of fewer seconds moves no deadline.

Discord delivers the presses of this time when the session is resumed, before a deadline passes.
"""

FIRST = 0
"""The number of the connection that receives events without a server, such as presses in DMs."""


@dataclass(slots=True)
class _ConnectionState:
    """The state of one gateway connection."""

    cut_at: float | None
    """When the connection was lost, by the monotonic clock; None while it is open."""
    is_new: bool = True
    """Whether the connection was never open."""


class GatewayMonitor:
    """Watches whether players can reach Coop by the gateway, and whether requests are answered.

    The gateway has one or several connections, each for some servers. If the first connection is
    lost, all tables are affected, because it delivers the presses on cards in DMs. Any other
    connection affects only its own servers.

    Args:
        missed: Called after a loss that was long enough to matter, with its seconds and a function
            that returns whether a server was affected.
        connection_of: Returns the number of a server's connection.
        steady: A monotonic clock, in seconds.
    """

    def __init__(
        self,
        missed: Callable[[float, WhichServers], Awaitable[None]],
        connection_of: Callable[[int], int] = lambda _: FIRST,
        steady: Callable[[], float] | None = None,
    ) -> None:
        self._missed = missed
        self._connection_of = connection_of
        self._steady = steady or time.monotonic
        self._begun_at = self._steady()
        self._connections: dict[int, _ConnectionState] = {}
        """Number of a connection -> its state."""
        self._away: float | None = None
        """For how many seconds players could not reach Coop before this start; None if unknown."""
        self._failing_at: float | None = None
        """When requests began to fail, by `steady`; None if the last request was answered."""
        self._catching_up = False
        """Whether deadlines are being moved after a loss. No deadline may pass before that."""

    def begin(self, away: float | None = None) -> None:
        """Begin to count the seconds until the first connection.

        Args:
            away: For how many seconds players could not reach Coop before this start; None if
                unknown. These seconds are added to the seconds until the connection.
        """
        self._begun_at = self._steady()
        self._connections.clear()
        self._away = away

    def _connection(self, number: int) -> _ConnectionState:
        return self._connections.setdefault(number, _ConnectionState(self._begun_at))

    @property
    def is_cut(self) -> bool:
        """Return whether the connection is lost for all tables; True before the first connection.

        A single failed request does not count.
        """
        is_silent = self._failing_at is not None and self._steady() - self._failing_at >= BRIEF
        return is_silent or self._catching_up or self._connection(FIRST).cut_at is not None

    def reaches(self, guild_id: int) -> bool:
        """Return whether the connection of a server is open. `is_cut` must be checked too."""
        return self._connection(self._connection_of(guild_id)).cut_at is None

    @property
    def silence(self) -> float:
        """For how many seconds presses or requests have failed; 0 while all is well."""
        times = (self._connection(FIRST).cut_at, self._failing_at)
        starts = [start for start in times if start is not None]
        return self._steady() - min(starts) if self.is_cut and starts else 0.0

    @property
    def is_whole(self) -> bool:
        """Return whether the gateway is open, and the last request was answered."""
        return not self.is_cut and not self.is_failing

    @property
    def is_failing(self) -> bool:
        """Return whether the last request failed, so that a trial request should be sent."""
        return self._failing_at is not None

    def note_failure(self) -> None:
        """Note that a request had no answer, or a server error."""
        if self._failing_at is None:
            self._failing_at = self._steady()

    async def note_answer(self) -> None:
        """Note that a request had an answer, even a refusal."""
        if self._failing_at is None:
            return

        seconds = self._steady() - self._failing_at
        self._failing_at = None
        if seconds >= BRIEF:
            log.info("Discord answers again: seconds=%.0f", seconds)
            if self._away is not None and self._connection(FIRST).is_new:
                return  # `note_reconnect` reports these seconds when the first connection is open

            self._catching_up = True
            try:
                await self._missed(seconds, everywhere)
            finally:
                self._catching_up = False

    def cut(self, number: int = FIRST) -> None:
        """Note that a connection is lost.

        Only the first call counts, because discord.py reports each failed attempt to reconnect.
        """
        connection = self._connection(number)
        if connection.cut_at is None:
            connection.cut_at = self._steady()

    async def note_reconnect(self, number: int = FIRST, *, resumed: bool) -> None:
        """Note that a connection is open again, and report the loss.

        Args:
            number: The connection.
            resumed: Whether the session was resumed, so that all missed events have arrived.
        """
        connection = self._connection(number)
        if connection.cut_at is None:
            return

        seconds = self._steady() - connection.cut_at
        # The first connection after a start: the time without a running process counts too.
        is_start = connection.is_new and self._away is not None
        if is_start:
            seconds += self._away or 0.0

        if seconds >= BRIEF and is_start and number == FIRST:
            log.info("bot was offline: seconds=%.0f, deadlines are extended by them", seconds)
        elif seconds >= BRIEF and not connection.is_new:
            log.info("gateway is back: seconds=%.0f, deadlines are extended by them", seconds)

        def is_of_connection(guild_id: int) -> bool:
            return self._connection_of(guild_id) == number

        servers = everywhere if number == FIRST else is_of_connection
        try:
            # A new session instead of a resumed one has lost presses, so even a short loss matters.
            # The first session of a connection (`is_new`) replaces no other session.
            if seconds >= BRIEF or not (resumed or connection.is_new):
                await self._missed(seconds, servers)
            elif is_start:  # after a start, the tables wait for this call
                await self._missed(0.0, servers)
        finally:
            # Only now the connection counts as open: no deadline may pass before all are moved.
            connection.cut_at = None
            connection.is_new = False
