"""Measures the start of a bot with thousands of stored tables: time and memory."""

import asyncio
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import clock_gettime, monotonic

from benchmarks.load.figures import Used
from benchmarks.load.robots import Crowd, offers
from benchmarks.load.stored import Place, fill_shelf
from benchmarks.load.town import Town
from benchmarks.places import database_settings, new_database
from playground.discord.serializers import JSON

CLICKED = 40
"""At this number of tables a person presses a button as soon as the bot is back."""

BETWEEN_CLICKS = 0.05
"""Seconds between an answer and the next click."""

PATIENCE_SECONDS = 300.0
"""The bot must be online within this time."""

CALM = 0.01
"""Share of a core. A bot that uses less is idle."""

LOOK_SECONDS = 5.0
"""The time over which the use of the core is measured."""

BOOTED = 7
"""CLOCK_BOOTTIME, the clock in which the kernel stores the start of a process."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """Times and memory of a start.

    Attributes:
        tables: The number of stored tables.
        overdue: The number of them whose players ran out of time while the bot was away.
        written: Seconds in which the tables were stored.
        idle: Seconds from the start of the process until a bot without tables is online.
        online: Seconds from the start of the process until the bot with the tables is online.
        answered: Seconds from the start of the process until the first click is answered.
        answered_cpu: CPU seconds of the process until the first click is answered. They do not
            depend on the machine's load.
        clicks: Milliseconds until each click is answered.
        empty: Bytes of memory without tables.
        later: Bytes of memory when all tables have been read.
        cpu: CPU seconds of the process when all tables have been read.
        requests: Requests of the bot until then.
        refused: Requests that were answered with 429.
    """

    tables: int
    overdue: int
    written: float
    idle: float
    online: float
    answered: float
    answered_cpu: float
    clicks: list[float]
    unanswered: int
    empty: int
    later: int
    cpu: float
    requests: int
    refused: int

    @property
    def grown(self) -> int:
        return self.later - self.empty


async def resume(tables: int, overdue: int, *, on_postgres: bool = False) -> Resumed:
    with new_database(on_postgres=on_postgres) as (folder, place):
        environment = database_settings(folder, place) | {"COOP_LOG_LEVEL": "WARNING"}
        # The same process without tables, as a baseline.
        idle, empty = await _measure_empty(environment)
        # The bot starts only after its database has been filled.
        town = Town(0, 0, environment=environment, spawn=False)
        simulation = town.play.simulation
        _hide_channels(town)
        began = monotonic()
        shelf = await fill_shelf(simulation.world, folder, place, tables, overdue, CLICKED)
        written = monotonic() - began
        crowd = Crowd(simulation, 1, 1.0)
        async with town.play as play:
            play.supervisor.start()
            await play.until(lambda: simulation.gateway.online, "the bot", PATIENCE_SECONDS)
            online = _age(town.pid)
            first, first_cpu = await _click_at(crowd, shelf.places[:CLICKED], town.pid)
            # Memory is compared when all tables have been read.
            await _wait_until_idle(town.pid)
            used = Used.by(town.pid)
            answered = [click.seconds * 1000 for click in crowd.clicks if click.seconds is not None]
            return Resumed(
                tables=tables,
                overdue=overdue,
                written=written,
                idle=idle,
                online=online,
                answered=first,
                answered_cpu=first_cpu,
                clicks=answered,
                unanswered=len(crowd.clicks) - len(answered),
                empty=empty,
                later=used.memory,
                cpu=used.cpu,
                requests=len(town.calls),
                refused=town.throttle.refused,
            )


async def _wait_until_idle(pid: int) -> None:
    """Wait until the bot is idle."""
    used = Used.by(pid).cpu
    before = 0.0
    while used - before > CALM * LOOK_SECONDS:
        await asyncio.sleep(LOOK_SECONDS)
        before = used
        used = Used.by(pid).cpu
        print(f"… waiting for calm: {used:.0f} s of CPU", file=sys.stderr, flush=True)


async def _measure_empty(environment: dict[str, str]) -> tuple[float, int]:
    """Return the seconds until a bot without tables is online, and its memory in bytes."""
    town = Town(0, 0, environment=environment)
    async with town.play as play:
        await play.until(lambda: play.simulation.gateway.online, "the bot", PATIENCE_SECONDS)
        online = _age(town.pid)
        await asyncio.sleep(1)

        return online, Used.by(town.pid).memory


def _hide_channels(town: Town) -> None:
    """Hide the channels of the tables from the bot.

    No real server has thousands of channels, and they take memory.
    """
    shapes = town.play.simulation.shapes
    without_tables = shapes.guild_create(shapes.world.guild_id)

    def guild_create(_: int) -> JSON:
        return without_tables

    shapes.guild_create = guild_create  # type: ignore[assignment, method-assign]


async def _click_at(crowd: Crowd, places: Sequence[Place], pid: int) -> tuple[float, float]:
    """Let a person at each of these tables press a button.

    Returns the age of the process and its CPU time, both in seconds, when the first click was
    answered.
    """
    first = 0.0, 0.0
    for place in places:
        for person, message in place.cards or ((None, place.message),):
            # Only these buttons need the game of the table; My hand, for example, does not.
            buttons = [
                button for button in offers(message) if button.press.verb in ("pick", "turn")
            ]
            if not buttons:
                continue

            people = crowd.simulation.world.people
            click = crowd.simulation.acts.click(
                person or next(iter(people.values())),
                message,
                buttons[0].custom_id,
                list(buttons[0].values[: buttons[0].least]),
            )
            await crowd.answered(click)
            if not any(first):
                first = _age(pid), Used.by(pid).cpu

            await asyncio.sleep(BETWEEN_CLICKS)
            # One click for each table.
            break

    return first


def _age(pid: int) -> float:
    """Return the seconds since this process began."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return clock_gettime(BOOTED) - int(fields[19]) / os.sysconf("SC_CLK_TCK")
