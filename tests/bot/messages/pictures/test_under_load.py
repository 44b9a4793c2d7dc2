"""Load shedding: pictures are left out while the event loop lags, and come back afterwards."""

from dataclasses import dataclass

import pytest

from bot.pictures.studio import Studio
from tests.bot.den import Den
from tests.bot.messages.pictures.looking import Easel, attachment, picture, table, uploads


@dataclass
class Now:
    """A clock that tests move by hand."""

    seconds: float = 0.0


@pytest.fixture
def now() -> Now:
    return Now()


@pytest.fixture
def studio(easel: Easel, now: Now) -> Studio:
    return Studio(easel.paint, steady=lambda: now.seconds)


def late(studio: Studio, now: Now) -> None:
    """Report half a second of lag for ten seconds."""
    for _ in range(200):
        now.seconds += 0.05
        studio.note_delay(0.5)


async def test_table_is_shown_in_words_until_the_load_ends(
    seen: Den, studio: Studio, now: Now
) -> None:
    assert picture(seen, table(seen)) == "seen 1 by all"

    late(studio, now)
    await seen.show("seen 2")
    assert picture(seen, table(seen)) is None
    assert "in words: seen 2 by all" in table(seen).text

    await seen.ask(seen.ben, "q1")
    assert "in words: seen 2 by Ben" in seen.cards(seen.ben)[-1].text
    assert not uploads(seen)

    # A minute later without reports of lag.
    now.seconds += 60
    await seen.show("seen 3")
    assert picture(seen, table(seen)) == "seen 3 by all"


async def test_current_picture_stays_under_load(seen: Den, studio: Studio, now: Now) -> None:
    before = attachment(seen, table(seen))
    late(studio, now)
    seen.stage.progress = 3, 2
    await seen.show()

    assert "2 of 3" in table(seen).text
    assert attachment(seen, table(seen)) == before
    assert picture(seen, table(seen)) == "seen 1 by all"


async def test_press_is_answered_in_words_at_once(
    seen: Den, studio: Studio, easel: Easel, now: Now
) -> None:
    await seen.ask(seen.ben, "q1")
    seen.stage.then = lambda _: setattr(seen.stage, "note", "seen 2")
    card = seen.cards(seen.ben)[-1]
    late(studio, now)
    easel.drawn.clear()
    seen.wire.requests.clear()
    await seen.press(seen.ben, card, "hide")

    assert "in words: seen 2 by Ben" in seen.now(card).text
    assert not easel.drawn
    # One answer, and no edit that brings the picture afterwards.
    assert len([one for one in seen.wire.requests if "/callback" in one.path]) == 1
