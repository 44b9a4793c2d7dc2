"""Who is given tips at a table, and who sees that they are."""

import pytest

from bot.common.refused import NotWritten
from bot.tables.refusals import NotAtThisTable, NotDealtYet
from tests.bot.tables.house import ADA, BEN, CLEO, House, low_card
from tests.games.engine.toy import Toy


class OpenToy(Toy):
    """What is asked stands on the table: nobody has a card of their own."""

    secrets = False


@pytest.fixture
def house() -> House:
    found = House()
    found.store.newcomers = {ADA, BEN}
    return found


async def test_whoever_is_new_to_the_game_gets_them_and_nobody_else_hears_of_it(
    house: House,
) -> None:
    table_id = await house.deal(BEN, CLEO)
    assert (await house.scene(table_id, ADA)).tips is True
    assert (await house.scene(table_id, BEN)).tips is True
    assert (await house.scene(table_id, CLEO)).tips is None

    scene = await house.scene(table_id, CLEO)
    assert all(player.tips is None for player in scene.players)
    assert (await house.tables.scene(table_id)).tips is None


async def test_where_nobody_has_a_card_the_table_gives_them_to_whoever_is_asked() -> None:
    house = House(games={"toy": OpenToy})
    house.store.newcomers = {ADA}
    table_id = await house.deal(BEN)

    assert (await house.tables.scene(table_id)).tips is True

    await low_card(house, table_id, ADA)
    assert (await house.tables.scene(table_id)).tips is None


async def test_they_are_switched_off_for_good_and_on_again(house: House) -> None:
    table_id = await house.deal(BEN)
    await house.tips.give_tips(table_id, ADA, on=False)
    assert house.store.tipless == {ADA}
    assert (await house.scene(table_id, ADA)).tips is False
    assert (await house.scene(table_id, BEN)).tips is True

    house.restart()
    assert (await house.scene(table_id, ADA)).tips is False

    await house.tips.give_tips(table_id, ADA, on=True)
    assert house.store.tipless == set()
    assert (await house.scene(table_id, ADA)).tips is True


async def test_nobody_gets_any_who_is_not_new_to_the_game(house: House) -> None:
    table_id = await house.deal(CLEO)
    await house.tips.give_tips(table_id, CLEO, on=True)
    assert (await house.scene(table_id, CLEO)).tips is None


async def test_only_players_of_a_game_switch_them(house: House) -> None:
    lobby = await house.open(BEN)
    with pytest.raises(NotDealtYet):
        await house.tips.give_tips(lobby, BEN, on=False)

    table_id = await house.deal(BEN)
    with pytest.raises(NotAtThisTable):
        await house.tips.give_tips(table_id, CLEO, on=False)

    assert house.store.tipless == set()


async def test_what_cannot_be_written_did_not_happen(house: House) -> None:
    table_id = await house.deal(BEN)
    house.store.stuck = True
    with pytest.raises(NotWritten):
        await house.tips.give_tips(table_id, ADA, on=False)

    house.store.stuck = False
    assert (await house.scene(table_id, ADA)).tips is True
