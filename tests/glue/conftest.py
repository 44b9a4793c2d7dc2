"""What every glue test has on its table: a tapped wire, and a guard who looks at it afterwards."""

import logging
from collections.abc import Iterator

import pytest

from tests.wire import Wire, tapped


@pytest.fixture
def wire() -> Iterator[Wire]:
    with tapped() as wire:
        yield wire


@pytest.fixture(autouse=True)
def guard(wire: Wire, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """discord.py only logs what a DynamicItem raises, and simcord does not look: we do."""
    yield
    errors = [one for one in caplog.get_records("call") if one.levelno >= logging.ERROR]
    assert not errors, "\n".join(one.getMessage() for one in errors)
    assert not wire.problems, "\n".join(wire.problems)
    assert not wire.refusals, wire.refusals
