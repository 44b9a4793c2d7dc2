"""Milestones: the events for the recap, kept from the deal and shown when the game is over."""

from bot.tables import table as tables
from bot.tables.table import Bulletin, Status
from tests.bot.tables.house import ADA, BEN, House
from tests.bot.tables.test_fall_back import Changed
from tests.games.engine.toy import ROUNDS


async def played_to_its_end(house: House, table_id: str) -> None:
    """Play the game to its end, with a restart after every question."""
    while (await house.row(table_id)).status is Status.PLAYING:
        house.restart()
        await house.answer(table_id, ADA, BEN)
        await house.wait(10)


async def test_milestones_outlive_the_recent_news(house, monkeypatch):
    # With a short list of news, early events are in the milestones alone.
    monkeypatch.setattr(tables, "RECENT", 2)
    table_id = await house.deal(BEN)
    assert (await house.scene(table_id, ADA)).milestones is None, "the game goes on"

    await played_to_its_end(house, table_id)
    house.restart()
    scene = await house.scene(table_id, ADA)

    assert scene.milestones is not None
    # Both players play one card in each round.
    assert [one.kind for one in scene.milestones] == ["played"] * 2 * ROUNDS
    assert len(scene.news) <= 2


async def test_game_dealt_without_milestones_never_shows_any(house, table_id):
    """Otherwise the recap would show half of a game as if it were the whole."""
    house.store.tables[table_id].milestones = None
    house.restart()
    await played_to_its_end(house, table_id)

    assert (await house.scene(table_id, ADA)).milestones is None


async def test_fall_back_drops_milestones_after_its_checkpoint(house, table_id):
    await house.press(table_id, ADA, 0)
    # The checkpoint is at revision 0; the press made revision 1.
    before, after = (Bulletin(at, "played", {"seat": 0, "count": 1}) for at in (0, 1))
    house.store.tables[table_id].milestones = (before, after)
    house.restart(games={"toy": Changed})
    table = await house.row(table_id)

    assert (table.epoch, table.revision) == (1, 0)
    assert table.milestones == (before,)
