"""What a recap looks back on: kept from the deal to the end, and told when it is over."""

import pytest

from bot.tables import table as tables
from bot.tables.bulletin import Bulletin
from bot.tables.table import Status
from tests.bot.tables.house import ADA, BEN, House
from tests.bot.tables.test_fall_back import Changed
from tests.games.engine.toy import ROUNDS


@pytest.fixture
def house() -> House:
    return House()


async def played_to_its_end(house: House, table_id: str) -> None:
    """With a restart after every question."""
    while (await house.row(table_id)).status is Status.PLAYING:
        house.restart()
        for person in (ADA, BEN):
            question = (await house.scene(table_id, person)).question
            if question is not None and not question.settled:
                await house.press(table_id, person, 0)

        await house.wait(10)


async def test_they_are_kept_when_they_are_no_news_any_more(house, monkeypatch):
    monkeypatch.setattr(tables, "RECENT", 2)
    table_id = await house.deal(BEN)
    assert (await house.scene(table_id, ADA)).milestones is None, "the game goes on"

    await played_to_its_end(house, table_id)
    house.restart()
    scene = await house.scene(table_id, ADA)

    assert scene.milestones is not None
    assert [one.kind for one in scene.milestones] == ["played"] * 2 * ROUNDS
    assert len(scene.news) <= 2


async def test_a_game_that_was_dealt_without_them_begins_with_none(house):
    """Or the recap would take half of a game for the whole."""
    table_id = await house.deal(BEN)
    house.store.tables[table_id].milestones = None
    house.restart()
    await played_to_its_end(house, table_id)

    assert (await house.scene(table_id, ADA)).milestones is None


async def test_what_a_fall_back_took_back_has_never_happened(house):
    table_id = await house.deal(BEN)
    await house.press(table_id, ADA, 0)
    before, after = (Bulletin(at, "played", {"seat": 0, "count": 1}) for at in (0, 1))
    house.store.tables[table_id].milestones = (before, after)
    house.settings["games"] = {"toy": Changed}
    house.restart()
    table = await house.row(table_id)

    assert (table.epoch, table.revision) == (1, 0)
    assert table.milestones == (before,)
