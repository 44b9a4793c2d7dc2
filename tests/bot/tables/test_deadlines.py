"""Durations at each pace, reminders of silent seats, and grace after downtime."""

from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.deadlines import (
    DAY,
    HOUR,
    LONGEST_PAUSE,
    MINUTE,
    Thinking,
    ensure_time_left,
    forgive_downtime,
    same_turn,
    set_timers,
    shorten_timers,
    time_allowed,
)
from bot.tables.table import Pace, Timer
from games.engine.asks import CLOCK, ClockId, Showing
from games.engine.game import ClockGroup
from games.registry import GAMES
from tests.bot.storage.tables import table as stored
from tests.bot.tables.house import ADA, BEN, CLEO, House
from tests.cogs.stage import Stage
from tests.support.found import found

CARD = ClockGroup(60, 3600, extra=15)
WINDOW = ClockGroup(8, 600, fixed=True)
PAUSE = ClockGroup(5, 5, fixed=True)


@pytest.mark.parametrize(
    ("pace", "card", "window", "pause"),
    [
        (Pace.QUICK, 30 + 15, 8, 5),
        (Pace.NORMAL, 60 + 30, 8, 5),
        (Pace.RELAXED, HOUR, 10 * MINUTE, 5),
        (Pace.DAYS, DAY, 2 * HOUR, 5),
    ],
)
def test_every_pace_has_its_times(pace: Pace, card: float, window: float, pause: float) -> None:
    # The extra time counts for each of two further cards; the window and the pause are fixed.
    times = [time_allowed(group, pace, 2) for group in (CARD, WINDOW, PAUSE)]
    assert times == [card, window, pause]


@pytest.mark.parametrize("slug", GAMES)
def test_slower_pace_never_shortens_a_clock(slug: str) -> None:
    for group in GAMES[slug].clocks.values():
        times = [time_allowed(group, pace, 0) for pace in Pace]
        assert times == sorted(times)
        # Even the slowest pace ends within a day.
        assert times[-1] <= DAY


@cache
def minima(slug: str) -> set[str]:
    """Return the clock groups that run after all seats have answered, as sample games show them."""
    found = set[str]()
    game = GAMES[slug]
    # Two games reach all of them; more would only cost time.
    for seed in range(2):
        stage = Stage(game.seats[seed % len(game.seats)], seed, game=game)
        while not stage.over:
            ask = stage.engine.ask
            if ask is not None and CLOCK in ask.owed:
                found.add(ask.owed[CLOCK].clock.group)

            stage.step()

    return found


@pytest.mark.parametrize("slug", GAMES)
def test_minimum_clocks_last_at_most_a_beat(slug: str) -> None:
    for name in minima(slug):
        assert (
            max(time_allowed(GAMES[slug].clocks[name], pace, 0) for pace in Pace) <= LONGEST_PAUSE
        ), name


def test_heist_has_minimum_clocks() -> None:
    assert minima("heist") == {"window_minimum", "reconsider"}


@pytest.mark.parametrize(
    ("pace", "before"),
    [
        (Pace.QUICK, None),
        (Pace.NORMAL, None),
        (Pace.RELAXED, 5 * MINUTE),
        (Pace.DAYS, 2 * HOUR),
    ],
)
async def test_reminder_exists_only_at_slow_paces(
    house: House, pace: Pace, before: float | None
) -> None:
    """The test game's cards have 30 s at fast paces, an hour at relaxed, a day at days."""
    table_id = await house.deal(BEN, pace=pace)
    question = await house.question(table_id, ADA)
    assert question.remind_at == (before and found(question.deadline) - before)


async def ones_turn() -> tuple[House, str]:
    """Play a heist to Ada's turn. Its questions share a deadline of a minute."""
    house = House(games={"toy": GAMES["heist"]})
    table_id = await house.deal(fill=3)
    while True:
        scene = await house.scene(table_id, ADA)
        if scene.question is not None and scene.question.decision.kind == "turn":
            return house, table_id

        if scene.question is not None:
            # The last option is pass or the like, which keeps the game short.
            await house.press(table_id, ADA, len(scene.question.decision.options) - 1)

        await house.wait(1)


