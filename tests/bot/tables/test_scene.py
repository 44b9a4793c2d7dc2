"""What a scene tells, and what it never does."""

import pytest

from bot.tables.table import Pace, Status
from games.registry import GAMES
from tests.bot.tables.house import ADA, BEN, CLEO, House


async def revealed(house: House, table_id: str) -> list[object]:
    """To everybody who may look, by seat and by name."""
    seats = range(len((await house.row(table_id)).players))
    scenes = [await house.tables.scene(table_id, viewer) for viewer in (None, *seats)]
    scenes += [await house.tables.scene_of(table_id, person) for person in (ADA, BEN)]
    return [scene.revealed for scene in scenes if scene.revealed is not None]


@pytest.mark.parametrize("slug", ["toy", *GAMES])
async def test_the_seed_is_nobodys_before_the_end(slug: str) -> None:
    """Whoever knows it knows all hands, and all cards to come."""
    house = House() if slug == "toy" else House(games=GAMES)
    table_id = await house.open(BEN, game=slug, fill=min(4, house.tables.games[slug].seats[-1]))
    assert not await revealed(house, table_id)
    await house.tables.start(table_id, ADA)
    for _ in range(5):
        assert not await revealed(house, table_id)
        await house.wait(20)
    await house.tables.pause(table_id, "paused-channel-gone")
    assert not await revealed(house, table_id)


async def test_nor_of_a_game_without_an_end() -> None:
    house = House()
    table_id = await house.deal(BEN)
    await house.tables.end(table_id, ADA)
    assert not await revealed(house, table_id)


async def test_at_the_end_it_is_everybodys() -> None:
    house = House()
    table_id = await house.deal(BEN, CLEO, pace=Pace.NORMAL)
    while (table := await house.row(table_id)).status is Status.PLAYING:
        await house.wait(31)
        for person in (ADA, BEN, CLEO):
            await house.tables.notice(table_id, person)
    assert {*await revealed(house, table_id)} == {(table.seed, table.salt)}
