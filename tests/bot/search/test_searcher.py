"""The search process: its answers, its limits, and what happens when it is lost."""

import asyncio
import contextlib
import errno
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.search import searcher as module
from bot.search.searcher import MOST_FAILURES, REST, Searcher
from games.engine.engine import Engine
from games.engine.game import Rules
from games.engine.house import searches
from games.registry import GAMES
from tests.bot.search.ponderers import (
    DECISION,
    Breaker,
    Chatter,
    Counter,
    Dead,
    Ponderer,
    Sleeper,
    Spy,
)
from tests.repository.tree import ROOT
from tests.support.found import found

LONG = 30.0
"""Seconds. A slow machine needs time to start the process."""
MEGABYTES = 80
EXPERTS = {slug: game for slug, game in GAMES.items() if "expert" in game.houses}


class Clock:
    time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def searcher(clock: Clock) -> AsyncIterator[Searcher]:
    # A slow machine must not count as a hung search.
    searcher = Searcher(steady=clock, hung=2 * LONG)
    yield searcher
    await searcher.close()


def begin(
    searcher: Searcher,
    house: Ponderer,
    *,
    seed: int = 1,
    seconds: float = LONG,
    view: object = None,
) -> module.SearchFuture:
    return searcher.begin(house, view, DECISION, seed, seconds)


def pid(searcher: Searcher) -> int:
    assert searcher._process is not None
    return searcher._process.pid


async def is_gone(process: int) -> bool:
    """Return whether the process ends within LONG seconds."""
    for _ in range(int(LONG / 0.01)):
        if not runs(process):
            return True
        await asyncio.sleep(0.01)

    return False


def runs(process: int) -> bool:
    with contextlib.suppress(ProcessLookupError, FileNotFoundError):
        # A zombie has ended, but its parent has not read its exit code.
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


async def test_result_equals_the_choice_of_the_house_player(searcher: Searcher) -> None:
    for seed in (1, 2, 1):
        found = await begin(searcher, Ponderer(), seed=seed)
        assert found == Ponderer().choose(None, DECISION, Random(seed))


async def test_process_lives_from_the_first_search_to_the_close(
    searcher: Searcher,
) -> None:
    assert searcher._process is None

    await begin(searcher, Ponderer())
    first = pid(searcher)
    await begin(searcher, Ponderer())

    assert pid(searcher) == first
    # Its low priority keeps searches from slowing down the bot.
    assert os.getpriority(os.PRIO_PROCESS, first) >= 10

    await searcher.close()
    assert not runs(first)
    assert await begin(searcher, Ponderer()) is None


async def test_refused_priority_is_logged_and_worker_answers(
    searcher: Searcher, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(which: int, who: int, priority: int) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "setpriority", refuse)
    caplog.set_level(logging.DEBUG, "bot.search.searcher")

    assert await begin(searcher, Ponderer()) is not None
    assert "cannot lower the search worker's priority" in caplog.text


async def test_idle_process_ends_and_starts_again_when_needed() -> None:
    # The process needs memory that an idle bot can do without.
    searcher = Searcher(idle=0.05)
    await begin(searcher, Ponderer())
    process = pid(searcher)

    assert await is_gone(process)
    assert await begin(searcher, Ponderer()) is not None

    await searcher.close()


async def test_process_ends_when_its_parent_is_killed() -> None:
    script = (
        "import asyncio, time\n"
        "from bot.search.searcher import Searcher\n"
        "from tests.bot.search.ponderers import DECISION, Ponderer\n"
        "async def main():\n"
        "    searcher = Searcher()\n"
        "    await searcher.begin(Ponderer(), None, DECISION, 1, 30)\n"
        "    print(searcher._process.pid, flush=True)\n"
        "    await asyncio.sleep(600)\n"
        "asyncio.run(main())"
    )
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", script, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert parent.stdout is not None

    # The worker notices by the end of its input.
    worker = int(await parent.stdout.readline())
    assert runs(worker)

    parent.kill()
    await parent.wait()
    assert await is_gone(worker)


