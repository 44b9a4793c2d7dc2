"""The rules of a server, where they apply:

at every way to a table, at once, and only on this server.
"""

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.i18n.words import Words
from bot.servers.rules import (
    GameSwitchedOff,
    NoChannelLeft,
    NoRoleLeft,
    NotInThisChannel,
    NotYoursToStart,
    TooSlowHere,
)
from bot.tables.refusals import TooManyTables
from bot.tables.table import Pace, Status
from cogs.lobby.setup_page import pace_label
from games.registry import GAMES
from tests.cogs.lobby.discord.rematch import given_up, newest, press, rung
from tests.discord.conftest import Opened
from tests.discord.places import slash, standing, thread
from tests.support.clicks import answer
from tests.support.help import open_lesson
from tests.support.languages import german_too
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Shown
from tests.support.world import World

OFF = GameSwitchedOff(game="heist-title")


@pytest.fixture
async def world(opened: Opened) -> World:
    return await opened("Ada", "Ben", "Cleo", seed=3)


async def rules(world: World, **changes: Any) -> None:
    await world.coop.servers.change(world.guild.id, world.ada.id, **changes)


def only_in(*channels: Any) -> dict[str, frozenset[int]]:
    return {"places": frozenset(channel.id for channel in channels)}


HEISTLESS = {"games_off": frozenset({"heist"})}


class TestAGameThatIsSwitchedOff:
    async def test_switched_off_game_cannot_be_started(self, world: World) -> None:
        await rules(world, **HEISTLESS)
        assert_refused(await world.ada.start("heist"), OFF)
        assert await world.coop.tables.tables_on(world.guild.id) == []
        await world.ada.start("out")
        assert len(await world.coop.tables.tables_on(world.guild.id)) == 1

    async def test_lesson_of_a_switched_off_game_opens_no_table(self, world: World) -> None:
        await rules(world, **HEISTLESS)
        page = (await open_lesson(world.ada, "heist")).page
        # The lesson's last button opens a table, so it is forged on the first page.
        answer = await world.ada.forge(page, "coop:-:-:learnt-heist:0")
        assert_refused(answer, OFF)
        assert await world.coop.tables.tables_on(world.guild.id) == []

    async def test_open_lobby_of_a_switched_off_game_is_frozen(self, world: World) -> None:
        await world.ada.start("heist")
        await world.ben.join()
        await world.ada.do("house")
        await rules(world, **HEISTLESS)
        assert_refused(await world.cleo.join(), OFF)
        assert_refused(await world.ada.do("start"), OFF)
        (table,) = await world.coop.tables.tables_on(world.guild.id)

        assert (table.status, len(table.players)) == (Status.LOBBY, 3)

        # The rule is off again: the lobby has lost nothing.
        await rules(world, games_off=frozenset())
        await world.ada.do("start")
        assert (await newest(world)).status is Status.PLAYING

    async def test_rematch_of_a_switched_off_game_is_neither_opened_nor_joined(
        self, world: World
    ) -> None:
        result = await given_up(world)
        await rules(world, **HEISTLESS)
        assert_refused(await press(world.ben, result), OFF)
        assert await world.coop.tables.tables_on(world.guild.id) == []

        await rules(world, games_off=frozenset())
        await press(world.ben, result)
        await rules(world, **HEISTLESS)
        assert_refused(await press(world.cleo, result), OFF)
        assert len((await newest(world)).players) == 1

    async def test_running_game_is_played_to_its_end(self, world: World) -> None:
        await world.ada.start("heist", fill=3)
        await world.ada.do("start")
        await rules(world, **HEISTLESS)
        # Rules of games do not touch games that are dealt.
        assert (await world.ada.my_hand()).page.text
        assert (await newest(world)).status is Status.PLAYING

    async def test_rules_hold_on_one_server_only(self, world: World) -> None:
        await rules(world, **HEISTLESS)
        done = await world.ada.member.user.slash("chicken start heist")
        await world.settle()
        answer(world.env, done._interaction)
        (table,) = await world.coop.tables.tables_of(world.ada.id)

        # A DM is stored with the negated id of its person as server.
        assert table.guild_id == -world.ada.id
        # Rules belong to one server.
        assert world.coop.servers.of(world.guild.id + 1).offers("heist")


