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
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path

import discord
from yarl import URL

from bot.chat import Chat
from bot.common.clock import SystemClock
from bot.common.durations import Durations, LoopDelay
from bot.common.listen_address import Address
from bot.common.periodic import PeriodicTask
from bot.discord_api.traffic import SECOND, Traffic
from bot.storage import DatabaseRefused, StoreClosed
from bot.store import Store
from bot.tables.census import TableCount
from bot.tables.deadlines import HOUR
from bot.tables.table import Status
from bot.tables.tables import Tables

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
        self._out_of_reach = out_of_reach
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
            out_of_reach=self._out_of_reach(),
            choices=dict(self._tables.choices),
            # Requests are counted by their priority, whose name says what they are for.
            requests={priority.name.lower(): count for priority, count in requests.items()},
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
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

FRESH = 1.0
"""Seconds for which all clients get the same text."""

Sample = tuple[str, float]
"""A value of a metric, after its labels, which are formatted as text already."""


@asynccontextmanager
async def serving(counting: Counting, address: Address) -> AsyncIterator[None]:
    """Serve the metrics at an address. If the server cannot listen there, this is only logged."""
    from aiohttp import web  # imported late, because only the metrics need an HTTP server

    page = _Page(counting)

    async def get(request: web.Request) -> web.Response:
        # Protects against DNS rebinding: the owner of a web page can make its name resolve to this
        # machine. Then scripts of the page could read the metrics. Their requests carry the name of
        # the page as the host.
        if address.is_of_this_machine and not _names_this_machine(request.host):
            return web.Response(status=403, text="Ask for localhost or 127.0.0.1.\n")

        try:
            text = await page.text()
        except (DatabaseRefused, StoreClosed):
            return web.Response(status=503, text="The database cannot be read.\n")

        return web.Response(body=text.encode(), headers={"Content-Type": CONTENT_TYPE})

    app = web.Application()
    app.router.add_get(PATH, get)
    # The bot itself handles signals, and a request must not delay its shutdown.
    runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=0.5)
    await runner.setup()

    try:
        try:
            await web.TCPSite(runner, address.host, address.port).start()
        except OSError as error:
            log.error("metrics server not started: %s", error)
        else:
            log.info("metrics: http://%s%s", address, PATH)

        yield
    finally:
        await runner.cleanup()


class _Page:
    """The text for Prometheus, cached for `FRESH` seconds."""

    def __init__(self, counting: Counting) -> None:
        self._counting = counting
        self._began = SystemClock().now()
        self._text = ""
        self._read_at = float("-inf")

    async def text(self) -> str:
        """Return the text. Raises what `Counting.read` raises."""
        if time.monotonic() - self._read_at > FRESH:
            figures = await self._counting.read()
            self._text = page(figures, self._counting.delays, self._began)
            self._read_at = time.monotonic()

        return self._text


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
    families = [*_of_games(now), *_of_discord(now), *_of_the_machine(now, delays, started_at)]
    return "".join(f"{line}\n" for family in families for line in family)


Family = Iterable[str]
"""The lines of one metric."""


def _of_games(now: Figures) -> Iterator[Family]:
    """Yield the metrics of tables and choices."""
    # The census counts separately by the reason of a pause. The metric has no label for the reason,
    # so add these counts up.
    by_state: dict[str, float] = {}
    for group in now.tables:
        labels = _labels(state=group.status, game=group.game)
        by_state[labels] = by_state.get(labels, 0) + group.count

    yield _gauge("coop_tables", "Tables that are not over.", by_state.items())
    choices = [(_labels(cause=cause), n) for cause, n in now.choices.items()]
    yield _counter("coop_choices_total", "Choices in games, by what made them.", choices)


def _of_discord(now: Figures) -> Iterator[Family]:
    """Yield the metrics of answers, requests and the gateway."""
    yield _histogram(
        "coop_answer_seconds", "From hearing of a press or command to its answer.", now.answers
    )
    missed = "Presses and commands that had no answer within three seconds."
    yield _counter("coop_answers_missed_total", missed, _unlabelled(now.unanswered))
    requests = [(_labels(purpose=purpose), n) for purpose, n in now.requests.items()]
    yield _counter("coop_requests_total", "Requests that Discord counts.", requests)
    too_fast = "Requests that Discord refused for coming too fast (429)."
    yield _counter("coop_requests_too_fast_total", too_fast, _unlabelled(now.too_fast))
    refused = "Direct messages that could not be sent."
    yield _counter("coop_dms_refused_total", refused, _unlabelled(now.refused_dms))
    yield _gauge("coop_servers", "Servers that Coop is on.", _unlabelled(now.servers))
    latency = [] if now.latency is None else _unlabelled(now.latency)
    yield _gauge("coop_gateway_latency_seconds", "To Discord's gateway and back.", latency)
    reach = "For how long Discord has been out of reach."
    yield _gauge("coop_discord_out_of_reach_seconds", reach, _unlabelled(now.out_of_reach))


def _of_the_machine(now: Figures, delays: Durations, started_at: float) -> Iterator[Family]:
    """Yield the metrics of the process and the database."""
    late = "How late the event loop is; whoever presses a button waits for as long."
    yield _histogram("coop_event_loop_delay_seconds", late, delays)
    yield _gauge("coop_database_size_bytes", "The database.", _unlabelled(now.database))
    # Prometheus' standard names for metrics of a process.
    cpu = "User and system CPU time spent."
    yield _counter("process_cpu_seconds_total", cpu, _unlabelled(time.process_time()))
    began_at = "Start time of the process since the Unix epoch."
    yield _gauge("process_start_time_seconds", began_at, _unlabelled(started_at))
    yield _gauge("process_resident_memory_bytes", "Resident memory size.", _memory())


def _memory() -> list[Sample]:
    """Return the resident memory in bytes; only Linux reports it in this way."""
    # The second number of the file is the resident memory, in pages of the system.
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return []

    return _unlabelled(pages * os.sysconf("SC_PAGE_SIZE"))


def _unlabelled(value: float) -> list[Sample]:
    """Return the samples of a metric without labels."""
    return [("", value)]


def _gauge(name: str, about: str, samples: Iterable[Sample]) -> Family:
    return _family(name, "gauge", about, samples)


def _counter(name: str, about: str, samples: Iterable[Sample]) -> Family:
    return _family(name, "counter", about, samples)


def _family(name: str, kind: str, about: str, samples: Iterable[Sample]) -> Family:
    yield from _head(name, kind, about)
    for labels, value in samples:
        yield f"{name}{labels} {value!r}"


def _histogram(name: str, about: str, took: Durations) -> Family:
    """Yield the lines of a histogram in Prometheus' format."""
    yield from _head(name, "histogram", about)
    # Prometheus wants cumulative counts: each bucket holds all shorter durations too.
    bounds = (*map(repr, took.bounds), "+Inf")
    for bound, count in zip(bounds, accumulate(took.counts), strict=True):
        yield f"{name}_bucket{_labels(le=bound)} {count}"

    yield f"{name}_sum {took.seconds!r}"
    yield f"{name}_count {len(took)}"


def _head(name: str, kind: str, about: str) -> Family:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def _labels(**facts: str) -> str:
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in facts.items()) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
