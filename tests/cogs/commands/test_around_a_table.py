"""`/chicken hand`, `table`, `end`, `help`, `rules`:

who may use them, on which table they act, and what they answer.
"""

import re

import discord
import pytest

from bot.i18n.words import Words
from bot.pages.refusal_text import refusal
from bot.tables.refusals import (
    AlreadyLeft,
    HostOrModeratorOnly,
    NoSeatHere,
    NoTableHere,
    TableOver,
)
from bot.tables.table import Status
from cogs.lobby.cog import NoTableToEnd
from cogs.lobby.finding import NoSuchTable
from tests.discord.conftest import Opened
from tests.support.clicks import Answer
from tests.support.help import open_rules
from tests.support.ledger import unchanged
from tests.support.people import Person
from tests.support.sentences import assert_refused
from tests.support.shown import Shown
from tests.support.world import World

WORDS = Words("en")


@pytest.fixture
async def world(opened: Opened) -> World:
    """Return a world in which Ada has opened a table and Ben, Cleo and Dan have no seat."""
    world = await opened("Ada", "Ben", "Cleo", "Dan")
    await world.ada.start()
    return world


@pytest.fixture
async def playing(world: World) -> World:
    await world.ben.join()
    await world.ada.do("house")
    await world.ada.do("start")
    return world


class TestHand:
    async def test_hand_is_shown_to_its_owner_only(self, playing: World) -> None:
        answer = await playing.ben.slash("chicken hand")
        assert answer.is_private
        assert WORDS("heist-card-hand", cards="") in answer.text

    async def test_player_without_a_seat_has_no_hand(self, playing: World) -> None:
        assert_refused(await playing.cleo.slash("chicken hand"), NoSeatHere())

    async def test_hand_of_one_of_several_tables(self, playing: World) -> None:
        await playing.ben.start()
        # Ben sits at two tables now, so the command needs an argument.
        first, _ = await playing.coop.tables.tables_in(playing.channel.id)
        answer = await playing.ben.slash("chicken hand", table=first.id)

        assert WORDS("heist-card-hand", cards="") in answer.text

        # The number that players see works as well as the id.
        again = await playing.ben.slash("chicken hand", table=str(first.number))
        assert WORDS("heist-card-hand", cards="") in again.text

    async def test_unknown_table_name_offers_the_tables(self, playing: World) -> None:
        answer = await playing.ben.slash("chicken hand", table="nest")
        assert_refused(answer, NoSuchTable(await playing.coop.tables.tables_of(playing.ben.id)))
        answer = await playing.ben.click(answer.page, answer.page.verb("whichhand", 1))
        assert WORDS("heist-card-hand", cards="") in answer.text


