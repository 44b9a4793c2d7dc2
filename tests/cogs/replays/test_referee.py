"""The referee: it verifies each game once, one at a time, in a thread, and answers in time."""

import asyncio
import json
import logging
import threading
import zlib
from typing import Any, cast

import pytest

from bot.records.records import GameGoesOn, NoRecord, Records
from cogs.replays import referee as module
from cogs.replays.referee import Referee, StillChecking
from games.engine.referee import Verdict
from tests.bot.records.shelf import TOYS, Shelf, played_out
from tests.bot.tables.house import ADA, BEN, House


class Court:
    """A test house with records, and a referee that counts its checks."""

    def __init__(self, monkeypatch, patience=5.0):
        self.house = House()
        self.shelf = Shelf(self.house.store)
        self.records = Records(cast(Any, self.shelf), TOYS)
        self.house.tables.on_end.append(self.records.write_record)
        self.referee = Referee(self.records, TOYS, patience)
        # Cleared by a test to hold the check.
        self.may_go_on = threading.Event()
        self.may_go_on.set()
        self.at_work = self.most_at_work = self.times = 0
        self._ruling = module._ruling
        monkeypatch.setattr(module, "_ruling", self._counted)

    def _counted(self, text, games):
        # A check is slow, so it must not run on the event loop.
        assert threading.current_thread() is not threading.main_thread()

        self.times += 1
        self.at_work += 1
        self.most_at_work = max(self.most_at_work, self.at_work)

        assert self.may_go_on.wait(5)

        self.at_work -= 1
        return self._ruling(text, games)

    async def over(self):
        return await self.house.tables.table(await played_out(self.house))


@pytest.fixture
def court(monkeypatch):
    return Court(monkeypatch)


async def test_valid_record_gets_a_verdict_with_all_facts(court):
    table = await court.over()

    header, verdict = await court.referee.of(table)

    assert (verdict.line, verdict.why, verdict.aborted) == (None, None, None)
    assert verdict.choices == (await court.house.row(table.id)).revision
    assert verdict.cuts == ("joined 1", "joined 1")
    assert header.game == "toy"
    # The seed of the record is the one that the table was dealt with.
    assert bytes.fromhex(header.seed) == (await court.house.row(table.id)).game_seed


async def test_many_requests_cause_one_check(court):
    table = await court.over()
    other = await court.over()
    court.may_go_on.clear()
    # Ten requests for two games while the first check is held.
    asked = [asyncio.create_task(court.referee.of(one)) for one in (table, other) * 5]
    await asyncio.sleep(0.05)
    court.may_go_on.set()
    ruled = await asyncio.gather(*asked)

    assert {one.verdict.why for one in ruled} == {None}
    # One check for each game, and never two at once.
    assert (court.times, court.most_at_work) == (2, 1)

    await court.referee.of(table)
    assert court.times == 2, "it was kept"


async def test_slow_check_times_out_and_continues(monkeypatch):
    # The caller waits for 0.02 seconds only, but the check continues.
    court = Court(monkeypatch, patience=0.02)
    table = await court.over()
    court.may_go_on.clear()
    with pytest.raises(StillChecking):
        await court.referee.of(table)

    court.may_go_on.set()
    await asyncio.wait(court.referee._checking.values())

    assert (await court.referee.of(table)).verdict.why is None
    assert court.times == 1


async def test_record_rewritten_during_a_check_is_checked_again(court):
    table = await court.over()
    court.may_go_on.clear()
    asking = asyncio.create_task(court.referee.of(table))
    await asyncio.sleep(0.05)
    # The record is rewritten during its check, so the verdict must not be cached.
    court.referee.forget(table.id)
    court.may_go_on.set()

    assert (await asking).verdict.why is None

    await court.referee.of(table)
    await court.referee.of(table)
    assert court.times == 2


async def test_cancelled_request_does_not_cancel_the_check(court):
    table = await court.over()
    court.may_go_on.clear()
    hasty = asyncio.create_task(court.referee.of(table))
    patient = asyncio.create_task(court.referee.of(table))
    await asyncio.sleep(0.02)
    # Cancelling one request must not cancel the check that another one waits for.
    hasty.cancel()
    court.may_go_on.set()

    assert (await patient).verdict.why is None
    assert court.times == 1


async def test_damaged_record_is_invalid_and_checked_again(court, caplog):
    table = await court.over()
    await court.records.settle()
    whole = zlib.decompress(court.shelf.bodies[table.id]).decode()
    lines = whole.split("\n")
    # A valid line with a field that records do not have.
    lines[3] = json.dumps(json.loads(lines[3]) | {"moon": 1})
    damaged = "\n".join(lines)
    for text in (damaged, "", "cluck", "{}", '{"line": "header"}'):
        court.shelf.bodies[table.id] = zlib.compress(text.encode())
        with caplog.at_level(logging.WARNING):
            ruling = await court.referee.of(table)

        assert ruling.verdict.why is not None
        # The damaged line, or the first one if the text is no record at all.
        assert ruling.verdict.line == (4 if text is damaged else 1)
        assert table.id in caplog.text
        assert (ruling.header is None) == (text is not damaged)

    assert "moon" not in caplog.text, "a log tells nothing of a game"

    # A failure is not cached: the repaired record is valid again.
    court.shelf.bodies[table.id] = zlib.compress(whole.encode())
    assert (await court.referee.of(table)).verdict.why is None


async def test_record_of_older_rules_logs_no_warning(court, caplog, monkeypatch):
    table = await court.over()
    await court.records.settle()
    # The rules were changed after the game.
    monkeypatch.setattr(TOYS["toy"], "rules_version", TOYS["toy"].rules_version + 1)

    with caplog.at_level(logging.WARNING):
        ruling = await court.referee.of(table)

    assert "version" in ruling.verdict.why
    assert caplog.text == ""


async def test_record_longer_than_any_game_is_not_read(court, monkeypatch):
    # Limits the memory that a forged record could take.
    monkeypatch.setattr(module, "BYTES_AT_MOST", 100)

    ruling = await court.referee.of(await court.over())

    assert ruling == (None, Verdict(0, 1, "it is longer than any game"))


async def test_running_game_is_refused(court):
    table_id = await court.house.deal(BEN)

    with pytest.raises(GameGoesOn):
        await court.referee.of(await court.house.tables.table(table_id))
    assert court.times == 0


async def test_game_without_a_record_is_refused(court):
    # A lobby that was closed before the deal.
    table_id = await court.house.open(BEN)
    await court.house.tables.moderation.end(table_id, ADA)
    table = await court.house.tables.table(table_id)

    with pytest.raises(NoRecord):
        await court.referee.of(table)


async def test_number_of_cached_verdicts_is_limited(monkeypatch):
    monkeypatch.setattr(module, "KEPT", 1)
    court = Court(monkeypatch)
    one = await court.over()
    other = await court.over()
    # The second game displaces the first, so the first is checked again.
    for table in (one, other, one):
        assert (await court.referee.of(table)).verdict.why is None

    assert court.times == 3


async def test_close_cancels_a_running_check(court):
    table = await court.over()
    court.may_go_on.clear()
    asked = asyncio.create_task(court.referee.of(table))
    await asyncio.sleep(0.02)

    await court.referee.close()
    # Lets the thread end after the test.
    court.may_go_on.set()

    with pytest.raises(asyncio.CancelledError):
        await asked
