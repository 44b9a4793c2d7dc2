"""The rematch on Discord: the button on a result, the lobby it opens, and who is notified."""

import pytest

from bot.pages.presentable import jump
from bot.tables.refusals import (
    NotOfThatGame,
    SeatKept,
)
from bot.tables.table import Status
from tests.cogs.lobby.discord.rematch import edits, given_up, links, newest, press, rung
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.discord.places import delete, slash, standing
from tests.support.clicker import Clicker
from tests.support.ledger import rows, unchanged
from tests.support.sentences import assert_refused, sentence
from tests.support.world import World

AGAIN = sentence("rematch-button")


@pytest.fixture
async def world(opened: Opened) -> World:
    return await opened("Ada", "Ben", "Cleo", seed=5)


class TestTheFirstPress:
    async def test_rematch_opens_a_lobby_and_links_to_it(self, world: World) -> None:
        result = await given_up(world)
        # Rematch is the first button of a result.
        assert result.buttons[0] == AGAIN

        before = len(world.wire.requests)
        await press(world.ben, result)
        # The lobby is an answer to the press; only the DM is a request of its own.
        counted = [request.method for request in world.wire.requests[before:] if request.counts]
        assert counted == ["POST"], "the DM of who sits there now"

        table = await newest(world)
        lobby = world.in_channel()[-1]

        assert lobby.belongs_to(table.id)
        assert (table.status, table.host_name) == (Status.LOBBY, "Ben")

        # The result's button leads to the new lobby now.
        now = world.message(result.channel_id, result.id)
        assert now.buttons[0] == sentence("rematch-on", number=table.number)
        assert sentence("lobby-again-deals") in lobby.text

    async def test_rematch_notifies_the_other_players_once(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ben, result)
        lobby = world.table()
        others = {world.ada.id, world.cleo.id}

        # The host pressed, so only the others are notified.
        assert rung(world) == [others]
        assert all(f"<@{one}>" in lobby.text for one in others)

        world.coops = world.guild.create_text_channel("coops")
        await slash(world.ben, world.coops, "chicken move")
        (moved,) = standing(world, world.coops)

        assert f"<@{world.ada.id}>" in moved.text
        # Mentions in an edit or in a moved message do not notify again.
        assert rung(world) == [others], "once"

    async def test_repeated_lobby_message_does_not_notify_again(self, world: World) -> None:
        await press(world.ben, await given_up(world))
        before = world.table()
        await delete(world, before)
        assert world.table().id != before.id
        # The repeated message mentions the players without notifying them.
        assert len(rung(world)) == 1

    async def test_player_who_left_is_not_notified(self, world: World) -> None:
        table_id = await dealt(world)
        # Cleo left during the game, so she does not want a rematch.
        await world.coop.tables.depart(table_id, world.cleo.id)
        clicker = Clicker(world, table_id, 1)
        while not (await world.live(table_id)).revision:
            await clicker.step()

        await world.coop.tables.moderation.end(table_id, world.ada.id)
        await world.settle()
        await press(world.ada, world.table(table_id))

        assert rung(world) == [{world.ben.id}]

    async def test_closed_dms_do_not_stop_a_rematch(self, world: World) -> None:
        result = await given_up(world)
        # Without DMs these two play by "My hand" in the channel.
        for person in (world.ben, world.cleo):
            person.close_dms()

        await press(world.ben, result)
        await press(world.cleo, result)
        await press(world.ada, result)

        assert (await newest(world)).status is Status.PLAYING
        assert sentence("chat-plays-by-hand", names="Ben and Cleo", count=2) in world.table().text

    async def test_rematch_works_on_an_unstored_result(self, world: World) -> None:
        """After an hour the message of the result is no longer stored."""
        result = await given_up(world)
        await world.tick(3600)
        # The stored surface of the result is gone, so the press itself has to provide its place.
        query = "SELECT * FROM surfaces WHERE table_id = ?"

        assert not rows(world.database, query, result.controls[0].does.table_id)

        await press(world.ada, result)
        table = await newest(world)
        now = world.message(result.channel_id, result.id)

        assert now.buttons[0] == sentence("rematch-on", number=table.number)
        assert world.table().belongs_to(table.id)


