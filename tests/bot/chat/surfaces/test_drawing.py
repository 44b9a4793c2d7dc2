"""What was read and drawn is kept until the next commit, and no longer."""

import asyncio

from bot.chat.surfaces.drawing import TABLES, PageCache
from tests.bot.chat.conftest import Den
from tests.bot.chat.stage import TABLE_ID


class Pen:
    """Draws something new each time."""

    def __init__(self) -> None:
        self.drawn = 0

    async def __call__(self) -> int:
        await asyncio.sleep(0)
        self.drawn += 1
        return self.drawn


async def test_to_look_twice_costs_nothing() -> None:
    cache, pen = PageCache(), Pen()
    assert [await cache.once("t1", "table", pen) for _ in range(3)] == [1, 1, 1]
    assert await cache.once("t1", "card", pen) == 2
    assert await cache.once("t2", "table", pen) == 3


async def test_after_a_commit_it_is_drawn_anew() -> None:
    cache, pen = PageCache(), Pen()
    await cache.once("t1", "table", pen)
    cache.changed("t1")
    cache.changed("t2")
    assert await cache.once("t1", "table", pen) == 2


async def test_what_was_begun_before_a_commit_is_not_kept_after_it() -> None:
    cache, pen = PageCache(), Pen()
    begun = asyncio.create_task(cache.once("t1", "table", pen))
    await asyncio.sleep(0)
    cache.changed("t1")
    assert await begun == 1
    assert await cache.once("t1", "table", pen) == 2


async def test_nothing_is_there_to_be_nothing() -> None:
    """None is a page that is not there, and is remembered as one."""
    cache, looks = PageCache(), []

    async def look() -> str | None:
        looks.append("looked")
        return None

    for _ in range(2):
        assert await cache.once("t1", "aside", look) is None
    assert looks == ["looked"]


async def test_the_table_that_changed_longest_ago_goes_first() -> None:
    cache, pen = PageCache(), Pen()
    for number in range(TABLES):
        await cache.once(f"t{number}", "table", pen)
    assert await cache.once("t0", "table", pen) == 1
    await cache.once("one more", "table", pen)
    assert len(cache._tables) == TABLES
    assert await cache.once("t1", "table", pen) == 2
    assert await cache.once("t0", "table", pen) == TABLES + 2


async def test_faces_make_no_pictures_for_a_chat_that_shows_none(den: Den) -> None:
    drawer = den.chat._drawer
    scenes = [await drawer.public(TABLE_ID), await drawer.seen_by(TABLE_ID, den.ada.id)]
    assert [scene.pictured for scene in scenes] == [False, False]
