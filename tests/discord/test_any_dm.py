"""In a DM with somebody else, where Coop is only taken along, and in one's own with Coop: learning,
rules, one's own statistics, stories. Whoever writes is the only one who sees the answer.
"""

from collections.abc import AsyncIterator

import pytest

from bot.i18n.words import Words
from bot.interactions.permissions import GuildOnly, NoServerHere
from cogs.reader.command import NoStoryHere
from tests.discord.conftest import Opened
from tests.discord.test_alone import lobby, opened_by, play, slash
from tests.discord.test_learn import at_its_end, opens
from tests.discord.test_me import forgotten
from tests.discord.test_statistics import choose, press
from tests.discord.test_statistics import play as count
from tests.support.clicks import VISITING
from tests.support.ledger import ledger
from tests.support.sentences import assert_refused
from tests.support.world import World

WORDS = Words("en")
FRIEND, ELSEWHERE = 4712, 4711
OWN, FRIENDS = "with Coop", "with a friend"


@pytest.fixture(params=[OWN, FRIENDS])
async def world(opened: Opened, request: pytest.FixtureRequest) -> AsyncIterator[World]:
    """Ada writes in a DM."""
    world = await opened("Ada", "Ben", seed=5)
    if request.param == FRIENDS:
        VISITING[world.ada.id] = FRIEND
    yield world
    VISITING.clear()


class TestLearning:
    async def test_a_lesson_is_played_to_its_end(self, world: World) -> None:
        before = ledger(world.database)
        told = await slash(world.ada, "chicken learn playing")
        assert told.is_private
        last, presses = await at_its_end(world.ada, told.page)
        assert WORDS("playing-lesson-farewell") in last.text
        assert presses > 3
        assert ledger(world.database) == before

    async def test_it_ends_at_a_table_or_says_where_one_may_stand(self, world: World) -> None:
        told = await slash(world.ada, "chicken learn playing")
        last, _ = await at_its_end(world.ada, told.page)
        pressed = await world.ada.click(last, opens(last)[0])
        if world.ada.id in VISITING:
            assert_refused(pressed, GuildOnly())
        assert len(ledger(world.database)["tables"]) == (world.ada.id not in VISITING)

    async def test_rules_are_read(self, world: World) -> None:
        told = await slash(world.ada, "chicken rules heist")
        assert told.is_private
        on = await world.ada.click(told.page, told.page.button(WORDS("rules-next")))
        assert on.kind == "update"
        assert "page 2 of" in on.text


class TestStatistics:
    async def test_all_servers_are_told_together(self, world: World) -> None:
        await count(world, "out", 1)
        await count(world, "out", 2, guild_id=ELSEWHERE)
        await count(world, "crazy", 3, guild_id=ELSEWHERE)
        told = await slash(world.ada, "chicken stats")
        assert told.is_private
        assert WORDS("stats-title-everywhere") in told.text
        assert "**3** games" in told.text
        assert "**Chicken Out!** · 2 games" in told.text
        assert WORDS("stats-everywhere") in told.text

    async def test_nobody_else_is_named_and_nothing_can_be_shown(self, world: World) -> None:
        for number in range(4):
            await count(world, "out", number)
        here = await world.ada.slash("chicken stats")
        assert "Nemesis: Hen 1" in here.text
        told = await slash(world.ada, "chicken stats")
        verbs = {one.does.verb for one in told.page.controls}
        assert verbs == {"stats", "stats-list"}
        assert "Hen 1" not in told.text
        assert str(world.ben.id) not in told.text

    async def test_the_menu_turns_to_one_game_in_place(self, world: World) -> None:
        await count(world, "crazy", 1)
        told = await slash(world.ada, "chicken stats")
        turned = await choose(told, world.ada, "Crazy Chicken")
        assert turned.kind == "update"
        title = WORDS("stats-title-everywhere")
        assert WORDS("stats-title-game", title=title, game="Crazy Chicken") in turned.text
        assert WORDS("crazy-feat-bully-how") in turned.text

    async def test_whoever_is_not_listed_sees_them_all_the_same(self, world: World) -> None:
        await count(world, "out", 1)
        told = await slash(world.ada, "chicken stats")
        hidden = await press(told, world.ada, "stats-list", 0)
        assert WORDS("stats-hidden") in hidden.text
        assert WORDS("stats-title-everywhere") in hidden.text
        assert not await world.coop.statistics.is_listed(world.ada.id)

    async def test_whoever_was_forgotten_has_none(self, world: World) -> None:
        await count(world, "out", 1)
        await forgotten(world, world.ada)
        assert WORDS("stats-nothing-everywhere") in (await slash(world.ada, "chicken stats")).text

    async def test_of_others_there_are_none_here(self, world: World) -> None:
        await count(world, "out", 1)
        ben = world.ben.member.user
        assert_refused(await slash(world.ada, "chicken stats", person=ben), NoServerHere())
        told = await slash(world.ada, "chicken stats")
        for verb, chosen in (("stats", ["0"]), ("stats-show", None)):
            forged = await world.ada.forge(told.page, f"coop:-:-:{verb}:{ben.id}", chosen)
            assert_refused(forged, NoServerHere())
        forged = await world.ada.forge(told.page, f"coop:-:-:stats-show:{world.ada.id}")
        assert_refused(forged, NoServerHere())

    async def test_what_is_about_a_flock_says_where_to_ask(self, world: World) -> None:
        for command in ("chicken top", "chicken ladder show"):
            game = {"game": "out"} if "ladder" in command else {}
            assert_refused(await slash(world.ada, command, **game), NoServerHere())


class TestStories:
    async def test_what_somebody_played_alone_is_told(self, world: World) -> None:
        friends = VISITING.copy()
        VISITING.clear()  # a table stands in one's own DM
        table = await opened_by(world.ada, "out")
        await world.ada.click(lobby(world.ada), lobby(world.ada).verb("start"))
        await play(world.ada, table.id)
        await world.coop.records.settle()
        VISITING.update(friends)
        told = await slash(world.ada, "chicken story")
        assert told.is_private
        assert "Step 1 of" in told.text
        further = next(one for one in told.page.controls if one.label == "▶️")
        assert "Step 2 of" in (await world.ada.click(told.page, further)).text

    async def test_who_has_played_nothing_hears_so(self, world: World) -> None:
        assert_refused(await slash(world.ada, "chicken story"), NoStoryHere())
