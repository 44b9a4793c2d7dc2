"""The metrics for Prometheus, and who can read them."""

import json
import platform
import re
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.common.durations import Durations
from bot.common.listen_address import Address
from bot.ops import metrics
from bot.ops.metrics import Figures
from bot.storage import DatabaseAway
from bot.tables.census import TableCount
from bot.version import commit, number
from tests.repository.tree import ROOT

SAMPLE = re.compile(r'([a-z_]+)(\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? (\S+)')
OF_A_HISTOGRAM = re.compile(r"_(bucket|sum|count)$")

BEGAN = 1_700_000_000.0


def full() -> Figures:
    answers = Figures().answers
    for seconds in (0.02, 0.05, 0.3, 9.0):
        answers.note(seconds)

    return Figures(
        tables=[
            TableCount("lobby", "out", None, 2),
            TableCount("paused", "heist", "paused-broken", 1),
            TableCount("paused", "heist", "paused-no-access", 3),
        ],
        database=4096,
        servers=7,
        latency=0.042,
        out_of_reach=0.5,
        choices={"player": 5, "house": 8},
        requests={"question": 3, "table": 4},
        answers=answers,
        unanswered=1,
        too_fast=6,
        refused_dms=4,
    )


def late() -> Durations:
    delays = Durations(0.1, 1.0)
    delays.note(0.25)
    return delays


def read(page: str) -> dict[str, float]:
    """Parse the samples of a page as strictly as Prometheus does.

    Each metric must have its head first, and all its lines together.
    """
    samples: dict[str, float] = {}
    kinds: dict[str, str] = {}
    about = ""
    for line in page.removesuffix("\n").split("\n"):
        if line.startswith("# HELP "):
            about = line.split(" ")[2]
            assert about not in kinds
        elif line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert name == about

            kinds[name] = kind
        else:
            found = SAMPLE.fullmatch(line)
            assert found is not None, line

            # The samples of a histogram have three different endings.
            base = OF_A_HISTOGRAM.sub("", found[1]) if kinds[about] == "histogram" else found[1]
            assert base == about
            assert f"{found[1]}{found[2] or ''}" not in samples

            samples[f"{found[1]}{found[2] or ''}"] = float(found[3])

    # By convention, the names of counters and only those end in _total.
    for name, kind in kinds.items():
        assert name.endswith("_total") is (kind == "counter")

    return samples


def test_page_has_all_figures():
    samples = read(metrics.page(full(), late(), BEGAN))

    build = f'{{version="{number()}",commit="{commit()}",python="{platform.python_version()}"}}'
    assert samples[f"coop_build_info{build}"] == 1
    assert samples['coop_tables{state="lobby",game="out"}'] == 2
    # All reasons for a pause are added up.
    assert samples['coop_tables{state="paused",game="heist"}'] == 4
    assert samples['coop_tables_paused{reason="broken"}'] == 1
    assert samples['coop_tables_paused{reason="no-access"}'] == 3
    assert samples['coop_choices_total{cause="player"}'] == 5
    # A counter that is missing until its first event would hide this event.
    assert samples['coop_choices_total{cause="timeout"}'] == 0
    assert samples['coop_requests_total{purpose="table"}'] == 4
    assert samples["coop_requests_too_fast_total"] == 6
    assert samples["coop_dms_refused_total"] == 4
    assert samples["coop_answers_missed_total"] == 1
    assert samples["coop_servers"] == 7
    assert samples["coop_gateway_latency_seconds"] == 0.042
    assert samples["coop_discord_out_of_reach_seconds"] == 0.5
    assert samples["coop_database_size_bytes"] == 4096
    assert samples["process_start_time_seconds"] == BEGAN
    assert samples["process_cpu_seconds_total"] > 0
    assert samples["process_resident_memory_bytes"] > 1e6


