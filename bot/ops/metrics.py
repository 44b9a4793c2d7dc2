"""Metrics. They are logged hourly, and served to Prometheus if COOP_METRICS is set.

Each part of Coop counts its own events; this module reads the counters.

Rule 1: metrics are counts, seconds and bytes. They hold no name, id, server or card.
Rule 2: counting only adds to a number. It sends no request to Discord, and only this module queries
        the database for metrics.
Rule 3: labels hold only words of Coop's own, never a text of a user.
Rule 4: any client that reaches the address may read the metrics. It can change nothing, and
        frequent reads do not slow Coop down.
Rule 5: if the address cannot be used, this is logged. If the database fails, the client gets an
        error. In both cases games go on.

Names and units follow the conventions of Prometheus. Its text format needs only a few lines of
code, so there is no dependency: https://prometheus.io/docs/instrumenting/exposition_formats/
"""

import logging
import math
import os
import platform
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import get_args

import discord
from cachetools import TTLCache
from yarl import URL

from bot.chat import Chat
from bot.common.clock import SystemClock
from bot.common.durations import Durations, LoopDelay
from bot.common.listen_address import Address
from bot.common.periodic import PeriodicTask
from bot.discord_api.rate_limiter import Priority
from bot.discord_api.traffic import SECOND, Traffic
from bot.ops.health import OUT_OF_REACH
from bot.storage import DatabaseRefused, StoreClosed
from bot.store import Store
from bot.tables.census import TableCount
from bot.tables.deadlines import HOUR
from bot.tables.table import Status
from bot.tables.tables import Tables
from bot.version import commit, number
from games.engine.record import Cause

log = logging.getLogger(__name__)

BY_PRESS = "player"
"""The cause (as stored with each choice) of a choice that a player has made by a press."""


@dataclass(frozen=True, slots=True)
class Figures:
    """All metrics. Those marked as gauges are measured now, the others since the process began."""

    tables: Sequence[TableCount] = ()
    """Live tables, counted by game and state (gauge)."""
    database: int = 0
    """Bytes (gauge)."""
    servers: int = 0
    """How many servers Coop is on (gauge)."""
    latency: float | None = None
    """Seconds to the gateway and back; None before the first measurement (gauge)."""
    out_of_reach: float = 0.0
    """For how many seconds Discord has been out of reach (gauge)."""
    choices: Mapping[str, int] = field(default_factory=dict)
    """Choices in games, by their cause."""
    requests: Mapping[str, int] = field(default_factory=dict)
    """Requests to Discord, by their purpose."""
    answers: Durations = field(default_factory=lambda: Traffic().answers)
    """The times from a press or command to its answer. By default an empty histogram."""
    unanswered: int = 0
    """Presses and commands without an answer in time."""
    too_fast: int = 0
    """Requests that Discord refused because there were too many (429)."""
    refused_dms: int = 0
    """Direct messages that could not be sent."""


class Counting:
    """Reads the metrics of a running Coop.

    `delays` is a histogram of the event loop's delay, which this class measures itself.

    Args:
        client: The connection to Discord.
        store: The database.
        tables: Counts choices.
        chat: Counts requests and refused direct messages.
        traffic: Counts answers to presses and commands.
        out_of_reach: Returns for how many seconds Discord has been out of reach.
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
        self.out_of_reach = out_of_reach
        self.delays = Durations(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
        self._loop = LoopDelay(self.delays.note)
        self._last_logged = Figures()

    def stop(self) -> None:
        """Stop measuring the event loop."""
        self._loop.stop()

    async def read(self) -> Figures:
        """Return the metrics of this moment.

        Raises:
            DatabaseRefused: The database is lost.
            StoreClosed: The database was closed.
        """
        latency = self._client.latency
        requests = self._chat.outbox.requests
        return Figures(
            tables=await self._store.figures.census(),
            database=await self._store.figures.size(),
            servers=len(self._client.guilds),
            latency=latency if math.isfinite(latency) else None,
            out_of_reach=self.out_of_reach(),
            choices=dict(self._tables.choices),
            # Requests are counted by their priority, whose name says what they are for.
            requests={priority.name.lower(): requests[priority] for priority in Priority},
            answers=deepcopy(self._traffic.answers),
            unanswered=self._traffic.unanswered,
            too_fast=self._traffic.too_fast,
            refused_dms=self._chat.direct_messages.refused,
        )

    async def tell(self) -> None:
        """Log what has happened since the last call."""
        now = await self.read()
        before = self._last_logged
        log.info("%s", sentence(now, before, self.delays.longest))
        self._last_logged = now
        self.delays.longest = 0.0


@asynccontextmanager
async def logged_hourly(counting: Counting) -> AsyncIterator[None]:
    """Log the metrics every hour."""
    try:
        async with PeriodicTask(counting.tell, HOUR):
            yield
    finally:
        counting.stop()


def sentence(now: Figures, before: Figures, longest_delay: float) -> str:
    """Return the line for the log.

    Args:
        now: The metrics now.
        before: The metrics of the last line, an hour ago.
        longest_delay: The event loop's longest delay since then, in seconds.
    """
    by_status: Counter[str] = Counter()
    for group in now.tables:
        by_status[group.status] += group.count

    choices = sum(now.choices.values()) - sum(before.choices.values())
    by_people = now.choices.get(BY_PRESS, 0) - before.choices.get(BY_PRESS, 0)
    # SECOND (1.0) is one of the bounds of this histogram.
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


# -- prometheus -----------------------------------------------------------------------------------

PATH = "/metrics"
HEALTH = "/health"
"""Answers 200 while Coop is well: while it plays, and while it stands by."""
READY = "/ready"
"""Answers 200 only while Coop plays and reaches Discord."""
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

FRESH = 1.0
"""Seconds for which all clients get the same text."""

Samples = Mapping[str, float]
"""The values of a metric by their labels, which are formatted as text; "": no labels.

