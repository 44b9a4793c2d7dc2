"""The bot's side of the search worker: it decides which search runs next, and for how long.

A search looks for the best choice of a house player (an automated player), in another process
(worker.py). Its budget is the number of times that it plays the game out on trial. So the budget
decides how long the search takes.
"""

import asyncio
import logging
import os
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.search.worker import LENGTH, SearchAnswer, SearchQuestion, pack
from games.engine.asks import Choice, Decision
from games.engine.house import Searching

log = logging.getLogger(__name__)

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-m", "bot.search.worker")

NICENESS = 10
"""How much lower the worker's priority is than the bot's: answers to presses come first."""

SHARE_OF_TIME = 0.5
"""Searches may use this share of the time until their choice is due."""

LONGEST = 0.5
"""The most seconds for one search, because others may be queued meanwhile."""

SHORTEST = 0.1
"""A search with less than this share of its usual budget is not started."""

ASSUMED_SECONDS = 100e-6
"""The assumed seconds for one trial of a search, before the first measurement."""

LATEST_WEIGHT = 0.2
"""The weight of the latest measurement in the moving average of these seconds."""

HUNG = 30.0
"""Seconds without an answer after which the worker is killed."""

REST = 30.0
"""Seconds until a new worker is started, after one was lost."""

IDLE = 300.0
"""Seconds without a search after which the worker is ended."""

MOST_FAILURES = 3
"""After this many failures, a kind of house player does not search until the next start."""

SECRET_PREFIXES = ("COOP_", "DISCORD_", "DATABASE_")
"""Prefixes of environment variables that the worker does not get, because they hold secrets."""

SearchFuture = asyncio.Future[Choice | None]
"""A choice, or None if the search failed or had no time. The caller may cancel it."""


@dataclass(slots=True, eq=False)
class _Search:
    """A search that waits or runs."""

    question: SearchQuestion
    """What the worker is asked, with the usual budget of this kind of house player."""
    until: float
    """When the choice is due, in seconds of the searcher's `steady` clock."""
    future: SearchFuture


