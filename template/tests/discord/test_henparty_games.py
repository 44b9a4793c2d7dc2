"""Hen Party through Discord: whole games, restarts, second thoughts."""

import pytest

from bot.tables.table import Status
from games.henparty.box import SNACKS
from games.henparty.rules import HenParty
from tests.discord.conftest import Opened
from tests.discord.dealing import PEOPLE, dealt
from tests.support.clicker import Clicker
from tests.support.found import found
from tests.support.ledger import journal
from tests.support.sentences import marked, sentence
from tests.support.world import World


async def assert_settled(world: World, table_id: str) -> None:
    """The final table tells everybody's points, and nothing is left to press on any card."""
    table = await world.live(table_id)
    assert table.status is Status.OVER
    assert table.result is not None
    final = world.table(table_id).text
    for seat, player in enumerate(table.players):
        points = found(table.result.scores[seat])
        line = sentence("henparty-result-line", place="", name=marked(player), points=points)
        assert line.strip() in final
    for person in world.people.values():
        assert all(not one.answers for one in person.dms())


@pytest.mark.parametrize("crash", [False, True], ids=["politely", "killed"])
async def test_a_whole_game_with_a_restart_in_the_middle(opened: Opened, crash: bool) -> None:
    """Cards that lie face down at the restart lie there afterwards."""
    seats = HenParty.seats[0]
    world = await opened(*PEOPLE[:seats], seed=41)
    table_id = await dealt(world, game="henparty")
    clicker = Clicker(world, table_id, 41)
    while clicker.presses < 2 * seats + 1:
        await clicker.look()
        await clicker.step()
    shown, rows = world.table(table_id).text, journal(world.database, table_id)

    await world.restart(crash=crash)

    assert (world.table(table_id).text, journal(world.database, table_id)) == (shown, rows)
    assert len(await clicker.asked()) == seats - 1, "one has chosen"
    await clicker.play()
    await assert_settled(world, table_id)
    causes = [row[4] for row in journal(world.database, table_id)]
    assert causes.count("player") == clicker.presses == seats * len(SNACKS)


async def test_one_person_among_house_players(opened: Opened) -> None:
    seats = HenParty.seats[-1]
    world = await opened("Ada", seed=42)
    table_id = await dealt(world, game="henparty", fill=seats, level="hard")
    clicker = Clicker(world, table_id, 42)
    await clicker.play()
    await assert_settled(world, table_id)
    causes = [row[4] for row in journal(world.database, table_id)]
    assert causes.count("player") == len(SNACKS)
    assert causes.count("house") == (seats - 1) * len(SNACKS)