async def test_next_question_of_a_turn_keeps_the_reminder() -> None:
    house, table_id = await ones_turn()
    first = await house.question(table_id, ADA)
    ask = await house.ask(table_id)
    assert first.deadline == house.clock.time + 60
    # The reminder of a minute comes fifteen seconds before its end.
    assert first.remind_at == ask.remind_at == house.clock.time + 45

    house.clock.time += 30
    kinds = [option.kind for option in first.decision.options]
    # These three moves ask a further question within the same turn.
    moved = next(move for move in ("rob", "resupply", "lookout") if move in kinds)
    await house.press(table_id, ADA, kinds.index(moved))
    second = await house.question(table_id, ADA)

    assert second.token != first.token
    assert (second.deadline, second.remind_at) == (first.deadline, first.remind_at)


async def test_windows_have_no_reminder(house: House) -> None:
    table_id = await house.deal(BEN, pace=Pace.RELAXED)
    await house.answer(table_id, ADA, BEN)
    assert (await house.ask(table_id)).kind == "squawk"
    assert (await house.question(table_id, ADA)).remind_at is None


@pytest.mark.parametrize(
    ("pace", "grace", "before"),
    [
        (Pace.NORMAL, 20, None),
        (Pace.RELAXED, 10 * MINUTE, 5 * MINUTE),
        (Pace.DAYS, 4 * HOUR, 2 * HOUR),
    ],
)
async def test_grace_after_downtime_suits_the_pace(
    house: House, pace: Pace, grace: float, before: float | None
) -> None:
    table_id = await house.deal(BEN, pace=pace)
    house.clock.time += 3 * DAY
    await house.come_back()
    # The downtime was far longer than every deadline, so all of them are extended.
    await house.tables.tick()

    assert not house.store.journal

    question = await house.question(table_id, ADA)
    assert question.deadline == house.clock.time + grace
    assert question.remind_at == (before and question.deadline - before)


async def test_deadline_that_is_still_ahead_is_kept_after_downtime(house: House) -> None:
    table_id = await house.deal(BEN, pace=Pace.DAYS)
    before = await house.question(table_id, ADA)
    house.clock.time += 10 * HOUR
    house.restart()
    after = await house.question(table_id, ADA)

    assert (after.deadline, after.remind_at) == (before.deadline, before.remind_at)


def test_downtime_keeps_deadlines_beyond_the_grace() -> None:
    timers = {seat: Timer(due, ClockId("card"), 4) for seat, due in enumerate((900.0, 1_030.0))}
    table = stored(pace=Pace.NORMAL, timers=timers)
    table.ask_due = 1_030.0
    forgive_downtime(table, 1_000.0)

    assert [timer.due for timer in table.timers.values()] == [1_020.0, 1_030.0]
    assert table.ask_due == 1_030.0


async def test_lobby_survives_a_short_downtime(house: House, lobby: str) -> None:
    await house.come_back(3600)

    assert (await house.row(lobby)).is_live

    # After a restart a lobby stays for five minutes at least.
    await house.wait(5 * MINUTE + 1)
    assert not (await house.row(lobby)).is_live


async def test_lobby_shows_when_it_expires(house: House, new_lobby: str) -> None:
    assert (await house.tables.scene(new_lobby)).until == house.clock.time + 30 * MINUTE

    # A second table must not change the first; joining extends its time.
    await house.tables.lobbies.start(await house.open(BEN), ADA)
    house.clock.time += 60
    await house.join(new_lobby, BEN)

    assert (await house.tables.scene(new_lobby)).until == house.clock.time + 30 * MINUTE


async def at_cards() -> tuple[House, str]:
    """Deal a game in which all seats are asked at once and publicly.

    Two people play, one is away, and two house players have a further minute.
    """
    house = House(games=GAMES, thinking=Thinking(500, 500))
    table_id = await house.deal(BEN, CLEO, fill=5, game="playing")
    await house.tables.depart(table_id, CLEO)

    async with house.changing(table_id) as change:
        table = change.table
        table.timers = {
            seat: replace(timer, due=timer.due + 60, remind=timer.due)
            if table.players[seat].is_automatic
            else timer
            for seat, timer in table.timers.items()
        }

    return house, table_id


