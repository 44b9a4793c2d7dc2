"""Opens many tables, lets them play for a while, and measures the bot meanwhile."""

import asyncio
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from benchmarks.load.figures import Used, child, decisions
from benchmarks.load.robots import Crowd, Party
from benchmarks.load.town import Town, counts, roomy
from benchmarks.load.watched_bot import NOTES, SHARE
from benchmarks.places import a_place, remembering
from bot.common.database_url import Place
from games.registry import GAMES

BOT = "benchmarks.load.watched_bot"
SEARCHER = "bot.search.worker"
WATCHED = 50
"""The approximate number of tables whose messages are checked."""
PATIENCE_SECONDS = 600.0
GATHERING_SECONDS = 0.07
"""Each person takes two counted requests, for the DM channel and the first card, and more."""


@dataclass(frozen=True, slots=True)
class Load:
    """`think` is the mean thinking time in seconds. `warm_up` begins when all tables are dealt."""

    tables: int
    people: int = 3
    think: float = 10.0
    warm_up: float = 10.0
    seconds: float = 60.0
    seed: int = 1
    pictures: bool = True
    on_postgres: bool = False
    experts: int = 0


@dataclass(slots=True)
class Measured:
    """The figures of one run.

    `clicks`, `true` and `waits` (by priority) are in milliseconds. `searcher` holds those of the
    process in which experts search, if it ran at the end.
    """

    load: Load
    seconds: float
    clicks: list[float]
    unanswered: int
    true: list[float]
    waits: dict[str, list[float]]
    causes: Counter[str]
    requests: int
    refused: int
    bot_cpu: float
    bot_queued: float
    town_cpu: float
    memory_before: int
    memory: int
    errors: list[str] = field(default_factory=list)
    searcher: Used | None = None

    @property
    def decisions(self) -> int:
        return self.causes.total()


async def play(load: Load) -> Measured:
    with a_place(on_postgres=load.on_postgres) as (folder, database):
        notes = folder / "notes"
        # One table in `share` is watched.
        share = max(1, load.tables // WATCHED)
        town = Town(
            load.tables,
            load.people,
            bot=BOT,
            environment=remembering(folder, database)
            | roomy(pictures=load.pictures)
            | {NOTES: str(notes), SHARE: str(share)},
        )
        crowd = Crowd(town.play.simulation, load.seed, load.think, load.experts)
        async with town.play:
            await town.play.until(lambda: town.play.simulation.gateway.online, "the bot", 60)
            # Memory before the first table, to see what tables add.
            before = Used.by(town.pid).memory
            parties = await gather(town, crowd)
            await asyncio.sleep(load.warm_up)

            try:
                return await measure(town, crowd, load, Bench(database, notes, before))
            finally:
                for party in parties:
                    party.leave()


async def gather(town: Town, crowd: Crowd) -> list[Party]:
    """Open and deal each table, no faster than Discord lets a bot send the cards."""
    parties = []
    games = list(GAMES)
    for number, (channel, people) in enumerate(town.parties):
        first = number % len(games)
        # Each party starts with another game, so that all games are played at any time.
        order = games[first:] + games[:first]
        parties.append(crowd.party(channel, people, order))

    opening = []
    async with asyncio.timeout(PATIENCE_SECONDS):
        for party in parties:
            opening.append(asyncio.create_task(party.open()))
            await asyncio.sleep(len(party.people) * GATHERING_SECONDS)

        await asyncio.gather(*opening)

    return parties


@dataclass(frozen=True, slots=True)
class Bench:
    database: Place
    notes: Path
    memory_before: int


async def measure(town: Town, crowd: Crowd, load: Load, bench: Bench) -> Measured:
    began = monotonic()
    causes = decisions(bench.database)
    bot = Used.by(town.pid)
    us = Used.by(os.getpid())
    refused = town.throttle.refused
    # Requests of the warm-up are not counted.
    town.calls.clear()
    await asyncio.sleep(load.seconds)
    ended = monotonic()
    after = Used.by(town.pid)
    # A click counts for the period in which it began.
    clicks = [one for one in crowd.clicks if began <= one.at < ended]
    notes = _notes(bench.notes, began, ended)
    return Measured(
        load=load,
        seconds=ended - began,
        clicks=[one.seconds * 1000 for one in clicks if one.seconds is not None],
        unanswered=sum(one.seconds is None for one in clicks),
        true=notes.pop("true", []),
        waits=notes,
        causes=decisions(bench.database) - causes,
        requests=sum(counts(call) for call in town.calls),
        refused=town.throttle.refused - refused,
        bot_cpu=after.cpu - bot.cpu,
        bot_queued=after.queued - bot.queued,
        town_cpu=Used.by(os.getpid()).cpu - us.cpu,
        memory_before=bench.memory_before,
        memory=after.memory,
        errors=[line for line in town.play.supervisor.log if " ERROR " in line][-3:],
        searcher=Used.by(searcher) if (searcher := child(town.pid, SEARCHER)) else None,
    )


def _notes(file: Path, began: float, ended: float) -> dict[str, list[float]]:
    """Read the notes of this span, without the last few, which are still being written."""
    found: dict[str, list[float]] = {}
    # The last line may be incomplete.
    for line in file.read_text("utf-8").split("\n")[:-1]:
        at, what, milliseconds = line.split()
        if began <= float(at) < ended:
            found.setdefault(what, []).append(float(milliseconds))

    return found
