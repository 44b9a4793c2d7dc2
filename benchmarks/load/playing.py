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
from benchmarks.places import database_settings, new_database
from bot.common.database_url import Place
from games.registry import GAMES

BOT = "benchmarks.load.watched_bot"
SEARCHER = "bot.search.worker"
"""The module of the process in which experts search."""

WATCHED = 50
"""The approximate number of tables whose messages are checked."""

PATIENCE_SECONDS = 600.0
"""All tables must be dealt within this time."""

GATHERING_SECONDS = 0.07
"""The pause between two openings of tables, for each person of the table.

For a person Discord counts at least two of the bot's 50 requests a second: for the DM channel and
for the first card.
"""


@dataclass(frozen=True, slots=True)
class Load:
    """The settings of one run.

    Attributes:
        people: At each table.
        think: The mean thinking time in seconds.
        warm_up: Seconds from the last deal until the measurement begins.
        seconds: The length of the measurement.
        experts: House players that search, added to each table.
    """

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

    Attributes:
        clicks: Milliseconds from each click to its answer.
        unanswered: Clicks that the bot did not answer in time.
        true: Milliseconds from each commit until all messages of its table show it.
        waits: Milliseconds of each wait, by its kind (benchmarks/load/watched_bot.py).
        causes: The number of decisions by their cause.
        refused: Requests that were answered with 429.
        bot_queued: Seconds in which the bot was ready to run, but waited for a core.
        town_cpu: CPU seconds of this process, with the simulated Discord and its people.
        memory_before: Bytes of memory before the first table.
        searcher: The figures of the process in which experts search, if it ran at the end.
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
    with new_database(on_postgres=load.on_postgres) as (folder, database):
        notes = folder / "notes"
        # One table in `share` is watched.
        share = max(1, load.tables // WATCHED)
        town = Town(
            load.tables,
            load.people,
            bot=BOT,
            environment=database_settings(folder, database)
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
    """Where the figures of the bot come from. `memory_before` is in bytes, before any table."""

    database: Place
    notes: Path
    memory_before: int


async def measure(town: Town, crowd: Crowd, load: Load, bench: Bench) -> Measured:
    began = monotonic()
    causes = decisions(bench.database)
    bot_before = Used.by(town.pid)
    own_before = Used.by(os.getpid())
    refused = town.throttle.refused

    # Requests of the warm-up are not counted.
    town.calls.clear()
    await asyncio.sleep(load.seconds)
    ended = monotonic()
    after = Used.by(town.pid)

    # A click counts for the period in which it began.
    clicks = [click for click in crowd.clicks if began <= click.at < ended]
    notes = _notes(bench.notes, began, ended)

    return Measured(
        load=load,
        seconds=ended - began,
        clicks=[click.seconds * 1000 for click in clicks if click.seconds is not None],
        unanswered=sum(click.seconds is None for click in clicks),
        true=notes.pop("true", []),
        waits=notes,
        causes=decisions(bench.database) - causes,
        requests=sum(counts(call) for call in town.calls),
        refused=town.throttle.refused - refused,
        bot_cpu=after.cpu - bot_before.cpu,
        bot_queued=after.queued - bot_before.queued,
        town_cpu=Used.by(os.getpid()).cpu - own_before.cpu,
        memory_before=bench.memory_before,
        memory=after.memory,
        errors=[line for line in town.play.supervisor.log if " ERROR " in line][-3:],
        searcher=Used.by(searcher) if (searcher := child(town.pid, SEARCHER)) else None,
    )


def _notes(file: Path, began: float, ended: float) -> dict[str, list[float]]:
    """Return the milliseconds of each kind of wait that ended in this span."""
    waits: dict[str, list[float]] = {}
    # The bot is still writing the last line.
    for line in file.read_text("utf-8").split("\n")[:-1]:
        at, what, milliseconds = line.split()
        if began <= float(at) < ended:
            waits.setdefault(what, []).append(float(milliseconds))

    return waits
