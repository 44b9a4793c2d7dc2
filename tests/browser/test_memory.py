"""Tests that presses leave no objects in the bot's memory, with real sockets.

The bot's garbage collector is off (tests/browser/counting_bot.py), so reference cycles stay and are
counted.
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
"""Objects such as timers that are still running."""
CHANNELS = 100
CACHED = 8
"""All objects per press: aiohttp's bounded caches are still being filled."""


@dataclass(frozen=True, slots=True)
class Count:
    found: int
    ours: int
    all: int


class Counted:
    """A table on the playground at which all players are asked whether they stay or run."""

    def __init__(self, play: Playground, counts: Path) -> None:
        self.play = play
        self._counts = counts

    async def press(self, clicks: Iterator[Click], times: int) -> None:
        for click in islice(clicks, times):
            await self.play.settled(click())

    async def count(self) -> Count:
        # Pending requests would be counted as objects.
        await gang.wait_idle(self.play)
        lines = len(self._lines())
        pid = self.play.supervisor.pid

        assert pid is not None

        # On SIGUSR1 the bot counts and appends a line to the file.
        os.kill(pid, signal.SIGUSR1)
        await self.play.until(lambda: len(self._lines()) > lines, "the bot to count")

        return Count(*map(int, self._lines()[-1].split()))

    def _lines(self) -> list[str]:
        return self._counts.read_text("utf-8").splitlines()


@pytest.fixture(params=["on", "off"])
async def counted(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Counted]:
    """Yield a table with a bot that draws pictures, and one with a bot that does not."""
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
    """Yield presses of all kinds.

    Hands are opened and edited, a stranger is refused, and a player types a command.
    """
    table = next(iter(play.games.messages.values()))
    refused = repeat(lambda: play.click(STRANGER, table, label=sentence("table-button-hand")))
    typed = repeat(lambda: play.slash(PEOPLE[1], "chicken hand"))
    for kinds in zip(looks(play), choices(play), refused, typed, strict=False):
        yield from kinds


@pytest.mark.slow
async def test_presses_leave_nothing_behind(counted: Counted) -> None:
    clicks = everything(counted.play)
    # The first presses fill caches that are meant to stay.
    await counted.press(clicks, WARM_UP)
    before = await counted.count()
    await counted.press(clicks, PRESSES)
    after = await counted.count()

    assert after.found <= A_FEW
    assert after.ours - before.ours <= A_FEW
    assert after.all - before.all <= CACHED * PRESSES


@pytest.mark.slow
async def test_old_session_leaves_no_servers_behind(tmp_path: Path) -> None:
    """A new session loads all servers again."""
    counts = tmp_path / "counts"
    counts.touch()

    async with Playground(bot=BOT, environment={COUNTS: str(counts)}, budgets=UNLIMITED) as play:
        # Enough objects to see whether a whole server stays.
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
        # Old objects may be released some time after the new session.
        for _ in range(A_FEW):
            if ours < CHANNELS:
                break

            play.hurry(AFTERWARDS)
            after = await counted.count()
            found += after.found
            ours = after.ours - before.ours

    assert ours < CHANNELS, "they are still there"
    assert found < CHANNELS, "only a collector could free them"
