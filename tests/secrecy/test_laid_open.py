"""What a story reveals is for stories only:

no scene of a table has it, and no running game has a story.
"""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.records.records import GameGoesOn
from bot.tables.scene import scene
from bot.tables.table import Status
from cogs.replays.stories import Stories
from games.registry import GAMES
from tests.bot.records.shelf import Shelf
from tests.bot.tables.house import ADA, House
from tests.secrecy.positions import positions

LAID_OPEN = [slug for slug, game in GAMES.items() if "open_secrets" in vars(game)]
each_game = pytest.mark.parametrize("slug", LAID_OPEN)


@pytest.mark.parametrize("slug", GAMES)
def test_no_scene_of_a_table_reveals_hidden_cards(slug: str) -> None:
    for stage, _ in positions(slug):
        seats = len(stage.session.table.players)
        for status in Status:
            # Every status and every viewer, also combinations that do not occur.
            stage.session.table.status = status
            for viewer in (None, *range(seats)):
                seen = scene(stage.session, seats, seats, viewer)
                assert seen.open_secrets is None
                assert not seen.is_story

        stage.session.table.status = Status.PLAYING


@each_game
async def test_table_reveals_nothing_before_and_after_an_early_end(
    slug: str,
) -> None:
    house, table_id = await dealt(slug)
    await assert_tells_nothing(house, table_id)

    # A broken game is paused, not over.
    async with house.changing(table_id) as change:
        change.table.pause("paused-broken")

    await assert_tells_nothing(house, table_id)

    await house.tables.moderation.step_back(table_id, ADA)
    assert (await house.tables.table(table_id)).status is Status.PLAYING

    await assert_tells_nothing(house, table_id)

    # Read from the database again.
    house.restart()
    await assert_tells_nothing(house, table_id)

    await house.tables.moderation.end(table_id, ADA)
    await assert_is_closed(house, table_id)
    story = await stories(house).of(await house.tables.table(table_id))

    # The game was ended, so its story may show all hands.
    assert story.scene(0).open_secrets is not None

    # The story does not change the table's own scenes.
    await assert_is_closed(house, table_id)


@each_game
async def test_cached_story_is_refused_if_the_game_is_live_again(slug: str) -> None:
    """A database may be restored from a copy in which the game has not ended."""
    house, table_id = await dealt(slug)
    row = house.store.tables[table_id]
    await house.tables.moderation.end(table_id, ADA)
    known = stories(house)
    await known.of(await house.tables.table(table_id))

    # The row of the running game, as a restore brings it back.
    house.store.tables[table_id] = row
    house.restart()
    table = await house.tables.table(table_id)

    assert table.is_live

    # The cached story must not be shown.
    with pytest.raises(GameGoesOn):
        await known.of(table)


@each_game
async def test_story_of_one_seat_reveals_nothing(slug: str) -> None:
    house, table_id = await dealt(slug)
    await house.tables.moderation.end(table_id, ADA)
    story = await stories(house).of(await house.tables.table(table_id))
    for step in range(len(story)):
        for seat in range(story.seats):
            assert story.scene(step, seat).open_secrets is None


def test_only_stories_use_the_revealing_functions() -> None:
    # A text search: only these two files may use the revealing functions.
    home = Path(bot.__file__).parent.parent
    found = {
        str(file.relative_to(home))
        for package in ("bot", "cogs")
        for file in (home / package).rglob("*.py")
        if ".open_secrets(" in file.read_text("utf-8")
        or "LaidOpenScene(" in file.read_text("utf-8")
    }
    in_stories = "cogs/replays/stories.py"
    the_type = "bot/tables/scene.py"

    assert found == {in_stories, the_type}


async def dealt(slug: str) -> tuple[House, str]:
    """Return a game of Ada against the house after some choices."""
    game = GAMES[slug]
    house = House(games=GAMES)
    table_id = await house.deal(game=slug, fill=game.seats[0])
    for _ in range(3):
        # House players move after a second.
        await house.wait(1)
        if (await house.scene(table_id, ADA)).open_question is not None:
            await house.press(table_id, ADA, 0)

    return house, table_id


def stories(house: House) -> Stories:
    shelf: Any = Shelf(house.store)
    return Stories(shelf, GAMES)


async def assert_tells_nothing(house: House, table_id: str) -> None:
    """Check that neither a scene nor a story reveals anything, also for an outdated summary."""
    table = await house.tables.table(table_id)
    assert table.is_live

    for one in (table, replace(table, status=Status.OVER)):
        with pytest.raises(GameGoesOn):
            await stories(house).of(one)

    await assert_not_laid_open(house, table_id)


async def assert_is_closed(house: House, table_id: str) -> None:
    assert (await house.tables.table(table_id)).status is Status.CLOSED
    await assert_not_laid_open(house, table_id)


async def assert_not_laid_open(house: House, table_id: str) -> None:
    table = await house.tables.table(table_id)
    for viewer in (None, *range(len(table.players))):
        seen = await house.tables.scene(table_id, viewer)
        assert seen.open_secrets is None
        assert not seen.is_story
