"""A player's first question of each clock group has three times the usual time."""

from random import Random

import pytest

from bot.tables.deadlines import DAY, HOUR, Thinking
from bot.tables.table import Absence, Pace
from games.engine.house import random_choice
from games.registry import GAMES
from tests.bot.tables.house import ADA, BEN, CLEO, House, interrupt, left
from tests.support.found import found


def new(*people: int, **settings: object) -> House:
    """Return a test house in which these people have played no game yet."""
    house = House(**settings)
    house.store.newcomers = {*people}
    return house


@pytest.fixture
def house() -> House:
    """A test house in which Ben has played no game yet."""
    return new(BEN)


async def ones_turn(house: House, person: int) -> str:
    """Play a heist until it has just come to this person's turn."""
    table_id = await house.deal(BEN, fill=3, game="heist")
    # Random choices reach the turn; the seed makes the path the same each time.
    rng = Random(1)
    while True:
        asked = [one for one in (ADA, BEN) if (await house.scene(table_id, one)).question]
        # Stop before the choice, so that the turn is still untouched.
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
async def test_first_question_has_three_times_the_time(
    house: House, pace: Pace, usual: float, first: float
) -> None:
    table_id = await house.deal(BEN, pace=pace)
    assert await left(house, table_id, ADA) == usual
    assert await left(house, table_id, BEN) == first

    ask = await house.ask(table_id)
    assert ask.deadline == house.clock.time + first, "all are asked at once: the latest is true"


async def test_newcomer_is_timed_out_after_the_longer_time(house: House) -> None:
    table_id = await house.deal(BEN, CLEO)
    # One second before the end of Ben's 90 seconds.
    await house.wait(89)

    assert (await house.question(table_id, BEN)).decision.kind == "card"

    await house.wait(1)
    silent = {entry.row.seat for entry in house.store.journal.values() if entry.cause == "timeout"}
    assert (await house.row(table_id)).seat_of(BEN) in silent


async def test_second_question_of_a_clock_has_the_usual_time(house: House, table_id: str) -> None:
    await house.answer(table_id, ADA, BEN)
    # The first window takes 24 seconds.
    for _ in range(90):
        question = (await house.scene(table_id, BEN)).question
        if question is not None and question.decision.kind == "card":
            assert await left(house, table_id, BEN) <= 30

            return

        await house.wait(1)

    raise AssertionError("Ben is asked for no second card")


async def times_of_windows(house: House, table_id: str, count: int) -> list[set[float]]:
    """Play on, and return the seconds that all timers of each window have when it opens."""
    windows: dict[int, set[float]] = {}
    for _ in range(200):
        await house.answer(table_id, ADA, BEN)
        row = await house.row(table_id)
        if (await house.ask(table_id)).kind == "squawk":
            left = {timer.due - house.clock.time for timer in row.timers.values()}
            windows.setdefault(row.ask_number, left)
        if len(windows) == count:
            return [*windows.values()]

        await house.wait(1)

    raise AssertionError(f"there are fewer than {count} windows")


@pytest.mark.parametrize(
    ("people", "first"), [((), 8), ((ADA,), 24), ((BEN,), 24), ((ADA, BEN), 24)]
)
async def test_first_window_is_longer_for_all_if_a_player_is_new(
    people: tuple[int, ...], first: float
) -> None:
    """Its length must not reveal who takes part, so it depends on all players."""
    house = new(*people)
    table_id = await house.deal(BEN)
    # Three times eight seconds for the seats, and five for the minimum of the window.
    assert await times_of_windows(house, table_id, 2) == [{first, 5}, {8, 5}]


async def test_first_turn_and_its_extensions_take_three_times_as_long() -> None:
    house = new(ADA, games=GAMES)
    table_id = await ones_turn(house, ADA)
    first = await house.question(table_id, ADA)

    assert first.deadline == house.clock.time + 180
    assert first.remind_at == first.deadline - 15

    house.clock.time += 100
    # Change the open decision by hand to a later question of the same turn, which has one more
    # extra.
    ((seat, decision),) = found((await house.engine(table_id)).ask).owed.items()
    decision.clock = decision.clock._replace(extra=decision.clock.extra + 1)
    decision.number += 1
    async with house.changing(table_id):
        pass  # leaving the draft sets the timers

    assert (await house.row(table_id)).timers[seat].due == first.deadline + 3 * 15


async def test_experienced_player_has_the_usual_turn() -> None:
    house = new(BEN, games=GAMES)
    table_id = await ones_turn(house, ADA)
    assert await left(house, table_id, ADA) == 60


async def test_pause_gives_the_longer_time_again(house: House, table_id: str) -> None:
    await house.wait(20)
    await house.tables.pause(table_id, "paused-channel-gone")
    house.restart()
    await house.tables.unpause(table_id, 71)
    table = await house.tables.table(table_id)

    assert await left(house, table_id, BEN) == 90
    assert await left(house, table_id, ADA) == 30
    # The clock group is used up; the time comes from the stored timer.
    assert found(table.player(BEN)).new_to == ()


async def test_restart_keeps_the_remaining_time(house: House, table_id: str) -> None:
    await house.wait(20)
    await house.come_back()

    assert await left(house, table_id, BEN) == 70


async def test_clock_set_back_does_not_shorten_the_longer_time(house: House) -> None:
    # Leave room to set the clock back without reaching negative times.
    house.clock.time += DAY
    table_id = await house.deal(BEN)
    await interrupt(house, -HOUR)

    assert await left(house, table_id, BEN) == 90
    assert await left(house, table_id, ADA) == 30


async def teaches_nothing(house: House, table_id: str, person: int) -> None:
    """Check that a new question has the usual time and that the person stays new to the clock."""
    async with house.changing(table_id) as change:
        seat = found(change.table.seat_of(person))
        change.table.change_player(seat, new_to=("card",))
        change.table.timers = {}

    table = await house.row(table_id)
    assert table.timers[seat].times == 1
    assert table.players[seat].new_to == ("card",)


async def test_house_player_that_sits_in_does_not_use_up_the_first_time() -> None:
    house = new(BEN, thinking=Thinking(500, 500))
    table_id = await house.open(BEN, CLEO)
    await house.tables.lobbies.start(table_id, ADA)
    await house.tables.depart(table_id, BEN, Absence.LEFT)
    await teaches_nothing(house, table_id, BEN)
