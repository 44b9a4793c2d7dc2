"""House players that search: when they begin, what becomes of what is found, and of what is not."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import pytest

from bot.tables.bot_players import BeginSearch
from bot.tables.deadlines import Thinking
from games.engine.asks import Choice, Decision, Option
from games.engine.house import Searching
from tests.bot.tables.house import ADA, BEN, House
from tests.games.engine.toy import Toy
from tests.support.found import found


def value(option: Option) -> int:
    return int(option.value or 0)


class Meek:
    """Plays its lowest card."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        return (min(decision.options, key=value),)


class Seer:
    """Searches; who asks it itself holds up the table."""

    def __init__(self, budget: int = 10) -> None:
        self.budget = budget
        self.stand_in = Meek()

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        raise AssertionError("it belongs into a process of its own")


class Seers(Toy):
    houses: ClassVar = {"random": Seer}


class HandSearcher:
    """Finds what it is told to find, when it is told."""

    def __init__(self) -> None:
        self.begun: list[tuple[Any, Decision, int, float]] = []
        self.found: list[asyncio.Future[Choice | None]] = []

    def begin(
        self, house: Searching, view: Any, decision: Decision, seed: int, seconds: float
    ) -> asyncio.Future[Choice | None]:
        self.begun.append((view, decision, seed, seconds))
        self.found.append(asyncio.get_running_loop().create_future())
        return self.found[-1]

    def finds_the_highest(self) -> None:
        """In all that is asked for, the highest card."""
        for (_, decision, _, _), answer in zip(self.begun, self.found, strict=True):
            if not answer.done():
                answer.set_result((max(decision.options, key=value),))


class Broken(HandSearcher):
    def begin(self, *_: Any) -> asyncio.Future[Choice | None]:
        raise ZeroDivisionError


def at_a_table(searcher: HandSearcher) -> House:
    return House(
        thinking=Thinking(2, 2, moment=0), games={"toy": Seers}, begin_search=searcher.begin
    )


def cards(house: House) -> list[tuple[int, int]]:
    """Who has played what, of the first question."""
    rows = (entry.row for entry in house.store.journal.values())
    return [(row.seat, int(row.choice.split()[1])) for row in rows if "card" in row.choice]


async def hands(house: House, table_id: str) -> Iterator[tuple[int, list[int]]]:
    state = (await house.engine(table_id)).game.state
    return iter(enumerate(sorted(hand) for hand in state.hands))


async def test_they_begin_when_they_are_asked_and_have_until_it_is_due() -> None:
    searcher = HandSearcher()
    house = at_a_table(searcher)
    table_id = await house.deal(fill=3)

    assert [seconds for *_, seconds in searcher.begun] == [2, 2]

    session = await house.session(table_id)
    views = [found(session.engine).view(seat) for seat in session.answering]
    assert [view for view, *_ in searcher.begun] == views
    assert len({seed for _, _, seed, _ in searcher.begun}) == 2


async def test_what_is_found_is_what_they_play() -> None:
    searcher = HandSearcher()
    house = at_a_table(searcher)
    table_id = await house.deal(fill=2)
    held = dict(await hands(house, table_id))
    searcher.finds_the_highest()
    await house.wait(2)
    [(seat, card)] = cards(house)

    assert card == held[seat][-1]


async def test_what_is_not_found_in_time_nobody_waits_for() -> None:
    searcher = HandSearcher()
    house = at_a_table(searcher)
    table_id = await house.deal(fill=2)
    held = dict(await hands(house, table_id))
    await house.wait(2)
    [(seat, card)] = cards(house)

    assert card == held[seat][0]
    assert searcher.found[0].cancelled()


@pytest.mark.parametrize("begin", [None, Broken().begin])
async def test_without_a_search_another_plays(begin: BeginSearch | None) -> None:
    house = House(thinking=Thinking(2, 2, moment=0), games={"toy": Seers}, begin_search=begin)
    table_id = await house.deal(fill=2)
    held = dict(await hands(house, table_id))
    await house.wait(2)
    [(seat, card)] = cards(house)

    assert card == held[seat][0]


async def test_nothing_was_found() -> None:
    searcher = HandSearcher()
    house = at_a_table(searcher)
    table_id = await house.deal(fill=2)
    held = dict(await hands(house, table_id))
    searcher.found[0].set_result(None)
    await house.wait(2)
    [(seat, card)] = cards(house)

    assert card == held[seat][0]


async def test_what_others_do_meanwhile_begins_nothing_anew() -> None:
    searcher = HandSearcher()
    house = at_a_table(searcher)
    table_id = await house.deal(BEN, fill=3)

    assert len(searcher.begun) == 1

    await house.press(table_id, ADA, 0)
    await house.press(table_id, BEN, 0)
    numbers = [decision.number for _, decision, _, _ in searcher.begun]

    assert len(numbers) == len({*numbers})


async def test_what_was_found_for_another_question_is_not_played() -> None:
    """Its table fell back, say: the question has the same number, and the hand is another."""
    searcher = HandSearcher()
    house = at_a_table(searcher)
    table_id = await house.deal(fill=2)
    searcher.finds_the_highest()
    session = await house.session(table_id)
    (seat,) = session.answering
    begun = session.houses._begun[seat]
    session.houses._begun[seat] = begun._replace(view="another hand")
    held = dict(await hands(house, table_id))
    await house.wait(2)

    assert cards(house) == [(seat, held[seat][0])]


async def test_of_two_searches_for_one_seat_the_older_one_ends() -> None:
    searcher = HandSearcher()
    house = at_a_table(searcher)
    table_id = await house.deal(fill=2)
    session = await house.session(table_id)
    (seat,) = session.answering
    session.houses._begun[seat] = session.houses._begun[seat]._replace(view="another hand")
    session.search(house.clock.now(), Random(1), searcher.begin)

    assert [one.cancelled() for one in searcher.found] == [True, False]


async def test_after_a_restart_they_begin_again() -> None:
    searcher = HandSearcher()
    house = at_a_table(searcher)
    table_id = await house.deal(fill=2)
    house.restart()
    await house.tables.wake()
    await house.scene(table_id, ADA)

    assert len(searcher.begun) == 2
    assert searcher.begun[0][:2] == searcher.begun[1][:2]

    searcher.finds_the_highest()
    held = dict(await hands(house, table_id))
    await house.wait(3)
    seat, card = cards(house)[0]

    assert card == held[seat][-1]
