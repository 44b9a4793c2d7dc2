"""`/chicken story`: which games it offers, which game it finds, and for which persons."""

import asyncio
import shutil
from dataclasses import replace
from pathlib import Path

import discord
import pytest
from simcord.backend.models import Overwrite

from bot.i18n.words import Words
from bot.tables.scene import TableSummary
from cogs.lobby.cog import ForAdultsOnly
from cogs.replays.reader import NoStoryHere, NoSuchStory
from cogs.replays.stories import Stories, Story, StoryLost
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.discord.places import MEMBER, slash
from tests.support.clicker import Clicker
from tests.support.clicks import answer
from tests.support.ledger import alter
from tests.support.people import Person
from tests.support.sentences import assert_refused
from tests.support.world import IMMEDIATE, World

WORDS = Words("en")


class Played:
    """The database files of two played games, and the time at which they ended."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "house"
        self.at = 0.0

    def take(self, database: Path) -> None:
        # The whole folder, because SQLite keeps further files beside the database.
        shutil.copytree(database.parent, self.folder)

    def give(self, database: Path) -> None:
        shutil.copytree(self.folder, database.parent, dirs_exist_ok=True)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return Played(tmp_path_factory.mktemp("played"))


@pytest.fixture
async def world(opened: Opened, played: Played) -> World:
    """Return a world in which Ada and Ben have finished Chicken Out! and cancelled Crazy Chicken.

    The games are played once for all tests of this file, because that takes longer than each test.
    """
    world = await opened("Ada", "Ben", seed=3)
    if played.at:
        world.wire.allowed |= {10003, 10008}  # their messages are in another test's Discord
        # Starts at the time the games ended, with their files.
        await world.restart(away=played.at - world.clock.now(), meanwhile=played.give)
        return world

    await Clicker(world, await dealt(world, game="out"), 3).skip()
    called_off = await dealt(world, game="crazy")
    await world.coop.tables.moderation.end(called_off, world.ada.id)
    await world.settle()
    await world.restart(meanwhile=played.take)
    played.at = world.clock.now()

    return world


async def offered(world: World, who: Person, typed: str = "", channel=None) -> list[str]:
    where = channel or world.channel
    found = await who.member.autocomplete(where, "chicken story", "game", typed)
    return [one["name"] for one in found]


async def test_story_tells_the_latest_game_of_the_channel(world: World) -> None:
    answer = await world.add("Zoe").slash("chicken story")
    assert answer.is_private
    assert "table 2" in answer.text
    assert "Step 1 of" in answer.text


@pytest.mark.parametrize("fails", [False, True])
# A slow story may be found or not; the command is acknowledged in both cases.
async def test_slow_story_is_acknowledged_first(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    # The bot acknowledges after 0.02 seconds if it is not done by then.
    world = await opened("Ada", "Ben", chat_pace=replace(IMMEDIATE, answer_within=0.02))
    await Clicker(world, await dealt(world, game="out"), 3).skip()
    found = Stories.of

    async def slow(stories: Stories, table: TableSummary) -> Story:
        await asyncio.sleep(0.1)
        if fails:
            raise StoryLost
        return await found(stories, table)

    monkeypatch.setattr(Stories, "of", slow)
    before = len(world.wire.requests)
    told = await world.ben.slash("chicken story")

    # Two requests: the acknowledgement and the answer.
    first, second = world.wire.requests[before:]

    assert first.path.endswith("/callback")
    assert second.path.endswith("/@original"), "it was acknowledged first"
    assert told.is_private
    assert (WORDS("refused-story-lost") if fails else "Step 1 of") in told.text


async def test_story_finds_a_game_by_number_or_words(world: World) -> None:
    for name in ("1", "#1", " 1 ", "chicken out", "OUT ada"):
        assert "table 1" in (await world.ben.slash("chicken story", game=name)).text


@pytest.mark.parametrize("name", ["99", "9" * 30, "Zoe", "'; --", "🐔", "%", "-1", "٣"])
async def test_story_of_an_unknown_game_is_refused(world: World, name: str) -> None:
    # Numbers, names and SQL that match no game, and a digit that is not ASCII.
    assert_refused(await world.ben.slash("chicken story", game=name), NoSuchStory())


async def test_story_offers_the_newest_games_first(world: World) -> None:
    first, second = await offered(world, world.ben)
    # The end of the line is the date.
    assert first == "#2 Crazy Chicken · called off · " + first.rpartition(" · ")[2]
    assert second.startswith("#1 Chicken Out! · 🏆 ")
    assert await offered(world, world.ben, "ada out") == [second]
    assert await offered(world, world.ben, "2") == [first]
    # Words are compared with game and players.
    assert await offered(world, world.ben, "zoe") == []


async def test_story_of_a_running_game_is_refused(world: World) -> None:
    await dealt(world, game="crazy")
    assert len(await offered(world, world.ben)) == 2
    # Telling a running game would reveal its hands.
    assert_refused(await world.ben.slash("chicken story", game="3"), NoSuchStory())


async def test_story_in_a_channel_without_games_says_so(world: World) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    assert_refused(await slash(world.ben, elsewhere, "chicken story"), NoStoryHere())


async def test_story_of_a_hidden_channel_is_refused(world: World) -> None:
    zoe = world.add("Zoe")
    hidden = discord.Permissions(view_channel=True)
    closed = world.guild.create_text_channel("elsewhere")
    # Zoe must not see #games.
    world.env.backend.set_overwrite(
        world.channel.id, Overwrite(zoe.id, MEMBER, allow=0, deny=hidden.value)
    )

    assert await offered(world, zoe, "", closed) == []

    assert_refused(await slash(zoe, closed, "chicken story", game="1"), NoSuchStory())
    world.env.backend.set_overwrite(
        world.channel.id,
        Overwrite(world.ben.id, MEMBER, allow=0, deny=hidden.value),
    )
    # Ben lost the view of the channel, but he played the game.
    assert len(await offered(world, world.ben, "", closed)) == 2, "who played there may"
    assert "table 1" in (await slash(world.ben, closed, "chicken story", game="1")).text


async def test_story_of_another_server_is_refused(world: World) -> None:
    next_door = world.env.create_guild("Next door")
    hall = next_door.create_text_channel("games")
    zoe = next_door.add_member(world.env.create_user("zoe"))
    # The number of a table means something on its own server only.
    done = await zoe.slash(hall, "chicken story", game="1")
    await world.settle()
    assert_refused(answer(world.env, done._interaction), NoSuchStory())


async def test_story_with_adult_names_needs_an_adult_channel(world: World) -> None:
    alter(
        world.database,
        "UPDATE tables SET game = 'political', body = json_set(body, '$.game', 'political', "
        "'$.options', json('{\"names\": \"adult\"}')) WHERE number = 1",
    )
    # The channel is not age-restricted, and the altered game has adult names.
    await world.restart()
    assert_refused(await world.ben.slash("chicken story", game="1"), ForAdultsOnly())


async def test_story_ends_at_a_damaged_entry(world: World) -> None:
    alter(world.database, "UPDATE journal SET choice = 'nonsense' WHERE revision = 3")
    await world.restart()
    page = (await world.ben.slash("chicken story", game="1")).shown

    assert page is not None

    # The step at which the damaged entry stands.
    last = next(control for control in page.controls if control.label == "⏭️")
    assert WORDS("story-lost-from-here") in (await world.ben.click(page, last)).text