class TestWhichTable:
    """Where several tables can be meant, each has a button that runs the command on it.

    The result replaces the question, so that no button remains after its answer.
    """

    @pytest.fixture
    async def two(self, playing: World) -> World:
        """Return a world in which Ben plays at table 1 and hosts the lobby of table 2."""
        await playing.ben.start()
        return playing

    @staticmethod
    async def asked(who: Person, command: str) -> Shown:
        asked = await who.slash(f"chicken {command}")
        assert asked.is_private
        assert asked.page.text == WORDS("refused-which-table")
        assert len(asked.page.buttons) == 2

        return asked.page

    async def pressed(self, who: Person, command: str, number: int) -> Answer:
        question = await self.asked(who, command)
        # The press must edit the question instead of sending another message.
        answer = await who.click(question, question.verb(f"which{command}", number))
        assert answer.kind == "update"
        assert not answer.followups
        assert answer.page.id == question.id
        assert not any(control.does.verb.startswith("which") for control in answer.page.live)

        return answer

    async def test_hand_is_kept_up_to_date(self, two: World) -> None:
        """The hand is kept up to date like one that the command itself has sent."""
        answer = await self.pressed(two.ben, "hand", 1)
        assert WORDS("heist-card-hand", cards="") in answer.text

        first, _ = await two.coop.tables.tables_in(two.channel.id)
        # The end of the table must reach the hand's message.
        await two.coop.tables.moderation.end(first.id, two.ada.id)
        await two.settle()

        assert (
            WORDS("chat-card-table-closed", number=1)
            in two.message(answer.page.channel_id, answer.page.id).text
        )

    async def test_table(self, two: World) -> None:
        first, _ = await two.coop.tables.tables_in(two.channel.id)
        before = two.table(first.id)
        answer = await self.pressed(two.ben, "table", 1)

        assert answer.text == WORDS("chat-done")
        # A new message was posted for the table.
        assert two.table(first.id).id != before.id
        assert not two.table(first.id).verb("hand").disabled

    async def test_leave(self, two: World) -> None:
        answer = await self.pressed(two.ben, "leave", 2)
        assert answer.text == WORDS("table-left-lobby", number=2)
        # Leaving a running game asks for confirmation.
        answer = await self.pressed_again(two)
        assert answer.text == WORDS("table-leave-sure", number=1)

    async def test_leave_skips_a_table_that_was_left(self, two: World) -> None:
        """A table that the player has left is not offered again, and where it is the only one the
        command says so.
        """
        first, _ = await two.coop.tables.tables_in(two.channel.id)
        await two.coop.tables.depart(first.id, two.ben.id)
        offered = await two.ben.member.autocomplete(two.channel, "chicken leave", "table", "")

        assert len(offered) == 1

        answer = await two.ben.slash("chicken leave")
        assert answer.text == WORDS("table-left-lobby", number=2)

        assert_refused(await two.ben.slash("chicken leave"), AlreadyLeft())

    @staticmethod
    async def pressed_again(world: World) -> Answer:
        """Repeat the command. Only one table is left."""
        return await world.ben.slash("chicken leave")

    async def test_end(self, two: World) -> None:
        await two.ada.start("crazy")
        answer = await self.pressed(two.ada, "end", 3)
        assert answer.text == WORDS("table-ended", number=3)

    async def test_confirmation_replaces_the_question(self, two: World) -> None:
        """The question for confirmation also replaces the first question."""
        await two.ada.start("crazy")
        sure = await self.pressed(two.ada, "end", 1)

        answer = await two.ada.click(sure.page, sure.page.verb("end"))
        assert answer.kind == "update"
        assert answer.text == WORDS("table-ended", number=1)

    async def test_move(self, two: World) -> None:
        answer = await two.ada.slash("chicken move")
        # Ada hosts one table only, so there is nothing to choose.
        assert answer.shown is not None, "she hosts one alone: it is the answer"

        await two.ada.start("crazy")
        asked = await two.ada.slash("chicken move")

        answer = await two.ada.click(asked.page, asked.page.verb("whichmove", 1))
        assert answer.kind == "update"
        assert answer.text == WORDS("chat-done")

    async def test_button_of_the_question_checks_rights(self, two: World) -> None:
        """A refusal does not answer the question, so it stays for another press."""
        await two.ada.start("crazy")
        question = await self.asked(two.ada, "end")
        # The verb of the id names the command; Ben is no host of either table.
        answer = await two.ben.forge(question, question.verb("whichend", 1).custom_id)
        assert_refused(answer, HostOrModeratorOnly(host="Ada"))

    async def test_question_is_repeated_if_the_table_is_gone(self, two: World) -> None:
        """The question comes again with the tables that are left."""
        question = await self.asked(two.ben, "hand")
        first, second = await two.coop.tables.tables_in(two.channel.id)
        await two.coop.tables.moderation.end(first.id, two.ada.id)
        await two.settle()
        answer = await two.ben.click(question, question.verb("whichhand", 1))

        assert answer.kind == "update"
        assert answer.text == WORDS("refused-no-such-table", count=1)

        (button,) = answer.page.live
        answer = await two.ben.click(answer.page, button)
        assert WORDS("lobby-welcome-title", game=WORDS("heist-title"), number=second.number) in (
            answer.text
        )


class TestNamingATable:
    async def test_table_argument_is_completed(self, playing: World) -> None:
        await playing.ben.start()
        first, second = await playing.coop.tables.tables_in(playing.channel.id)
        offered = await playing.ben.member.autocomplete(
            playing.channel, "chicken hand", "table", ""
        )

        assert [one["value"] for one in offered] == [first.id, second.id]

        few = await playing.ben.member.autocomplete(
            playing.channel, "chicken hand", "table", f"table {second.number}"
        )
        assert [one["value"] for one in few] == [second.id]

    async def test_player_without_a_seat_is_offered_no_tables(self, playing: World) -> None:
        offered = await playing.cleo.member.autocomplete(
            playing.channel, "chicken hand", "table", ""
        )
        assert offered == []


class TestTable:
    async def test_table_command_posts_a_new_message(self, playing: World) -> None:
        before = playing.table()
        await playing.ben.slash("chicken table")
        now = playing.table()

        assert now.id != before.id
        assert not now.verb("hand").disabled
        # The old message has lost its buttons.
        assert sum(bool(message.live) for message in playing.in_channel()) == 1

        # The deadline passes, which changes the new message.
        await playing.tick(300)
        assert playing.table().text != now.text

    async def test_table_command_of_a_stranger_only_links_to_a_game(self, playing: World) -> None:
        before = playing.table()
        answer = await playing.cleo.slash("chicken table")
        assert answer.is_private

        guild = playing.guild.id
        channel = playing.channel.id
        assert answer.page.links == (f"https://discord.com/channels/{guild}/{channel}/{before.id}",)
        # A spectator gets a link to the table instead of a new message, so strangers cannot move a
        # game.
        assert "hop onto the fence" in answer.text
        assert playing.table() == before

    async def test_table_command_of_a_stranger_reposts_a_lobby(self, world: World) -> None:
        await world.cleo.slash("chicken table")
        # A lobby is posted again by any player's command, and its buttons work.
        await world.cleo.join()
        assert [player.name for player in (await world.the_table()).players] == ["Ada", "Cleo"]


