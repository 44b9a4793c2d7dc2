"""Fixtures of all tests on the simulated Discord:

recorded requests, a world, and a check of both.
"""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest

from bot.tables import context
from games.engine import cuts
from tests.support.seeded import SeededSecrets, the_same_cut
from tests.support.wire import Wire, tapped
from tests.support.world import World

Opened = Callable[..., Awaitable[World]]
"""A function to open a world:

`await opened("Ada", "Ben", seed=7, settings={"tables_per_channel": 1})`
"""


class Expected:
    """Errors that a test causes on purpose and that may be logged."""

    def __init__(self) -> None:
        self.errors = False


@pytest.fixture
def expected() -> Expected:
    return Expected()


@pytest.fixture
def wire() -> Iterator[Wire]:
    with tapped() as wire:
        yield wire


@pytest.fixture(autouse=True)
def guard(wire: Wire, expected: Expected, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Check the log and the requests after each test.

    An exception in a handler is only logged, and the simulated Discord does not see it.
    """
    yield
    # Teardown too: closing the world may log errors.
    logged = [*caplog.get_records("call"), *caplog.get_records("teardown")]
    errors = [one.getMessage() for one in logged if one.levelno >= logging.ERROR]

    assert bool(errors) == expected.errors, "\n".join(errors) or "nothing was logged"
    assert not wire.problems, "\n".join(wire.problems)
    assert not wire.refusals, wire.refusals


@pytest.fixture
async def opened(
    tmp_path: Path, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Opened]:
    """Open worlds, and check at their end that every interaction was answered.

    A simulated Discord holds one bot at a time, so opening a second world closes the first.
    """
    opening: list[World] = []

    async def open_world(*people: str, seed: int = 0, **making: object) -> World:
        while opening:
            await opening.pop().close()

        # Seeds and cuts are fixed, so that the test knows the cards.
        monkeypatch.setattr(context, "secrets", SeededSecrets(seed))
        monkeypatch.setattr(cuts, "cut_by_joining", the_same_cut)
        # A world of its own folder: a restart must find its database again.
        home = Path(mkdtemp(dir=tmp_path))
        opening.append(await World.open(home, wire, people, seed=seed, **making))

        return opening[-1]

    yield open_world
    for world in opening:
        await world.close()


@pytest.fixture
async def world(opened: Opened) -> World:
    """A world in which only Ada is."""
    return await opened("Ada")
