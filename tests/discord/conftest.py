"""What every glue test has on its table: a tapped wire, a world, and a guard who looks at both."""

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
"""`await opened("Ada", "Ben", seed=7, settings={"tables_per_channel": 1})`"""


class Expected:
    """Errors that a test makes happen on purpose; their log lines are part of what it tests."""

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
    """What a press breaks is only logged, and simcord does not look there: we do."""
    yield
    logged = [*caplog.get_records("call"), *caplog.get_records("teardown")]
    errors = [one.getMessage() for one in logged if one.levelno >= logging.ERROR]

    assert bool(errors) == expected.errors, "\n".join(errors) or "nothing was logged"
    assert not wire.problems, "\n".join(wire.problems)
    assert not wire.refusals, wire.refusals


@pytest.fixture
async def opened(
    tmp_path: Path, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Opened]:
    """Opens worlds; when they close, nobody may have been left without an answer.

    A simulated Discord holds one bot at a time: opening a second world closes the first.
    """
    opening: list[World] = []

    async def open_world(*people: str, seed: int = 0, **making: object) -> World:
        while opening:
            await opening.pop().close()

        monkeypatch.setattr(context, "secrets", SeededSecrets(seed))
        monkeypatch.setattr(cuts, "joined", the_same_cut)
        home = Path(mkdtemp(dir=tmp_path))
        opening.append(await World.open(home, wire, people, seed=seed, **making))

        return opening[-1]

    yield open_world
    for world in opening:
        await world.close()
