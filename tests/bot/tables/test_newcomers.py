"""Whoever plays a game for the first time has three times the time for what they are new to."""

from random import Random

import pytest

from bot.tables.deadlines import DAY, HOUR, Thinking
from bot.tables.table import Absence, Pace
from games.engine.asks import Showing
from games.engine.house import random_choice
from games.registry import GAMES
from tests.bot.tables.house import ADA, BEN, CLEO, House
from tests.support.found import found


def new(*people: int, **settings: object) -> House:
    """A house in which these have played nothing yet."""
    house = House(**settings)
    house.store.newcomers = {*people}
    return house


async def left(house: House, table_id: str, person: int) -> float:
    deadline = found((await house.question(table_id, person)).deadline)
    return deadline - house.clock.time


async def ones_turn(house: House, person: int) -> str:
    """A heist that has just come to this person's turn."""
    table_id = await house.deal(BEN, fill=3, game="heist")
    rng = Random(1)
    while True:
        asked = [one for one in (ADA, BEN) if (await house.scene(table_id, one)).question]
        for one in asked:
            decision = (await house.question(table_id, one)).decision
            if (one, decision.kind) == (person, "turn"):
                return table_id

        if not asked:
            await house.wait(1)
        else:
            decision = (await house.question(table_id, asked[0])).decision
            choice = random_choice(decision, rng)
            await house.press(table_id, asked[0], *map([*decision.options].index, choice))


@pytest.mark.parametrize(
    ("pace", "usual", "first"),
    [
        (Pace.QUICK, 15, 45),
        (Pace.NORMAL, 30, 90),
        (Pace.RELAXED, HOUR, 3 * HOUR),
        (Pace.DAYS, DAY, DAY),
    ],
)
async def test_the_first_question_has_three_times_the_time(
    pace: Pace, usual: float, first: float
) -> None:
    house = new(BEN)
    table_id = await house.deal(BEN, pace=pace)
    assert await left(house, table_id, ADA) == usual
    assert await left(house, table_id, BEN) == first

    ask = await house.ask(table_id)
    assert ask.deadline == house.clock.time + first, "all are asked at once: the latest is true"


async def test_nobody_is_hurried_and_everybody_is_timed_out_in_the_end() -> None:
    house = new(BEN)
    table_id = await house.deal(BEN, CLEO)
    await house.wait(89)

    assert (await house.question(table_id, BEN)).decision.kind == "card"

    await house.wait(1)
    silent = {one.row.seat for one in house.store.journal.values() if one.cause == "timeout"}
    assert (await house.row(table_id)).seat_of(BEN) in silent


async def test_only_the_first_of_each_clock() -> None:
    house = new(BEN)
    table_id = await house.deal(BEN)
    for person in (ADA, BEN):
        while (question := (await house.scene(table_id, person)).question) is not None:
            if question.settled or question.decision.kind == "squawk":
                break
            await house.press(table_id, person, 0)

    for _ in range(60):
        question = (await house.scene(table_id, BEN)).question
        if question is not None and question.decision.kind == "card":
            assert await left(house, table_id, BEN) <= 30

            return

        await house.wait(1)

    raise AssertionError("Ben is asked for no second card")


async def test_a_window_is_as_long_as_ever() -> None:
    """What all wait for must not tell who is there."""
    house = new(ADA, BEN)
    table_id = await house.deal(BEN)
    for person in (ADA, BEN):
        while (question := (await house.question(table_id, person))).decision.kind != "squawk":
            if question.settled:
                break
            await house.press(table_id, person, 0)

    assert (await house.ask(table_id)).kind == "squawk"

    timers = (await house.row(table_id)).timers
    assert {timer.due - house.clock.time for timer in timers.values()} == {8, 5}
    assert {timer.times for timer in timers.values()} == {1}


async def test_a_whole_turn_is_three_times_as_long_and_what_lengthens_it_too() -> None:
    house = new(ADA, games=GAMES)
    table_id = await ones_turn(house, ADA)
    first = await house.question(table_id, ADA)

    assert first.deadline == house.clock.time + 180
    assert first.remind_at == first.deadline - 15

    house.clock.time += 100
    ((seat, decision),) = found((await house.engine(table_id)).ask).owed.items()
    played = decision.clock.extra + 1
    decision.clock = decision.clock._replace(extra=played)
    decision.number = decision.number + 1
    async with house.changing(table_id):
        pass  # to leave is to settle

    assert (await house.row(table_id)).timers[seat].due == first.deadline + 3 * 15


async def test_who_knows_the_game_has_the_usual_turn() -> None:
    house = new(BEN, games=GAMES)
    table_id = await ones_turn(house, ADA)
    assert await left(house, table_id, ADA) == 60


async def test_a_pause_takes_nothing_of_it_away() -> None:
    house = new(BEN)
    table_id = await house.deal(BEN)
    await house.wait(20)
    await house.tables.pause(table_id, "paused-channel-gone")
    house.restart()
    table = await house.tables.unpause(table_id, 71)

    assert await left(house, table_id, BEN) == 90
    assert await left(house, table_id, ADA) == 30
    assert found(table.player(BEN)).new_to == ()


async def test_a_restart_knows_how_much_is_left() -> None:
    house = new(BEN)
    table_id = await house.deal(BEN)
    await house.wait(20)
    house.restart()
    await house.tables.wake()

    assert await left(house, table_id, BEN) == 70


async def test_a_clock_that_is_set_back_does_not_shorten_it() -> None:
    house = new(BEN)
    house.clock.time += DAY
    table_id = await house.deal(BEN)
    house.clock.time -= HOUR
    await house.tables.clock_moved(-HOUR)

    assert await left(house, table_id, BEN) == 90
    assert await left(house, table_id, ADA) == 30


async def teaches_nothing(house: House, table_id: str, person: int) -> None:
    """Asked anew, this person has the usual time, and is as new to the clock as before."""
    async with house.changing(table_id) as change:
        seat = found(change.table.seat_of(person))
        change.table.change_player(seat, new_to=("card",))
        change.table.timers = {}

    table = await house.row(table_id)
    assert table.timers[seat].times == 1
    assert table.players[seat].new_to == ("card",)


async def test_the_house_learns_nothing_in_somebodys_place() -> None:
    house = new(BEN, thinking=Thinking(500, 500))
    table_id = await house.open(BEN, CLEO)
    await house.tables.lobbies.start(table_id, ADA)
    await house.tables.depart(table_id, BEN, Absence.LEFT)
    await teaches_nothing(house, table_id, BEN)


async def test_a_pause_for_all_to_look_teaches_nobody_anything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = new(BEN)
    table_id = await house.deal(BEN)
    ask = found((await house.engine(table_id)).ask)
    monkeypatch.setattr(ask, "showing", Showing.NOTHING)
    await teaches_nothing(house, table_id, BEN)
