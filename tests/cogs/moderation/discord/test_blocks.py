"""Blocks: they hold at every way to a seat, and only the person who blocks learns about them."""

import pytest

from bot.tables.refusals import KeptAwayByYou, NotOpenToYou
from cogs.moderation.blocks import NobodyToKeepAway
from tests.cogs.lobby.discord.rematch import newest
from tests.cogs.privacy.serving import upkeep_of
from tests.discord.conftest import Opened
from tests.discord.test_alone import slash as in_dm
from tests.support.ledger import rows
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Shown
from tests.support.world import World


@pytest.fixture
async def world(opened: Opened) -> World:
    return await opened("Ada", "Ben", "Cleo", "Dan", seed=5)


async def block(person: Person, other: Person) -> Shown:
    shown = (await person.slash("chicken block", person=other.member)).page
    assert shown.ephemeral
    return shown


def kept(world: World) -> list[tuple[int, ...]]:
    return rows(world.database, "SELECT user_id, other_id FROM blocks ORDER BY at")


class TestThePage:
    async def test_page_confirms_a_block_and_undoes_it(self, world: World) -> None:
        page = await block(world.ada, world.ben)
        who = f"<@{world.ben.id}>"
        assert sentence("blocks-done", who=who) in page.text
        assert kept(world) == [(world.ada.id, world.ben.id)]

        back = await world.ada.click(page, page.verb("unblock", world.ben.id))
        assert sentence("blocks-undone", who=who) in back.page.text
        # The empty list has a text of its own.
        assert sentence("blocks-nobody") in back.page.text
        assert kept(world) == []

    async def test_list_shows_only_own_blocks(self, world: World) -> None:
        await block(world.ada, world.ben)
        await block(world.cleo, world.ada)
        page = (await world.ada.slash("chicken block")).page

        assert page.ephemeral
        assert f"<@{world.ben.id}>" in page.text
        # Ada sees the players she blocks, but not the players who block her.
        assert str(world.cleo.id) not in page.text

        other = (await world.ben.slash("chicken block")).page
        assert sentence("blocks-nobody") in other.text
        assert str(world.ada.id) not in other.text

    async def test_long_list_has_pages(self, world: World) -> None:
        store = world.coop.store
        for number in range(1, 13):
            await store.blocks.block(world.ada.id, 5_000 + number, float(number))

        page = (await world.ada.slash("chicken block")).page
        # Twelve blocks: the page shows the newest.
        assert "<@5012>" in page.text
        assert "<@5002>" not in page.text

        older = (await world.ada.click(page, page.verb("blocks", 1))).page
        assert "<@5002>" in older.text

        back = (await world.ada.click(older, older.verb("unblock", 5002))).page
        # The page number is kept although the list is shorter now.
        assert "<@5001>" in back.text, "it stays where it was"
        assert len(await store.blocks.blocked_by(world.ada.id)) == 11

    async def test_forged_press_changes_only_the_pressers_list(self, world: World) -> None:
        page = await block(world.ada, world.ben)
        await world.cleo.start()
        for forged in (
            # Ids are unsigned, so they may hold any number, also one too large for the database.
            page.verb("unblock", world.ben.id).custom_id,
            f"coop:-:-:unblock:{world.ada.id}",
            f"coop:-:-:unblock:{2**63}",
            f"coop:-:-:unblock:{10**25}",
            f"coop:-:-:blocks:{2**63}",
        ):
            answer = await world.ben.forge(world.table(), forged)
            assert answer.is_private, forged
            # Every press showed the presser's own list, for any id in it.
            assert str(world.ada.id) not in answer.text or forged.endswith(str(world.ada.id))

        assert kept(world) == [(world.ada.id, world.ben.id)]

    async def test_block_of_bots_and_oneself_is_refused(self, world: World) -> None:
        robot = world.add("Robot", key="robot")
        world.env.backend.users[robot.id].bot = True
        for person in (world.ada, robot):
            answer = await world.ada.slash("chicken block", person=person.member)
            assert_refused(answer, NobodyToKeepAway())

        assert kept(world) == []

    async def test_dm_shows_the_same_list(self, world: World) -> None:
        await block(world.ada, world.ben)
        answer = await in_dm(world.ada, "chicken block")
        assert f"<@{world.ben.id}>" in answer.text

    async def test_block_names_the_tables_both_sit_at(self, world: World) -> None:
        await world.ada.start()
        await world.ben.join()
        page = await block(world.ada, world.ben)
        number = (await newest(world)).number

        # A block does not end a table at which both sit, so the page names it.
        assert sentence("blocks-together", count=1, numbers=number) in page.text
        assert len((await newest(world)).players) == 2


class TestJoining:
    async def test_blocked_player_gets_a_neutral_refusal(self, world: World) -> None:
        await block(world.ada, world.ben)
        await world.ada.start()
        before = world.table().text
        answer = await world.ben.join()
        assert_refused(answer, NotOpenToYou())

        # The refusal must not reveal who blocks.
        assert "Ada" not in answer.text
        assert str(world.ada.id) not in answer.text
        assert world.table().text == before

        await world.cleo.join()

    async def test_blocking_player_is_told_that_the_block_applies(self, world: World) -> None:
        await block(world.ada, world.ben)
        await world.ben.start()
        assert_refused(await world.ada.join(), KeptAwayByYou())
        # Ben, the host, gets no message because of the refused join.
        assert world.ben.dms()[-1:] == world.ben.dms()[:1], "the host hears nothing of it"

    async def test_block_holds_after_a_restart(self, world: World) -> None:
        await block(world.ada, world.ben)
        # Blocks are read again at the start.
        await world.restart(crash=True)
        await world.ada.start()
        assert_refused(await world.ben.join(), NotOpenToYou())

    async def test_removed_block_allows_a_join(self, world: World) -> None:
        page = await block(world.ada, world.ben)
        await world.ada.click(page, page.verb("unblock", world.ben.id))
        await world.ada.start()
        await world.ben.join()
        assert len((await newest(world)).players) == 2


async def test_block_is_visible_to_its_owner_only(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Check everything that Discord was sent except Ada's answers, and everything that
    was logged.
    """
    caplog.set_level("DEBUG", "bot")
    await block(world.ada, world.ben)
    await world.ada.start()
    await world.ben.join()
    await world.cleo.join()
    await world.ben.slash("chicken me")
    for person in (world.ben, world.cleo, world.dan):
        assert all("kept" not in message.text.lower() for message in person.dms())

    # The channel and the logs hold neither the block nor the refusal.
    assert "block" not in " ".join(one.text for one in world.in_channel()).lower()

    logged = " ".join(
        record.getMessage() for record in caplog.records if record.name.startswith("bot")
    )
    assert "KeptAway" not in logged
    assert "NotOpenToYou" not in logged


async def test_blocks_are_counted_and_erased(world: World) -> None:
    await block(world.ada, world.ben)
    page = (await world.ada.slash("chicken me")).page
    assert sentence("me-blocks", count=1) in page.text

    await upkeep_of(world.coop).forget(world.ben.id)
    await upkeep_of(world.coop).turn()
    # Forgetting Ben also removes blocks of other players against him.
    assert kept(world) == []
