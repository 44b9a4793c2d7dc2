"""The figures for Prometheus, where COOP_METRICS says so: nothing listens else.

Names and units are by Prometheus' own conventions. Its text format is a few lines of code, so that
nothing more has to be installed: https://prometheus.io/docs/instrumenting/exposition_formats/

Rule 1: only figures (bot/ops/metrics.py). What stands in a label is a word of ours.
Rule 2: whoever asks gets them, and can change nothing; asking often does not make Coop slow.
Rule 3: where nothing can listen, or nothing can be read, the log or the asker is told, and play
        goes on.
"""

import logging
import os
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from itertools import accumulate
from pathlib import Path

from aiohttp import web
from yarl import URL

from bot.common.clock import SystemClock
from bot.common.durations import Durations
from bot.common.listen_address import Address
from bot.ops.metrics import Counting, Figures
from bot.storage import DatabaseRefused, StoreClosed

log = logging.getLogger(__name__)

PATH = "/metrics"
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

FRESH = 1.0
"""Seconds for which whoever else asks gets the same."""

Sample = tuple[str, float]
"""The labels as they are written, and the value."""


@asynccontextmanager
async def serving(counting: Counting, address: Address) -> AsyncIterator[None]:
    """At this address."""
    app = web.Application()
    app.router.add_get(PATH, _Page(counting, local=address.is_of_this_machine).get)
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
    def __init__(self, counting: Counting, *, local: bool) -> None:
        self._counting = counting
        self._local = local
        self._began = SystemClock().now()
        self._text = ""
        self._read_at = float("-inf")

    async def get(self, request: web.Request) -> web.Response:
        # A web page whose name resolves to this machine (DNS rebinding) asks by its own name.
        if self._local and not _names_this_machine(request.host):
            return web.Response(status=403, text="Ask for localhost or 127.0.0.1.\n")

        if time.monotonic() - self._read_at > FRESH:
            try:
                found = await self._counting.read()
            except (DatabaseRefused, StoreClosed):
                return web.Response(status=503, text="The database cannot be read.\n")
            self._text = page(found, self._counting.delays, self._began)
            self._read_at = time.monotonic()
        return web.Response(body=self._text.encode(), headers={"Content-Type": CONTENT_TYPE})


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
