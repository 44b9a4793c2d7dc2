"""The bot's side of the process that searches: who is thought for next, and for how long."""

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

from bot.search.worker import LENGTH, SearchAnswer, SearchQuestion, packed
from games.engine.asks import Choice, Decision
from games.engine.house import Searching

log = logging.getLogger(__name__)

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-m", "bot.search.worker")

NICENESS = 10
"""How much lower the worker's priority is than the bot's: answers to people come first."""

SHARE = 0.5
"""The part of the time until it is due that a search may take, together with all that wait."""
LONGEST = 0.5
"""Seconds for one search: there is always another."""
SHORTEST = 0.1
"""The part of its usual budget below which a search is worth nothing."""
AT_FIRST = 100e-6
"""Seconds for one of a budget, as long as nobody has measured it; a slow machine takes longer."""
LATELY = 0.2
"""How much the latest search counts in what they usually take."""

HUNG = 30.0
"""Seconds without an answer: it is given up, and the process with it."""
REST = 30.0
"""Seconds until the next process, where one was lost."""
IDLE = 300.0
"""Seconds without a search, after which the process is let go."""
MOST_BREAKS = 3
"""A house player whose search breaks this often searches no more until the next start."""

OURS = ("COOP_", "DISCORD_", "DATABASE_")
"""What of our surroundings is none of its business begins so."""

Found = asyncio.Future[Choice | None]
"""A choice, or None where nothing came of it. Whoever lost interest cancels it."""


@dataclass(slots=True, eq=False)
class _Search:
    """What somebody would like to know by `until`."""

    house: type[Searching]
    usual: int
    view: Any
    decision: Decision
    seed: int
    until: float
    found: Found


class Searcher:
    """One search at a time, the most urgent first. All but the searching happens here, in the event
    loop; `steady` is its clock.
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
        self._paces: dict[type[Searching], float] = {}
        self._breaks: Counter[type[Searching]] = Counter()
        self._begun: set[type[Searching]] = set()
        """Who has searched in this process: the first time, there is much to import."""
        self._process: Process | None = None
        self._task: asyncio.Task[None] | None = None
        self._letting_go: asyncio.TimerHandle | None = None
        self._rests_until = 0.0
        self._is_shut = False

    def begin(
        self, house: Searching, view: Any, decision: Decision, seed: int, seconds: float
    ) -> Found:
        """Search for this house player, which has so many seconds."""
        found: Found = asyncio.get_running_loop().create_future()
        until = self._steady() + seconds
        search = _Search(type(house), house.budget, view, decision, seed, until, found)
        if self._is_shut or self._breaks[search.house] >= MOST_BREAKS:
            found.set_result(None)
            return found

        self._waiting.append(search)
        if self._task is None:
            self._task = asyncio.create_task(self._work(), name="searcher")

        return found

    async def close(self) -> None:
        """Whoever still waits gets nothing."""
        self._is_shut = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

        await self._let_go()

    # -- search by search ---------------------------------------------------------------------

    async def _work(self) -> None:
        """Until nobody waits."""
        search: _Search | None = None
        self._stay()

        try:
            while self._waiting:
                search = min(self._waiting, key=lambda one: one.until)
                self._waiting.remove(search)
                _tell(search, await self._found(search))
        except Exception:  # hard ones choose instead: nobody waits for a search
            log.exception("search failed, using fallback")
        finally:
            self._task = None
            for one in (*filter(None, [search]), *self._waiting):
                _tell(one, None)

            self._waiting.clear()
            if not self._is_shut and self._process is not None:
                loop = asyncio.get_running_loop()
                self._letting_go = loop.call_later(self._idle, self._go)

    async def _found(self, search: _Search) -> Choice | None:
        budget = 0 if search.found.cancelled() else self._budget(search)
        process = await self._at_work() if budget else None
        if process is None:
            return None

        question = (search.house, budget, search.view, search.decision, search.seed)
        answer = await self._asked(process, SearchQuestion(*question))
        if answer is None:
            return None
        if answer.broke:
            self._breaks[search.house] += 1
            log.error("search failed in the worker: %s", answer.broke)
            return None

        if search.house in self._begun:
            before = self._paces.get(search.house, answer.seconds / budget)
            self._paces[search.house] = before + LATELY * (answer.seconds / budget - before)

        self._begun.add(search.house)
        return answer.choice

    def _budget(self, search: _Search) -> int:
        """As usual where the time allows, less where others wait; 0 where that is too little."""
        left = SHARE * (search.until - self._steady()) / (1 + len(self._waiting))
        pace = max(1e-9, self._paces.get(search.house, AT_FIRST))
        budget = min(search.usual, int(min(left, LONGEST) / pace))
        if budget >= SHORTEST * search.usual:
            return budget

        # What was slow may be quick by now: nobody knows unless it is tried again.
        self._paces[search.house] = pace * (1 - LATELY)
        return 0

    # -- the process --------------------------------------------------------------------------

    async def _at_work(self) -> Process | None:
        """The process; a new one where there is none, unless the last one was lost just now."""
        if self._process is None and self._steady() >= self._rests_until:
            kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
            # One thread, and so no memory for others.
            alone = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
            try:
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, stdin=PIPE, stdout=PIPE, cwd=ROOT, env=kept | alone
                )
            except OSError as error:
                self._rest(f"cannot be started ({error.strerror})")
            else:
                _lower_priority(self._process.pid)

        return self._process

    async def _asked(self, process: Process, question: SearchQuestion) -> SearchAnswer | None:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self._hung):
                process.stdin.write(packed(question))
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                answer: SearchAnswer = pickle.loads(await process.stdout.readexactly(length))
                return answer
        except TimeoutError:
            self._rest("does not answer")
            await self._let_go(patience=0)
        except (OSError, asyncio.IncompleteReadError):
            self._rest("has ended")
            await self._let_go()

        return None

    def _rest(self, how: str) -> None:
        self._rests_until = self._steady() + REST
        log.warning("search worker %s: using fallback for %.0f seconds", how, REST)

    def _stay(self) -> None:
        if self._letting_go is not None:
            self._letting_go.cancel()
            self._letting_go = None

    def _go(self) -> None:
        """There was nothing to search for a while."""
        self._letting_go = None
        if self._task is None:
            self._task = asyncio.create_task(self._leave(), name="searcher")

    async def _leave(self) -> None:
        try:
            await self._let_go()
        finally:
            self._task = None

        if self._waiting and not self._is_shut:  # somebody came meanwhile
            self._task = asyncio.create_task(self._work(), name="searcher")

    async def _let_go(self, patience: float = 1.0) -> None:
        """It ends when nobody can ask any more; after so many seconds it is ended."""
        self._stay()
        process = self._process
        self._process = None
        self._begun.clear()
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

    A sandbox may forbid it. The worker is useful all the same, so that is only logged.
    """
    try:
        os.setpriority(os.PRIO_PROCESS, pid, NICENESS)
    except ProcessLookupError:
        log.debug("search worker ended before its priority was lowered: pid=%d", pid)
    except OSError as error:
        log.debug("cannot lower the search worker's priority: pid=%d (%s)", pid, error.strerror)


def _tell(search: _Search, choice: Choice | None) -> None:
    if not search.found.done():
        search.found.set_result(choice)
