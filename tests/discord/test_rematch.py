"""Once more, through Discord: the button on a result, the lobby it opens, who is rung for it."""

from typing import Any

import pytest

from bot.chat.pages.presentable import jump
from bot.chat.presses.permissions import PermissionsMissing
from bot.tables.refusals import (
    NotOfThatGame,
    SeatKept,
    StaleClick,
    TooManyTables,
    TooManyTablesOfYours,
)
from bot.tables.table import Player, Status, Table
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.discord.places import delete, forbid, slash, standing
from tests.support.clicker import Clicker
from tests.support.clicks import Answer
from tests.support.ledger import alter, ledger, rows
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Shown
from tests.support.world import World

AGAIN = sentence("encore-button")


async def given_up(world: World, game: str = "heist", **settings: Any) -> Shown:
    """A game of everybody that was ended in its middle, which takes a moment only."""
    table_id = await dealt(world, game=game, **settings)
    clicker = Clicker(world, table_id, 1)
    while not (await world.live(table_id)).revision:
        await clicker.step()
    await world.coop.tables.end(table_id, world.ada.id)
    await world.settle()
    return world.table(table_id)


async def press(person: Person, result: Shown) -> Answer:
    """Once more, whatever it is called by now."""
    now = person.world.message(result.channel_id, result.id)
    return await person.click(now, now.verb("encore"))


async def newest(world: World) -> Table:
    """The one live table of the server."""
    (table,) = await world.coop.store.tables_on(world.guild.id)
    return table


def links(told: Answer) -> set[str]:
    """Where an answer leads."""
    said = [one for one in (told.shown, *told.followups) if one is not None]
    return {link for one in said for link in one.links}


def edits(world: World) -> int:
    """That Discord counts, of messages in #games."""
    there = f"/channels/{world.channel.id}/messages/"
    counted = [one for one in world.wire.requests if one.counts and one.method == "PATCH"]
    return sum(there in one.path for one in counted)


def rung(world: World) -> list[set[int]]:
    """Whom new messages have notified so far, each at a time."""
    posts = [one.body for one in world.wire.requests if one.method == "POST" and one.body]
    heard = [one.get("data", one).get("allowed_mentions", {}).get("users", ()) for one in posts]
    return [{int(user) for user in users} for users in heard if users]


@pytest.fixture
async def world(opened: Opened) -> World:
    return await opened("Ada", "Ben", "Cleo", seed=5)


class TestTheFirstPress:
    async def test_a_lobby_comes_below_and_the_result_leads_there(self, world: World) -> None:
        result = await given_up(world)
        assert result.buttons[0] == AGAIN
        await press(world.ben, result)
        table, lobby = await newest(world), world.in_channel()[-1]
        assert lobby.belongs_to(table.id)
        assert (table.status, table.host_name) == (Status.LOBBY, "Ben")
        now = world.message(result.channel_id, result.id)
        assert now.buttons[0] == sentence("encore-on", number=table.number)
        assert sentence("lobby-again-deals") in lobby.text

    async def test_it_costs_no_counted_request(self, world: World) -> None:
        result = await given_up(world)
        before = len(world.wire.requests)
        await press(world.ben, result)
        counted = [one.method for one in world.wire.requests[before:] if one.counts]
        assert counted == ["POST"], "the DM of who sits there now"

    async def test_the_others_are_rung_by_name_once(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ben, result)
        lobby = world.table()
        others = {world.ada.id, world.cleo.id}
        assert rung(world) == [others]
        assert all(f"<@{one}>" in lobby.text for one in others)
        world.coops = world.guild.create_text_channel("coops")
        await slash(world.ben, world.coops, "chicken move")
        (moved,) = standing(world, world.coops)
        assert f"<@{world.ada.id}>" in moved.text
        assert rung(world) == [others], "once"

    async def test_not_again_when_its_message_was_deleted(self, world: World) -> None:
        await press(world.ben, await given_up(world))
        before = world.table()
        await delete(world, before)
        assert world.table().id != before.id
        assert len(rung(world)) == 1

    async def test_whoever_left_or_slept_is_not_rung(self, world: World) -> None:
        table_id = await dealt(world)
        await world.coop.tables.depart(table_id, world.cleo.id)
        clicker = Clicker(world, table_id, 1)
        while not (await world.live(table_id)).revision:
            await clicker.step()
        await world.coop.tables.end(table_id, world.ada.id)
        await world.settle()
        await press(world.ada, world.table(table_id))
        assert rung(world) == [{world.ben.id}]

    async def test_closed_dms_hold_up_nobody(self, world: World) -> None:
        result = await given_up(world)
        for person in (world.ben, world.cleo):
            person.close_dms()
        await press(world.ben, result)
        await press(world.cleo, result)
        await press(world.ada, result)
        assert (await newest(world)).status is Status.PLAYING
        assert sentence("chat-plays-by-hand", names="Ben, Cleo", count=2) in world.table().text

    async def test_a_press_on_a_result_that_was_forgotten(self, world: World) -> None:
        """Hours later nobody remembers its message."""
        result = await given_up(world)
        await world.tick(3600)
        query = "SELECT * FROM surfaces WHERE table_id = ?"
        assert not rows(world.database, query, result.controls[0].does.table_id)
        await press(world.ada, result)
        table = await newest(world)
        now = world.message(result.channel_id, result.id)
        assert now.buttons[0] == sentence("encore-on", number=table.number)
        assert world.table().belongs_to(table.id)


