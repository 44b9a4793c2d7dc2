"""Limits: commands per person and server, and tables per person and server."""

import pytest

from bot.interactions.quota import REMEMBERED, Quota, ServerTooFast, TooFast
from bot.tables.refusals import TooManyTablesOfYours, TooManyTablesOnServer
from tests.bot.tables.house import HandClock
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
        assert_refused(await world.ada.do("house"), TooFast(seconds=60))

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


async def test_repeated_joining_is_limited(opened: Opened) -> None:
    """Each press would otherwise cost a request for a DM."""
    world = await opened("Ada", "Ben", settings=FIVE)
    await world.ada.start()
    table_id = (await world.the_table()).id
    for verb in ("join", "leave", "join", "leave", "join"):
        assert (await world.ben.do(verb, table_id=table_id)).kind == "update"

    asked = len(world.wire.requests)
    for _ in range(5):
        assert_refused(await world.ben.do("leave", table_id=table_id), TooFast(seconds=60))

    # Refused presses cause no further requests.
    assert not [request for request in world.wire.requests[asked:] if "/channels/" in str(request)]


async def test_answers_in_a_game_are_not_limited(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=7, settings=FIVE)
    table_id = await dealt(world)
    clicker = Clicker(world, table_id, 7)
    # More choices than commands are allowed.
    await clicker.play(until=lambda: clicker.presses > 12)
    assert clicker.presses > 12


async def test_tables_per_person_are_limited(opened: Opened) -> None:
    world = await opened("Ada", "Ben", settings={"tables_per_person": 1})
    await world.ada.start()
    with unchanged(world.database):
        assert_refused(await world.ada.start(), TooManyTablesOfYours(most=1))

    await world.ben.start()
    # End Ada's table: it does not count any more.
    await world.coop.tables.moderation.end(
        (await world.coop.tables.tables_in(world.channel.id))[0].id, world.ada.id
    )
    assert (await world.ada.start()).kind == "message", "what is over takes no room"


async def test_tables_per_server_are_limited(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", settings={"tables_per_server": 2})
    await world.ada.start()
    await world.ben.start()
    assert_refused(await world.cleo.start(), TooManyTablesOnServer(most=2))
    other = world.env.create_guild("Coop next door")
    hall = other.create_text_channel("games")
    await other.add_member(world.cleo.member.user).slash(hall, "chicken start heist")

    assert len(await world.coop.tables.tables_in(hall.id)) == 1, "another server has its own room"


class TestHaste:
    def test_quota_survives_a_clock_set_back(self) -> None:
        clock = HandClock()
        quota = Quota(clock, 2, 100)
        quota.note(1, 9)
        quota.note(1, 9)
        # The computer's clock was set back by an hour.
        clock.time -= 3_600
        quota.note(1, 9)
        quota.note(1, 9)
        with pytest.raises(TooFast):
            quota.note(1, 9)

    def test_refused_commands_are_not_counted(self) -> None:
        """Refused commands do not count against the limit."""
        clock = HandClock()
        quota = Quota(clock, 3, 100)
        taken = 0
        for _ in range(120):
            clock.time += 1
            # Three commands in each minute of the two.
            try:
                quota.note(1, 9)
            except TooFast:
                continue

            taken += 1

        assert taken == 6

    def test_quota_forgets_the_least_recent(self) -> None:
        quota = Quota(HandClock(), 2, 2)
        # More people and servers than the quota remembers.
        for someone in range(2 * REMEMBERED):
            quota.note(someone, someone)
        assert len(quota._people._times) == len(quota._servers._times) == REMEMBERED

    def test_refusal_for_the_server_costs_the_person_nothing(self) -> None:
        clock = HandClock()
        quota = Quota(clock, 1, 1)
        quota.note(1, 9)
        with pytest.raises(ServerTooFast):
            quota.note(2, 9)

        # The refused command is not counted, so person 2 has one left on another server.
        quota.note(2, 8)
        with pytest.raises(TooFast):
            quota.note(2, 7)

        quota.note(3, 7)

    def test_dm_has_no_limit_of_a_server(self) -> None:
        # In a DM only the limit of the person applies.
        quota = Quota(HandClock(), 1, 1)
        for someone in range(5):
            quota.note(someone, None)
