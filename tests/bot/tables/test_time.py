"""Clocks that jump, downtime of the process, and tables that take days."""

import ast
import re
import time
from collections.abc import Callable, Iterator

import pytest

from bot.common.clock import SystemClock
from bot.tables import context
from bot.tables.deadlines import Thinking
from bot.tables.session_cache import BETWEEN_EVICTIONS, IDLE
from bot.tables.table import Pace, Status
from tests.bot.tables.house import ADA, BEN, CLEO, House, interrupt, left
from tests.repository.tree import ROOT
from tests.support.seeded import SeededSecrets

HOUR = 3_600.0
DAY = 86_400.0
HALF_A_DAY = DAY / 2


async def test_house_players_answer_right_after_the_process_wakes() -> None:
    house = House(thinking=Thinking(2, 2))
    table_id = await house.deal(fill=3)
    await interrupt(house, HOUR)
    assert {*house.causes()} == {"house"}
    assert await house.state(table_id) == (Status.PLAYING, None)


class TestSetBack:
    @pytest.mark.parametrize("in_memory", [True, False])
    @pytest.mark.parametrize("pace", list(Pace))
    async def test_deadline_moves_back_with_the_clock(
        self, house: House, pace: Pace, in_memory: bool
    ) -> None:
        # Leave room to set the clock back without reaching negative times.
        house.clock.time += 10 * DAY
        table_id = await house.deal(BEN, CLEO, pace=pace)
        fresh = await left(house, table_id, BEN)
        if not in_memory:
            house.tables.sessions.let_go(table_id)

        await interrupt(house, -9 * DAY)

        # The wait must not be longer than for a new question.
        assert await left(house, table_id, BEN) <= max(fresh, 10)

        await house.wait(fresh + 1)
        assert "timeout" in house.causes()

    async def test_house_player_answers_after_the_clock_was_set_back(self) -> None:
        house = House(thinking=Thinking(2, 2))
        house.clock.time += DAY
        await house.deal(fill=3)
        await interrupt(house, -HOUR)
        await house.wait(3)

        assert {*house.causes()} == {"house"}

    async def test_small_change_of_the_clock_does_not_lengthen_deadlines(
        self, house: House, table_id: str
    ) -> None:
        before = await left(house, table_id, BEN)
        await house.wait(before / 2)
        await interrupt(house, -5)
        assert await left(house, table_id, BEN) <= before / 2 + 5.01

    async def test_failed_correction_of_one_table_does_not_affect_others(
        self, house: House, caplog: pytest.LogCaptureFixture
    ) -> None:
        house.clock.time += DAY
        tables = [await house.deal(BEN) for _ in range(3)]
        fresh = await left(house, tables[0], BEN)
        house.store.fail = True  # the first commit of the three
        house.clock.time -= HOUR
        await house.tables.correct_timers(-HOUR)
        waits = [house.store.tables[table].timers.values() for table in tables]
        longest = [max(timer.due for timer in timers) - house.clock.time for timers in waits]

        assert [one > fresh for one in sorted(longest)] == [False, False, True]
        assert "timers not corrected" in caplog.text

    async def test_idle_table_leaves_the_memory_after_the_clock_was_set_back(
        self, house: House
    ) -> None:
        house.clock.time += DAY
        await house.tables.tick()
        table_id = await house.open(BEN)
        await interrupt(house, -5 * HOUR)
        # Its last use lies in the future of the new clock.
        await house.wait(IDLE + BETWEEN_EVICTIONS + 1)

        assert table_id not in house.tables.sessions._sessions


class TestForDays:
    async def test_frequent_restarts_do_not_move_a_deadline(self, house: House) -> None:
        table_id = await house.deal(BEN, pace=Pace.DAYS)
        deadline = (await house.question(table_id, BEN)).deadline
        for _ in range(3):
            await house.come_back(HOUR)
            assert (await house.question(table_id, BEN)).deadline == deadline

    async def test_game_at_days_pace_takes_days(self, house: House) -> None:
        table_id = await house.deal(BEN, pace=Pace.DAYS)
        begun = house.clock.time
        for _ in range(300):
            if await house.state(table_id) != (Status.PLAYING, None):
                break
            for person in (ADA, BEN):
                if await house.asked(table_id, person):
                    await house.press(table_id, person, 0)

            # A person who looks in every seven hours.
            await house.wait(7 * HOUR)

        assert await house.state(table_id) == (Status.OVER, None)

        silent = {
            entry.row.choice for entry in house.store.journal.values() if entry.cause == "timeout"
        }
        assert silent <= {"pass"}, "windows pass; nobody who comes every day misses a question"
        assert house.clock.time - begun > DAY


# -- time zones -------------------------------------------------------------------------------