async def test_deadline_is_that_of_the_people_who_are_awaited() -> None:
    house, table_id = await at_cards()
    for person in (ADA, BEN):
        seat = (await house.scene(table_id, person)).viewer or 0
        async with house.changing(table_id) as change:
            timer = replace(change.table.timers[seat], remind=house.clock.time + 30)
            change.table.timers = change.table.timers | {seat: timer}

        ask = await house.ask(table_id)
        assert ask.deadline == house.clock.time + 45
        assert ask.remind_at == house.clock.time + 30

        await house.press(table_id, person, 0)

    # House players are awaited without a public deadline.
    ask = await house.ask(table_id)
    assert len(ask.waiting) == 3
    assert (ask.deadline, ask.remind_at) == (None, None)


async def test_secret_round_keeps_its_deadline() -> None:
    """A change of the deadline would reveal who has answered."""
    house = House(thinking=Thinking(500, 500))
    table_id = await house.deal(BEN, fill=3)
    before = (await house.ask(table_id)).deadline

    await house.answer(table_id, ADA, BEN)
    after = await house.ask(table_id)
    assert (after.kind, after.deadline) == ("cards", before)


def test_suspended_clocks_are_shortened_after_the_clock_was_set_back() -> None:
    """A suspended clock continues with its remaining time when the window is over."""
    clocks = {"turn": ClockGroup(30), "card": ClockGroup(30)}
    table = stored(
        timers={0: Timer(9_000.0, ClockId("card"), 4)},
        spent={
            2: Timer(9_000.0, ClockId("of older rules", 2), 3),
            1: Timer(9_000.0, ClockId("turn", 2), 3),
        },
    )
    shorten_timers(table, clocks, 1_000.0)

    assert [table.timers[0].due, table.spent[1].due] == [1_030.0, 1_030.0]
    assert table.ask_due == 1_030.0
    assert table.spent[2].due == 9_000.0, "nobody knows how long it was"


@pytest.mark.parametrize(
    ("other", "shared"),
    [
        (ClockId("turn", 3, 5), True),
        (ClockId("turn", 4), False),
        (ClockId("reply", 3), False),
    ],
)
def test_questions_of_one_turn_share_a_deadline(other: ClockId, shared: bool) -> None:
    assert same_turn(ClockId("turn", 3), other) is shared
    assert not same_turn(ClockId("card"), ClockId("card")), "a clock without a turn"


@pytest.mark.parametrize(
    ("left", "showing", "then"),
    [
        (1.0, Showing.COUNT, 10.0),
        (10.0, Showing.COUNT, 10.0),
        (25.0, Showing.COUNT, 25.0),
        (1.0, Showing.NOTHING, 1.0),
    ],
)
def test_returning_player_gets_ten_seconds_and_loses_none(
    left: float, showing: Showing, then: float
) -> None:
    now = 1_000.0
    table = stored(pace=Pace.NORMAL, timers={0: Timer(now + left, ClockId("card"), 4)})
    table.ask_due = now + left
    ask: Any = SimpleNamespace(showing=showing)
    ensure_time_left(table, 0, ask, now)
    ensure_time_left(table, 1, ask, now)

    assert (table.timers[0].due - now, table.ask_due - now) == (then, then)
    assert [*table.timers] == [0], "who is asked nothing has no time to be given"


@pytest.mark.parametrize(("left", "then"), [(-5.0, 10.0), (4.0, 10.0), (25.0, 25.0)])
def test_interrupted_turn_continues_with_its_remaining_time(left: float, then: float) -> None:
    now = 1_000.0
    turn = ClockId("turn", 3)
    # `spent` holds the clock of the turn that the window has suspended.
    table = stored(pace=Pace.NORMAL, spent={0: Timer(now + left, turn, 4)})
    decision: Any = SimpleNamespace(clock=turn, number=7)
    ask: Any = SimpleNamespace(owed={0: decision}, number=7, showing=Showing.COUNT)
    set_timers(table, ask, {"turn": ClockGroup(60)}, now)

    assert (table.timers[0].due - now, table.timers[0].number) == (then, 7)
    assert table.spent == {}
