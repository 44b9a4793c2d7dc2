"""Plays tables for any time, one game after the other, and measures the bot every minute."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.load.figures import Used, decisions
from benchmarks.load.playing import gather
from benchmarks.load.robots import Crowd
from benchmarks.load.soaked_bot import NOTES, PERIOD, Sample
from benchmarks.load.town import Town, roomy
from benchmarks.places import database_settings

BOT = "benchmarks.load.soaked_bot"


@dataclass(frozen=True, slots=True)
class Soak:
    """The settings of a soak.

    Attributes:
        seconds: How long it lasts.
        period: Seconds between figures.
        rate: Attempts of all people together to choose, per second; about 10 of 14 come in time.
            Without this limit the number of choices would depend on the mix of games.
        think: The mean thinking time in seconds, short enough that the rate is reached.
    """

    tables: int = 30
    people: int = 3
    think: float = 2.0
    rate: float = 14.0
    seconds: float = 1800.0
    period: float = 60.0
    seed: int = 1
    pictures: bool = True


@dataclass(frozen=True, slots=True)
class Period:
    """One period. `memory` is in bytes at its end; `unanswered` and `refused` (429) should be 0."""

    minute: float
    memory: int
    decisions: float
    games: int
    unanswered: int
    refused: int
    sample: Sample


async def soak(load: Soak) -> AsyncIterator[Period]:
    """Yield the figures of each period; the first begins when all tables are dealt."""
    with TemporaryDirectory(prefix="coop-soak-") as folder:
        database = Path(folder) / "coop.sqlite3"
        notes = Path(folder) / "notes"
        town = Town(
            load.tables,
            load.people,
            bot=BOT,
            environment=database_settings(Path(folder), database)
            | roomy(pictures=load.pictures)
            | {NOTES: str(notes), PERIOD: str(load.period)},
        )
        crowd = Crowd(town.play.simulation, load.seed, load.think, rate=load.rate)
        async with town.play:
            await town.play.until(lambda: town.play.simulation.gateway.online, "the bot", 60)
            parties = await gather(town, crowd)
            try:
                async for period in _periods(town, crowd, load, database, notes):
                    yield period
            finally:
                for party in parties:
                    party.leave()


async def _periods(
    town: Town, crowd: Crowd, load: Soak, database: Path, notes: Path
) -> AsyncIterator[Period]:
    loop = asyncio.get_running_loop()
    began = loop.time()
    chosen = decisions(database).total()
    samples_before = len(_samples(notes))
    for number in range(1, max(1, round(load.seconds / load.period)) + 1):
        # Only this period's requests and clicks are kept; a soak has too many for memory.
        town.calls.clear()
        crowd.clicks.clear()
        refused = town.throttle.refused
        # Until the planned end of the period, so that delays do not add up.
        await asyncio.sleep(began + number * load.period - loop.time())
        chosen_before = chosen
        chosen = decisions(database).total()
        samples = _samples(notes)
        yield Period(
            minute=(loop.time() - began) / 60,
            memory=Used.by(town.pid).memory,
            decisions=(chosen - chosen_before) / load.period,
            games=sum(party.played for party in crowd.parties),
            unanswered=sum(click.seconds is None for click in crowd.clicks),
            refused=town.throttle.refused - refused,
            # The samples since the previous period.
            sample=Sample.worst(samples[samples_before:]),
        )
        samples_before = len(samples)
        for entry in [entry for entry in town.play.supervisor.log if " ERROR " in entry][-1:]:
            print(f"  the bot said        {entry}")


def _samples(notes: Path) -> list[Sample]:
    lines = notes.read_text("utf-8").splitlines() if notes.exists() else []
    return [Sample.read(line) for line in lines]


HEADING = (
    f"{'minute':>6}{'MB':>7}{'choices/s':>11}{'games':>7}{'objects':>9}"
    f"{'stop, ms':>10}{'own CPU':>9}{'all CPU':>9}"
    f"{'gc, ms':>8}{'found':>8}   collections"
)


def line(period: Period) -> str:
    sample = period.sample
    runs = "/".join(map(str, sample.runs))
    return (
        f"{period.minute:6.1f}{period.memory / 2**20:7.1f}{period.decisions:11.1f}{period.games:7}"
        f"{sample.objects:9}{sample.stop:10.0f}{sample.own:9.0f}{sample.all:9.0f}"
        f"{sample.pause:8.1f}{sample.found:8}   {runs}"
        + (f"   unanswered {period.unanswered}" if period.unanswered else "")
        + (f"   refused {period.refused}" if period.refused else "")
    )
