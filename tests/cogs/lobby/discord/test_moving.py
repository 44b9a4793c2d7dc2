"""`/chicken move`:

between channels of a server, for a lobby, during a game, and after a lost channel.
"""

from typing import Any

import discord
import pytest

from bot.interactions.permissions import PermissionsMissing
from bot.pages.presentable import jump
from bot.tables.refusals import HostOrModeratorOnly, OtherServer, TooManyTables
from bot.tables.table import Status
from cogs.lobby.cog import ForAdultsOnly, NoTableToMove
from cogs.lobby.finding import NoSuchTable, WhichTable
from tests.discord.conftest import Opened
from tests.discord.places import delete, forbid, slash, standing, thread
from tests.support.clicker import Clicker
from tests.support.clicks import Answer, unanswered
from tests.support.ledger import unchanged
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Shown
from tests.support.world import World


@pytest.fixture
async def world(opened: Opened) -> World:
    """Return Ada's lobby in #games with Ben in it.

    Cleo has no seat, and there is a second channel.
    """
    world = await opened("Ada", "Ben", "Cleo", seed=5)
    world.coops = world.guild.create_text_channel("coops")
    await world.ada.start()
    await world.ben.join()

    return world


@pytest.fixture
async def playing(world: World) -> World:
    await world.cleo.join()
    await world.ada.do("start")
    return world


def elsewhere(world: World) -> Any:
    return world.coops


async def move(person: Person, **options: Any) -> Answer:
    return await slash(person, elsewhere(person.world), "chicken move", **options)


async def the_table(world: World) -> Any:
    (table,) = await world.coop.store.tables.tables_on(world.guild.id)
    return table


def there(world: World) -> Shown:
    (shown,) = standing(world, elsewhere(world))
    return shown


async def assert_moved(world: World, told: Answer) -> None:
    """Check that the answer is the table, and that the old message is a stub which links to it."""
    table = await the_table(world)
    now = there(world)

    assert table.channel_id == now.channel_id
    assert told.page.id == now.id

    stub = world.in_channel()[-1]
    assert stub.buttons == []
    assert f"{jump(world.guild.id, now.channel_id)}/{now.id}" in stub.text


async def test_lobby_is_moved(world: World) -> None:
    await assert_moved(world, await move(world.ada))
    lobby = there(world)
    await world.cleo.click(lobby, lobby.verb("join"))
    await world.ada.click(there(world), there(world).verb("start"))
    assert (await the_table(world)).status is Status.PLAYING


async def test_game_is_moved_with_its_private_cards(playing: World) -> None:
    table = await the_table(playing)
    timers = dict(table.timers)
    await assert_moved(playing, await move(playing.ada))
    table = await the_table(playing)

    assert table.timers == timers, "moving costs and wins no time"

    # Behind More, the cards link to the table's new place.
    link = jump(playing.guild.id, elsewhere(playing).id)
    for person in playing.people.values():
        assert link in (await person.more_of_card(table.id)).links


async def test_paused_game_continues_after_a_move_with_full_time(playing: World) -> None:
    forbid(playing, "view_channel")
    await playing.settle()
    await playing.tick(3600)
    table = await the_table(playing)

    assert table.status is Status.PAUSED

    await move(playing.ada)
    table = await the_table(playing)
    assert (table.status, table.channel_id) == (Status.PLAYING, elsewhere(playing).id)
    # The time of the pause does not count against the players.
    assert all(timer.due > playing.clock.now() + 10 for timer in table.timers.values())
    assert sentence("table-button-hand") in there(playing).buttons
    assert playing.ada.card(table.id).text.count(sentence("paused-no-access")) == 0


async def test_game_of_a_deleted_channel_can_be_moved(playing: World) -> None:
    # Errors of a channel that is gone.
    playing.wire.allowed |= {10003, 10008, 50001}
    playing.env.backend.delete_channel(playing.channel.id)
    await playing.settle()
    table = await the_table(playing)
    await move(playing.ada)

    assert (await the_table(playing)).status is Status.PLAYING

    # Presses look for the table in this channel.
    playing.channel = elsewhere(playing)
    await Clicker(playing, table.id, 5).play_on()
    assert (await playing.live(table.id)).status is Status.OVER


async def test_table_is_moved_into_a_thread_and_back(world: World) -> None:
    nest = thread(world)
    await slash(world.ada, nest, "chicken move")
    assert (await the_table(world)).channel_id == nest.id

    await world.ada.slash("chicken move")
    assert (await the_table(world)).channel_id == world.channel.id
    assert world.table().buttons
    assert standing(world, nest)[-1].buttons == []


# No other channel is named, so only the message is renewed.
async def test_move_to_the_same_channel_posts_a_new_message(world: World) -> None:
    before = world.table()
    await world.ada.slash("chicken move")
    assert world.table().id != before.id


async def test_button_of_the_old_message_still_works(world: World) -> None:
    """The old message could not be edited, and its button still works."""
    old = world.table()
    join = old.verb("join")
    await move(world.ada)
    await world.cleo.forge(old, join.custom_id)

    assert "Cleo" in there(world).text


class TestWhoMay:
    async def test_move_is_refused_to_other_players(self, world: World) -> None:
        with unchanged(world.database):
            table = await the_table(world)
            for person in (world.ben, world.cleo):
                assert_refused(await move(person), NoTableToMove())
                answer = await move(person, table=table.id)
                assert_refused(answer, HostOrModeratorOnly(host="Ada"))

        # Nothing was posted in the other channel.
        assert standing(world, elsewhere(world)) == []

    async def test_moderator_may_move_a_table(self, world: World) -> None:
        moderators = _role(world, manage_messages=True)
        dan = world.add("Dan", roles=[moderators])
        offered = await dan.member.autocomplete(elsewhere(world), "chicken move", "table", "")
        table = await the_table(world)

        assert [one["value"] for one in offered] == [table.id]

        await assert_moved(world, await move(dan, table=table.id))


