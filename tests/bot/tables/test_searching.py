"""House players that search: when they begin, and what happens with or without a result."""

import asyncio
from random import Random
from typing import Any, ClassVar

import pytest

from bot.tables.bot_players import BeginSearch
from bot.tables.deadlines import Thinking
from games.engine.asks import Choice, Decision
from games.engine.house import Searching
from tests.bot.tables.house import ADA, BEN, House
from tests.bot.tables.test_bot_players import Meek, value
from tests.games.engine.toy import Toy
from tests.support.found import found


class Seer:
    """A strategy that searches in another process. `choose` must not be called in this one."""

    def __init__(self, budget: int = 10) -> None:
        self.budget = budget
        self.stand_in = Meek()

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        raise AssertionError("it belongs into a process of its own")


class Seers(Toy):
    houses: ClassVar = {"random": Seer}


class HandSearcher:
    """A searcher that finds only what the test sets as its result."""

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
        """Set the highest card as the result of every pending search."""
        for (_, decision, _, _), answer in zip(self.begun, self.found, strict=True):
            if not answer.done():
                answer.set_result((max(decision.options, key=value),))


class Broken(HandSearcher):
    def begin(self, *_: Any) -> asyncio.Future[Choice | None]:
        raise ZeroDivisionError


class Clueless(HandSearcher):
    def begin(self, *search: Any) -> asyncio.Future[Choice | None]:
        found = super().begin(*search)
        found.set_result(None)
        return found


@pytest.fixture
def searcher() -> HandSearcher:
    return HandSearcher()


@pytest.fixture
def house(searcher: HandSearcher) -> House:
    return House(
        # Two seconds of thinking time; the search may use all of it.
        thinking=Thinking(2, 2, moment=0),
        games={"toy": Seers},
        begin_search=searcher.begin,
    )


@pytest.fixture
async def table_id(house: House) -> str:
    """The id of a table of Ada and a house player that searches."""
    return await house.deal(fill=2)


def cards(house: House) -> list[tuple[int, int]]:
    """Return (seat, card) of every card in the journal."""
    rows = (entry.row for entry in house.store.journal.values())
    return [(row.seat, int(row.choice.split()[1])) for row in rows if "card" in row.choice]


async def hands(house: House, table_id: str) -> list[list[int]]:
    """Return the cards of each seat, the lowest first."""
    return [sorted(hand) for hand in (await house.engine(table_id)).game.state.hands]


async def test_search_begins_with_the_question_and_lasts_until_the_answer_is_due(
    searcher: HandSearcher, house: House
) -> None:
    table_id = await house.deal(fill=3)

    assert [seconds for *_, seconds in searcher.begun] == [2, 2]

    session = await house.session(table_id)
    views = [found(session.engine).view(seat) for seat in session.answering]
    assert [view for view, *_ in searcher.begun] == views
    # Equal seeds would make both house players think alike.
    assert len({seed for _, _, seed, _ in searcher.begun}) == 2


async def test_result_of_a_search_is_played(
    searcher: HandSearcher, house: House, table_id: str
) -> None:
    held = await hands(house, table_id)
    searcher.finds_the_highest()
    await house.wait(2)
    [(seat, card)] = cards(house)

    assert card == held[seat][-1]


async def test_late_search_is_cancelled_and_the_stand_in_plays(
    searcher: HandSearcher, house: House, table_id: str
) -> None:
    held = await hands(house, table_id)
    await house.wait(2)
    [(seat, card)] = cards(house)

    assert card == held[seat][0]
    assert searcher.found[0].cancelled()


@pytest.mark.parametrize("begin", [None, Broken().begin, Clueless().begin])
async def test_stand_in_plays_without_a_search_or_a_result(begin: BeginSearch | None) -> None:
    house = House(thinking=Thinking(2, 2, moment=0), games={"toy": Seers}, begin_search=begin)
    table_id = await house.deal(fill=2)
    held = await hands(house, table_id)
    await house.wait(2)
    [(seat, card)] = cards(house)

    assert card == held[seat][0]


async def test_answers_of_others_start_no_second_search(
    searcher: HandSearcher, house: House
) -> None:
    table_id = await house.deal(BEN, fill=3)

    assert len(searcher.begun) == 1

    await house.press(table_id, ADA, 0)
    await house.press(table_id, BEN, 0)
    numbers = [decision.number for _, decision, _, _ in searcher.begun]

    assert len(numbers) == len({*numbers})


async def test_result_for_another_view_is_not_played(
    searcher: HandSearcher, house: House, table_id: str
) -> None:
    """After a fall-back a question can have the same number but another hand."""
    searcher.finds_the_highest()
    session = await house.session(table_id)
    (seat,) = session.answering
    session.houses._searches[seat] = session.houses._searches[seat]._replace(view="another hand")
    held = await hands(house, table_id)
    await house.wait(2)

    assert cards(house) == [(seat, held[seat][0])]


async def test_new_search_for_a_seat_cancels_the_older_one(
    searcher: HandSearcher, house: House, table_id: str
) -> None:
    session = await house.session(table_id)
    (seat,) = session.answering
    # Any other view makes the running search outdated.
    session.houses._searches[seat] = session.houses._searches[seat]._replace(view="another hand")
    session.search(house.clock.now(), Random(1), searcher.begin)

    assert [one.cancelled() for one in searcher.found] == [True, False]


async def test_searches_begin_again_after_a_restart(
    searcher: HandSearcher, house: House, table_id: str
) -> None:
    await house.come_back()
    await house.scene(table_id, ADA)

    # The first search belongs to the former process, which was not asked to end here.
    assert len(searcher.begun) == 2
    assert searcher.begun[0][:2] == searcher.begun[1][:2]

    searcher.finds_the_highest()
    held = await hands(house, table_id)
    await house.wait(3)
    seat, card = cards(house)[0]

    assert card == held[seat][-1]
