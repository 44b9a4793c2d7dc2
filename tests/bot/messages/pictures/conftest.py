"""Fixtures: a table with pictures, and a painter that a test can hold back."""

from collections.abc import Iterator

import pytest

from bot.pictures.studio import Studio
from tests.bot.den import Den
from tests.bot.messages.pictures.looking import Easel


@pytest.fixture
def easel() -> Iterator[Easel]:
    easel = Easel()
    yield easel
    # Release a painter thread that the test has left waiting.
    easel.may_go.set()


@pytest.fixture
def studio(easel: Easel) -> Studio:
    # The constant clock reports no delay, so a busy machine does not switch pictures off.
    return Studio(easel.paint, steady=lambda: 0.0)


@pytest.fixture
async def seen(den: Den) -> Den:
    """A dealt table with a picture on its public message."""
    await den.deal()
    await den.show("seen 1")
    den.wire.requests.clear()
    return den