class TestTheOthers:
    async def test_last_player_of_a_rematch_deals(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        table = await newest(world)
        lobby = world.table()
        before = edits(world)
        answer = await press(world.ben, result)

        assert sentence("rematch-in", number=table.number) in answer.text
        # The answer leads to the lobby.
        assert f"{jump(world.guild.id, lobby.channel_id)}/{lobby.id}" in links(answer)
        # Ben sits there now, so the lobby does not call him any more.
        assert world.message(lobby.channel_id, lobby.id).text.count(f"<@{world.ben.id}>") == 0

        # Cleo is the last of the three: the deal needs no further press.
        answer = await press(world.cleo, result)
        assert sentence("rematch-dealt", number=table.number) in answer.text
        assert (await newest(world)).status is Status.PLAYING

        # The edits go through interaction tokens, which have a rate limit of their own.
        assert edits(world) == before

        for person in world.people.values():
            assert person.card(table.id).answers or person.card(table.id).text

    async def test_rematch_is_dealt_by_join_buttons_too(self, world: World) -> None:
        await press(world.ada, await given_up(world))
        await world.ben.join()
        await world.cleo.join()
        assert (await newest(world)).status is Status.PLAYING

    async def test_second_press_links_to_the_lobby(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        table = await newest(world)
        answer = await press(world.ada, result)

        assert answer.is_private
        assert sentence("rematch-in", number=table.number) in answer.text
        assert len((await newest(world)).players) == 1

    async def test_simultaneous_presses_open_one_lobby(self, world: World) -> None:
        # Ada clicks twice and Ben once, all in flight together.
        result = await given_up(world)
        button = result.verb("rematch")
        clicks = [person.clicks(result, button) for person in (world.ada, world.ben, world.ada)]
        await world.at_once(*clicks)
        table = await newest(world)

        assert {player.name for player in table.players} == {"Ada", "Ben"}

        # One lobby, although three presses wanted to open it.
        lobbies = [message for message in world.in_channel() if message.belongs_to(table.id)]
        assert len(lobbies) == 1

    async def test_stranger_can_join_but_not_open_a_rematch(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", "Cleo", seed=6)
        result = await given_up(world)
        # Eve sits at the next table and did not play here.
        eve = world.add("Eve")
        number = (await world.live(result.controls[0].does.table_id)).number
        with unchanged(world.database):
            assert_refused(await press(eve, result), NotOfThatGame(number=number))

        # In an open lobby there is room for her.
        await press(world.ada, result)
        await press(eve, result)
        assert [player.name for player in (await newest(world)).players] == ["Ada", "Eve"]

    async def test_late_press_links_to_the_rematch(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", seed=7)
        result = await given_up(world, game="crazy", rounds=1)
        # Both players press, so the rematch is dealt.
        for person in (world.ada, world.ben):
            await press(person, result)

        table = await newest(world)
        eve = world.add("Eve")
        answer = await press(eve, result)

        # The feature for spectators says more.
        assert sentence("table-is-there", number=table.number).rstrip(".") in answer.text

        # The rematch is over too: its own result takes over.
        await Clicker(world, table.id, 7).skip()
        answer = await press(world.ada, result)
        assert sentence("rematch-over", number=table.number) in answer.text

        over = world.table(table.id)
        assert over.buttons[0] == AGAIN


class TestForOneAndForTwo:
    async def test_rematch_of_a_duel_takes_two_presses(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", "Cleo", seed=8)
        await world.ada.start("crazy", opponent=world.ben.member, pace="quick", rounds=1)
        await world.ben.join()
        await world.ada.do("start")
        first = await newest(world)
        await Clicker(world, first.id, 8).skip()
        result = world.table(first.id)

        assert result.buttons[0] == AGAIN

        await press(world.ben, result)
        lobby = world.table()
        assert rung(world)[-1] == {world.ada.id}
        assert sentence("lobby-guest", mention=f"<@{world.ada.id}>") in lobby.text

        # A duel keeps the second seat for the opponent.
        assert_refused(await press(world.cleo, result), SeatKept(guest="Ada"))
        await press(world.ada, result)
        table = await newest(world)

        assert (table.status, table.options) == (Status.PLAYING, first.options)

    async def test_rematch_against_house_players_is_dealt_at_once(self, opened: Opened) -> None:
        world = await opened("Ada", seed=9)
        result = await given_up(world, fill=4)
        await press(world.ada, result)
        table = await newest(world)

        # Alone with house players there is no other player to wait for.
        assert (table.status, len(table.players)) == (Status.PLAYING, 4)
        assert rung(world) == []
        assert world.ada.card(table.id).answers or world.table().answers or table.timers
