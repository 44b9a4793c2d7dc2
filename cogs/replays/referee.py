"""Checks the record of a game while its people look on: off the loop, one at a time, once a game.

Playing a long game again keeps a core busy, so many may ask, but only one is checked; and nobody
waits for longer than a press may take. What comes of it is kept for the next who asks.
"""

import asyncio
import logging
from collections.abc import Mapping
from typing import NamedTuple

from bot.common.lru import Latest
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
"""Seconds. After them the presser is asked to come back; the work goes on."""

KEPT = 128
"""Verdicts; those of the games that have just ended are asked for."""


class StillChecking(Refused):
    """It takes longer than anybody should wait."""


class Ruling(NamedTuple):
    """The first line of a record, if it can be read, and what the referee says of all of it."""

    header: Header | None
    verdict: Verdict


class Referee:
    """`close` ends what is still under way."""

    def __init__(
        self, records: Records, games: Mapping[str, Rules] = GAMES, patience: float = PATIENCE
    ) -> None:
        self._records = records
        self._games = games
        self._patience = patience
        self._one_at_a_time = asyncio.Semaphore(1)
        self._kept = Latest[str, Ruling](KEPT)
        self._checking: dict[str, asyncio.Task[Ruling]] = {}
        self._outdated: set[str] = set()
        """Of what is checked now, what was written anew meanwhile."""

    async def of(self, table: TableSummary) -> Ruling:
        """Raises StillChecking, and what `Records.of` raises."""
        kept = self._kept.used(table.id)
        if kept is not None:
            return kept

        task = self._checking.get(table.id)
        if task is None:
            task = asyncio.create_task(self._check(table), name=f"coop-referee-{table.id}")
            self._checking[table.id] = task
            task.add_done_callback(lambda done: self._done(table.id, done))

        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.shield(task)
        except TimeoutError:
            raise StillChecking from None

    def forget(self, table_id: str) -> None:
        """Its record has been written anew, or is gone."""
        self._kept.drop(table_id)
        if table_id in self._checking:
            self._outdated.add(table_id)

    async def close(self) -> None:
        """Nobody is told any more."""
        for task in self._checking.values():
            task.cancel()
        while self._checking:
            await asyncio.wait(self._checking.values())

    async def _check(self, table: TableSummary) -> Ruling:
        text = await self._records.of(table)
        async with self._one_at_a_time:
            ruling = await asyncio.to_thread(_ruling, text, self._games)

        if ruling.verdict.why is None:
            if table.id not in self._outdated:
                self._kept.put(table.id, ruling)
        elif not self._is_older(ruling.header):
            log.warning("record does not verify: table=%s line=%s", table.id, ruling.verdict.line)

        return ruling

    def _is_older(self, header: Header | None) -> bool:
        """Whether it was played by rules of another day, which is no fault of the record."""
        game = None if header is None else self._games.get(header.game)
        return header is not None and game is not None and header.rules != game.rules_version

    def _done(self, table_id: str, task: "asyncio.Task[Ruling]") -> None:
        del self._checking[table_id]
        self._outdated.discard(table_id)
        if not task.cancelled():
            task.exception()  # whoever asked has heard of it, if they are still there


def _ruling(text: str, games: Mapping[str, Rules]) -> Ruling:
    if len(text) > BYTES_AT_MOST:
        return Ruling(None, Verdict(0, 1, "it is longer than any game"))

    try:
        header = Header.model_validate(read(split(text)[0]))
    except (ValueError, IndexError):  # the verdict says what is wrong with it
        header = None

    return Ruling(header, verify(text, games))