class TestTheOthers:
    async def test_they_join_and_the_last_one_deals(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        table, lobby = await newest(world), world.table()
        told = await press(world.ben, result)
        assert sentence("encore-in", number=table.number) in told.text
        assert f"{jump(world.guild.id, lobby.channel_id)}/{lobby.id}" in links(told)
        assert world.message(lobby.channel_id, lobby.id).text.count(f"<@{world.ben.id}>") == 0
        told = await press(world.cleo, result)
        assert sentence("encore-dealt", number=table.number) in told.text
        assert (await newest(world)).status is Status.PLAYING
        for person in world.people.values():
            assert person.card(table.id).answers or person.card(table.id).text

    async def test_by_the_buttons_of_the_lobby_too(self, world: World) -> None:
        await press(world.ada, await given_up(world))
        await world.ben.join()
        await world.cleo.join()
        assert (await newest(world)).status is Status.PLAYING

    async def test_a_table_is_dealt_by_edits_that_do_not_count(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        before = edits(world)
        await press(world.ben, result)
        await press(world.cleo, result)
        assert edits(world) == before

    async def test_whoever_presses_twice_is_led_there(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        table = await newest(world)
        told = await press(world.ada, result)
        assert told.is_private
        assert sentence("encore-in", number=table.number) in told.text
        assert len((await newest(world)).players) == 1

    async def test_two_at_the_same_moment_open_one(self, world: World) -> None:
        result = await given_up(world)
        button = result.verb("encore")
        clicks = [one.clicks(result, button) for one in (world.ada, world.ben, world.ada)]
        await world.at_once(*clicks)
        table = await newest(world)
        assert {one.name for one in table.players} == {"Ada", "Ben"}
        lobbies = [one for one in world.in_channel() if one.belongs_to(table.id)]
        assert len(lobbies) == 1

    async def test_a_watcher_joins_but_opens_none(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", "Cleo", seed=6)
        result = await given_up(world)
        eve = world.add("Eve")
        number = (await world.live(result.controls[0].does.table_id)).number
        before = ledger(world.database)
        assert_refused(await press(eve, result), NotOfThatGame(number=number))
        assert ledger(world.database) == before
        await press(world.ada, result)
        await press(eve, result)
        assert [one.name for one in (await newest(world)).players] == ["Ada", "Eve"]

    async def test_who_comes_too_late_is_shown_the_way(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", seed=7)
        result = await given_up(world, game="crazy", rounds=1)
        for person in (world.ada, world.ben):
            await press(person, result)
        table = await newest(world)
        eve = world.add("Eve")
        told = await press(eve, result)
        assert sentence("table-is-there", number=table.number) in told.text
        await Clicker(world, table.id, 7).play()
        told = await press(world.ada, result)
        assert sentence("encore-over", number=table.number) in told.text
        over = world.table(table.id)
        assert over.buttons[0] == AGAIN


class TestForOneAndForTwo:
    async def test_a_duel_takes_two_presses(self, opened: Opened) -> None:
        """To the end of a game that was played by the clicks of people."""
        world = await opened("Ada", "Ben", "Cleo", seed=8)
        await world.ada.start("crazy", opponent=world.ben.member, pace="quick", rounds=1)
        await world.ben.join()
        await world.ada.do("start")
        first = await newest(world)
        await Clicker(world, first.id, 8).play()
        result = world.table(first.id)
        assert result.buttons[0] == AGAIN
        await press(world.ben, result)
        lobby = world.table()
        assert rung(world)[-1] == {world.ada.id}
        assert sentence("lobby-guest", mention=f"<@{world.ada.id}>") in lobby.text
        assert_refused(await press(world.cleo, result), SeatKept(guest="Ada"))
        await press(world.ada, result)
        table = await newest(world)
        assert (table.status, table.options) == (Status.PLAYING, first.options)

    async def test_practice_is_dealt_at_once_and_rings_nobody(self, opened: Opened) -> None:
        world = await opened("Ada", seed=9)
        result = await given_up(world, fill=4)
        await press(world.ada, result)
        table = await newest(world)
        assert (table.status, len(table.players)) == (Status.PLAYING, 4)
        assert rung(world) == []
        assert world.ada.card(table.id).answers or world.table().answers or table.timers


class TestRestarts:
    async def test_the_link_survives(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        table = await newest(world)
        await world.restart(crash=True)
        await press(world.ben, result)
        assert (await newest(world)).id == table.id
        assert rung(world) == [{world.ben.id, world.cleo.id}]
        await press(world.cleo, result)
        assert (await newest(world)).status is Status.PLAYING

    async def test_a_lobby_that_was_never_posted_is_posted_then(self, world: World) -> None:
        result = await given_up(world)
        table, _ = await world.coop.tables.encore(
            result.controls[0].does.table_id,
            Player("Ada", world.ada.id, cut="joined 1"), world.channel.id, lambda _: None,
        )  # fmt: skip
        await world.restart(crash=True)
        lobby = world.table()
        assert lobby.belongs_to(table.id)
        assert rung(world) == [{world.ben.id, world.cleo.id}]
        await press(world.ben, result)
        assert len((await newest(world)).players) == 2

    async def test_a_result_of_before(self, world: World) -> None:
        """Its table knows of no other, and its message has no such button: what stands on it is
        answered all the same, and where it is drawn anew it has one.
        """
        result = await given_up(world)
        table_id = result.controls[0].does.table_id
        forget = "UPDATE tables SET body = json_remove(body, '$.encore') WHERE id = ?"
        await world.restart(meanwhile=lambda home: alter(home, forget, table_id))
        now = world.message(result.channel_id, result.id)
        await press(world.ada, now)
        assert (await newest(world)).status is Status.LOBBY


class TestWhatIsRefused:
    async def test_without_permissions_nothing_opens(self, world: World) -> None:
        result = await given_up(world)
        before = ledger(world.database)
        forbid(world, "send_messages")
        told = await press(world.ada, result)
        here = f"<#{world.channel.id}>"
        missing = sentence("permission-send-messages")
        why = PermissionsMissing(names=missing, count=1, channel=here, home=here, yours="no")
        assert_refused(told, why)
        assert ledger(world.database) == before
        forbid(world)
        await press(world.ada, result)
        assert (await newest(world)).status is Status.LOBBY

    async def test_the_last_one_joins_and_nothing_is_dealt_unseen(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        await press(world.ben, result)
        forbid(world, "send_messages")
        await press(world.cleo, result)
        assert ((await newest(world)).status, len((await newest(world)).players)) == (
            Status.LOBBY, 3,
        )  # fmt: skip
        forbid(world)
        await world.ada.do("start")
        assert (await newest(world)).status is Status.PLAYING

    @pytest.mark.parametrize(
        ("setting", "refused"),
        [
            ("tables_per_channel", TooManyTables(most=1)),
            ("tables_per_person", TooManyTablesOfYours(most=1)),
        ],
    )
    async def test_a_full_house(self, opened: Opened, setting: str, refused: Any) -> None:
        world = await opened("Ada", "Ben", "Cleo", seed=5, settings={setting: 1})
        result = await given_up(world)
        await world.ada.start()
        assert_refused(await press(world.ada, result), refused)

    async def test_a_game_that_goes_on_has_no_other(self, world: World) -> None:
        """A forged button, with the table's own token."""
        table_id = await dealt(world)
        shown = world.table(table_id)
        seal = shown.verb("seal").custom_id
        told = await world.ada.forge(shown, seal.replace(":seal:", ":encore:"))
        assert_refused(told, StaleClick())


class TestWhereItWent:
    async def test_a_lobby_that_moved_is_joined_there(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        world.coops = world.guild.create_text_channel("coops")
        await slash(world.ada, world.coops, "chicken move")
        told = await press(world.ben, result)
        (lobby,) = standing(world, world.coops)
        assert f"{jump(world.guild.id, world.coops.id)}/{lobby.id}" in links(told)
        await press(world.cleo, result)
        assert (await newest(world)).status is Status.PLAYING

    async def test_after_one_that_nobody_dealt_comes_another(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        first = await newest(world)
        await world.ada.do("cancel")
        await press(world.ben, result)
        second = await newest(world)
        assert second.id != first.id
        assert len(rung(world)) == 1, "they were rung a moment ago"
        now = world.message(result.channel_id, result.id)
        assert now.buttons[0] == sentence("encore-on", number=second.number)

    async def test_and_after_one_whose_channel_was_deleted(self, world: World) -> None:
        result = await given_up(world)
        await press(world.ada, result)
        world.coops = world.guild.create_text_channel("coops")
        await slash(world.ada, world.coops, "chicken move")
        world.wire.allowed |= {10003, 10008, 50001}
        world.env.backend.delete_channel(world.coops.id)
        await world.settle()
        await press(world.ben, result)
        table = await newest(world)
        assert (table.host_name, table.channel_id) == ("Ben", world.channel.id)
