"""Learning, rules and stories in the DM with Coop, and in a DM with another person.

In a DM with another person only the writer sees the answer.
"""

from collections.abc import AsyncIterator

import pytest

from bot.i18n.words import Words
from bot.interactions.permissions import GuildOnly
from cogs.replays.reader import NoStoryHere
from tests.cogs.learn.discord.test_learn import at_its_end, opens
from tests.discord.conftest import Opened
from tests.discord.test_alone import lobby, opened_by, play, slash
from tests.support.clicks import VISITING
from tests.support.help import open_lesson, open_rules
from tests.support.ledger import ledger, unchanged
from tests.support.sentences import assert_refused
from tests.support.world import World

WORDS = Words("en")
FRIEND = 4712
OWN = "with Coop"
FRIENDS = "with a friend"


@pytest.fixture(params=[OWN, FRIENDS])
async def world(opened: Opened, request: pytest.FixtureRequest) -> AsyncIterator[World]:
    """Return a world in which Ada writes in one of both kinds of DM."""
    world = await opened("Ada", "Ben", seed=5)
    if request.param == FRIENDS:
        # The simulated Discord sends commands of this person from a DM with that friend.
        VISITING[world.ada.id] = FRIEND

    yield world
    VISITING.clear()


class TestLearning:
    async def test_lesson_in_a_dm_opens_a_table_only_with_coop(self, world: World) -> None:
        with unchanged(world.database):
            told = await slash(world.ada, "chicken help")
            answer = await open_lesson(world.ada, "playing", told)
            assert (told.is_private, answer.kind) == (True, "update")

            last, presses = await at_its_end(world.ada, answer.page)
            assert WORDS("playing-lesson-farewell") in last.text
            assert presses > 3

        pressed = await world.ada.click(last, opens(last)[0])
        if world.ada.id in VISITING:
            assert_refused(pressed, GuildOnly())

        # With a friend no table is opened, because the bot cannot send messages there.
        assert len(ledger(world.database)["tables"]) == (world.ada.id not in VISITING)

    async def test_rules_have_pages_in_a_dm(self, world: World) -> None:
        answer = await open_rules(world.ada, "heist", await slash(world.ada, "chicken help"))
        assert answer.kind == "update"
        on = await world.ada.click(answer.page, answer.page.button(WORDS("rules-next")))
        assert on.kind == "update"
        assert "page 2 of" in on.text


class TestStories:
    async def test_story_of_a_dm_game_is_told(self, world: World) -> None:
        friends = VISITING.copy()
        VISITING.clear()  # tables are opened in the DM with Coop
        table = await opened_by(world.ada, "out")
        await world.ada.click(lobby(world.ada), lobby(world.ada).verb("start"))
        await play(world.ada, table.id)
        await world.coop.records.settle()
        VISITING.update(friends)
        answer = await slash(world.ada, "chicken story")

        assert answer.is_private
        assert "Step 1 of" in answer.text

        further = next(control for control in answer.page.controls if control.label == "▶️")
        assert "Step 2 of" in (await world.ada.click(answer.page, further)).text

    async def test_story_without_a_game_is_refused(self, world: World) -> None:
        assert_refused(await slash(world.ada, "chicken story"), NoStoryHere())
