"""Checks the record of a finished game (the game as a file) in a worker thread.

The check replays the game. That keeps a processor core busy, so records are checked one at a time,
and the result is cached. A presser who would wait too long is asked to come back.
"""

import asyncio
import logging
from collections.abc import Mapping
from typing import NamedTuple

from cachetools import LRUCache

from bot.common.refused import Refused
from bot.records.records import Records
from bot.tables.scene import TableSummary
from games.engine.game import Rules
from games.engine.record import Header
from games.engine.record_text import BYTES_AT_MOST, read, split
from games.engine.referee import Verdict, verify
from games.registry import GAMES

log = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds after which the presser is asked to come back. The check goes on."""

KEPT = 128
"""The most rulings in the cache. Most presses are on games that have just ended."""


class StillChecking(Refused):
    """The check takes longer than a press can wait."""


class Ruling(NamedTuple):
    """The first line of a record, if it can be read, and the verdict on the whole record."""

    header: Header | None
    verdict: Verdict


class Referee:
    """Checks records and caches the verdicts. `close` ends checks that still run."""

    def __init__(
        self, records: Records, games: Mapping[str, Rules] = GAMES, patience: float = PATIENCE
    ) -> None:
        self._records = records
        self._games = games
        self._patience = patience
        self._one_at_a_time = asyncio.Semaphore(1)
        self._cache = LRUCache[str, Ruling](KEPT)
        self._checking: dict[str, asyncio.Task[Ruling]] = {}
        """Table id -> the task that checks its record."""
        self._outdated: set[str] = set()
        """Tables with a record that was written again while it was being checked."""

    async def of(self, table: TableSummary) -> Ruling:
        """Return the ruling on the record of a table.

        Raises:
            StillChecking: The check takes longer than the patience.
            Refused: As `Records.of` does, if there is no record.
        """
        cached = self._cache.get(table.id)
        if cached is not None:
            return cached

        task = self._checking.get(table.id)
        if task is None:
            task = asyncio.create_task(self._check(table), name=f"coop-referee-{table.id}")
            self._checking[table.id] = task
            task.add_done_callback(lambda done: self._done(table.id, done))

        try:
            # The shield lets the check go on for the next presser when this presser gives up.
            async with asyncio.timeout(self._patience):
                return await asyncio.shield(task)
        except TimeoutError:
            raise StillChecking from None

    def forget(self, table_id: str) -> None:
        """Drop the ruling, because the record was written again or deleted."""
        self._cache.pop(table_id, None)
        if table_id in self._checking:
            self._outdated.add(table_id)

    async def close(self) -> None:
        """Cancel all checks, and wait for their end."""
        for task in self._checking.values():
            task.cancel()
        while self._checking:
            await asyncio.wait(self._checking.values())

    async def _check(self, table: TableSummary) -> Ruling:
        """Verify the record, and cache a good verdict."""
        text = await self._records.read(table)
        async with self._one_at_a_time:
            ruling = await asyncio.to_thread(_ruling, text, self._games)

        # Only a good verdict is cached. A record with a fault (`why`) may be repaired, so it is
        # checked again.
        if ruling.verdict.why is None:
            if table.id not in self._outdated:
                self._cache[table.id] = ruling
        elif not self._is_older(ruling.header):
            log.warning("record does not verify: table=%s line=%s", table.id, ruling.verdict.line)

        return ruling

    def _is_older(self, header: Header | None) -> bool:
        """Return whether older rules played the game: then no difference is the record's fault."""
        game = None if header is None else self._games.get(header.game)
        return header is not None and game is not None and header.rules != game.rules_version

    def _done(self, table_id: str, task: "asyncio.Task[Ruling]") -> None:
        """Forget the finished task."""
        del self._checking[table_id]
        self._outdated.discard(table_id)
        if not task.cancelled():
            # This marks the error as retrieved, so that asyncio does not log it. A presser who
            # still waits gets the error from the shield.
            task.exception()


def _ruling(text: str, games: Mapping[str, Rules]) -> Ruling:
    """Return the header and the verdict. Runs in a worker thread."""
    # Such a long text cannot be parsed safely.
    if len(text) > BYTES_AT_MOST:
        return Ruling(None, Verdict(0, 1, "it is longer than any game"))

    try:
        header = Header.model_validate(read(split(text)[0]))
    except (ValueError, IndexError):  # the verdict says what is wrong
        header = None

    return Ruling(header, verify(text, games))