def test_histogram_buckets_are_cumulative():
    samples = read(metrics.page(full(), late(), BEGAN))
    buckets = [value for name, value in samples.items() if "answer_seconds_bucket" in name]

    assert samples['coop_answer_seconds_bucket{le="0.05"}'] == 2
    assert samples['coop_answer_seconds_bucket{le="3.0"}'] == 3
    assert samples['coop_answer_seconds_bucket{le="+Inf"}'] == 4
    assert buckets == sorted(buckets)
    assert samples["coop_answer_seconds_count"] == 4
    assert samples["coop_answer_seconds_sum"] == pytest.approx(9.37)
    assert samples['coop_event_loop_delay_seconds_bucket{le="0.1"}'] == 0
    assert samples['coop_event_loop_delay_seconds_bucket{le="1.0"}'] == 1


def test_unknown_figures_are_omitted(monkeypatch):
    monkeypatch.setattr(metrics, "Path", lambda _: Path("/nowhere/at/all"))
    samples = read(metrics.page(Figures(), late(), BEGAN))
    assert "coop_gateway_latency_seconds" not in samples
    assert "process_resident_memory_bytes" not in samples
    # A counter that is zero is known.
    assert samples["coop_dms_refused_total"] == 0


def test_label_is_escaped():
    odd = Figures(choices={'a"b\\c\nd': 1})
    lines = metrics.page(odd, late(), BEGAN).split("\n")
    line = next(line for line in lines if 'cause="a' in line)
    assert line == r'coop_choices_total{cause="a\"b\\c\nd"} 1'


# -- access ---------------------------------------------------------------------------------------


class Counting:
    def __init__(self) -> None:
        self.delays = late()
        self.reads = 0
        self.raises: Exception | None = None
        self.silence = 0.0

    def out_of_reach(self) -> float:
        return self.silence

    async def read(self) -> Figures:
        self.reads += 1
        if self.raises is not None:
            raise self.raises
        return full()


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
        assert read(await answer.text())["coop_servers"] == 7
        assert (await us.get("/")).status == 404
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

    assert samples["coop_answer_seconds_count"] == 0
    assert samples['coop_requests_total{purpose="question"}'] == 0
    assert samples["coop_database_size_bytes"] > 0


# -- dashboard and alerts -------------------------------------------------------------------------


def test_dashboard_shows_all_metrics_and_no_others():
    dashboard = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
    asked = " ".join(one["expr"] for panel in dashboard["panels"] for one in panel["targets"])
    known = {name.partition("{")[0] for name in read(metrics.page(full(), late(), BEGAN))}
    shown = set(re.findall(r"\b(?:coop|process)_[a-z_]+", asked))

    assert shown <= known
    undrawn = {"process_start_time_seconds", "coop_build_info"}
    assert {OF_A_HISTOGRAM.sub("", name) for name in known - undrawn} == {
        OF_A_HISTOGRAM.sub("", name) for name in shown
    }


def test_alert_rules_use_existing_metrics():
    rules = (ROOT / "deploy" / "prometheus-rules.yaml").read_text("utf-8")
    known = {name.partition("{")[0] for name in read(metrics.page(full(), late(), BEGAN))}
    asked = set(re.findall(r"\b(?:coop|process)_[a-z_]+", rules))
    assert asked
    assert asked <= known


def test_every_alert_has_a_severity():
    rules = (ROOT / "deploy" / "prometheus-rules.yaml").read_text("utf-8")
    severities = re.findall(r"severity: (critical|warning)", rules)
    assert len(severities) == len(re.findall(r"- alert:", rules))


@pytest.mark.skipif(not shutil.which("promtool"), reason="Prometheus is not installed here")
def test_alerts_stay_silent_beside_a_standby():
    """prometheus-scrapes.yaml holds scrapes of pairs, and which alerts they raise."""
    scrapes = Path(__file__).with_name("prometheus-scrapes.yaml")
    done = subprocess.run(
        ["promtool", "test", "rules", scrapes], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
