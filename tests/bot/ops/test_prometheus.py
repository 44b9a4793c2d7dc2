"""The metrics for Prometheus, and who can read them."""

import json
import os
import platform
import re
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot.common.clock import SystemClock
from bot.common.listen_address import Address
from bot.ops import metrics
from bot.ops.metrics import Figures
from bot.storage import DatabaseAway
from bot.version import commit, number
from tests.repository.tree import ROOT
from tests.support.tools import needs

OF_A_HISTOGRAM = re.compile(r"_(bucket|sum|count)$")
DAY = 86_400


def read(page):
    """Parse a page as Prometheus does. Return the samples by their name with its labels."""
    samples = {}
    for family in text_string_to_metric_families(page):
        for sample in family.samples:
            labels = ",".join(f'{name}="{value}"' for name, value in sample.labels.items())
            samples[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value

    return samples


@pytest.fixture
def page(counting):
    """A function that returns the samples of the page."""

    async def page():
        return read(generate_latest(await counting.read()).decode())

    return page


async def test_page_has_all_figures(parts, page):
    parts.do_things()
    samples = await page()

    build = f'{{commit="{commit()}",python="{platform.python_version()}",version="{number()}"}}'
    assert samples[f"coop_build_info{build}"] == 1
    assert samples['coop_tables{game="out",state="lobby"}'] == 2
    # All reasons for a pause are added up.
    assert samples['coop_tables{game="heist",state="paused"}'] == 4
    assert samples['coop_tables_paused{reason="broken"}'] == 1
    assert samples['coop_tables_paused{reason="no-access"}'] == 3
    assert samples['coop_choices_total{cause="player"}'] == 5
    assert samples['coop_requests_total{purpose="table"}'] == 4
    assert samples["coop_requests_too_fast_total"] == 1
    assert samples["coop_dms_refused_total"] == 4
    assert samples["coop_answers_missed_total"] == 1
    assert samples["coop_servers"] == 7
    assert (samples["coop_shards"], samples["coop_shards_connected"]) == (2, 1)
    assert samples["coop_gateway_latency_seconds"] == 0.0421
    assert samples["coop_discord_out_of_reach_seconds"] == 0.5
    assert samples["coop_database_size_bytes"] == 12_340_000
    assert samples["coop_commits_failed_total"] == 1
    assert samples["coop_disk_free_bytes"] > 0
    assert 0 < SystemClock().now() - samples["process_start_time_seconds"] < DAY
    assert samples["process_cpu_seconds_total"] > 0
    assert samples["process_resident_memory_bytes"] > 1e6


async def test_histogram_buckets_are_cumulative(parts, counting, page):
    parts.do_things()
    counting._note_delay(0.25)
    samples = await page()

    assert samples['coop_answer_seconds_bucket{le="0.05"}'] == 2
    assert samples['coop_answer_seconds_bucket{le="3.0"}'] == 3
    assert samples['coop_answer_seconds_bucket{le="+Inf"}'] == 4
    assert samples["coop_answer_seconds_count"] == 4
    assert samples["coop_answer_seconds_sum"] == pytest.approx(9.37)
    assert samples['coop_event_loop_delay_seconds_bucket{le="0.1"}'] == 0
    assert samples['coop_event_loop_delay_seconds_bucket{le="1.0"}'] == 1
    assert samples['coop_commit_seconds_bucket{le="0.0025"}'] == 0
    assert samples['coop_commit_seconds_bucket{le="0.005"}'] == 1


async def test_unknown_figures_are_omitted_and_counters_begin_at_zero(page):
    samples = await page()

    assert "coop_gateway_latency_seconds" not in samples
    assert "coop_backup_age_seconds" not in samples
    # A counter that is missing until its first event would hide this event from `rate`.
    assert samples["coop_dms_refused_total"] == 0
    assert samples["coop_commits_failed_total"] == 0
    assert samples['coop_choices_total{cause="timeout"}'] == 0
    assert 'coop_errors_total{kind="database"}' in samples
    assert 'coop_errors_total{kind="other"}' in samples


async def test_age_is_that_of_the_newest_backup(parts, page):
    folder = parts.folder / "backups"
    folder.mkdir()
    for name, days in (("coop-2026-11-28-0430", 3), ("coop-2026-11-01-0430", 9), ("other", 0)):
        (folder / f"{name}.sqlite3").touch()
        os.utime(folder / f"{name}.sqlite3", (0, SystemClock().now() - days * DAY))

    assert (await page())["coop_backup_age_seconds"] == pytest.approx(3 * DAY, abs=60)


# -- access ---------------------------------------------------------------------------------------


class Counting:
    def __init__(self) -> None:
        self.reads = 0
        self.raises: Exception | None = None
        self.silence = 0.0

    def out_of_reach(self) -> float:
        return self.silence

    async def read(self) -> Figures:
        self.reads += 1
        if self.raises is not None:
            raise self.raises
        return Figures(metrics._instance(is_playing=True))


# The system chooses a free port, and another process could take it in between.
def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


@asynccontextmanager
async def served(counting: Any, port: int) -> AsyncIterator[ClientSession]:
    async with (
        metrics.serving(counting, Address("127.0.0.1", port)),
        ClientSession(f"http://127.0.0.1:{port}") as us,
    ):
        yield us


async def test_metrics_are_served_until_the_end():
    counting = Counting()
    port = free_port()
    async with served(counting, port) as us:
        answer = await us.get("/metrics")
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
        assert read(await answer.text())["coop_playing"] == 1
        assert (await us.get("/")).status == 404
        assert (await us.get("/")).headers["Server"] == "Coop"
        assert (await us.post("/metrics")).status == 405

    # The server has ended with its context.
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.1", port))


@pytest.mark.parametrize(
    ("silence", "health", "ready"), [(0.0, 200, 200), (5.0, 200, 503), (121.0, 503, 503)]
)
async def test_health_and_readiness_depend_on_discord(silence, health, ready):
    counting = Counting()
    counting.silence = silence
    async with served(counting, free_port()) as us:
        assert (await us.get("/health")).status == health
        assert (await us.get("/ready")).status == ready
        assert read(await (await us.get("/metrics")).text())["coop_playing"] == 1


async def test_standby_is_healthy_and_does_not_play():
    async with served(None, free_port()) as us:
        assert (await us.get("/health")).status == 200
        assert (await us.get("/ready")).status == 503
        samples = read(await (await us.get("/metrics")).text())
        assert samples.pop("coop_playing") == 0
        # The version is all that a standby tells besides.
        (build,) = samples
        assert build.startswith("coop_build_info{")


async def test_standby_on_the_same_port_stays_silent(caplog):
    port = free_port()
    async with served(Counting(), port), served(None, port) as us:
        assert (await us.get("/ready")).status == 200

    assert "not started" not in caplog.text


@pytest.mark.parametrize(
    ("host", "status"),
    [("127.0.0.1", 200), ("localhost", 200), ("[::1]", 200), ("eggs.invalid", 403), ("a b", 403)],
)
async def test_web_page_under_another_name_cannot_read_local_metrics(host, status):
    """A name that resolves to this machine (DNS rebinding) stands in the Host header."""
    async with served(Counting(), port := free_port()) as us:
        answer = await us.get("/metrics", headers={"Host": f"{host}:{port}"})
        assert answer.status == status


async def test_frequent_requests_are_served_from_a_cache(monkeypatch):
    counting = Counting()
    async with served(counting, free_port()) as us:
        for _ in range(5):
            await us.get("/metrics")

        assert counting.reads == 1

    # A text that is not fresh any more is not served again.
    monkeypatch.setattr(metrics, "FRESH", 0.0)
    async with served(counting, free_port()) as us:
        for _ in range(2):
            await us.get("/metrics")

    assert counting.reads == 3


async def test_unreachable_database_is_an_error_until_it_is_back():
    counting = Counting()
    counting.raises = DatabaseAway("eggs on host.invalid", "it is away")
    async with served(counting, free_port()) as us:
        answer = await us.get("/metrics")
        assert answer.status == 503
        # The error must not show the address of the database.
        assert "host.invalid" not in await answer.text()

        counting.raises = None
        assert (await us.get("/metrics")).status == 200


async def test_occupied_port_does_not_stop_the_bot(caplog):
    port = free_port()
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        async with served(Counting(), port):
            played = True

    assert played
    assert "metrics server not started" in caplog.text


async def test_running_bot_serves_metrics(connected, play):
    port = free_port()
    async with connected(COOP_METRICS=f"127.0.0.1:{port}") as run:
        await run.until_it_says("metrics: http://127.0.0.1")
        await play.until(lambda: play.simulation.gateway.online, "the bot to come online")
        async with ClientSession(f"http://127.0.0.1:{port}") as us:
            samples = read(await (await us.get("/metrics")).text())

    assert samples["coop_playing"] == 1
    assert samples["coop_answer_seconds_count"] == 0
    assert samples['coop_requests_total{purpose="question"}'] == 0
    assert samples["coop_database_size_bytes"] > 0


# -- dashboard and alerts -------------------------------------------------------------------------


@pytest.fixture
async def known(parts, page):
    """The names of all metrics."""
    parts.do_things()
    (parts.folder / "backups").mkdir()
    (parts.folder / "backups" / "coop-1.sqlite3").touch()
    return {name.partition("{")[0] for name in await page()}


def test_dashboard_shows_all_metrics_and_no_others(known):
    dashboard = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
    asked = " ".join(one["expr"] for panel in dashboard["panels"] for one in panel["targets"])
    shown = set(re.findall(r"\b(?:coop|process)_[a-z_]+", asked))

    assert shown <= known
    of_others = {name for name in known if name.startswith("process_")}
    assert {OF_A_HISTOGRAM.sub("", name) for name in known - of_others - {"coop_build_info"}} <= {
        OF_A_HISTOGRAM.sub("", name) for name in shown
    }


def test_alert_rules_use_existing_metrics(known):
    rules = (ROOT / "deploy" / "prometheus-rules.yaml").read_text("utf-8")
    asked = set(re.findall(r"\b(?:coop|process)_[a-z_]+", rules))
    assert asked
    assert asked <= known


def test_every_alert_has_a_severity():
    rules = (ROOT / "deploy" / "prometheus-rules.yaml").read_text("utf-8")
    severities = re.findall(r"severity: (critical|warning)", rules)
    assert len(severities) == len(re.findall(r"- alert:", rules))


@needs("promtool")
def test_alerts_stay_silent_beside_a_standby():
    """prometheus-scrapes.yaml holds scrapes of pairs, and which alerts they raise."""
    scrapes = Path(__file__).with_name("prometheus-scrapes.yaml")
    done = subprocess.run(
        ["promtool", "test", "rules", scrapes], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
