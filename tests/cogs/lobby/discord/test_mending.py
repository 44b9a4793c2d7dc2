"""Moderators repair tables that are stuck.

It is told on the table and logged, and they see no cards.
"""

import discord
import pytest

from bot.tables.moderation import NobodyAwaited
from bot.tables.refusals import NoSuchPlayer, StaleClick
from bot.tables.table import Absence, Status
from cogs.lobby.mending import ModeratorsOnly, PlayersDoNotMend
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.discord.places import slash
from tests.support.clicks import Answer
from tests.support.found import found
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Shown
from tests.support.world import World

VERBS = ("mend", "mend-skip", "mend-bench", "mend-host", "mend-back")


def moderator(world: World, name: str = "Mod") -> Person:
    may = discord.Permissions(manage_messages=True)
    return world.add(name, roles=[world.guild.create_role(f"{name}s", permissions=may)])


@pytest.fixture
async def world(opened: Opened) -> World:
    """Return a game of Playing Chicken, in which all players choose at the same time
    and in secret.
    """
    world = await opened("Ada", "Ben", "Cleo", seed=6)
    await dealt(world, game="playing")
    moderator(world)
    return world


async def offered(person: Person) -> Shown:
    """Return the offer that a moderator gets when asking for a table."""
    answer = await person.slash("chicken table")
    offer = answer.followups[-1]
    assert offer.ephemeral
    return offer


async def page(world: World) -> Shown:
    offer = await offered(world.mod)
    answer = await world.mod.click(offer, offer.verb("mend"))
    assert answer.page.ephemeral
    return answer.page


async def press(world: World, verb: str) -> Answer:
    shown = await page(world)
    (control,) = [one for one in shown.live if one.does.verb == verb]
    return await world.mod.click(shown, control)


async def choose(world: World, verb: str, label: str) -> Answer:
    shown = await page(world)
    (menu,) = [one for one in shown.menus if one.does.verb == verb]
    return await world.mod.click(shown, menu, [dict(menu.values)[label]])


async def noted(world: World) -> list[tuple[str, str, int | None, int | None]]:
    lines = await world.coop.servers.audit(world.guild.id, None, 10)
    # The audit log: act, table, moderator, and the player concerned.
    return [(line.act, line.about, line.by, line.other) for line in lines]


async def only_table(world: World) -> str:
    (table,) = await world.coop.tables.tables_on(world.guild.id)
    return table.id


class TestWhatTheyDo:
    async def test_moderator_can_end_the_wait(self, world: World) -> None:
        table_id = await only_table(world)
        before = found((await world.coop.tables.scene(table_id)).ask)
        answer = await press(world, "mend-skip")

        assert answer.text == sentence("mend-done")

        after = found((await world.coop.tables.scene(table_id)).ask)
        # A new token, so a new question: the missing answers were replaced by defaults.
        assert after.token != before.token
        assert sentence("table-skipped") in world.table().text
        assert await noted(world) == [("skip", "1", world.mod.id, None)]

    async def test_moderator_can_replace_an_absent_player(self, world: World) -> None:
        table_id = await only_table(world)
        await choose(world, "mend-bench", sentence("mend-bench", name="Ben"))
        player = found((await world.coop.tables.table(table_id)).player(world.ben.id))

        assert player.absence is Absence.BENCHED

        said = sentence("table-away-benched", seat="Ben").partition("Ben")[0]
        assert said in world.table().text
        assert await noted(world) == [("bench", "1", world.mod.id, world.ben.id)]

        # Ben's card says why he is represented, and he can return by himself.
        card = world.ben.card(table_id)
        assert sentence("away-why-benched") in card.text

        await world.ben.click(card, card.verb("back"))
        player = found((await world.coop.tables.table(table_id)).player(world.ben.id))
        assert player.absence is None

    async def test_moderator_can_change_the_host(self, world: World) -> None:
        await choose(world, "mend-host", sentence("mend-host", name="Cleo"))
        table = await world.coop.tables.table(await only_table(world))
        assert table.host_id == world.cleo.id
        assert await noted(world) == [("host", "1", world.mod.id, world.cleo.id)]

    async def test_moderator_can_take_back_a_step(self, world: World) -> None:
        table_id = await only_table(world)
        card = world.ada.card(table_id)
        await world.ada.click(card, card.answers[0])
        answer = await press(world, "mend-back")

        assert answer.text == sentence("mend-done")
        assert sentence("table-stepped-back") in world.table().text
        # Stepping back starts a new epoch, so that records and replays can tell.
        assert (await world.coop.tables.scene(table_id)).epoch == 1
        assert await noted(world) == [("back-step", "1", world.mod.id, None)]
        assert world.ada.card(table_id).answers, "and is asked again"

    async def test_moderator_can_end_the_table(self, world: World) -> None:
        await press(world, "end")
        assert await world.coop.tables.tables_on(world.guild.id) == []
        assert sentence("closed-by-moderator") in world.table().text
        assert await noted(world) == [("end", "1", world.mod.id, None)]

    async def test_end_by_a_moderator_command_is_logged(self, opened: Opened) -> None:
        world = await opened("Ada")
        mod = moderator(world)
        await world.ada.start("out")
        await mod.slash("chicken end")
        # The host's own act is no moderation and is not logged.
        await world.ada.start("out")
        await world.ada.slash("chicken end")

        assert await noted(world) == [("end", "1", mod.id, None)]

    async def test_move_by_a_moderator_is_logged(self, opened: Opened) -> None:
        world = await opened("Ada")
        mod = moderator(world)
        coops = world.guild.create_text_channel("coops")
        await world.ada.start("out")
        await slash(mod, coops, "chicken move")
        await world.ada.slash("chicken move")

        assert await noted(world) == [("move", "1", mod.id, None)]

    async def test_moderator_can_repair_a_broken_table(self, world: World) -> None:
        table_id = await only_table(world)
        # As the engine pauses a table when its replay differs.
        await world.coop.tables.pause(table_id, "paused-broken")
        await world.settle()
        await press(world, "mend-back")
        assert (await world.coop.tables.table(table_id)).status is Status.PLAYING


