"""What a press leaves in the bot's memory, real sockets and all: nothing.

The bot's collector is switched off (tests/browser/counting_bot.py), so what holds itself in a
circle stays and is counted.
"""

import os
import signal
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from itertools import islice, repeat
from pathlib import Path

import pytest

from benchmarks.clicks import Click, choices, looks
from bot.ops.memory_tuning import AFTERWARDS
from playground.discord.faults import UNLIMITED
from tests.browser import gang
from tests.browser.counting_bot import COUNTS
from tests.browser.gang import DONE, END, PASS, PEOPLE, ROB, STAY
from tests.support.playground import Playground
from tests.support.sentences import sentence

BOT = "tests.browser.counting_bot"
STRANGER = "Dan"
START_SECONDS = 60.0
WARM_UP = 20
PRESSES = 60
A_FEW = 10
"""Timers that are still to ring, and the like."""
CHANNELS = 100
CACHED = 8
"""Objects a press, of everybody's: aiohttp's caches, bounded, are still being filled."""


@dataclass(frozen=True, slots=True)
class Count:
    found: int
    ours: int
    all: int


class Counted:
    """A table on the playground where everybody is asked whether they stay or run."""

    def __init__(self, play: Playground, counts: Path) -> None:
        self.play = play
        self._counts = counts

    async def press(self, clicks: Iterator[Click], times: int) -> None:
        for click in islice(clicks, times):
            await self.play.settled(click())

    async def count(self) -> Count:
        await gang.calm(self.play)
        lines = len(self._lines())
        pid = self.play.supervisor.pid

        assert pid is not None

        os.kill(pid, signal.SIGUSR1)
        await self.play.until(lambda: len(self._lines()) > lines, "the bot to count")

        return Count(*map(int, self._lines()[-1].split()))

    def _lines(self) -> list[str]:
        return self._counts.read_text("utf-8").splitlines()


@pytest.fixture(params=["on", "off"])
async def counted(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Counted]:
    """With pictures, and without."""
    counts = tmp_path / "counts"
    counts.touch()
    environment = {COUNTS: str(counts), "COOP_PICTURES": request.param}
    async with Playground(bot=BOT, environment=environment, budgets=UNLIMITED) as play:
        await play.until(lambda: play.simulation.gateway.online, "the bot", START_SECONDS)
        await gang.gathered(play)
        turn = (ROB, END, DONE, PASS)
        await gang.press_on(play, turn, lambda: len(gang.askable(play, STAY)) == len(PEOPLE))
        yield Counted(play, counts)


def everything(play: Playground) -> Iterator[Click]:
    """Hands are looked at, and edited when their seats choose; a stranger is refused; and somebody
    types a command.
    """
    table = next(iter(play.games.messages.values()))
    refused = repeat(lambda: play.click(STRANGER, table, label=sentence("table-button-hand")))
    typed = repeat(lambda: play.slash(PEOPLE[1], "chicken hand"))
    for kinds in zip(looks(play), choices(play), refused, typed, strict=False):
        yield from kinds


async def test_presses_leave_nothing_behind(counted: Counted) -> None:
    clicks = everything(counted.play)
    await counted.press(clicks, WARM_UP)
    before = await counted.count()
    await counted.press(clicks, PRESSES)
    after = await counted.count()

    assert after.found <= A_FEW
    assert after.ours - before.ours <= A_FEW
    assert after.all - before.all <= CACHED * PRESSES


async def test_a_session_that_is_over_leaves_no_servers_behind(tmp_path: Path) -> None:
    """The next one knows them all anew."""
    counts = tmp_path / "counts"
    counts.touch()

    async with Playground(bot=BOT, environment={COUNTS: str(counts)}, budgets=UNLIMITED) as play:
        for number in range(CHANNELS):
            play.simulation.world.add_channel(f"room-{number}")

        def connections() -> int:
            return sum("connected as" in line for line in play.supervisor.log)

        await play.until(lambda: connections() == 1, "the bot", START_SECONDS)
        counted = Counted(play, counts)
        before = await counted.count()
        await play.simulation.gateway.invalidate()
        await play.until(lambda: connections() == 2, "the next session")
        found = 0
        ours = CHANNELS
        for _ in range(A_FEW):
            if ours < CHANNELS:
                break

            play.hurry(AFTERWARDS)
            after = await counted.count()
            found += after.found
            ours = after.ours - before.ours

    assert ours < CHANNELS, "they are still there"
    assert found < CHANNELS, "only a collector could free them"