class TestChannels:
    async def test_table_in_another_channel_is_refused(self, world: World) -> None:
        coops = world.guild.create_text_channel("coops")
        await rules(world, **only_in(coops))
        refused = NotInThisChannel(channels=f"<#{coops.id}>")
        assert_refused(await world.ada.start("out"), refused)
        await slash(world.ada, coops, "chicken start out")

        assert len(standing(world, coops)) == 1

    async def test_channel_or_thread_is_allowed(self, world: World) -> None:
        nest = thread(world)
        coops = world.guild.create_text_channel("coops")
        # A thread belongs to its channel.
        await rules(world, **only_in(world.channel))
        await slash(world.ada, nest, "chicken start out")

        assert len(standing(world, nest)) == 1

        await rules(world, **only_in(coops))
        answer = await slash(world.ada, nest, "chicken start out")
        assert_refused(answer, NotInThisChannel(channels=f"<#{coops.id}>"))

        await rules(world, **only_in(nest))
        await slash(world.ada, nest, "chicken start out")
        # The thread alone is allowed, not its channel.
        answer = await world.ada.start("out")
        assert_refused(answer, NotInThisChannel(channels=f"<#{nest.id}>"))

    async def test_allowed_category_includes_channels_and_threads(self, world: World) -> None:
        farm = world.guild.create_category("farm")
        yard = world.guild.create_text_channel("yard", category=farm)
        nest = thread(world, parent=yard)
        # A category allows its channels, and their threads.
        await rules(world, **only_in(farm))

        for channel in (yard, nest):
            await slash(world.ada, channel, "chicken start out")
            assert len(standing(world, channel)) >= 1

        assert_refused(await world.ada.start("out"), NotInThisChannel(channels=f"<#{farm.id}>"))

    async def test_move_out_of_the_allowed_channels_is_refused(self, world: World) -> None:
        coops = world.guild.create_text_channel("coops")
        await world.ada.start("out")
        await rules(world, **only_in(world.channel))
        answer = await slash(world.ada, coops, "chicken move")
        assert_refused(answer, NotInThisChannel(channels=f"<#{world.channel.id}>"))

        assert (await newest(world)).channel_id == world.channel.id

    async def test_lobby_outside_can_only_be_moved_in(self, world: World) -> None:
        coops = world.guild.create_text_channel("coops")
        await world.ada.start("out", fill=2)
        await rules(world, **only_in(coops))
        assert_refused(await world.ada.do("start"), NotInThisChannel(channels=f"<#{coops.id}>"))
        await slash(world.ada, coops, "chicken move")

        # The lobby can move to where it may be dealt.
        assert (await newest(world)).channel_id == coops.id


class TestWhoMayStart:
    async def test_only_members_of_the_role_may_start(self, world: World) -> None:
        role = world.guild.create_role("Roosters")
        dan = world.add("Dan", roles=[role])
        await rules(world, starters=frozenset({role.id}))
        refused = NotYoursToStart(roles=f"<@&{role.id}>")
        assert_refused(await world.ada.start("out"), refused)
        await dan.start("out")
        await world.ben.join()

        # The rule is about opening tables only.
        assert len((await newest(world)).players) == 2, "joining is for everybody"

    async def test_managers_may_start_without_the_role(self, world: World) -> None:
        manages = discord.Permissions(manage_guild=True)
        boss = world.add("Boss", roles=[world.guild.create_role("boss", permissions=manages)])
        # A role that no member has.
        await rules(world, starters=frozenset({1}))
        await boss.start("out")
        assert (await newest(world)).host_id == boss.id

    async def test_rematch_is_opened_by_the_role_and_joined_by_all(self, world: World) -> None:
        result = await given_up(world)
        role = world.guild.create_role("Hens").id
        await rules(world, starters=frozenset({role}))
        refused = NotYoursToStart(roles=f"<@&{role}>")
        assert_refused(await press(world.ben, result), refused)
        await rules(world, starters=frozenset())
        await press(world.ben, result)
        # The rule is set again: it concerns the opening press only.
        await rules(world, starters=frozenset({role}))
        await press(world.cleo, result)
        await press(world.ada, result)

        assert (await newest(world)).status is Status.PLAYING, "and it deals by itself"


class TestWhatIsGone:
    """A rule stays strict if all its channels or roles are gone, and the refusal says why."""

    @pytest.fixture
    async def boss(self, world: World) -> Person:
        may = discord.Permissions(manage_guild=True)
        return world.add("Boss", roles=[world.guild.create_role("Bosses", permissions=may)])

    async def page(self, boss: Person) -> Shown:
        return (await boss.slash("chicken-settings")).page

    async def test_channels(self, world: World, boss: Person) -> None:
        nest = world.guild.create_text_channel("a")
        coops = world.guild.create_text_channel("b")
        await rules(world, **only_in(nest, coops))
        world.env.backend.delete_channel(nest.id)
        await world.settle()

        # One of two channels is left, so the rule still means something.
        assert sentence("server-places-warning") not in (await self.page(boss)).text

        # The deleted channel is still named, because nothing tells the bot that it is gone for
        # good.
        refused = NotInThisChannel(channels=", ".join(f"<#{one}>" for one in (nest.id, coops.id)))
        assert_refused(await world.ada.start("out"), refused)
        world.env.backend.delete_channel(coops.id)
        await world.settle()
        assert_refused(await world.ada.start("out"), NoChannelLeft())

        assert sentence("server-places-warning") in (await self.page(boss)).text

        # The manager has removed the rule.
        await rules(world, places=frozenset())
        await world.ada.start("out")
        assert len(await world.coop.tables.tables_on(world.guild.id)) == 1

    async def test_roles(self, world: World, boss: Person) -> None:
        await rules(world, starters=frozenset({12345}))
        assert_refused(await world.ada.start("out"), NoRoleLeft())
        assert sentence("server-starters-warning") in (await self.page(boss)).text
        await boss.start("out")
        assert len(await world.coop.tables.tables_on(world.guild.id)) == 1

    async def test_menu_leaves_out_deleted_channels_and_roles(
        self, world: World, boss: Person
    ) -> None:
        nest = world.guild.create_text_channel("nest")
        # Discord refuses a menu with an unknown channel or role as default value.
        await rules(world, places=frozenset({nest.id, 12345}), starters=frozenset({54321}))
        page = (await self.page(boss)).id
        stored = world.env.backend.get_message(world.channel.id, page)

        assert "12345" not in str(stored.components)
        assert "54321" not in str(stored.components)
        assert str(nest.id) in str(stored.components)


