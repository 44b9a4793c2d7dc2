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

Names and units follow the conventions of Prometheus.
"""

import asyncio
import logging
import math
import platform
import shutil
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, get_args

import discord
from cachetools import TTLCache
from prometheus_client import (
    Histogram,
    Metric,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector
from yarl import URL

from bot.chat import Chat
from bot.common.clock import SystemClock
from bot.common.listen_address import Address
from bot.common.periodic import LoopDelay, PeriodicTask
from bot.discord_api.outbox import Priority
from bot.discord_api.traffic import SECOND, Traffic
from bot.ops import environment, logs
from bot.ops.health import OUT_OF_REACH
from bot.storage import DatabaseRefused, StoreClosed
from bot.store import Store
from bot.tables.deadlines import HOUR
from bot.tables.repository import TableCount
from bot.tables.table import Status
from bot.tables.tables import Tables
from bot.version import commit, number
from games.engine.record import Cause

log = logging.getLogger(__name__)

BY_PRESS = "player"
"""The cause (as stored with each choice) of a choice that a player has made by a press."""

BACKUPS = "backups/coop-*.sqlite3"
"""The backups that the systemd timer and the container write, relative to the database's folder."""

# Do not export when each counter was created.
disable_created_metrics()  # type: ignore[no-untyped-call]


@dataclass(frozen=True, slots=True)
class Figures(Collector):
    """All metrics of one moment. Counters and histograms begin with the process."""

    metrics: Sequence[Metric] = ()

    def collect(self) -> Sequence[Metric]:
        """Return the metrics. `generate_latest` calls this."""
        return self.metrics

    def total(self, name: str, *labels: str) -> float:
        """Return the sum of the samples with this name whose first labels have these values."""
        key = (name, *labels)
        return sum(
            sample.value
            for metric in self.metrics
            for sample in metric.samples
            if (sample.name, *sample.labels.values())[: len(key)] == key
        )


