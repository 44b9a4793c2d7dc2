"""Moderators ban a person from the tables of their server."""

from typing import Any

import discord
import pytest

from bot.interactions.permissions import ModeratorsAlone, NoServerHere
from bot.tables.refusals import NotOpenToYou, NotWelcomeHere
from bot.tables.table import Absence, Status
from cogs.moderation.bans import NotToBeBanned
from tests.cogs.lobby.discord.rematch import given_up, newest, press
from tests.cogs.privacy.serving import upkeep_of
from tests.discord.conftest import Opened
from tests.discord.test_alone import slash as in_dm
from tests.support.ledger import rows
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Shown
from tests.support.world import World

TIMEOUT = discord.Permissions(moderate_members=True)
MANAGE = discord.Permissions(manage_guild=True)


@pytest.fixture
async def world(opened: Opened) -> World:
    """Return a world in which Mo may time members out and Boss manages the server."""
    world = await opened("Ada", "Ben", "Cleo", seed=6)
    world.add("Mo", roles=[world.guild.create_role("Moderators", permissions=TIMEOUT)])
    world.add("Boss", roles=[world.guild.create_role("Bosses", permissions=MANAGE)])
    return world


async def ban(world: World, by: Person | None = None, **options: object) -> Shown:
    options = {"person": world.ben.member} | options
    shown = (await (by or world.mo).slash("chicken ban", **options)).page
    assert shown.ephemeral
    return shown


async def deal(world: World) -> None:
    """Start a game of Ada and Ben with a house player."""
    await world.ada.start(fill=3)
    await world.ben.join()
    await world.ada.do("start")


def bans(world: World) -> list[tuple[Any, ...]]:
    return rows(world.database, "SELECT guild_id, user_id, other_id FROM bans")


class TestWhoMay:
    @pytest.mark.parametrize("who", ["mo", "boss"])
    async def test_moderators_and_managers_may_ban(self, world: World, who: str) -> None:
        by = getattr(world, who)
        page = await ban(world, by)
        assert f"<@{world.ben.id}>" in page.text
        assert bans(world) == [(world.guild.id, by.id, world.ben.id)]

    async def test_ban_is_refused_to_other_members(self, world: World) -> None:
        answer = await world.ada.slash("chicken ban", person=world.ben.member)
        assert_refused(answer, ModeratorsAlone())
        assert_refused(await world.ada.slash("chicken ban"), ModeratorsAlone())
        assert bans(world) == []

    async def test_ban_is_refused_in_a_dm(self, world: World) -> None:
        assert_refused(await in_dm(world.mo, "chicken ban"), NoServerHere())

    async def test_ban_of_oneself_bots_and_superiors_is_refused(self, world: World) -> None:
        robot = world.add("Robot", key="robot")
        # The backend decides who is a bot.
        world.env.backend.users[robot.id].bot = True
        for person in (world.mo, robot, world.boss):
            answer = await world.mo.slash("chicken ban", person=person.member)
            assert_refused(answer, NotToBeBanned())

        assert bans(world) == []

    async def test_forged_and_outdated_presses_are_refused(self, world: World) -> None:
        page = await ban(world)
        lift = next(
            control.custom_id for control in page.controls if control.does.verb == "ban-lift"
        )
        await world.cleo.start()

        # A real id, and unsigned ids of the same pages.
        for forged in (lift, "coop:-:-:bans:0", f"coop:-:-:ban-lift:{10**25}"):
            answer = await world.ben.forge(world.table(), forged)
            assert_refused(answer, ModeratorsAlone())

        # Mo loses the role after the page was drawn.
        world.env.backend.get_member(world.guild.id, world.mo.id).role_ids.clear()
        assert_refused(await world.mo.forge(page, lift), ModeratorsAlone())
        assert len(bans(world)) == 1

    async def test_ban_of_another_server_is_not_lifted(self, world: World) -> None:
        coop = world.coop.servers
        await coop.ban(world.guild.id + 1, world.mo.id, world.ben.id, days=None, reason="")
        await ban(world, person=world.cleo.member)
        (elsewhere,) = await coop.bans(world.guild.id + 1)
        page = await ban(world, person=world.ada.member)
        # The number of a ban on another server, in an id of this one.
        await world.mo.forge(page, f"coop:-:-:ban-lift:{elsewhere.mark}")

        assert not coop.welcomes(world.guild.id + 1, world.ben.id)


