"""How much Coop does, and how well: each part counts what it does, and here all of it is read. The
log is told hourly, and Prometheus where COOP_METRICS says so: nothing listens else.

Rule 1: counts, seconds and bytes. Nobody's name or id, no server, no card.
Rule 2: who counts only adds one to a number. Nothing is asked of Discord, and of the database only
        here.

Names and units are by Prometheus' own conventions. Its text format is a few lines of code, so that
nothing more has to be installed: https://prometheus.io/docs/instrumenting/exposition_formats/

Rule 3: only figures are served. What stands in a label is a word of ours.
Rule 4: whoever asks gets them, and can change nothing; asking often does not make Coop slow.
Rule 5: where nothing can listen, or nothing can be read, the log or the asker is told, and play
        goes on.
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
from bot.common.periodic import Watch
from bot.discord_api.traffic import SECOND, Traffic
from bot.storage import DatabaseRefused, StoreClosed
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
        self.delays = Durations(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
        self._loop = LoopDelay(self.delays.note)
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
            answers=deepcopy(self._traffic.answers),
            unanswered=self._traffic.unanswered,
            too_fast=self._traffic.too_fast,
            refused_dms=self._chat.direct_messages.refused,
        )

    async def tell(self) -> None:
        """The log, of what was since it was last told."""
        now = await self.read()
        before = self._told
        log.info("%s", sentence(now, before, self.delays.longest))
        self._told = now
        self.delays.longest = 0.0


@asynccontextmanager
async def logged_hourly(counting: Counting) -> AsyncIterator[None]:
    """Every hour the log is told."""
    try:
        async with Watch(counting.tell, HOUR):
            yield
    finally:
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


# -- prometheus -----------------------------------------------------------------------------------

PATH = "/metrics"
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

FRESH = 1.0
"""Seconds for which whoever else asks gets the same."""

Sample = tuple[str, float]
"""The labels as they are written, and the value."""


@asynccontextmanager
async def serving(counting: Counting, address: Address) -> AsyncIterator[None]:
    """At this address."""
    from aiohttp import web  # a server for HTTP, which nothing else needs

    page = _Page(counting)

    async def get(request: web.Request) -> web.Response:
        # A web page whose name resolves to this machine (DNS rebinding) asks by its own name.
        if address.is_of_this_machine and not _names_this_machine(request.host):
            return web.Response(status=403, text="Ask for localhost or 127.0.0.1.\n")

        try:
            text = await page.text()
        except (DatabaseRefused, StoreClosed):
            return web.Response(status=503, text="The database cannot be read.\n")

        return web.Response(body=text.encode(), headers={"Content-Type": CONTENT_TYPE})

    app = web.Application()
    app.router.add_get(PATH, get)
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
    """What Prometheus reads, the same for a second."""

    def __init__(self, counting: Counting) -> None:
        self._counting = counting
        self._began = SystemClock().now()
        self._text = ""
        self._read_at = float("-inf")

    async def text(self) -> str:
        """Raises what the store raises."""
        if time.monotonic() - self._read_at > FRESH:
            found = await self._counting.read()
            self._text = page(found, self._counting.delays, self._began)
            self._read_at = time.monotonic()

        return self._text


def _names_this_machine(host: str) -> bool:
    """Whether a Host header, with or without a port, means the machine itself."""
    try:
        name = URL(f"http://{host}").host
    except ValueError:
        return False

    return name is not None and Address(name, 0).is_of_this_machine


def page(now: Figures, delays: Durations, began: float) -> str:
    """`began`: when the process did, in seconds since 1970."""
    families = [*_of_games(now), *_of_discord(now), *_of_the_machine(now, delays, began)]
    return "".join(f"{line}\n" for family in families for line in family)


Family = Iterable[str]
"""The lines of one metric."""


def _of_games(now: Figures) -> Iterator[Family]:
    by_state: dict[str, float] = {}
    for alike in now.tables:
        labels = _labels(state=alike.status, game=alike.game)
        by_state[labels] = by_state.get(labels, 0) + alike.count

    yield _gauge("coop_tables", "Tables that are not over.", by_state.items())
    choices = [(_labels(cause=cause), n) for cause, n in now.choices.items()]
    yield _counter("coop_choices_total", "Choices in games, by what made them.", choices)


def _of_discord(now: Figures) -> Iterator[Family]:
    yield _histogram(
        "coop_answer_seconds", "From hearing of a press or command to its answer.", now.answers
    )
    missed = "Presses and commands that had no answer within three seconds."
    yield _counter("coop_answers_missed_total", missed, _alone(now.unanswered))
    requests = [(_labels(purpose=purpose), n) for purpose, n in now.requests.items()]
    yield _counter("coop_requests_total", "Requests that Discord counts.", requests)
    too_fast = "Requests that Discord refused for coming too fast (429)."
    yield _counter("coop_requests_too_fast_total", too_fast, _alone(now.too_fast))
    refused = "Direct messages that could not be sent."
    yield _counter("coop_dms_refused_total", refused, _alone(now.refused_dms))
    yield _gauge("coop_servers", "Servers that Coop is on.", _alone(now.servers))
    latency = [] if now.latency is None else _alone(now.latency)
    yield _gauge("coop_gateway_latency_seconds", "To Discord's gateway and back.", latency)
    reach = "For how long Discord has been out of reach."
    yield _gauge("coop_discord_out_of_reach_seconds", reach, _alone(now.out_of_reach))


def _of_the_machine(now: Figures, delays: Durations, began: float) -> Iterator[Family]:
    late = "How late the event loop is; whoever presses a button waits for as long."
    yield _histogram("coop_event_loop_delay_seconds", late, delays)
    yield _gauge("coop_database_size_bytes", "The database.", _alone(now.database))
    # The names that Prometheus gives these for all programs.
    cpu = "User and system CPU time spent."
    yield _counter("process_cpu_seconds_total", cpu, _alone(time.process_time()))
    began_at = "Start time of the process since the Unix epoch."
    yield _gauge("process_start_time_seconds", began_at, _alone(began))
    yield _gauge("process_resident_memory_bytes", "Resident memory size.", _memory())


def _memory() -> list[Sample]:
    """Linux alone tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return []

    return _alone(pages * os.sysconf("SC_PAGE_SIZE"))


def _alone(value: float) -> list[Sample]:
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
    yield from _head(name, "histogram", about)
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