class Searcher:
    """Queues searches and sends them to the worker, one at a time, the most urgent first.

    Args:
        command: Starts the worker.
        steady: A monotonic clock, in seconds.
        idle: Seconds without a search after which the worker is ended.
        hung: Seconds without an answer after which the worker is killed.
    """

    def __init__(
        self,
        command: Sequence[str] = COMMAND,
        *,
        steady: Callable[[], float] = time.monotonic,
        idle: float = IDLE,
        hung: float = HUNG,
    ) -> None:
        self._command = command
        self._steady = steady
        self._idle = idle
        self._hung = hung
        self._waiting: list[_Search] = []
        self._seconds_per_trial: dict[type[Searching], float] = {}
        """Seconds for one trial, by the kind of house player: a moving average."""
        self._failures: Counter[type[Searching]] = Counter()
        """The number of failures, by the kind of house player."""
        self._measurable: set[type[Searching]] = set()
        """The kinds that have searched in this worker.

        The first search of a kind is not measured, because it takes longer: the worker imports the
        game.
        """
        self._process: Process | None = None
        self._task: asyncio.Task[None] | None = None
        self._idle_timer: asyncio.TimerHandle | None = None
        self._paused_until = 0.0
        self._is_closed = False

    def begin(
        self, house: Searching, view: Any, decision: Decision, seed: int, seconds: float
    ) -> SearchFuture:
        """Queue a search.

        Args:
            house: The house player.
            view: What its seat may know of the game.
            decision: What its seat is asked.
            seed: The seed of the search's random numbers.
            seconds: How many seconds from now the choice is due.

        Returns:
            A future of the choice, or of None if there is no result.
        """
        future: SearchFuture = asyncio.get_running_loop().create_future()
        until = self._steady() + seconds
        question = SearchQuestion(type(house), house.budget, view, decision, seed)
        if self._is_closed or self._failures[question.house] >= MOST_FAILURES:
            future.set_result(None)
            return future

        self._waiting.append(_Search(question, until, future))
        if self._task is None:
            self._task = asyncio.create_task(self._work(), name="searcher")

        return future

    async def close(self) -> None:
        """End the worker. Searches that still wait get the result None."""
        self._is_closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

        await self._end_worker()

    # -- the queue ----------------------------------------------------------------------------

    async def _work(self) -> None:
        """Run searches until none waits."""
        search: _Search | None = None
        self._cancel_idle_timer()

        try:
            while self._waiting:
                search = min(self._waiting, key=lambda waiting: waiting.until)
                self._waiting.remove(search)
                _set_result(search, await self._run(search))
        except Exception:  # a simpler house player chooses instead (rule 1 in __init__.py)
            log.exception("search failed, using fallback")
        finally:
            self._task = None
            # After an error or a cancellation, every caller must still get an answer: the caller of
            # `search`, which ran last (None if none ran), and those of the waiting searches.
            for unanswered in (*filter(None, [search]), *self._waiting):
                _set_result(unanswered, None)

            self._waiting.clear()
            if not self._is_closed and self._process is not None:
                loop = asyncio.get_running_loop()
                self._idle_timer = loop.call_later(self._idle, self._on_idle)

    async def _run(self, search: _Search) -> Choice | None:
        """Run one search in the worker, and measure it for the next budgets."""
        house = search.question.house
        budget = 0 if search.future.cancelled() else self._budget(search)
        process = await self._worker() if budget else None
        if process is None:
            return None

        answer = await self._ask(process, search.question._replace(budget=budget))
        if answer is None:
            return None
        if answer.error:
            self._failures[house] += 1
            log.error("search failed in the worker: %s", answer.error)
            return None

        if house in self._measurable:
            latest = answer.seconds / budget
            average = self._seconds_per_trial.get(house, latest)
            self._seconds_per_trial[house] = average + LATEST_WEIGHT * (latest - average)

        self._measurable.add(house)
        return answer.choice

    def _budget(self, search: _Search) -> int:
        """Return the budget for which there is time, at most the usual one; 0 if it is too small.

        The time is divided by the number of searches, this one and those that wait. For example, a
        choice is due in 1 second, one more search waits, and a trial takes 100 microseconds: then
        this search gets 0.5 * 1 / 2 = 0.25 seconds, which is a budget of 2500 trials.
        """
        house, usual_budget, *_ = search.question
        seconds = SHARE_OF_TIME * (search.until - self._steady()) / (1 + len(self._waiting))
        # At least a nanosecond, because the time is divided by this.
        seconds_per_trial = max(1e-9, self._seconds_per_trial.get(house, ASSUMED_SECONDS))
        budget = min(usual_budget, int(min(seconds, LONGEST) / seconds_per_trial))
        if budget >= SHORTEST * usual_budget:
            return budget

        # Without a search there is no new measurement. So assume that the machine is now a little
        # faster; after some such calls, a search is started again.
        self._seconds_per_trial[house] = seconds_per_trial * (1 - LATEST_WEIGHT)
        return 0

    # -- the process --------------------------------------------------------------------------

    async def _worker(self) -> Process | None:
        """Return the worker, and start one if there is none.

        Returns:
            None if the worker cannot be started, or one was lost in the last `REST` seconds.
        """
        if self._process is None and self._steady() >= self._paused_until:
            environment = {
                name: value
                for name, value in os.environ.items()
                if not name.startswith(SECRET_PREFIXES)
            }
            # One thread: NumPy's libraries would start one for each core, with memory of its own.
            one_thread = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
            try:
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, stdin=PIPE, stdout=PIPE, cwd=ROOT, env=environment | one_thread
                )
            except OSError as error:
                self._pause(f"cannot be started ({error.strerror})")
            else:
                _lower_priority(self._process.pid)

        return self._process

    async def _ask(self, process: Process, question: SearchQuestion) -> SearchAnswer | None:
        """Send a question and return the answer; None if the worker hangs or has ended."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self._hung):
                process.stdin.write(pack(question))
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                answer: SearchAnswer = pickle.loads(await process.stdout.readexactly(length))
                return answer
        except TimeoutError:
            self._pause("does not answer")
            await self._end_worker(patience=0)
        except (OSError, asyncio.IncompleteReadError):
            self._pause("has ended")
            await self._end_worker()

        return None

    def _pause(self, how: str) -> None:
        """Start no worker for a while, so that a broken one is not started again and again."""
        self._paused_until = self._steady() + REST
        log.warning("search worker %s: using fallback for %.0f seconds", how, REST)

    def _cancel_idle_timer(self) -> None:
        """Cancel the timer that ends the idle worker."""
        if self._idle_timer is not None:
            self._idle_timer.cancel()
            self._idle_timer = None

    def _on_idle(self) -> None:
        """End the worker, because there was no search for a while. Called by a timer."""
        self._idle_timer = None
        if self._task is None:
            self._task = asyncio.create_task(self._end_idle_worker(), name="searcher")

    async def _end_idle_worker(self) -> None:
        """End the idle worker, and go on if a search was queued meanwhile."""
        try:
            await self._end_worker()
        finally:
            self._task = None

        if self._waiting and not self._is_closed:
            self._task = asyncio.create_task(self._work(), name="searcher")

    async def _end_worker(self, patience: float = 1.0) -> None:
        """Close the worker's input, so that the worker ends; kill it after `patience` seconds."""
        self._cancel_idle_timer()
        process = self._process
        self._process = None
        self._measurable.clear()
        if process is None:
            return

        assert process.stdin is not None
        process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await process.wait()
                return

        with suppress(ProcessLookupError):
            process.kill()

        await process.wait()


def _lower_priority(pid: int) -> None:
    """Give the worker less of the processor than the bot has.

    A sandbox may forbid this. The worker is still useful, so the error is only logged.
    """
    try:
        os.setpriority(os.PRIO_PROCESS, pid, NICENESS)
    except ProcessLookupError:
        log.debug("search worker ended before its priority was lowered: pid=%d", pid)
    except OSError as error:
        log.debug("cannot lower the search worker's priority: pid=%d (%s)", pid, error.strerror)


def _set_result(search: _Search, choice: Choice | None) -> None:
    """Set the result, unless the caller has cancelled the future."""
    if not search.future.done():
        search.future.set_result(choice)
