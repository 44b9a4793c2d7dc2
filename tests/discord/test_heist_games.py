"""Whole Chicken Heists on Discord, from the command to the payout, by clicks on the cards."""

import pytest

from bot.tables.table import Status
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker
from tests.support.combinations import sampled
from tests.support.ledger import journal
from tests.support.world import World


async def assert_paid_out(world: World, table_id: str) -> None:
    """Check that the final table names all players and scores and that no card can be answered."""
    table = await world.live(table_id)
    assert table.status is Status.OVER
    assert table.result is not None

    final = world.table(table_id).text
    for seat, player in enumerate(table.players):
        assert player.name in final

        # A caught player has no score.
        score = table.result.scores.get(seat)
        assert score is None or str(score) in final

    for person in world.people.values():
        assert all(not message.answers for message in person.dms())


@pytest.mark.parametrize("seed", sampled([1, 2], [1]))
async def test_heist_of_three_people(opened: Opened, seed: int) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=seed)
    table_id = await dealt(world)
    clicker = Clicker(world, table_id, seed)
    await clicker.play()
    await assert_paid_out(world, table_id)
    causes = [row[4] for row in journal(world.database, table_id)]

    assert causes.count("player") == clicker.presses
    # No deadline passed, because all players answered.
    assert "timeout" not in causes


async def test_heist_of_four_people_and_four_house_players(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", "Dan", seed=3)
    table_id = await dealt(world, fill=8)
    clicker = Clicker(world, table_id, 3)
    await clicker.play()
    await assert_paid_out(world, table_id)
    causes = [row[4] for row in journal(world.database, table_id)]

    assert causes.count("player") == clicker.presses
    # Four house players make many choices in a whole game.
    assert causes.count("house") > 20


async def test_two_tables_with_the_same_people(opened: Opened) -> None:
    """Cards of one table never answer for the other one."""
    world = await opened("Ada", "Ben", "Cleo", seed=5)
    first = await dealt(world)
    second = await dealt(world)
    one = Clicker(world, first, 5)
    other = Clicker(world, second, 6)
    going = True
    while going:
        # Step by step in turn, so that both games are always open.
        await one.look()
        going = await one.step()
        await other.look()
        going = await other.step() or going

    await assert_paid_out(world, first)
    assert (await world.live(second)).status is Status.OVER
