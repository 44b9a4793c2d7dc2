"""The figures of a running bot, and their hourly line in the log."""

import asyncio
import logging
import re

from bot.cli import counting_of
from bot.common.durations import Durations
from bot.ops import metrics
from bot.ops.metrics import Figures, sentence
from bot.tables.census import TableCount


async def test_activity_of_people_is_counted(coop, play):
    counting = counting_of(coop)
    async with metrics.logged_hourly(counting):
        await play.settled(play.slash("Ada", "chicken start crazy"))
        table = await play.wait_for_message(play.games, contains="Ada")
        await play.settled(play.click("Ben", table, label="Join"))
        await play.settled(play.click("Ada", table, label="Start"))
        await play.until(lambda: bool(coop.chat.outbox.requests), "a card to be sent")
        found = await counting.read()

    assert found.tables == [TableCount("playing", "crazy", None, 1)]
    # The command and two presses.
    assert len(found.answers) == 3
    assert found.too_fast == 0
    assert sum(found.requests.values()) >= 1
    assert found.requests.keys() <= {"question", "table", "decoration"}
    assert found.servers == 1
    assert found.database > 0


async def test_read_figures_do_not_change_later(coop):
    counting = counting_of(coop)
    before = await counting.read()
    coop.traffic.answers.note(0.5)
    after = await counting.read()
    counting.stop()

    assert len(after.answers) - len(before.answers) == 1


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


def test_line_reports_the_difference_to_the_previous_one():
    answers = Figures().answers
    earlier = Figures().answers
    for seconds in (0.2, 1.5, 0.3):
        answers.note(seconds)

    earlier.note(0.2)
    before = Figures(choices={"player": 2, "house": 7}, answers=earlier, refused_dms=1, too_fast=5)
    now = Figures(
        tables=[
            TableCount("lobby", "out", None, 2),
            TableCount("playing", "out", None, 3),
            TableCount("playing", "heist", None, 4),
            TableCount("paused", "heist", "paused-broken", 1),
        ],
        database=12_340_000,
        latency=0.0421,
        choices={"player": 5, "house": 8, "timeout": 1},
        answers=answers,
        unanswered=1,
        too_fast=6,
        refused_dms=4,
    )

    assert sentence(now, before, 0.1304) == (
        "in the last hour: tables open 10 (playing 7, waiting for players 2, paused 1);"
        " choices 5 (by people 3); answers 2 (over a second 1, missed 1);"
        " too fast for Discord (429) 1; refused DMs 3; gateway latency 42 ms;"
        " longest delay of the event loop 130 ms; database 12.3 MB"
    )


def test_hour_without_activity_has_a_line_too():
    line = sentence(Figures(), Figures(answers=Durations(1.0)), 0.0)
    assert "tables open 0 (" in line
    assert "gateway latency unknown" in line