class TestEnd:
    async def test_a_lobby_is_ended_at_once(self, world: World) -> None:
        number = (await world.the_table()).number
        answer = await world.ada.slash("chicken end")
        assert answer.text == WORDS("table-ended", number=number)
        assert await world.coop.tables.tables_in(world.channel.id) == []

    async def test_running_game_is_ended_after_confirmation(self, playing: World) -> None:
        table = await playing.the_table()
        answer = await playing.ada.slash("chicken end")
        assert answer.is_private
        # A running game asks first, so that no game ends by mistake.
        assert (await playing.live(table.id)).status is Status.PLAYING

        done = await playing.ada.click(answer.page, answer.page.verb("end"))
        assert done.kind == "update"
        assert done.text == WORDS("table-ended", number=table.number)
        assert await playing.coop.tables.tables_in(playing.channel.id) == []
        assert WORDS("closed-by-host") in playing.in_channel()[-1].text
        # No card can be answered any more.
        assert all(not card.answers for person in playing.people.values() for card in person.dms())

    async def test_end_offers_only_own_tables(self, playing: World) -> None:
        """The command offers only tables that the player may end.

        If only one is left, the command ends it.
        """
        await playing.ben.start()
        first, second = await playing.coop.tables.tables_in(playing.channel.id)
        offered = await playing.ben.member.autocomplete(playing.channel, "chicken end", "table", "")

        assert [one["value"] for one in offered] == [second.id]

        answer = await playing.ben.slash("chicken end", table=first.id)
        assert_refused(answer, HostOrModeratorOnly(host="Ada"))
        answer = await playing.ben.slash("chicken end")

        assert answer.text == WORDS("table-ended", number=second.number)

    async def test_end_names_the_hosts_if_no_table_is_own(self, playing: World) -> None:
        """The refusal says who may end the tables."""
        await playing.ben.start()
        await playing.ada.start("crazy")
        answer = await playing.dan.slash("chicken end")
        assert_refused(answer, NoTableToEnd(host="Ada or Ben", seated="no"))
        await playing.cleo.join()
        answer = await playing.cleo.slash("chicken end")
        assert_refused(answer, NoTableToEnd(host="Ada or Ben", seated="yes"))

    async def test_confirmation_after_the_end_says_so(self, playing: World) -> None:
        """The button is of no use any more, so the message says what became of the table."""
        answer = await playing.ada.slash("chicken end")

        # Another way of ending it, while the question is open.
        table = await playing.the_table()
        await playing.coop.tables.moderation.end(table.id, playing.ada.id)
        await playing.settle()
        done = await playing.ada.click(answer.page, answer.page.verb("end"))

        assert done.kind == "update"
        assert done.text == refusal(TableOver(number=table.number), WORDS)
        assert not done.page.buttons

    async def test_end_is_refused_to_other_players(self, playing: World) -> None:
        assert_refused(await playing.ben.slash("chicken end"), HostOrModeratorOnly(host="Ada"))
        (table,) = await playing.coop.tables.tables_in(playing.channel.id)
        assert table.status is Status.PLAYING

    async def test_end_button_of_the_host_is_refused_to_other_players(self, playing: World) -> None:
        answer = await playing.ada.slash("chicken end")
        # A signed id is not tied to a person, so the right is checked at each press.
        with unchanged(playing.database):
            forged = await playing.ben.forge(playing.table(), answer.page.verb("end").custom_id)
            assert_refused(forged, HostOrModeratorOnly(host="Ada"))

    async def test_moderator_may_end_a_game(self, playing: World) -> None:
        # The permission to manage messages makes a moderator.
        may = discord.Permissions(manage_messages=True)
        playing.add("Eve", roles=[playing.guild.create_role("Keepers", permissions=may)])
        answer = await playing.eve.slash("chicken end")

        await playing.eve.click(answer.page, answer.page.verb("end"))
        assert WORDS("closed-by-moderator") in playing.in_channel()[-1].text


async def test_commands_without_a_table_are_refused(opened: Opened) -> None:
    world = await opened("Ada")
    for command in ("hand", "table", "end"):
        assert_refused(await world.ada.slash(f"chicken {command}"), NoTableHere())


class TestReading:
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

    async def test_help_names_every_game(self, world: World) -> None:
        answer = await world.dan.slash("chicken help")
        assert answer.is_private
        labels = [control.label for control in answer.page.live]
        assert WORDS("heist-title") in labels

    async def test_rules_are_leafed_through_also_after_a_restart(self, world: World) -> None:
        answer = await open_rules(world.dan, "heist")

        first = answer.page
        on = await world.dan.click(first, first.verb("rules-heist", 1))
        assert on.kind == "update"
        assert on.text != first.text

        # The page is in the custom id, so it needs no memory of the bot.
        await world.restart()
        back = await world.dan.click(first, world.message(first.channel_id, first.id).menus[0])
        assert back.kind == "update"
