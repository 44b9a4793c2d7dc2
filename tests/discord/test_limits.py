"""Limits: commands per person and server, and tables per person and server."""

from bot.interactions.quota import ServerTooFast, TooFast
from bot.tables.refusals import TooManyTablesOfYours, TooManyTablesOnServer
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker
from tests.support.ledger import unchanged
from tests.support.sentences import assert_refused

FIVE = {"commands_per_minute": 5}


async def test_commands_are_limited_per_minute(opened: Opened) -> None:
    world = await opened("Ada", "Ben", settings=FIVE)
    await world.ada.start()
    # The start and these four are the five of a minute.
    for _ in range(4):
        assert (await world.ada.slash("chicken table")).kind == "message"

    with unchanged(world.database):
        assert_refused(await world.ada.slash("chicken table"), TooFast(seconds=60))
        asked = len(world.wire.requests)
        assert_refused(await world.ada.do("house"), TooFast(seconds=60))
        # Refused presses cause no further requests.
        assert not [one for one in world.wire.requests[asked:] if "/channels/" in one.path]

    # Ben has his own count.
    assert (await world.ben.join()).kind == "update", "others are not kept waiting"

    await world.tick(61)
    assert (await world.ada.slash("chicken table")).kind == "message"


async def test_commands_of_a_server_are_limited(opened: Opened) -> None:
    """No member is too fast alone. Members of another server notice nothing."""
    crowd = [f"Hen {number}" for number in range(12)]
    world = await opened(*crowd, settings={"server_commands_per_minute": 20})
    members = list(world.people.values())
    await members[0].start()
    # The start and these nineteen are the twenty of a minute.
    for number in range(19):
        assert (await members[number % 12].slash("chicken help")).kind == "message"

    with unchanged(world.database):
        for person in members:
            assert_refused(await person.slash("chicken help"), ServerTooFast(seconds=60))
            assert_refused(await person.do("leave"), ServerTooFast(seconds=60))

    other = world.env.create_guild("Coop next door")
    hall = other.create_text_channel("games")
    # The same person on another server.
    await other.add_member(members[0].member.user).slash(hall, "chicken start heist")

    assert len(await world.coop.tables.tables_in(hall.id)) == 1

    await world.tick(61)
    assert (await members[1].slash("chicken help")).kind == "message"


async def test_answers_in_a_game_are_not_limited(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=7, settings=FIVE)
    table_id = await dealt(world)
    clicker = Clicker(world, table_id, 7)
    # More choices than commands are allowed.
    await clicker.play(until=lambda: clicker.presses > 12)
    assert clicker.presses > 12


async def test_tables_per_person_and_server_are_limited(opened: Opened) -> None:
    room = {"tables_per_person": 1, "tables_per_server": 2}
    world = await opened("Ada", "Ben", "Cleo", settings=room)
    await world.ada.start()
    with unchanged(world.database):
        assert_refused(await world.ada.start(), TooManyTablesOfYours(most=1))

    await world.ben.start()
    assert_refused(await world.cleo.start(), TooManyTablesOnServer(most=2))
    # End Ada's table: it does not count any more.
    first, _ = await world.coop.tables.tables_in(world.channel.id)
    await world.coop.tables.moderation.end(first.id, world.ada.id)
    assert (await world.ada.start()).kind == "message", "what is over takes no room"
