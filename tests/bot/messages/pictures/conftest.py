"""A table that is drawn, and the painter who draws it."""

from collections.abc import Iterator

import pytest

from bot.pictures.studio import Studio
from tests.bot.den import Den
from tests.bot.messages.pictures.looking import Easel, show


@pytest.fixture
def easel() -> Iterator[Easel]:
    easel = Easel()
    yield easel
    easel.may_go.set()


@pytest.fixture
def studio(easel: Easel) -> Studio:
    return Studio(easel.paint, steady=lambda: 0.0)  # a busy machine is no reason to rest


@pytest.fixture
async def seen(den: Den) -> Den:
    """A table that is dealt, and pictured from now on."""
    await den.deal()
    await show(den, "seen 1")
    den.wire.requests.clear()
    return den
