"""The connection to Discord: how long it was lost, and for which servers.

Rule: while people cannot reach us no deadline passes, for nobody can answer.
"""

import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.tables.table import WhichServers, everywhere

log = logging.getLogger(__name__)

BRIEF = 5.0
"""Seconds. A line that is taken up again sooner has cost nobody anything: what was pressed
meanwhile is delivered then, before the first deadline passes.
"""

FIRST = 0
"""The connection over which comes what belongs to no server: all presses in direct messages."""


@dataclass(slots=True)
class _Ear:
    """Where we hear Discord, or should; `cut_at`: since when not. A new one has never been heard
    on.
    """

    cut_at: float | None
    is_new: bool = True


class GatewayMonitor:
    """Whether people can reach us, by the gateway, and we them, by requests. `missed` hears for how
    many seconds that was not so, if it was long enough to cost anybody a deadline, and on which
    servers.

    The gateway is one connection or several, by number, each for some servers (`over`). Without the
    first one nobody can press a card that was sent to them, at whatever table; another one is
    missed by its own servers alone.
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
        self._ears: dict[int, _Ear] = {}
        self._away: float | None = None
        self._failing_at: float | None = None
        self._catching_up = False
        """Whether deadlines are being moved after an outage: nothing may fall due before that."""

    def begin(self, away: float | None = None) -> None:
        """Count the silence before the first connection from now on.

        `away`: for how many seconds nobody could reach us before, if that is known. The first
        connection reports these too.
        """
        self._begun_at = self._steady()
        self._ears.clear()
        self._away = away

    def _ear(self, number: int) -> _Ear:
        return self._ears.setdefault(number, _Ear(self._begun_at))

    @property
    def is_cut(self) -> bool:
        """For all; also before the first connection. A request that fails may be for once."""
        silent = self._failing_at is not None and self._steady() - self._failing_at >= BRIEF
        return silent or self._catching_up or self._ear(FIRST).cut_at is not None

    def reaches(self, guild_id: int) -> bool:
        """Whether this server hears us and is heard, if the line is not cut for all."""
        return self._ear(self._over(guild_id)).cut_at is None

    @property
    def silence(self) -> float:
        """For how many seconds nobody could reach us, or we nobody; 0 while all is well."""
        since = [at for at in (self._ear(FIRST).cut_at, self._failing_at) if at is not None]
        return self._steady() - min(since) if self.is_cut and since else 0.0

    @property
    def is_whole(self) -> bool:
        """Whether people can reach us, and the last request was answered."""
        return not self.is_cut and not self.is_failing

    @property
    def is_failing(self) -> bool:
        """Whether the last request failed: somebody should try again."""
        return self._failing_at is not None

    def failed(self) -> None:
        """A request had no answer, or none that makes sense."""
        if self._failing_at is None:
            self._failing_at = self._steady()

    async def answered(self) -> None:
        """A request had an answer, whatever it was."""
        if self._failing_at is None:
            return

        seconds = self._steady() - self._failing_at
        self._failing_at = None
        if seconds >= BRIEF:
            log.info("Discord answers again: seconds=%.0f", seconds)
            if self._away is not None and self._ear(FIRST).is_new:
                return  # The first connection reports these seconds with those before.

            self._catching_up = True
            try:
                await self._missed(seconds, everywhere)
            finally:
                self._catching_up = False

    def cut(self, number: int = FIRST) -> None:
        """Discord does not hear us over this connection. May be told again and again."""
        ear = self._ear(number)
        if ear.cut_at is None:
            ear.cut_at = self._steady()

    async def mended(self, number: int = FIRST, *, resumed: bool) -> None:
        """Discord hears us over it; `resumed`: and has told us all that we missed."""
        ear = self._ear(number)
        if ear.cut_at is None:
            return

        seconds = self._steady() - ear.cut_at
        is_start = ear.is_new and self._away is not None
        if is_start:
            seconds += self._away or 0.0

        if seconds >= BRIEF and is_start and number == FIRST:
            log.info("bot was offline: seconds=%.0f, deadlines are extended by them", seconds)
        elif seconds >= BRIEF and not ear.is_new:
            log.info("gateway is back: seconds=%.0f, deadlines are extended by them", seconds)

        on = everywhere if number == FIRST else lambda server: self._over(server) == number
        try:
            if seconds >= BRIEF or not (resumed or ear.is_new):
                await self._missed(seconds, on)
            elif is_start:  # The tables wait until they are told.
                await self._missed(0.0, on)
        finally:
            ear.cut_at = None
            ear.is_new = False
