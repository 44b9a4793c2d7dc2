"""/chicken hand, table, end, rules and help on a running game."""

import re

import discord
import pytest

from bot.tables.refusals import HostOrModeratorOnly, NoTableHere
from bot.tables.table import Status
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.help import open_rules
from tests.support.ledger import unchanged
from tests.support.people import Person
from tests.support.sentences import assert_refused
from tests.support.world import World


@pytest.fixture
async def playing(opened: Opened) -> World:
    world = await opened("Ada", "Ben", "Cleo", seed=61)
    await dealt(world)
    return world


async def end(person: Person) -> None:
    """Ask for the end and confirm it."""
    answer = await person.slash("chicken end")
    await person.click(answer.page, answer.page.verb("end"))


class TestHand:
    async def test_hand_command_shows_the_private_card(self, playing: World) -> None:
        for person in playing.people.values():
            answer = await person.slash("chicken hand")
            assert answer.is_private
            assert answer.page.text == person.card().text

    async def test_hand_command_can_be_played_from(self, playing: World) -> None:
        for person in playing.people.values():
            answer = await person.slash("chicken hand")
            # The seats that wait have no answers.
            if answer.page.answers:
                control = answer.page.answers[0]
                assert (await person.click(answer.page, control)).kind is not None

                return

        raise AssertionError("nobody was asked anything")

    async def test_player_without_a_seat_has_no_hand(self, playing: World) -> None:
        zoe = playing.add("Zoe")
        assert (await zoe.slash("chicken hand")).is_private

    async def test_hand_without_a_table_is_refused(self, world: World) -> None:
        assert_refused(await world.ada.slash("chicken hand"), NoTableHere())


class TestTable:
    async def test_table_command_replaces_the_message(self, playing: World) -> None:
        old = playing.table()
        await playing.ben.slash("chicken table")
        new = playing.table()

        assert new.id > old.id

        # Only one message of the table has buttons.
        live = [message for message in playing.in_channel() if message.live]
        assert [control.id for control in live] == [new.id]

    async def test_new_table_message_is_kept_up_to_date(self, playing: World) -> None:
        await playing.ben.slash("chicken table")
        before = playing.table().text
        # The deadline passes, which changes the table.
        await playing.tick(300)
        assert playing.table().text != before

    async def test_table_command_without_a_table_is_refused(self, world: World) -> None:
        assert_refused(await world.ada.slash("chicken table"), NoTableHere())


class TestEnd:
    async def test_host_may_end_the_game(self, playing: World) -> None:
        table = await playing.the_table()
        await end(playing.ada)
        assert (await playing.live(table.id)).status is Status.CLOSED
        assert playing.in_channel()[0].live == []
        # No card can be answered any more.
        assert all(not card.answers for person in playing.people.values() for card in person.dms())

    async def test_end_needs_a_confirmation(self, playing: World) -> None:
        with unchanged(playing.database):
            answer = await playing.ada.slash("chicken end")
            assert answer.is_private

    async def test_confirmation_is_valid_for_its_presser_only(self, playing: World) -> None:
        answer = await playing.ada.slash("chicken end")
        button = answer.page.live[0].custom_id
        with unchanged(playing.database):
            # Ben presses Ada's confirmation.
            refused = await playing.ben.forge(playing.table(), button)
            assert_refused(refused, HostOrModeratorOnly(host="Ada"))

    async def test_end_by_another_player_is_refused(self, playing: World) -> None:
        with unchanged(playing.database):
            answer = await playing.ben.slash("chicken end")
            assert_refused(answer, HostOrModeratorOnly(host="Ada"))

    async def test_moderator_may_end_the_game(self, playing: World) -> None:
        table = await playing.the_table()
        role = playing.guild.create_role(
            "Moderator", permissions=discord.Permissions(manage_messages=True, manage_guild=True)
        )
        zoe = playing.add("Zoe", roles=[role])
        await end(zoe)

        assert (await playing.live(table.id)).status is Status.CLOSED

    async def test_a_table_in_the_lobby_is_cancelled(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben")
        await world.ada.start()
        # A lobby needs no confirmation.
        await world.ada.slash("chicken end")
        assert await world.coop.tables.tables_in(world.channel.id) == []


class TestReading:
    async def test_rules_have_pages(self, world: World) -> None:
        answer = await open_rules(world.ada, "heist")

        read = [answer.page.text]
        # More pages than the rules have.
        for _ in range(40):
            page = world.message(answer.page.channel_id, answer.page.id)
            # The last control of a page leads on.
            if not page.live:
                break

            await world.ada.click(page, page.live[-1])
            text = world.message(page.channel_id, page.id).text
            if text in read:
                break

            read.append(text)

        assert len(read) > 1, "the rules do not fit one page"

    async def test_rules_open_from_table_and_card_privately(self, playing: World) -> None:
        ada = playing.ada
        await ada.do("hand")
        hand = (await ada.do("hand")).page
        for message in (playing.table(), ada.card(), hand):
            answer = await ada.click(message, message.verb("rules-heist"))
            assert "In an eggshell" in answer.text
            # The message it was opened from stays as it was.
            assert answer.is_private
            assert playing.message(message.channel_id, message.id).text == message.text

    async def test_rules_page_with_an_old_id_still_works(self, playing: World) -> None:
        """Older pages have ids without a hyphen before the game."""
        answer = await open_rules(playing.ada, "out")
        page = playing.message(answer.page.channel_id, answer.page.id)
        turned = await playing.ada.forge(page, "coop:-:-:rulesout1")

        assert turned.kind == "update"

        # The same page by a present id.
        wanted = await playing.ada.forge(playing.table(), "coop:-:-:rules-out:1")
        assert playing.message(page.channel_id, page.id).text == wanted.text != page.text

    async def test_help_names_every_command(self, world: World) -> None:
        page = (await world.ada.slash("chicken help")).page
        more = (await world.ada.click(page, page.verb("help-topic"))).page
        (menu,) = more.menus
        topics = []
        for _, value in menu.values:
            more = (await world.ada.click(more, more.menus[0], [value])).page
            topics.append(more.text)

        for command in world.ada.member.available_commands(world.channel):
            if command != "chicken help":
                named = " ".join(command.split()[:2])  # without the game
                assert any(re.search(rf"/{named}\b", text) for text in topics), command