@pytest.mark.parametrize("house", [Dead(), Sleeper()])
async def test_lost_process_is_replaced_after_a_rest(
    searcher: Searcher, house: Ponderer, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """During the rest, other strategies play."""
    await begin(searcher, Ponderer())
    process = pid(searcher)
    # Only the start of the process takes long on a slow machine.
    searcher._hung = 1.0

    assert await begin(searcher, house) is None
    assert not runs(process)
    # No new process is started yet.
    assert await begin(searcher, Ponderer()) is None

    clock.time += REST
    searcher._hung = LONG
    assert await begin(searcher, Ponderer()) is not None
    assert len(caplog.records) == 1


async def test_process_killed_between_two_searches_is_replaced(
    searcher: Searcher, clock: Clock
) -> None:
    await begin(searcher, Ponderer())
    os.kill(pid(searcher), signal.SIGKILL)
    await asyncio.sleep(0.1)

    assert await begin(searcher, Ponderer()) is None

    clock.time += REST
    assert await begin(searcher, Ponderer()) is not None


async def test_process_that_cannot_start_returns_no_result(
    caplog: pytest.LogCaptureFixture,
) -> None:
    searcher = Searcher(["/nowhere/at/all"])
    assert await begin(searcher, Ponderer()) is None
    assert "cannot be started" in caplog.text

    await searcher.close()


async def test_failing_search_is_logged_without_its_data(
    searcher: Searcher, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(MOST_FAILURES):
        assert await begin(searcher, Breaker(), view="a hand") is None
        assert await begin(searcher, Ponderer()) is not None

    assert "ValueError in" in caplog.text
    # The view of a seat contains its hidden cards.
    assert "a hand" not in caplog.text

    # Further errors of this strategy are not logged.
    before = len(caplog.records)
    assert await begin(searcher, Breaker()) is None
    assert len(caplog.records) == before


async def test_printed_text_is_not_taken_for_an_answer(searcher: Searcher) -> None:
    assert await begin(searcher, Chatter()) == Ponderer().choose(None, DECISION, Random(1))


async def test_secrets_are_not_passed_to_the_process(
    searcher: Searcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "COOP_DATABASE"):
        monkeypatch.setenv(name, "a very own secret")
    assert await begin(searcher, Spy()) == (DECISION.options[0],)


async def test_cancelled_search_is_skipped(searcher: Searcher) -> None:
    first, lost, last = (begin(searcher, Ponderer()) for _ in range(3))
    lost.cancel()
    assert await first
    assert await last
    assert lost.cancelled()


# -- the budget of a search ------------------------------------------------------------------------


async def budget(searcher: Searcher, seconds: float) -> int | None:
    """Return the budget that the search got, in hundreds."""
    found = await begin(searcher, Counter(), seconds=seconds)
    return None if found is None else found[0].number


async def test_budget_follows_from_the_available_time(searcher: Searcher) -> None:
    # Seconds for each trial; below a minimum the search is skipped.
    for pace, seconds, trials in ((1e-3, 0.1, None), (1e-3, 0.6, 3), (1e-4, 0.6, 10)):
        searcher._seconds_per_trial[Counter] = pace
        assert await budget(searcher, seconds) == trials


async def test_slow_strategy_is_tried_again(searcher: Searcher) -> None:
    searcher._seconds_per_trial[Counter] = 1e-2
    budgets = [await budget(searcher, 1.0) for _ in range(20)]
    assert budgets[0] is None
    assert budgets[-1] == 10


async def test_first_search_does_not_count_for_the_pace(searcher: Searcher) -> None:
    """The first search of each process also imports its modules."""
    await begin(searcher, Ponderer())
    assert Ponderer not in searcher._seconds_per_trial

    await begin(searcher, Ponderer())
    assert Ponderer in searcher._seconds_per_trial

    searcher._seconds_per_trial.clear()
    await searcher._end_worker()
    await begin(searcher, Ponderer())

    assert Ponderer not in searcher._seconds_per_trial


async def test_budget_shrinks_with_the_queue(searcher: Searcher) -> None:
    searcher._seconds_per_trial[Counter] = 1e-4
    few = [begin(searcher, Counter(), seconds=0.8) for _ in range(6)]
    found = [(await one or (DECISION.options[0],))[0].number for one in few]
    assert found == sorted(found)
    assert found[0] < found[-1] == 10


async def test_searches_run_in_the_order_of_their_deadlines(searcher: Searcher) -> None:
    order: list[str] = []

    async def wait(name: str, found: module.SearchFuture) -> None:
        await found
        order.append(name)

    due = {"late": 20.0, "later": 30.0, "soon": 10.0}
    searches = {name: begin(searcher, Ponderer(), seconds=due[name]) for name in due}
    await asyncio.gather(*(wait(name, found) for name, found in searches.items()))

    assert order == ["soon", "late", "later"]


# -- the experts of the games ----------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", EXPERTS.values(), ids=EXPERTS)
async def test_expert_fits_into_little_memory(game: Rules, searcher: Searcher) -> None:
    """The largest table with its first choices, which are the hardest."""
    house = game.houses["expert"]()
    assert searches(house)

    engine = Engine.deal(game, game.seats[-1], game.Options(), bytes(32), journalling=False)
    for seed in range(2):
        seat, decision = next(iter(found(engine.ask).owed.items()))
        searcher._seconds_per_trial.clear()
        choice = found(await searcher.begin(house, engine.view(seat), decision, seed, LONG))
        assert decision.allows(choice)
        engine.decide(seat, choice)

    assert peak_kilobytes(pid(searcher)) < MEGABYTES * 1024


def peak_kilobytes(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1])