class TestWhatItDoes:
    async def test_banned_person_can_neither_join_nor_open(self, world: World) -> None:
        await ban(world, reason="pecks at people")
        await world.ada.start()
        # The answers give neither the reason nor the moderator.
        for told in (await world.ben.join(), await world.ben.start()):
            assert "peck" not in told.text
            assert "Mo" not in told.text
            assert str(world.mo.id) not in told.text

        assert_refused(await world.ben.join(), NotOpenToYou())
        assert_refused(await world.ben.start(), NotWelcomeHere())
        assert len((await newest(world)).players) == 1

    # Ben sat at this game, so the rematch button is on his screen too.
    async def test_banned_person_cannot_use_a_rematch(self, world: World) -> None:
        result = await given_up(world, fill=3)
        await ban(world)
        assert_refused(await press(world.ben, result), NotWelcomeHere())

        assert await world.coop.tables.tables_on(world.guild.id) == []

        await press(world.ada, result)
        assert_refused(await press(world.ben, result), NotOpenToYou())

    async def test_banned_person_plays_a_running_game_on(self, world: World) -> None:
        await deal(world)
        page = await ban(world)

        assert sentence("bans-done", who=f"<@{world.ben.id}>", until=for_good(), seats=0) in (
            page.text
        )
        # A ban alone does not take a seat away.
        assert seat(await newest(world), world.ben) is None

    async def test_ban_can_seat_a_house_player_in_a_running_game(self, world: World) -> None:
        await deal(world)
        await ban(world, sit_out=True)
        table = await newest(world)

        # The seat is kept for Ben, so that the ban can be lifted.
        assert (table.status, seat(table, world.ben)) == (Status.PLAYING, Absence.BENCHED)

        card = world.ben.card(table.id)
        answer = await world.ben.click(card, card.verb("back"))
        assert sentence("refused-not-open-to-you") in answer.text

        await world.ben.slash("chicken hand")
        assert seat(await newest(world), world.ben) is Absence.BENCHED

    async def test_lifted_ban_gives_the_seat_back(self, world: World) -> None:
        await deal(world)
        page = await ban(world, sit_out=True)
        # The button of the ban that was just made.
        lift = next(control for control in page.controls if control.does.verb == "ban-lift")
        await world.mo.click(page, lift)
        card = world.ben.card((await newest(world)).id)
        await world.ben.click(card, card.verb("back"))

        assert seat(await newest(world), world.ben) is None

    async def test_ban_frees_the_seat_in_a_lobby(self, world: World) -> None:
        await world.ada.start()
        await world.ben.join()
        await ban(world, sit_out=True)
        assert len((await newest(world)).players) == 1
        assert_refused(await world.ben.join(), NotOpenToYou())

    async def test_ban_ends_by_itself(self, world: World) -> None:
        await ban(world, days=1)
        # Exactly one day later the ban is over.
        await world.tick(86_400)
        await world.ben.start()
        assert len(await world.coop.tables.tables_on(world.guild.id)) == 1

    async def test_ban_outlives_a_restart_and_an_erasure(self, world: World) -> None:
        await ban(world)
        await world.restart(crash=True)
        await upkeep_of(world.coop).forget(world.ben.id)
        await upkeep_of(world.coop).turn()

        # Forgetting Ben keeps the ban, with a hash in place of his id.
        assert bans(world) == [(world.guild.id, world.mo.id, None)]

        await world.ada.start()
        assert_refused(await world.ben.join(), NotOpenToYou())
        page = (await world.mo.slash("chicken ban")).page

        assert sentence("chat-somebody") in page.text


class TestThePage:
    async def test_page_shows_person_end_reason_and_moderator(self, world: World) -> None:
        page = await ban(world, days=3, reason="*pecks*")
        (held,) = await world.coop.servers.bans(world.guild.id)
        assert held.until is not None
        assert f"<t:{int(held.until)}:f>" in page.text
        assert f"<@{world.mo.id}>" in page.text
        # The reason is text that a moderator typed, so its markdown is escaped.
        assert "\\*pecks" in page.text, "nobody's markdown counts"

        lift = next(control for control in page.controls if control.does.verb == "ban-lift")
        after = (await world.boss.click(page, lift)).page
        assert sentence("bans-nobody") in after.text
        assert bans(world) == []

    async def test_bans_are_in_the_audit_log(self, world: World) -> None:
        await deal(world)
        page = await ban(world, sit_out=True)
        await world.mo.click(
            # One of the three acts has a table, one has a value.
            page,
            next(control for control in page.controls if control.does.verb == "ban-lift"),
        )
        settings = (await world.boss.slash("chicken-settings")).page
        audit = (await world.boss.click(settings, settings.verb("server-audit"))).page
        mo = f"<@{world.mo.id}>"
        ben = f"<@{world.ben.id}>"
        for act, facts in (("ban", {"value": "none"}), ("lift", {}), ("bench", {"table": "1"})):
            assert sentence(f"audit-{act}", who=mo, other=ben, **facts) in audit.text

    async def test_ban_page_shows_no_blocks(self, world: World) -> None:
        await world.ada.slash("chicken block", person=world.cleo.member)
        page = await ban(world)
        settings = (await world.boss.slash("chicken-settings")).page
        audit = (await world.boss.click(settings, settings.verb("server-audit"))).page
        for shown in (page, audit):
            # A block is private between Ada and the bot, even from managers.
            assert str(world.ada.id) not in shown.text
            assert str(world.cleo.id) not in shown.text


def for_good() -> str:
    return sentence("bans-for-good")


def seat(table, person):
    """Return why this player is absent from their seat, or None if they are present."""
    return table.player(person.id).absence
