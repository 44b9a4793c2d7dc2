"""A bot that wakes up over thousands of stored tables: how soon, and with how much memory?"""

import asyncio
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import clock_gettime, monotonic

from benchmarks.load.figures import Used
from benchmarks.load.robots import Crowd, offers
from benchmarks.load.stored import Place, shelved
from benchmarks.load.town import Town

CLICKED = 40
"""Of so many tables somebody presses a button as soon as the bot is back."""
BETWEEN_CLICKS = 0.05
PATIENCE_SECONDS = 300.0
BOOTED = 7
"""CLOCK_BOOTTIME, by which the kernel tells when a process began."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """Seconds from the start of the process: `online`, and until the first click was `answered`.
    `clicks` in milliseconds; bytes: `empty` without any table, `woken` and `later` with all.
    """

    tables: int
    overdue: int
    written: float
    online: float
    answered: float
    clicks: list[float]
    unanswered: int
    empty: int
    woken: int
    later: int
    cpu: float
    requests: int
    refused: int
    said: list[str]


async def resume(tables: int, overdue: int, seconds: float) -> Resumed:
    """`seconds`: for how long the bot is then left alone, before its memory is measured again."""
    with TemporaryDirectory(prefix="coop-load-") as folder:
        empty = await _empty(Path(folder) / "empty.sqlite3")
        database = Path(folder) / "coop.sqlite3"
        town = Town(0, 0, environment=_environment(database), spawn=False)
        simulation = town.play.simulation
        _hide_channels(town)
        began = monotonic()
        shelf = await shelved(simulation.world, database, tables, overdue, CLICKED)
        written = monotonic() - began
        crowd = Crowd(simulation, 1, 1.0)
        async with town.play as play:
            play.supervisor.start()
            await play.until(lambda: simulation.gateway.online, "the bot", PATIENCE_SECONDS)
            online = _age(town.pid)
            woken = Used.by(town.pid).memory
            first = await _click(crowd, shelf.places[:CLICKED], town.pid)
            await asyncio.sleep(seconds)
            used = Used.by(town.pid)
            answered = [one.seconds * 1000 for one in crowd.clicks if one.seconds is not None]
            return Resumed(
                tables=tables,
                overdue=overdue,
                written=written,
                online=online,
                answered=first,
                clicks=answered,
                unanswered=len(crowd.clicks) - len(answered),
                empty=empty,
                woken=woken,
                later=used.memory,
                cpu=used.cpu,
                requests=len(town.calls),
                refused=town.throttle.refused,
                said=list(play.supervisor.log)[-5:],
            )


async def _empty(database: Path) -> int:
    """The memory of a bot without tables."""
    town = Town(0, 0, environment=_environment(database))
    async with town.play as play:
        await play.until(lambda: play.simulation.gateway.online, "the bot", PATIENCE_SECONDS)
        await asyncio.sleep(1)
        return Used.by(town.pid).memory


def _environment(database: Path) -> dict[str, str]:
    return {"COOP_DATABASE": str(database), "COOP_LOG_LEVEL": "WARNING"}


def _hide_channels(town: Town) -> None:
    """No server has thousands of channels: what a bot knows of its servers is not measured here."""
    shapes = town.play.simulation.shapes
    few = shapes.guild_create()
    shapes.guild_create = lambda: few  # type: ignore[method-assign]


async def _click(crowd: Crowd, places: Sequence[Place], pid: int) -> float:
    """Somebody at each of these tables presses something; the age of the process, in seconds, when
    the first click was answered.
    """
    first = 0.0
    for place in places:
        for person, message in place.cards or ((None, place.message),):
            found = [one for one in offers(message) if one.press.verb in ("pick", "turn")]
            if not found:
                continue
            people = crowd.simulation.world.people
            click = crowd.simulation.acts.click(
                person or next(iter(people.values())),
                message,
                found[0].custom_id,
                list(found[0].values[: found[0].least]),
            )
            await crowd.answered(click)
            first = first or _age(pid)
            await asyncio.sleep(BETWEEN_CLICKS)
            break
    return first


def _age(pid: int) -> float:
    """Seconds since this process began."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return clock_gettime(BOOTED) - int(fields[19]) / os.sysconf("SC_CLK_TCK")
