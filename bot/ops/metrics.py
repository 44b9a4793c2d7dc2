"""How much Coop does, and how well: each part counts what it does, and here all of it is read.

Rule 1: counts, seconds and bytes. Nobody's name or id, no server, no card.
Rule 2: who counts only adds one to a number. Nothing is asked of Discord, and of the database only
        here.
"""

import logging
import math
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import discord

from bot.chat import Chat
from bot.common.durations import Durations
from bot.common.loop_delay import LoopDelay
from bot.common.periodic import Watch
from bot.discord_api.traffic import SECOND, Traffic
from bot.store import Store
from bot.tables.census import Alike
from bot.tables.deadlines import HOUR
from bot.tables.table import Status
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

PEOPLE = "player"
"""The cause of a choice that a person has made by a press."""


@dataclass(frozen=True, slots=True)
class Figures:
    """`tables`, `database` (bytes), `servers`, `latency` (seconds; None before the first) and
    `out_of_reach` (for how many seconds Discord has been that) are of this moment; all else is
    counted from the start of the process.
    """

    tables: Sequence[Alike] = ()
    database: int = 0
    servers: int = 0
    latency: float | None = None
    out_of_reach: float = 0.0
    choices: Mapping[str, int] = field(default_factory=dict)
    """By their cause."""
    requests: Mapping[str, int] = field(default_factory=dict)
    """By what they were for."""
    answers: Durations = field(default_factory=lambda: Traffic().answers)
    unanswered: int = 0
    too_fast: int = 0
    refused_dms: int = 0


class Counting:
    """Reads the figures of a Coop that plays. `delays`: how late its event loop was.

    `client` is its connection to Discord, and `out_of_reach` says for how many seconds that has
    been lost.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        chat: Chat,
        traffic: Traffic,
        out_of_reach: Callable[[], float],
    ) -> None:
        self._client = client
        self._store = store
        self._tables = tables
        self._chat = chat
        self._traffic = traffic
        self._out_of_reach = out_of_reach
        self._loop = LoopDelay()
        self.delays = self._loop.delays
        self._told = Figures()

    def stop(self) -> None:
        self._loop.stop()

    async def read(self) -> Figures:
        """Raises what the store raises."""
        latency = self._client.latency
        requests = self._chat.outbox.requests
        return Figures(
            tables=await self._store.figures.census(),
            database=await self._store.figures.size(),
            servers=len(self._client.guilds),
            latency=latency if math.isfinite(latency) else None,
            out_of_reach=self._out_of_reach(),
            choices=dict(self._tables.choices),
            requests={one.name.lower(): n for one, n in requests.items()},
            answers=self._traffic.answers.copy(),
            unanswered=self._traffic.unanswered,
            too_fast=self._traffic.too_fast,
            refused_dms=self._chat.direct_messages.refused,
        )

    async def tell(self) -> None:
        """The log, of what was since it was last told."""
        now, before = await self.read(), self._told
        log.info("%s", sentence(now, before, self.delays.longest))
        self._told, self.delays.longest = now, 0.0


@asynccontextmanager
async def logged_hourly(counting: Counting) -> AsyncIterator[None]:
    """Every hour the log is told."""
    hourly = Watch(counting.tell, HOUR)
    try:
        yield
    finally:
        await hourly.stop()
        counting.stop()


def sentence(now: Figures, before: Figures, longest_delay: float) -> str:
    """What a line of the log says."""
    by_status: Counter[str] = Counter()
    for alike in now.tables:
        by_status[alike.status] += alike.count
    choices = sum(now.choices.values()) - sum(before.choices.values())
    by_people = now.choices.get(PEOPLE, 0) - before.choices.get(PEOPLE, 0)
    late = now.answers.over(SECOND) - before.answers.over(SECOND)
    latency = "unknown" if now.latency is None else f"{now.latency * 1000:.0f} ms"
    return (
        f"in the last hour: tables open {by_status.total()} (playing {by_status[Status.PLAYING]},"
        f" waiting for players {by_status[Status.LOBBY]}, paused {by_status[Status.PAUSED]});"
        f" choices {choices} (by people {by_people});"
        f" answers {len(now.answers) - len(before.answers)}"
        f" (over a second {late}, missed {now.unanswered - before.unanswered});"
        f" too fast for Discord (429) {now.too_fast - before.too_fast};"
        f" refused DMs {now.refused_dms - before.refused_dms};"
        f" gateway latency {latency};"
        f" longest delay of the event loop {longest_delay * 1000:.0f} ms;"
        f" database {now.database / 1e6:.1f} MB"
    )