class Counting:
    """Reads the metrics of a running Coop.

    Args:
        client: The connection to Discord.
        store: The database.
        folder: The folder of the database, or of the files beside it.
        tables: Counts choices.
        chat: Counts requests and refused direct messages.
        traffic: Counts answers to presses and commands.
        out_of_reach: Returns for how many seconds Discord has been out of reach.
    """

    def __init__(
        self,
        client: discord.AutoShardedClient,
        store: Store,
        folder: Path,
        tables: Tables,
        chat: Chat,
        traffic: Traffic,
        out_of_reach: Callable[[], float],
    ) -> None:
        self._client = client
        self._store = store
        self._folder = folder
        self._tables = tables
        self._chat = chat
        self._traffic = traffic
        self.out_of_reach = out_of_reach
        self._delays = Histogram(
            "coop_event_loop_delay_seconds",
            "Delay of the event loop. A press waits for this time.",
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
            registry=None,
        )
        self._longest_delay = 0.0
        self._loop = LoopDelay(self._note_delay)
        self._last_logged = Figures()

    def stop(self) -> None:
        """Stop measuring the event loop."""
        self._loop.stop()

    def _note_delay(self, seconds: float) -> None:
        self._delays.observe(seconds)
        self._longest_delay = max(self._longest_delay, seconds)

    async def read(self) -> Figures:
        """Return the metrics of this moment.

        Raises:
            DatabaseRefused: The database is lost.
            StoreClosed: The database was closed.
            OSError: The disk cannot be read.
        """
        census = await self._store.figures.census()
        size = await self._store.figures.size()
        disk = await asyncio.to_thread(_disk, self._folder)
        return Figures(
            (
                *_instance(is_playing=True),
                *_tables(census),
                *self._activity(),
                *self._connection(),
                *self._delays.collect(),
                *self._store.database.commits.collect(),
                *self._store.database.failures.collect(),
                *logs.ERROR_COUNTER.errors.collect(),
                GaugeMetricFamily("coop_database_size_bytes", "Size of the database.", size),
                *disk,
                *ProcessCollector(registry=None).collect(),
            )
        )

    async def tell(self) -> None:
        """Log a line about what has happened since the last call; `sentence` makes it."""
        now = await self.read()
        log.info("%s", sentence(now, self._last_logged, self._longest_delay))
        self._last_logged = now
        self._longest_delay = 0.0

    def _activity(self) -> Iterable[Metric]:
        """Yield the counts of choices, answers and requests."""
        choices = {cause: self._tables.choices[cause] for cause in get_args(Cause)}
        yield _labelled(
            CounterMetricFamily(
                "coop_choices_total", "Choices in games, by cause.", labels=["cause"]
            ),
            choices,
        )
        yield from self._traffic.answers.collect()
        yield CounterMetricFamily(
            "coop_answers_missed_total",
            "Interactions that were not answered within three seconds.",
            self._traffic.unanswered,
        )

        # Requests are counted by their priority, whose name says what they are for.
        sent = self._chat.outbox.requests
        requests = {priority.name.lower(): sent[priority] for priority in Priority}
        yield _labelled(
            CounterMetricFamily(
                "coop_requests_total", "Requests that Discord counts.", labels=["purpose"]
            ),
            requests,
        )
        yield CounterMetricFamily(
            "coop_requests_too_fast_total",
            "Requests that Discord refused because of rate limits (429).",
            self._traffic.too_fast,
        )
        yield CounterMetricFamily(
            "coop_dms_refused_total",
            "Direct messages that could not be sent.",
            self._chat.direct_messages.refused,
        )

    def _connection(self) -> Iterable[Metric]:
        """Yield the state of the connections to Discord's gateway."""
        latency = self._client.latency
        shards = self._client.shards.values()
        yield GaugeMetricFamily(
            "coop_servers", "Servers that Coop is on.", len(self._client.guilds)
        )
        yield GaugeMetricFamily(
            "coop_gateway_latency_seconds",
            "Latency of the connection to Discord's gateway.",
            latency if math.isfinite(latency) else None,
        )
        yield GaugeMetricFamily(
            "coop_discord_out_of_reach_seconds",
            "For how long Discord has been out of reach.",
            self.out_of_reach(),
        )
        yield GaugeMetricFamily("coop_shards", "Connections to Discord's gateway.", len(shards))
        yield GaugeMetricFamily(
            "coop_shards_connected",
            "Open connections to Discord's gateway.",
            sum(not shard.is_closed() for shard in shards),
        )


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

    def since(name: str, *labels: str) -> float:
        return now.total(name, *labels) - before.total(name, *labels)

    # SECOND (1.0) is one of the bounds of this histogram, whose buckets are cumulative.
    answers = since("coop_answer_seconds_count")
    late = answers - since("coop_answer_seconds_bucket", str(SECOND))
    latency = now.total("coop_gateway_latency_seconds") * 1000
    return (
        f"in the last hour: tables open {now.total('coop_tables'):.0f}"
        f" (playing {now.total('coop_tables', Status.PLAYING):.0f},"
        f" waiting for players {now.total('coop_tables', Status.LOBBY):.0f},"
        f" paused {now.total('coop_tables', Status.PAUSED):.0f});"
        f" choices {since('coop_choices_total'):.0f}"
        f" (by people {since('coop_choices_total', BY_PRESS):.0f});"
        f" answers {answers:.0f}"
        f" (over a second {late:.0f}, missed {since('coop_answers_missed_total'):.0f});"
        f" too fast for Discord (429) {since('coop_requests_too_fast_total'):.0f};"
        f" refused DMs {since('coop_dms_refused_total'):.0f};"
        f" gateway latency {f'{latency:.0f} ms' if latency else 'unknown'};"
        f" longest delay of the event loop {longest_delay * 1000:.0f} ms;"
        f" database {now.total('coop_database_size_bytes') / 1e6:.1f} MB"
    )


# -- prometheus -----------------------------------------------------------------------------------

PATH = "/metrics"
HEALTH = "/health"
"""Answers 200 while Coop is healthy: while it plays, and while it stands by."""

READY = "/ready"
"""Answers 200 only while Coop plays and reaches Discord."""

