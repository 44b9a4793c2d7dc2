"""A player with closed DMs plays the whole game with the "My hand" button of the table."""

from bot.tables.table import Status
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker
from tests.support.ledger import journal


async def test_game_with_closed_dms(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=41)
    world.ben.close_dms()
    table_id = await dealt(world)

    assert (await world.live(table_id)).seat_of(world.ben.id) is not None

    clicker = Clicker(world, table_id, seed=41)
    await clicker.play(until=lambda: clicker.presses > 15)
    # From now on no DM arrives.
    for person in world.people.values():
        person.close_dms()

    await clicker.play_on()
    assert (await world.live(table_id)).status is Status.OVER
    assert world.ben.dms() == []

    # Every press was taken, and no default was needed.
    causes = [row[4] for row in journal(world.database, table_id)]
    assert causes.count("player") == clicker.presses
