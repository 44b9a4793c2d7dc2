"""The studio: each picture is painted once, the latest first, and failures affect only pictures."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from io import BytesIO

import PIL.Image
import pytest

from bot.pictures import studio as studio_module
from bot.pictures.display_list import MovingPicture, Picture
from bot.pictures.studio import CACHE_SIZE, MOST_WAITING, REST, SLOW, Studio, paint_file
from tests.support.pictures import frames
from tests.support.toy_picture import MovingToy, Toy, painted


@dataclass
class Easel:
    """A painter that the test holds back, with a clock that the test moves."""

    drawn: list[str] = field(default_factory=list)
    busy: list[bool] = field(default_factory=list)
    """Whether the studio was busy when it painted each of them."""
    may_go: threading.Event = field(default_factory=threading.Event)
    now: float = 100.0
    takes: float = 0.0
    breaks: Exception | None = None
    size: int = 0
    threads: set[int] = field(default_factory=set)

    def paint(self, picture: Picture, locale: str, is_busy: bool) -> bytes:
        assert isinstance(picture, Toy)
        # The timeout ends a test that forgets to release the painter.
        assert self.may_go.wait(5)

        self.now += self.takes
        self.threads.add(threading.get_ident())
        self.drawn.append(picture.said)
        self.busy.append(is_busy)
        if self.breaks is not None:
            raise self.breaks

        return painted(picture.said) + bytes(self.size)


@pytest.fixture
def easel() -> Easel:
    easel = Easel()
    easel.may_go.set()
    return easel


@pytest.fixture
async def studio(easel: Easel) -> AsyncIterator[Studio]:
    found = Studio(easel.paint, steady=lambda: easel.now)
    yield found
    easel.may_go.set()
    await found.close()


def is_open(studio: Studio) -> bool:
    """Return `studio.is_open`.

    A function, because type checkers assume that a property is constant.
    """
    return studio.is_open


async def test_real_picture_is_a_reproducible_png() -> None:
    first = Studio()
    second = Studio()
    try:
        content = await first.png(Toy("Ada"), "en")
        assert content == await second.png(Toy("Ada"), "en") != await first.png(Toy("Ben"), "en")
        assert content is not None

        with PIL.Image.open(BytesIO(content)) as image:
            assert (image.size, image.mode, image.info) == ((1000, 300), "P", {})
    finally:
        await first.close()
        await second.close()


async def test_equal_pictures_are_painted_once(studio: Studio, easel: Easel) -> None:
    easel.may_go.clear()
    asked = [asyncio.create_task(studio.png(Toy("egg"), "en", place=one)) for one in range(3)]
    await asyncio.sleep(0.01)
    asked.append(asyncio.create_task(studio.png(Toy("egg"), "en")))  # it is being painted by now
    easel.may_go.set()

    assert await asyncio.gather(*asked) == [painted("egg")] * 4
    assert await studio.png(Toy("egg"), "en") == painted("egg")
    assert easel.drawn == ["egg"]
    assert studio.ready(Toy("egg").key("en")) == painted("egg")
    assert studio.ready(Toy("egg").key("de")) is None
    # Painting must not block the event loop.
    assert threading.get_ident() not in easel.threads


async def test_latest_picture_for_a_place_replaces_a_waiting_one(
    studio: Studio, easel: Easel
) -> None:
    easel.may_go.clear()
    busy = asyncio.create_task(studio.png(Toy("busy"), "en"))
    await asyncio.sleep(0.01)
    old = asyncio.create_task(studio.png(Toy("old"), "en", place="table"))
    shared = asyncio.create_task(studio.png(Toy("shared"), "en", place="card"))
    await asyncio.sleep(0)
    new = asyncio.create_task(studio.png(Toy("new"), "en", place="table"))
    also = asyncio.create_task(studio.png(Toy("shared"), "en", place="hand"))
    await asyncio.sleep(0)
    moved = asyncio.create_task(studio.png(Toy("moved"), "en", place="card"))

    assert await old is None

    easel.may_go.set()
    assert [*await asyncio.gather(busy, new, also, moved)] == [
        painted(one) for one in ("busy", "new", "shared", "moved")
    ]
    assert await shared == painted("shared")  # another place has requested it, too
    assert "old" not in easel.drawn
    assert not studio._key_by_place


async def test_ready_picture_replaces_a_waiting_one(studio: Studio, easel: Easel) -> None:
    await studio.png(Toy("ready"), "en")
    easel.may_go.clear()
    busy = asyncio.create_task(studio.png(Toy("busy"), "en"))
    await asyncio.sleep(0.01)
    old = asyncio.create_task(studio.png(Toy("old"), "en", place="table"))
    await asyncio.sleep(0)

    assert await studio.png(Toy("ready"), "en", place="table") == painted("ready")
    assert await old is None

    easel.may_go.set()
    assert await busy == painted("busy")
    assert easel.drawn == ["ready", "busy"]


async def test_urgent_picture_is_painted_next(studio: Studio, easel: Easel) -> None:
    easel.may_go.clear()
    asked = [asyncio.create_task(studio.png(Toy(one), "en")) for one in ("a", "b", "c")]
    await asyncio.sleep(0.01)
    asked.append(asyncio.create_task(studio.png(Toy("d"), "en", urgent=True)))
    await asyncio.sleep(0)
    easel.may_go.set()
    await asyncio.gather(*asked)

    assert easel.drawn == ["a", "d", "b", "c"]


async def test_cancelled_request_does_not_cancel_the_painting(studio: Studio, easel: Easel) -> None:
    easel.may_go.clear()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await studio.png(Toy("egg"), "en", place="table")

    easel.may_go.set()
    # Other messages may show the same picture.
    assert studio._task is not None

    await asyncio.wait_for(studio._task, 5)
    assert studio.ready(Toy("egg").key("en")) == painted("egg")


async def test_number_of_cached_pictures_is_bounded(studio: Studio, easel: Easel) -> None:
    for number in range(CACHE_SIZE + 5):
        await studio.png(Toy(str(number)), "en")
        await studio.png(Toy("0"), "en")  # used again and again
    kept = [number for number in range(CACHE_SIZE + 5) if studio.ready(Toy(str(number)).key("en"))]
    assert kept == [0, *range(6, CACHE_SIZE + 5)]


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio_module, "CACHE_BYTES", 1000)


async def test_size_of_cached_pictures_is_bounded(
    narrow: None, studio: Studio, easel: Easel
) -> None:
    easel.size = 400
    for said in "abc":
        assert await studio.png(Toy(said), "en")
    kept = [said for said in "abc" if studio.ready(Toy(said).key("en"))]
    assert kept == ["b", "c"]


async def test_failing_painter_is_logged_once_and_closes_the_studio(
    studio: Studio, easel: Easel, caplog: pytest.LogCaptureFixture
) -> None:
    easel.breaks = KeyError("the hand of Ada")
    found = await asyncio.gather(*(studio.png(Toy(one), "en") for one in "abc"))
    assert found == [None, None, None]
    assert await studio.png(Toy("d"), "en") is None
    assert easel.drawn == ["a"]
    assert not is_open(studio)

    (said,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "error=KeyError file=" in said.getMessage()
    # The error's text could name a hidden card.
    assert "Ada" not in caplog.text


async def test_studio_without_pillow_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "bot.pictures.painter", None)
    studio = Studio()
    assert await studio.png(Toy("egg"), "en") is None
    assert not is_open(studio)
    await studio.close()


async def test_too_many_requests_clear_the_queue(studio: Studio, easel: Easel) -> None:
    easel.may_go.clear()
    busy = asyncio.create_task(studio.png(Toy("busy"), "en"))
    await asyncio.sleep(0.01)
    asked = [asyncio.create_task(studio.png(Toy(str(one)), "en")) for one in range(MOST_WAITING)]
    await asyncio.sleep(0)

    assert is_open(studio)

    asked.append(asyncio.create_task(studio.png(Toy("too much"), "en")))
    await asyncio.sleep(0)
    assert not is_open(studio)
    assert await asyncio.gather(*asked) == [None] * (MOST_WAITING + 1)

    easel.may_go.set()
    assert await busy == painted("busy")

    # After the rest, requests are accepted again.
    easel.now += REST
    assert await studio.png(Toy("later"), "en") == painted("later")


async def test_slow_painting_closes_the_studio_except_for_the_first(
    studio: Studio, easel: Easel
) -> None:
    easel.takes = SLOW + 0.1
    assert await studio.png(Toy("first"), "en") == painted("first")  # fonts and sprites are loaded
    assert is_open(studio)
    assert await studio.png(Toy("slow"), "en") == painted("slow")
    assert not is_open(studio)
    assert await studio.png(Toy("next"), "en") is None
    assert await studio.png(Toy("slow"), "en") == painted("slow")  # already painted

    easel.now += REST
    assert is_open(studio)


async def test_rest_is_never_shortened(studio: Studio, easel: Easel) -> None:
    studio.rest(60)
    studio.rest(10)
    easel.now += 30
    assert not is_open(studio)


async def test_lag_of_the_event_loop_stops_painting(studio: Studio, easel: Easel) -> None:
    async def for_seconds(seconds: float, late: float) -> None:
        # A measurement every 50 milliseconds, as in the bot.
        for _ in range(round(seconds / 0.05)):
            easel.now += 0.05
            studio.note_delay(late)

    easel.may_go.clear()
    busy = asyncio.create_task(studio.png(Toy("busy"), "en"))
    await asyncio.sleep(0.01)
    waits = asyncio.create_task(studio.png(Toy("waits"), "en"))
    await for_seconds(10, 0.2)

    assert not is_open(studio)
    assert await waits is None

    easel.may_go.set()
    assert await busy == painted("busy")
    assert await studio.png(Toy("next"), "en") is None

    await for_seconds(60, 0.0)
    assert await studio.png(Toy("next"), "en") == painted("next")


async def test_close_cancels_waiting_requests(studio: Studio, easel: Easel) -> None:
    easel.may_go.clear()
    busy = asyncio.create_task(studio.png(Toy("busy"), "en"))
    await asyncio.sleep(0.01)
    waits = asyncio.create_task(studio.png(Toy("waits"), "en"))
    await asyncio.sleep(0)
    closing = asyncio.create_task(studio.close())

    assert await waits is None

    easel.may_go.set()
    await closing
    assert await busy == painted("busy")
    assert await studio.png(Toy("after"), "en") is None


async def test_resources_are_loaded_in_another_thread(studio: Studio) -> None:
    loaded: list[int] = []
    await studio.warm(lambda: loaded.append(threading.get_ident()))
    assert len(loaded) == 1
    assert threading.get_ident() not in loaded
    assert is_open(studio)


async def test_failed_loading_only_closes_the_studio(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    def missing() -> None:
        raise ImportError("no Pillow")

    await studio.warm(missing)
    assert not is_open(studio)
    assert caplog.text.count("pictures are off") == 1

    # The log has the place of the error, but not its text.
    line = missing.__code__.co_firstlineno + 1
    assert f"error=ImportError file={__file__} line={line}" in caplog.text
    assert "no Pillow" not in caplog.text


async def test_picture_for_a_file_is_not_cached(studio: Studio, easel: Easel) -> None:
    picture = Toy("egg")
    assert await studio.png(picture, "en", keep=False) is not None
    assert studio.ready(picture.key("en")) is None

    easel.may_go.clear()
    both = [
        asyncio.create_task(studio.png(picture, "en", keep=keep)) for keep in (False, True, False)
    ]
    await asyncio.sleep(0)
    easel.may_go.set()
    await asyncio.gather(*both)

    assert studio.ready(picture.key("en")) is not None, "somebody else may ask for it again"


async def test_painter_is_told_when_others_wait(studio: Studio, easel: Easel) -> None:
    easel.may_go.clear()
    painting = [asyncio.create_task(studio.png(Toy(str(number)), "en")) for number in range(5)]
    await asyncio.sleep(0)
    easel.may_go.set()
    await asyncio.gather(*painting)

    # When these pictures are painted, 4, 3, 2, 1 and 0 others wait.
    assert easel.busy == [True, True, False, False, False]


async def test_painter_is_told_when_the_event_loop_is_late(studio: Studio, easel: Easel) -> None:
    for _ in range(100):
        easel.now += 0.05
        studio.note_delay(0.015)

    await studio.png(Toy("egg"), "en")
    assert is_open(studio)
    assert easel.busy == [True]


def test_files_of_moving_pictures_have_one_frame_if_there_is_no_time() -> None:
    moving = MovingPicture(MovingToy("egg"))

    assert len(frames(paint_file(moving, "en", False))) > 1
    assert len(frames(paint_file(moving, "en", True))) == 1
    assert paint_file(moving.still, "en", False) == paint_file(Toy("egg"), "en", False)


def test_keys_of_moving_pictures_differ_from_those_of_still_ones() -> None:
    pictures = Toy("egg"), MovingToy("egg"), MovingPicture(MovingToy("egg"))
    keys = [picture.key("en") for picture in (*pictures, MovingPicture(MovingToy("hen")))]

    assert len(set(keys)) == 4
    assert MovingPicture(MovingToy("egg")).key("en") == keys[2]
    assert MovingPicture(MovingToy("egg")).key("de") != keys[2]