FRESH = 1.0
"""Seconds for which the text of the metrics is cached for all clients."""


@asynccontextmanager
async def serving(counting: Counting | None, address: Address) -> AsyncIterator[None]:
    """Serve the metrics at an address. If the server cannot listen there, this is only logged.

    Args:
        counting: The metrics; None while Coop stands by.
        address: Where to listen.
    """
    from aiohttp import web  # imported late, because only the metrics need an HTTP server

    texts: TTLCache[str, bytes] = TTLCache(1, FRESH)

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
                text = generate_latest(Figures(_instance(is_playing=False)))
            elif text is None:
                text = texts[PATH] = generate_latest(await counting.read())
        except (DatabaseRefused, StoreClosed, OSError):
            return web.Response(status=503, text="The database or its disk cannot be read.\n")

        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def name_server(_: web.Request, response: web.StreamResponse) -> None:
        # By default the header names the versions of Python and aiohttp.
        response.headers["Server"] = "Coop"

    app = web.Application()
    app.on_response_prepare.append(name_server)
    app.add_routes([web.get(path, get) for path in (PATH, HEALTH, READY)])

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
            log.info(
                "metrics%s: http://%s%s", "" if counting else ", not playing yet", address, PATH
            )

        yield
    finally:
        await runner.cleanup()


def _is_fine(path: str, counting: Counting | None) -> bool:
    """Return whether `/health` or `/ready` answers 200."""
    if counting is None:
        return path == HEALTH

    return counting.out_of_reach() <= (OUT_OF_REACH if path == HEALTH else 0)


def _names_this_machine(host: str) -> bool:
    """Return whether a Host header, with or without a port, names this machine."""
    try:
        name = URL(f"http://{host}").host
    except ValueError:
        return False

    return name is not None and Address(name, 0).is_of_this_machine


def _instance(*, is_playing: bool) -> Sequence[Metric]:
    """Return the version, and whether this Coop plays. A standby serves only these metrics."""
    build = {"version": number(), "commit": commit(), "python": platform.python_version()}
    playing_help = "1 while Coop plays, 0 while it starts, waits or stands by."
    return (
        InfoMetricFamily("coop_build", "Version of the running Coop.", build),
        GaugeMetricFamily("coop_playing", playing_help, int(is_playing)),
    )


def _tables(census: Sequence[TableCount]) -> Iterable[Metric]:
    """Yield the number of tables by state and game, and of paused ones by their reason."""
    by_state = Counter[tuple[str, str]]()
    by_reason = Counter[str]()
    for group in census:
        by_state[group.status, group.game] += group.count
        if group.status == Status.PAUSED:
            reason = (group.reason or "unknown").removeprefix("paused-")
            by_reason[reason] += group.count

    yield _labelled(
        GaugeMetricFamily("coop_tables", "Tables that are not over.", labels=["state", "game"]),
        by_state,
    )
    yield _labelled(
        GaugeMetricFamily(
            "coop_tables_paused", "Paused tables, by the reason of the pause.", labels=["reason"]
        ),
        by_reason,
    )


def _disk(folder: Path) -> Sequence[Metric]:
    """Return the free bytes on the disk, and the age of the newest backup beside the database."""
    free = shutil.disk_usage(environment.existing_folder(folder)).free
    # The name of a backup contains its time, so the newest one has the greatest name.
    newest = max(folder.glob(BACKUPS), default=None)
    written_at = None if newest is None else newest.stat().st_mtime
    age = None if written_at is None else SystemClock().now() - written_at
    return (
        GaugeMetricFamily("coop_disk_free_bytes", "Free bytes on the disk of the database.", free),
        GaugeMetricFamily("coop_backup_age_seconds", "The age of the newest backup.", age),
    )


Labelled = TypeVar("Labelled", CounterMetricFamily, GaugeMetricFamily)


def _labelled(metric: Labelled, samples: Mapping[Any, float]) -> Labelled:
    """Add samples to a metric, and return it. A key has the value of each label."""
    for labels, value in samples.items():
        metric.add_metric([labels] if isinstance(labels, str) else labels, value)

    return metric
