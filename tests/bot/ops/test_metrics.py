"""The figures of a running bot, and their hourly line in the log."""

import asyncio
import logging
import re

from bot.cli import counting_of
from bot.ops import metrics
from bot.ops.metrics import Figures, sentence


async def test_activity_of_people_is_counted(coop, play):
    counting = counting_of(coop)
    async with metrics.logged_hourly(counting):
        await play.settled(play.slash("Ada", "chicken start crazy"))
        table = await play.wait_for_message(play.games, contains="Ada")
        await play.settled(play.click("Ben", table, label="Join"))
        await play.settled(play.click("Ada", table, label="Start"))
        await play.until(lambda: bool(coop.chat.outbox.requests), "a card to be sent")
        found = await counting.read()

    assert found.total("coop_tables", "playing", "crazy") == found.total("coop_tables") == 1
    # The command and two presses.
    assert found.total("coop_answer_seconds_count") == 3
    assert found.total("coop_requests_too_fast_total") == 0
    assert found.total("coop_requests_total") >= 1
    assert found.total("coop_servers") == 1
    assert found.total("coop_database_size_bytes") > 0
    assert found.total("coop_commit_seconds_count") > 0


async def test_read_figures_do_not_change_later(parts, counting):
    before = await counting.read()
    parts.traffic.answers.observe(0.5)
    after = await counting.read()

    assert before.total("coop_answer_seconds_count") == 0
    assert after.total("coop_answer_seconds_count") == 1


async def test_log_reports_each_hour(coop, play, monkeypatch, caplog):
    caplog.set_level(logging.INFO, "bot.ops.metrics")
    monkeypatch.setattr(metrics, "HOUR", 0.3)
    async with metrics.logged_hourly(counting_of(coop)):
        await play.settled(play.slash("Ada", "chicken start heist"))
        await play.until(lambda: len(caplog.messages) >= 3, "three hours")

    told = caplog.messages
    seen = len(told)

    counts = [int(number) for line in told for number in re.findall(r"answers (\d+) ", line)]

    assert sum(counts) == 1, "each is told once"
    assert all(line.startswith("in the last hour: tables open ") for line in told)
    assert "Ada" not in caplog.text

    # No further line after the end of the context.
    await asyncio.sleep(0.4)
    assert len(caplog.messages) == seen, "it ends with the play"


async def test_line_reports_the_difference_to_the_previous_one(parts, counting):
    parts.do_things()
    before = await counting.read()
    parts.do_things()
    parts.traffic.answers.observe(1.5)
    now = await counting.read()

    assert sentence(now, before, 0.1304) == (
        "in the last hour: tables open 13 (playing 7, waiting for players 2, paused 4);"
        " choices 13 (by people 5); answers 5 (over a second 2, missed 1);"
        " too fast for Discord (429) 1; refused DMs 4; gateway latency 42 ms;"
        " longest delay of the event loop 130 ms; database 12.3 MB"
    )


def test_hour_without_activity_has_a_line_too():
    line = sentence(Figures(), Figures(), 0.0)
    assert "tables open 0 (" in line
    assert "gateway latency unknown" in line