# POSIX rules instead of names, because some machines lack the database of time zones.
BERLIN = "CET-1CEST,M3.5.0,M10.5.0/3"
NEW_YORK = "EST5EDT,M3.2.0,M11.1.0"
LORD_HOWE = "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"


@pytest.fixture
def zoned(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Return a function that sets the time zone of this process, as in `zoned(BERLIN)`."""

    def move(zone: str) -> None:
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        # A misspelt rule would silently mean UTC.
        assert bool(time.daylight) == (zone != "UTC")

    yield move
    # The environment must be restored before the C library reads it again.
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize("zone", [BERLIN, NEW_YORK, LORD_HOWE])
def test_summer_time_moves_no_clock(zone: str, zoned: Callable[[str], None]) -> None:
    before = SystemClock().now()
    zoned(zone)
    assert 0 <= SystemClock().now() - before < 5


NIGHTS = {"forward": 1_774_746_000.0, "back": 1_792_890_000.0}
"""2026-03-29 and 2026-10-25, 01:00 UTC, when the clocks in Berlin change."""


async def story_of_a_night(begun: float) -> list[object]:
    """Return what happens and what all see from noon to noon, at a table of days pace."""
    house = House(thinking=Thinking(60, 600))
    told = list[object]()
    house.clock.time = begun - HALF_A_DAY
    table_id = await house.deal(BEN, fill=3, pace=Pace.DAYS)
    while house.clock.time < begun + HALF_A_DAY:
        await house.wait(HOUR / 2)
        scenes = [await house.tables.scene(table_id, seat) for seat in (None, 0, 1)]
        dues = [(scene.ask and scene.ask.deadline, scene.question, scene.news) for scene in scenes]
        told.append((house.clock.time - begun, house.tables.next_due(), dues))

    return [*told, *[(entry.cause, entry.at) for entry in house.store.journal.values()]]


@pytest.mark.parametrize("night", NIGHTS)
async def test_night_of_a_clock_change_is_like_any_other(
    night: str, zoned: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The same secrets, so that both runs deal the same cards.
    monkeypatch.setattr(context, "secrets", SeededSecrets(3))
    zoned(BERLIN)
    here = await story_of_a_night(NIGHTS[night])
    monkeypatch.setattr(context, "secrets", SeededSecrets(3))
    zoned("UTC")

    assert await story_of_a_night(NIGHTS[night]) == here


LOCAL = frozenset(
    {"localtime", "mktime", "fromtimestamp", "today", "now", "strptime", "astimezone", "ctime"}
)
CLOCKS = frozenset({"datetime", "time", "calendar"})
ANYWHERE = ("games", "bot", "cogs")
"""Not the playground: it imitates Discord, which writes times in ISO 8601 with +00:00."""
IMPORTS_A_CLOCK = re.compile(r"^\s*(?:from|import) .*\b(?:datetime|time|calendar)\b", re.MULTILINE)


def test_source_never_reads_the_local_time() -> None:
    """Times are seconds since 1970. A local time occurs twice, or not at all, once a year."""
    for file in sorted(one for folder in ANYWHERE for one in (ROOT / folder).rglob("*.py")):
        source = file.read_text("utf-8")
        # Parsing is slow, and few files import a clock.
        if IMPORTS_A_CLOCK.search(source):
            found = [*asks_for_local_time(source)]
            assert not found, f"{file}: {found}"


@pytest.mark.parametrize(
    "guilty",
    [
        "import datetime\ndatetime.datetime.now()",
        "from datetime import datetime as dt\ndt.fromtimestamp(0)",
        "import time as clock\nclock.localtime()",
        "from time import localtime",
        "from datetime import date\ndate.today()",
    ],
)
def test_use_of_the_local_time_is_found(guilty: str) -> None:
    assert IMPORTS_A_CLOCK.search(guilty)
    assert [*asks_for_local_time(guilty)]


def asks_for_local_time(source: str) -> Iterator[str]:
    tree = ast.parse(source)
    clocks: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            clocks |= {name.asname or name.name for name in node.names if name.name in CLOCKS}
        elif isinstance(node, ast.ImportFrom) and node.module in CLOCKS:
            clocks |= {name.asname or name.name for name in node.names}
            yield from (name.name for name in node.names if name.name in LOCAL)

    # Calls such as `fromtimestamp(x, UTC)` are allowed.
    utc = {node.func for node in ast.walk(tree) if isinstance(node, ast.Call) and _in_utc(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in LOCAL and node not in utc:
            owner = ast.unparse(node.value)
            if owner.partition(".")[0] in clocks:
                yield f"{owner}.{node.attr}"


def _in_utc(call: ast.Call) -> bool:
    """Return whether the call converts to or from UTC explicitly."""
    return [ast.unparse(one) for one in call.args[1:]] == ["UTC"]
