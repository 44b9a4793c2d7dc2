"""Changes of the machine's clock while an edit waits for its time."""

from dataclasses import replace

import pytest

from bot.messages.timing import ChatTiming
from tests.bot.den import PACE, Den

HOUR = 3_600.0


@pytest.fixture
def pace() -> ChatTiming:
    return replace(PACE, table_every=60.0)


async def set_clock(den: Den, seconds: float) -> None:
    honest = den.clock.now
    den.clock.now = lambda: honest() + seconds  # type: ignore[method-assign]
    with den.env._bot_scope():
        den.chat.clock_moved(seconds)
    await den.settle()


@pytest.mark.parametrize("hours", [-5, 5], ids=["back", "forward"])
async def test_waiting_edit_comes_in_its_time_after_a_clock_change(den: Den, hours: int) -> None:
    await den.deal()
    await den.env.advance_time(130)
    # The second edit waits for a minute, because the table was edited just now.
    for note in ("shown at once", "in a minute"):
        await den.show(note)

    await den.env.advance_time(30)
    assert "shown at once" in den.tables()[0].text

    await set_clock(den, hours * HOUR)
    await den.env.advance_time(61)
    assert "in a minute" in den.tables()[0].text