class TestWhatTheyDoNotSee:
    async def test_page_does_not_depend_on_secret_choices(self, world: World) -> None:
        """Who has answered while all choose in secret must stay hidden."""
        first = await page(world)
        table_id = await only_table(world)
        card = world.ada.card(table_id)
        await world.ada.click(card, card.answers[0])
        second = await page(world)

        assert first.text == second.text
        assert first.controls == second.controls

    async def test_page_shows_no_card(self, world: World) -> None:
        text = str(await page(world))
        scene = await world.coop.tables.scene_of(await only_table(world), world.ada.id)
        assert scene.question is not None

        # The page names no option of a player's open question.
        for option in scene.question.decision.options:
            assert f"'{option}'" not in text

        assert scene.question.token not in text

    async def test_skip_of_a_window_reveals_nothing(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", "Cleo", seed=6)
        table_id = await dealt(world, game="heist")
        moderator(world)
        shown = await page(world)
        ask = found((await world.coop.tables.scene(table_id)).ask)
        steps = found(await world.coop.store.records.chronicle(table_id)).entries
        answer = await press(world, "mend-skip")
        # The ask shows nothing of who must answer, so its end must not be forced either.
        if ask.showing.name == "NOTHING":
            assert_refused(answer, NobodyAwaited())
            assert found(await world.coop.store.records.chronicle(table_id)).entries == steps

        assert shown.ephemeral


class TestWhoMayNot:
    async def test_host_is_not_offered_the_page(self, world: World) -> None:
        answer = await world.ada.slash("chicken table")
        assert answer.followups == ()

    async def test_repair_is_refused_to_non_moderators_and_from_elsewhere(
        self, world: World
    ) -> None:
        world.add("Zoe")
        table = world.table()
        card = world.ada.card(await only_table(world))
        coops = world.guild.create_text_channel("coops")
        await slash(world.ada, coops, "chicken start out")
        (other,) = world.messages(coops.id)[-1:]
        # Which of both refusals depends on the verb's own checks.
        refused = sentence(StaleClick().message), sentence(ModeratorsOnly().message)

        for verb in VERBS:
            # A signed id of the table with the verb replaced: signatures do not cover the verb.
            signed = table.verb("hand").custom_id.replace(":hand:", f":{verb}:")
            values = ["1"] if verb in ("mend-bench", "mend-host") else None
            for person in (world.ada, world.ben, world.zoe):
                assert_refused(await person.forge(table, signed, values), ModeratorsOnly())

            # A copy of the button in another channel belongs to no message of the table.
            assert (await world.mod.forge(other, signed, ["1"])).text in refused
            # In a DM there are no moderators.
            assert_refused(await world.ada.forge(card, signed, ["1"]), StaleClick())

            unsigned = f"coop:{card.controls[0].does.table_id}:x:{verb}:0"
            assert_refused(await world.mod.forge(table, unsigned), StaleClick())

        assert await noted(world) == []

    @pytest.mark.parametrize("verb", ["mend-skip", "mend-bench", "mend-back"])
    async def test_repair_is_refused_to_a_moderator_who_plays(
        self, opened: Opened, verb: str
    ) -> None:
        """A moderator who has seen how a turn ends could take it back to their own advantage."""
        world = await opened("Ada", "Ben", seed=6)
        mod = moderator(world)
        table_id = await dealt(world, game="playing")
        before = found((await world.coop.tables.scene(table_id)).ask)
        offer = await offered(mod)
        answer = await mod.click(offer, offer.verb("mend"))

        assert sentence("mend-about-playing") in answer.text
        assert verb not in {control.does.verb for control in answer.page.controls}

        # The buttons are not drawn, so the press has to be forged.
        signed = offer.verb("mend").custom_id.replace(":mend:", f":{verb}:")
        values = ["1"] if verb == "mend-bench" else None
        # The presser plays at this table.
        assert_refused(await mod.forge(offer, signed, values), PlayersDoNotMend())

        assert (await world.coop.tables.scene(table_id)).ask == before
        assert await noted(world) == []

    @pytest.mark.parametrize("verb", ["mend-bench", "mend-host"])
    async def test_forged_seat_is_refused(self, world: World, verb: str) -> None:
        shown = await page(world)
        (menu,) = [one for one in shown.menus if one.does.verb == verb]
        for value in ("99", "x", "3"):
            assert_refused(await world.mod.forge(shown, menu.custom_id, [value]), NoSuchPlayer())

        assert await noted(world) == []

    @pytest.mark.parametrize("verb", ["mend-skip", "mend-back"])
    # The button names the question that was open when it was drawn.
    async def test_button_of_an_earlier_question_is_stale(self, world: World, verb: str) -> None:
        shown = await page(world)
        (button,) = [control for control in shown.live if control.does.verb == verb]
        await world.mod.click(shown, button)
        await world.settle()
        assert_refused(await world.mod.forge(shown, button.custom_id), StaleClick())

        assert len(await noted(world)) == 1