In a histogram the labels follow an ending of the name, such as `_sum`.
"""


@asynccontextmanager
async def serving(counting: Counting | None, address: Address) -> AsyncIterator[None]:
    """Serve the metrics at an address. If the server cannot listen there, this is only logged.

    Args:
        counting: The metrics; None while Coop stands by.
        address: Where to listen.
    """
    from aiohttp import web  # imported late, because only the metrics need an HTTP server

    began = SystemClock().now()
    texts: TTLCache[str, str] = TTLCache(1, FRESH)

    async def get(request: web.Request) -> web.Response:
        # Protects against DNS rebinding: the owner of a web page can make its name resolve to this
        # machine. Then scripts of the page could read the metrics. Their requests carry the name of
        # the page as the host.
        if address.is_of_this_machine and not _names_this_machine(request.host):
            return web.Response(status=403, text="Ask for localhost or 127.0.0.1.\n")

        if request.path != PATH:
            return web.Response(status=200 if _is_fine(request.path, counting) else 503)

        try:
            text = texts.get(PATH)
            if counting is None:
                text = "".join(f"{line}\n" for line in _instance(is_playing=False))
            elif text is None:
                text = texts[PATH] = page(await counting.read(), counting.delays, began)
        except (DatabaseRefused, StoreClosed):
            return web.Response(status=503, text="The database cannot be read.\n")

        return web.Response(body=text.encode(), headers={"Content-Type": CONTENT_TYPE})

    app = web.Application()
    for path in (PATH, HEALTH, READY):
        app.router.add_get(path, get)

    # The bot itself handles signals, and a request must not delay its shutdown.
    runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=0.5)
    await runner.setup()

    try:
        try:
            await web.TCPSite(runner, address.host, address.port).start()
        except OSError as error:
            # Beside a standby, the Coop that plays may have the same port.
            if counting is not None:
                log.error("metrics server not started: %s", error)
        else:
            what = "metrics" if counting else "metrics, not playing yet"
            log.info("%s: http://%s%s", what, address, PATH)

        yield
    finally:
        await runner.cleanup()


def _is_fine(path: str, counting: Counting | None) -> bool:
    """Whether `/health` or `/ready` should answer that all is well."""
    if counting is None:
        return path == HEALTH

    return counting.out_of_reach() <= (OUT_OF_REACH if path == HEALTH else 0)


def _names_this_machine(host: str) -> bool:
    """Whether a Host header, with or without a port, names this machine."""
    try:
        name = URL(f"http://{host}").host
    except ValueError:
        return False

    return name is not None and Address(name, 0).is_of_this_machine


def page(now: Figures, delays: Durations, started_at: float) -> str:
    """Return all metrics in Prometheus' text format.

    Args:
        now: The metrics.
        delays: The event loop's delays.
        started_at: When the process began, in seconds since 1970.
    """
    # A counter that is missing until its first event would hide this event from `rate`.
    choices = {_labels(cause=cause): 0 for cause in get_args(Cause)}
    choices |= {_labels(cause=cause): count for cause, count in now.choices.items()}
    requests = {_labels(purpose=purpose): count for purpose, count in now.requests.items()}
    families = (
        _instance(is_playing=True),
        _family("coop_tables", "gauge", "Tables that are not over.", _counted_tables(now)),
        _family(
            "coop_tables_paused",
            "gauge",
            "Paused tables, by the reason of the pause.",
            _paused_tables(now),
        ),
        _family("coop_choices_total", "counter", "Choices in games, by what made them.", choices),
        _histogram(
            "coop_answer_seconds", "From hearing of a press or command to its answer.", now.answers
        ),
        _family(
            "coop_answers_missed_total",
            "counter",
            "Presses and commands that had no answer within three seconds.",
            {"": now.unanswered},
        ),
        _family("coop_requests_total", "counter", "Requests that Discord counts.", requests),
        _family(
            "coop_requests_too_fast_total",
            "counter",
            "Requests that Discord refused for coming too fast (429).",
            {"": now.too_fast},
        ),
        _family(
            "coop_dms_refused_total",
            "counter",
            "Direct messages that could not be sent.",
            {"": now.refused_dms},
        ),
        _family("coop_servers", "gauge", "Servers that Coop is on.", {"": now.servers}),
        _family(
            "coop_gateway_latency_seconds",
            "gauge",
            "To Discord's gateway and back.",
            {} if now.latency is None else {"": now.latency},
        ),
        _family(
            "coop_discord_out_of_reach_seconds",
            "gauge",
            "For how long Discord has been out of reach.",
            {"": now.out_of_reach},
        ),
        _histogram(
            "coop_event_loop_delay_seconds",
            "How late the event loop is. A press of a button waits for as long.",
            delays,
        ),
        _family("coop_database_size_bytes", "gauge", "The database.", {"": now.database}),
        # Prometheus' standard names for metrics of a process.
        _family(
            "process_cpu_seconds_total",
            "counter",
            "User and system CPU time spent.",
            {"": time.process_time()},
        ),
        _family(
            "process_start_time_seconds",
            "gauge",
            "Start time of the process since the Unix epoch.",
            {"": started_at},
        ),
        _family("process_resident_memory_bytes", "gauge", "Resident memory size.", _memory()),
    )
    return "".join(f"{line}\n" for family in families for line in family)


def _instance(*, is_playing: bool) -> Iterator[str]:
    """Yield what a Coop that stands by serves, too: its version, and whether it plays."""
    build = _labels(version=number(), commit=commit(), python=platform.python_version())
    yield from _family("coop_build_info", "gauge", "The Coop that runs.", {build: 1})

    about = "1 while Coop plays, 0 while it starts, waits or stands by."
    yield from _family("coop_playing", "gauge", about, {"": int(is_playing)})


def _counted_tables(now: Figures) -> Samples:
    """Return the number of tables by state and game.

    The census counts separately by the reason of a pause, which `_paused_tables` returns.
    """
    by_state = Counter[str]()
    for group in now.tables:
        by_state[_labels(state=group.status, game=group.game)] += group.count

    return by_state


def _paused_tables(now: Figures) -> Samples:
    """Return the number of paused tables by the reason of the pause."""
    by_reason = Counter[str]()
    for group in now.tables:
        if group.status == Status.PAUSED:
            reason = (group.reason or "unknown").removeprefix("paused-")
            by_reason[_labels(reason=reason)] += group.count

    return by_reason


def _memory() -> Samples:
    """Return the resident memory in bytes; only Linux reports it in this way."""
    # The second number of the file is the resident memory, in pages of the system.
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return {}

    return {"": pages * os.sysconf("SC_PAGE_SIZE")}


def _family(name: str, kind: str, about: str, samples: Samples) -> Iterator[str]:
    """Yield the lines of one metric."""
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"
    for labels, value in samples.items():
        yield f"{name}{labels} {value!r}"


def _histogram(name: str, about: str, took: Durations) -> Iterator[str]:
    """Yield the lines of a histogram in Prometheus' format."""
    # Prometheus wants cumulative counts: each bucket holds all shorter durations too.
    bounds = (*map(repr, took.bounds), "+Inf")
    buckets = zip(bounds, accumulate(took.counts), strict=True)
    samples = {f"_bucket{_labels(le=bound)}": count for bound, count in buckets}
    return _family(name, "histogram", about, {**samples, "_sum": took.seconds, "_count": len(took)})


def _labels(**facts: str) -> str:
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in facts.items()) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