# Moderators are recognised by their permissions, not by the role's name.
def _role(world: World, **permissions: bool) -> Any:
    return world.guild.create_role("moderators", permissions=discord.Permissions(**permissions))


class TestWhichTable:
    async def test_move_asks_which_of_several_tables(self, world: World) -> None:
        await world.ada.start()
        first, second = await world.coop.tables.tables_in(world.channel.id)
        # Ada hosts two tables, so the command has to ask.
        assert_refused(await move(world.ada), WhichTable())
        assert_refused(await move(world.ada, table="nest"), NoSuchTable())
        offered = await world.ada.member.autocomplete(elsewhere(world), "chicken move", "table", "")

        assert [one["value"] for one in offered] == [first.id, second.id]

        await move(world.ada, table=str(second.number))
        assert (await world.live(second.id)).channel_id == elsewhere(world).id

        # Only one of hers is left in #games.
        await move(world.ada)
        assert (await world.live(first.id)).channel_id == elsewhere(world).id

    async def test_tables_do_not_cross_from_server_to_server(self, world: World) -> None:
        other = world.env.create_guild("Other henhouse")
        barn = other.create_text_channel("barn")
        # The same person as a member of another server.
        ada = Person(world, other.add_member(world.ada.member.user), "Ada")
        table = await the_table(world)
        for options in ({}, {"table": table.id}):
            answer = await slash(ada, barn, "chicken move", **options)
            assert_refused(answer, OtherServer(number=table.number))

        assert (await the_table(world)).channel_id == world.channel.id


class TestWhereTo:
    async def test_missing_permissions_are_checked_before_a_move(self, world: World) -> None:
        channel = elsewhere(world)
        # Checked before the move, so that the table is not lost in a channel without rights.
        forbid(world, "send_messages", channel_id=channel.id)
        with unchanged(world.database):
            lacks = PermissionsMissing(
                names=sentence("permission-send-messages"),
                count=1,
                channel=channel.mention,
                home=channel.mention,
                yours="no",
            )
            assert_refused(await move(world.ada), lacks)

        assert world.table().buttons

    async def test_move_to_a_full_channel_is_refused(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", settings={"tables_per_channel": 1})
        world.coops = world.guild.create_text_channel("coops")
        await world.ada.start()
        await slash(world.ben, elsewhere(world), "chicken start heist")
        # The limit of the target channel counts moved tables too.
        assert_refused(await move(world.ada), TooManyTables(most=1))
        (table,) = await world.coop.tables.tables_in(world.channel.id)

        assert table.host_id == world.ada.id


@pytest.mark.parametrize("names", ["adult", "clean"])
async def test_adult_names_stay_in_age_restricted_channels(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, names: str
) -> None:
    """PO-69: this also holds when a moderator moves the table during the game."""
    world = await opened("Ada", seed=5)
    world.coops = world.guild.create_text_channel("coops")
    attic = world.guild.create_text_channel("attic")
    restricted = {world.channel.id, attic.id}
    # The simulated Discord has no such channels, so discord.py's property is replaced.
    monkeypatch.setattr(discord.TextChannel, "is_nsfw", lambda self: self.id in restricted)
    manager = _role(world, manage_guild=True, manage_messages=True)
    dan = world.add("Dan", roles=[manager])
    await dan.start("political", names=names, fill=4)
    await dan.do("start")
    answer = await move(dan)
    if names == "clean":
        await assert_moved(world, answer)
        return

    assert_refused(answer, ForAdultsOnly())
    assert standing(world, elsewhere(world)) == []
    assert (await the_table(world)).channel_id == world.channel.id

    await slash(dan, attic, "chicken move")
    assert (await the_table(world)).channel_id == attic.id


async def test_crash_before_the_new_message_is_repaired(playing: World) -> None:
    """A crash after the commit and before the new message: the next start posts the message."""
    table = await the_table(playing)
    with playing.env._bot_scope():
        playing.coop.chat._workers.close()  # as if killed before a message is sent
        await playing.coop.tables.move(
            table.id, playing.ada.id, playing.guild.id, elsewhere(playing).id
        )

    await playing.restart(crash=True)
    assert (await the_table(playing)).status is Status.PLAYING
    assert sentence("table-button-hand") in there(playing).buttons
    assert playing.in_channel()[-1].buttons == []


async def test_expired_interaction_still_moves_the_table(playing: World) -> None:
    """The interaction has expired: the table has moved and gets a normal message."""
    playing.wire.allowed.add(10062)
    playing.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, times=1)
    await playing.ada.member.slash(elsewhere(playing), "chicken move")
    await playing.settle()
    # The lost answer is expected, so the check of unanswered interactions skips it.
    playing._lost |= {one.id for one in unanswered(playing.env)}

    assert (await the_table(playing)).channel_id == elsewhere(playing).id
    assert sentence("table-button-hand") in there(playing).buttons


# Two deletions pause a table; after a move the count begins at zero.
async def test_move_resets_the_count_of_deletions(playing: World) -> None:
    for _ in range(2):
        await delete(playing, playing.table())

    assert (await the_table(playing)).reason == "paused-message-deleted"

    await move(playing.ada)
    assert (await the_table(playing)).status is Status.PLAYING

    await delete(playing, there(playing))
    assert (await the_table(playing)).status is Status.PLAYING