class TestHowLongAndHowMany:
    async def test_slower_pace_than_allowed_is_refused(self, world: World) -> None:
        await rules(world, slowest=Pace.RELAXED)
        refused = TooSlowHere(pace="pace-relaxed")
        assert_refused(await world.ada.start("out", pace="days"), refused)
        await world.ada.start("out", pace="relaxed")
        page = await world.ada.settings()
        menu = page.menus[0]
        days = pace_label(GAMES["out"], Pace.DAYS, Words("en"))
        answer = await world.ada.click(page, menu, [dict(menu.values)[days]])

        # The page stays and the refusal comes beside it.
        assert sentence(refused.message, pace=sentence("pace-relaxed")) in answer.followups[0].text
        assert (await newest(world)).pace is Pace.RELAXED

    async def test_open_lobby_with_a_slower_pace_is_not_dealt(self, world: World) -> None:
        await world.ada.start("out", pace="days", fill=2)
        await rules(world, slowest=Pace.QUICK)
        assert_refused(await world.ada.do("start"), TooSlowHere(pace="pace-quick"))

        # The lobby waits for its host to choose another pace.
        assert (await newest(world)).status is Status.LOBBY

        await rules(world, slowest=Pace.DAYS)
        await world.ada.do("start")
        assert (await newest(world)).status is Status.PLAYING

    async def test_rematch_with_a_slower_pace_is_neither_opened_nor_dealt(
        self, world: World
    ) -> None:
        result = await given_up(world, pace="normal")
        await rules(world, slowest=Pace.QUICK)
        assert_refused(await press(world.ben, result), TooSlowHere(pace="pace-quick"))

        await rules(world, slowest=Pace.DAYS)
        await press(world.ben, result)
        await press(world.cleo, result)
        await rules(world, slowest=Pace.QUICK)
        await press(world.ada, result)
        table = await newest(world)

        # The last player is seated, but the deal needs an allowed pace.
        assert (table.status, len(table.players)) == (Status.LOBBY, 3)

    async def test_server_sets_default_pace_and_level(self, world: World) -> None:
        await rules(world, pace=Pace.QUICK, level="hard")
        await world.ada.start("heist")
        table = await newest(world)

        assert (table.pace, table.level) == (Pace.QUICK, "hard")

        await world.ada.cancel()
        await world.ada.start("heist", pace="relaxed", level="medium")
        # The options of the command win over the server's defaults.
        table = await newest(world)

        assert (table.pace, table.level) == (Pace.RELAXED, "medium")

    async def test_server_sets_the_default_language(self, world: World, tmp_path: Path) -> None:
        with german_too(tmp_path):
            await rules(world, locale="de")
            await world.ada.start("out")
            assert (await newest(world)).locale == "de"

            # Without the rule the table has the language of its host.
            await rules(world, locale=None)
            await world.ada.cancel()
            await world.ben.start("out")

            assert (await newest(world)).locale == "en"

    async def test_server_limits_tables_per_channel(self, world: World) -> None:
        await rules(world, per_channel=1)
        await world.ada.start("out")
        assert_refused(await world.ben.start("out"), TooManyTables(most=1))

    async def test_server_limits_the_waiting_time_of_a_lobby(self, world: World) -> None:
        await rules(world, lobby_minutes=1)
        await world.ada.start("out")
        # One minute and one second.
        await world.tick(61)
        assert await world.coop.tables.tables_on(world.guild.id) == []


class TestMentions:
    async def test_rematch_notifies_no_player_if_the_server_forbids_it(self, world: World) -> None:
        result = await given_up(world)
        await rules(world, rings=False)
        await press(world.ben, result)
        assert rung(world) == []
        # The name is in the text, without a notification.
        assert f"<@{world.cleo.id}>" in world.table().text

    @pytest.mark.parametrize("rings", [True, False])
    async def test_turn_notifies_a_player_without_dms_unless_the_server_forbids_it(
        self, world: World, rings: bool
    ) -> None:
        # Without DMs the bot mentions Ben in the channel when it is his turn.
        world.ben.close_dms()
        await rules(world, rings=rings)
        await world.ada.start("playing")
        await world.ben.join()
        await world.cleo.join()
        await world.ada.do("start")
        await world.tick(60)

        assert ({world.ben.id} in rung(world)) == rings
        assert rings or rung(world) == []
