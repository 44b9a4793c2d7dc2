"""Clocks that jump, houses that sleep, tables that take days."""

import ast
import time
from pathlib import Path

import pytest

from bot.clock import SystemClock
from bot.tables.table import Pace, Status
from bot.tables.timing import Thinking
from tests.bot.tables.house import ADA, BEN, CLEO, House
from tests.project.tree import ROOT

HOUR, DAY = 3_600.0, 86_400.0


@pytest.fixture
def house() -> House:
    return House()


async def moved(house: House, seconds: float) -> None:
    """The clock goes on or back without anybody having seen it, and the next sweep comes."""
    house.clock.time += seconds
    await house.tables.clock_moved(seconds)
    await house.tables.tick()


async def left(house: House, table_id: str, person: int) -> float:
    deadline = (await house.question(table_id, person)).deadline
    assert deadline is not None
    return deadline - house.clock.time


def causes(house: House) -> set[str]:
    return {one.cause for one in house.store.journal.values()}


class TestAsleep:
    @pytest.mark.parametrize("pace", list(Pace))
    async def test_nobody_is_timed_out_for_an_hour_that_nobody_saw(self, pace: Pace) -> None:
        house = House()
        table_id = await house.deal(BEN, CLEO, pace=pace)
        await moved(house, HOUR)
        assert not causes(house)
        assert await left(house, table_id, BEN) >= 20
        stored = await house.store.load(table_id)
        assert stored is not None
        assert min(timer.due for timer in stored.table.timers.values()) > house.clock.time

    async def test_who_stays_silent_then_is(self, house: House) -> None:
        table_id = await house.deal(BEN)
        await moved(house, HOUR)
        await house.wait(21)
        assert causes(house) == {"timeout"}
        assert (await house.tables.table(table_id)).revision > 0

    async def test_a_table_that_left_the_memory_is_forgiven_too(self, house: House) -> None:
        table_id = await house.deal(BEN)
        house.tables.let_go(table_id)
        assert table_id not in house.tables._keeper._sessions
        await moved(house, HOUR)
        assert not causes(house)
        assert await left(house, table_id, BEN) >= 20

    async def test_a_lobby_is_not_folded_up_meanwhile(self, house: House) -> None:
        table_id = await house.open(BEN)
        await moved(house, 2 * HOUR)
        assert (await house.tables.table(table_id)).status is Status.LOBBY

    async def test_house_players_answer_as_soon_as_it_wakes(self) -> None:
        house = House(thinking=Thinking(2, 2))
        table_id = await house.deal(fill=3)
        await moved(house, HOUR)
        assert causes(house) == {"house"}
        assert (await house.tables.table(table_id)).status is Status.PLAYING


class TestSetBack:
    @pytest.mark.parametrize("pace", list(Pace))
    async def test_nobody_waits_for_a_deadline_that_moved_away(self, pace: Pace) -> None:
        house = House()
        house.clock.time += 10 * DAY
        table_id = await house.deal(BEN, CLEO, pace=pace)
        fresh = await left(house, table_id, BEN)
        await moved(house, -9 * DAY)
        assert await left(house, table_id, BEN) <= max(fresh, 10)
        await house.wait(fresh + 1)
        assert "timeout" in causes(house)

    async def test_a_house_player_still_answers(self) -> None:
        house = House(thinking=Thinking(2, 2))
        house.clock.time += DAY
        await house.deal(fill=3)
        await moved(house, -HOUR)
        await house.wait(3)
        assert causes(house) == {"house"}

    async def test_what_was_nearer_stays_nearer(self, house: House) -> None:
        table_id = await house.deal(BEN)
        before = await left(house, table_id, BEN)
        await house.wait(before / 2)
        await moved(house, -5)
        assert await left(house, table_id, BEN) <= before / 2 + 5.01

    async def test_a_table_that_left_the_memory_is_reined_in_too(self, house: House) -> None:
        house.clock.time += DAY
        table_id = await house.deal(BEN)
        fresh = await left(house, table_id, BEN)
        house.tables.let_go(table_id)
        await moved(house, -HOUR)
        await house.wait(fresh + 1)
        assert "timeout" in causes(house)


class TestForDays:
    async def test_a_deadline_in_a_night_without_power(self, house: House) -> None:
        table_id = await house.deal(BEN, pace=Pace.DAYS)
        fresh = await left(house, table_id, BEN)
        house.clock.time += fresh + HOUR
        house.restart()
        await house.tables.wake()
        await house.tables.tick()
        assert not causes(house)
        assert await left(house, table_id, BEN) >= HOUR

    async def test_restarts_by_the_hour_cost_nobody_anything(self, house: House) -> None:
        table_id = await house.deal(BEN, pace=Pace.DAYS)
        deadline = (await house.question(table_id, BEN)).deadline
        for _ in range(6):
            house.clock.time += 1_800
            house.restart()
            await house.tables.wake()
            await house.tables.tick()
            assert (await house.question(table_id, BEN)).deadline == deadline

    async def test_a_game_is_played_over_weeks(self, house: House) -> None:
        table_id = await house.deal(BEN, pace=Pace.DAYS)
        for _ in range(300):
            table = await house.tables.table(table_id)
            if table.status is not Status.PLAYING:
                break
            for person in (ADA, BEN):
                question = (await house.scene(table_id, person)).question
                if question is not None and not question.settled:
                    await house.press(table_id, person, 0)
            await house.wait(7 * HOUR)
        assert (await house.tables.table(table_id)).status is Status.OVER
        assert (
            "timeout"
            not in {one.cause for one in house.store.journal.values() if one.row.seat >= 0}
            or table.pace is Pace.DAYS
        )


# -- everything is UTC ------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe"])
def test_summer_time_moves_no_clock(zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = SystemClock().now()
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        assert 0 <= SystemClock().now() - before < 5
    finally:
        monkeypatch.delenv("TZ")
        time.tzset()


LOCAL = frozenset(
    {"localtime", "mktime", "fromtimestamp", "today", "now", "strptime", "astimezone"}
)


def test_nobody_asks_what_time_it_is_here() -> None:
    """Moments are seconds since 1970; a local time could be doubled or left out twice a year."""
    for folder in ("games", "bot/tables", "bot/store", "bot/chat", "bot/records", "cogs"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            for found in _imported_times(file):
                raise AssertionError(f"{file}: {found}")


def _imported_times(file: Path) -> list[str]:
    tree = ast.parse(file.read_text("utf-8"))
    names = [
        f"{node.value.id}.{node.attr}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    ]
    return [
        one
        for one in names
        if one.partition(".")[0] in ("datetime", "date", "time") and one.partition(".")[2] in LOCAL
    ]
