"""/chicken stats, top and ladder, as members of a server use them."""

from time import sleep
from typing import Any

import discord
import pytest
from simcord.components import walk_components

from bot.i18n.words import Words
from bot.messages import gallery
from bot.pictures.display_list import Picture
from bot.tables.refusals import NotAmongTheOptions, StaleClick
from cogs.statistics.counting import count
from cogs.statistics.statistics import NoLadder, Unlisted
from games.registry import GAMES
from tests.cogs.statistics.finished import finished, shelve
from tests.cogs.statistics.serving import statistics_of
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.discord.places import forbid
from tests.support.clicker import Clicker
from tests.support.clicks import Answer
from tests.support.found import found
from tests.support.people import Person
from tests.support.sentences import assert_refused
from tests.support.toy_picture import Toy
from tests.support.world import World

WORDS = Words("en")


async def play(world: World, slug: str = "out", number: int = 1, **facts: Any) -> None:
    """Store a finished game of the first two people of this world, with its record."""
    ada, ben, *_ = world.people.values()
    facts = {"ended_at": world.clock.now(), "guild_id": world.guild.id} | facts
    # House players fill the other seats.
    least = max(0, GAMES[slug].seats[0] - 2)
    game = finished(slug, [ada.id, ben.id, *[None] * least], number=number, **facts)
    await shelve(world.coop.store, game, count(game.record, game.seating, GAMES))


@pytest.fixture
async def played(opened: Opened) -> World:
    world = await opened("Ada", "Ben", "Zoe", seed=5)
    for number in range(4):
        await play(world, "out", number)
        await play(world, "crazy", number)
    return world


async def press(answer: Answer, person: Person, verb: str, index: int) -> Answer:
    return await person.click(answer.page, answer.page.verb(verb, index))


def files(world: World, answer: Answer) -> list[str]:
    """Return the ids of the answer's attachments."""
    message = world.env.backend.get_message(answer.page.channel_id, answer.page.id)
    return [attachment["id"] for attachment in message.attachments]


def descriptions(world: World, answer: Answer) -> list[str]:
    """Return the descriptions of the answer's pictures."""
    message = world.env.backend.get_message(answer.page.channel_id, answer.page.id)
    parts = walk_components(message.components)
    return [item["description"] for part in parts for item in part.get("items", ())]


async def choose(answer: Answer, person: Person, game: str) -> Answer:
    (menu,) = answer.page.menus
    return await person.click(answer.page, menu, [dict(menu.values)[game]])


class TestStats:
    async def test_stats_count_a_finished_game(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", seed=71)
        clicker = Clicker(world, await dealt(world, game="out"), 71)
        await clicker.skip()
        # The record is written after the end, and the statistics read it.
        await world.coop.records.settle()

        for person in world.people.values():
            answer = await person.slash("chicken stats")
            assert answer.is_private
            assert WORDS("stats-title-own") in answer.text
            assert "**One** game" in answer.text
            assert "**Chicken Out!** · 1 game" in answer.text

    async def test_stats_leave_out_a_running_game(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", seed=72)
        clicker = Clicker(world, await dealt(world, game="out"), 72)
        for _ in range(20):
            await clicker.step()

        answer = await world.ada.slash("chicken stats")
        assert WORDS("stats-nothing-own") in answer.text

    async def test_stats_of_another_player(self, played: World) -> None:
        answer = await played.people["zoe"].slash("chicken stats", person=played.ada.member)
        assert answer.is_private
        assert WORDS("stats-title", person="Ada") in answer.text
        assert "**8** games" in answer.text

        # The page may be shown to the channel, but only its owner can hide it.
        verbs = {control.does.verb for control in answer.page.controls}
        assert "stats-show" in verbs
        assert "stats-list" not in verbs

    async def test_stats_of_a_player_without_games(self, played: World) -> None:
        zoe = played.people["zoe"]
        answer = await played.ada.slash("chicken stats", person=zoe.member)
        assert WORDS("stats-nothing", person="Zoe") in answer.text
        assert WORDS("stats-nothing-own") in (await zoe.slash("chicken stats")).text

    async def test_stats_of_one_game_list_its_feats(self, played: World) -> None:
        answer = await played.ada.slash("chicken stats", game="out")
        assert "**4** games" in answer.text
        for feat in GAMES["out"].tally.feats:
            assert WORDS(f"out-feat-{feat}") in answer.text
            assert WORDS(f"out-feat-{feat}-how") in answer.text

    async def test_menu_changes_the_page_to_another_game(self, played: World) -> None:
        answer = await played.ada.slash("chicken stats")
        turned = await choose(answer, played.ada, "Crazy Chicken")
        assert turned.kind == "update"
        assert "Crazy Chicken" in turned.text
        assert WORDS("crazy-feat-bully-how") in turned.text

        # The players have no game of this kind.
        nothing = await choose(turned, played.ada, "Chicken Heist")
        assert WORDS("stats-nothing-game") in nothing.text

    async def test_public_stats_name_their_player(self, played: World) -> None:
        answer = await played.ada.slash("chicken stats", game="out")
        shown = await press(answer, played.ada, "stats-show-out", played.ada.id)
        assert not shown.is_private
        assert WORDS("stats-title", person="Ada") in shown.text
        assert shown.page.controls == ()

    async def test_stats_count_games_of_this_server_only(self, played: World) -> None:
        # A game on another server.
        await play(played, "out", 9, guild_id=4711)
        assert "**8** games" in (await played.ada.slash("chicken stats")).text

    async def test_unlisted_player_is_hidden_from_other_players(self, played: World) -> None:
        ada = played.ada
        zoe = played.people["zoe"]
        answer = await ada.slash("chicken stats")
        # Index 0 takes Ada off the lists.
        hidden = await press(answer, ada, "stats-list", 0)

        assert hidden.kind == "update"
        assert WORDS("stats-hidden") in hidden.text

        # Her name disappears from all pages of others, but she sees her own.
        assert_refused(await zoe.slash("chicken stats", person=ada.member), Unlisted())
        assert "Hen 0" not in (await zoe.slash("chicken top", since="ever")).text
        assert "Nemesis" not in (await played.ben.slash("chicken stats")).text
        assert "**8** games" in (await ada.slash("chicken stats")).text

        seen = await press(hidden, ada, "stats-list", 1)
        assert WORDS("stats-hidden") not in seen.text
        assert "**8** games" in (await zoe.slash("chicken stats", person=ada.member)).text

    async def test_forged_button_is_refused(
        self, played: World, caplog: pytest.LogCaptureFixture
    ) -> None:
        ada = played.ada
        zoe = played.people["zoe"]
        answer = await ada.slash("chicken stats")
        await press(answer, ada, "stats-list", 0)
        own = await zoe.slash("chicken stats")
        # Ids of these pages are unsigned, so a person's id can be forged.
        for verb, chosen in (("stats", ["0"]), ("stats-show", None), ("stats-show-out", None)):
            forged = await zoe.forge(own.page, f"coop:-:-:{verb}:{ada.id}", chosen)
            assert_refused(forged, Unlisted())

        # No menu has a hundred games.
        assert_refused(await zoe.forge(own.page, "coop:-:-:stats:7", ["99"]), StaleClick())

        for verb, chosen in (("stats", ["0"]), ("stats-show", None)):
            # The largest number of the database is 2**63 - 1.
            forged = await zoe.forge(own.page, f"coop:-:-:{verb}:{2**63}", chosen)
            assert_refused(forged, NotAmongTheOptions())

        assert not [record for record in caplog.records if record.levelname == "ERROR"]


class TestCharts:
    """Statistics come with a picture if it can be drawn without delaying the answer."""

    @pytest.fixture
    async def seen(self, opened: Opened, monkeypatch: pytest.MonkeyPatch) -> World:
        monkeypatch.setattr(gallery, "AT_ONCE", 10.0)  # a slow machine must not change the result
        world = await opened("Ada", "Ben", seed=5, settings={"pictures": "on"})
        # Enough games for settled ratings.
        for number in range(20):
            await play(world, "out", number, ended_at=world.clock.now() + number)

        await play(world, "crazy", 50)
        await statistics_of(world.coop).switch_ladder(world.guild.id, 1, on=True)
        return world

    async def test_stats_have_a_picture_of_wins(self, seen: World) -> None:
        answer = await seen.ada.slash("chicken stats")
        assert answer.is_private
        assert len(files(seen, answer)) == 1
        assert descriptions(seen, answer)[0].startswith("Games won")
        assert "by blind luck" in descriptions(seen, answer)[0]
        # The list of games is in the picture, so the text leaves it out.
        assert "**Chicken Out!** · 20 games" not in answer.text, "the picture says so"

        shown = await press(answer, seen.ada, "stats-show", seen.ada.id)
        assert not shown.is_private
        assert descriptions(seen, shown) == descriptions(seen, answer)
        assert len(files(seen, shown)) == 1

        # The page of one game has none.
        one = await choose(answer, seen.ada, "Chicken Out!")
        assert one.kind == "update"
        assert files(seen, one) == []
        assert len(files(seen, await choose(one, seen.ada, WORDS("stats-menu-all")))) == 1

        # Showing in a channel needs the right to attach files.
        forbid(seen, "attach_files")
        shown = await press(answer, seen.ada, "stats-show", seen.ada.id)
        assert files(seen, shown) == []
        assert "**Chicken Out!** · 20 games" in shown.text

    async def test_ladder_has_a_picture_of_the_own_rating(self, seen: World) -> None:
        answer = await seen.ada.slash("chicken ladder show", game="out")
        assert len(files(seen, answer)) == 1
        assert "the first was 1000" in descriptions(seen, answer)[0]
        # The text repeats the picture's last numbers.
        assert "Your latest hops" in answer.text
        # Two games are too few for a line.
        assert files(seen, await seen.ada.slash("chicken ladder show", game="crazy")) == []

    async def test_player_without_pictures_gets_text(self, seen: World) -> None:
        await seen.coop.store.people.put_setting(seen.ben.id, "en", "pictures", False)
        answer = await seen.ben.slash("chicken stats")
        assert files(seen, answer) == []
        assert "**Chicken Out!** · 20 games" in answer.text
        assert files(seen, await seen.ben.slash("chicken ladder show", game="out")) == []

    async def test_channel_without_attachments_gets_text(self, seen: World) -> None:
        forbid(seen, "attach_files")
        answer = await seen.ada.slash("chicken stats")
        assert files(seen, answer) == []
        assert "**Chicken Out!** · 20 games" in answer.text

        told_of = seen.coop.chat._answers._writer._gallery._channels
        # Missing rights are reported to the hosts of tables, not here.
        assert told_of == {}, "the host of a table hears of it there, and only once"

        forbid(seen)
        assert len(files(seen, await seen.ada.slash("chicken stats"))) == 1

    async def test_answer_does_not_wait_long_for_a_picture(
        self, seen: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        # simulated time does not pass while a thread works
        monkeypatch.setattr(gallery, "PATIENCE", 0.0)
        studio = found(seen.coop._studio)
        paint = studio._paint

        def slowly(picture: Picture, locale: str, is_busy: bool) -> bytes:
            # Slower than the answer waits.
            sleep(0.1)
            return b"" if isinstance(picture, Toy) else paint(picture, locale, is_busy)

        monkeypatch.setattr(studio, "_paint", slowly)
        told = await seen.ada.slash("chicken stats")
        assert files(seen, told) == []
        assert "**Chicken Out!** · 20 games" in told.text

        # The painter works in order, so the earlier picture is finished as well.
        await studio.png(Toy("next"), "en")
        assert len(files(seen, await seen.ada.slash("chicken stats"))) == 1, "it is there now"


class TestFeats:
    async def over(self, world: World, seed: int) -> str:
        """Play a game to its end and wait until its statistics are counted."""
        table_id = await dealt(world, game="out")
        await Clicker(world, table_id, seed).skip()
        await world.coop.records.settle()
        await world.settle()

        return table_id

    async def test_first_feat_is_told_below_the_result(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", seed=73)
        table_id = await self.over(world, 73)

        firsts = await statistics_of(world.coop).firsts(table_id)

        assert firsts, "nobody has earned anything: try another seed"

        told = world.table(table_id).text
        scene = await world.coop.tables.scene(table_id)
        for seat, feat in firsts[:1]:
            name = WORDS(f"out-feat-{feat}")
            how = WORDS(f"out-feat-{feat}-how")
            who = scene.players[seat].name

            assert WORDS("result-first", person=who, feat=name, how=how) in told

        # The feats belong to a feature and not to the tables.
        assert scene.firsts == (), "the tables know nothing of it"

        second = await self.over(world, 74)
        # A feat is told the first time only.
        assert not {*firsts} & {*await statistics_of(world.coop).firsts(second)}

    async def test_feat_of_an_unlisted_player_is_not_told(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", seed=73)
        for person in world.people.values():
            await statistics_of(world.coop).books.list_person(person.id, listed=False)

        table_id = await self.over(world, 73)
        assert await statistics_of(world.coop).firsts(table_id) == ()
        assert "first time" not in world.table(table_id).text


class TestTop:
    async def test_top_of_a_server_without_games_says_so(self, opened: Opened) -> None:
        world = await opened("Ada")
        answer = await world.ada.slash("chicken top")
        assert answer.is_private
        assert WORDS("top-nothing") in answer.text

    async def test_top_lists_the_players_with_most_wins(self, played: World) -> None:
        answer = await played.ada.slash("chicken top")
        assert "Hen 0" in answer.text
        assert "Hen 1" in answer.text
        # The asker's own place is named even if it is low.
        assert "You’re on perch" in answer.text
        assert "🥇" in answer.text

    async def test_top_of_one_game_and_of_other_seasons(self, played: World) -> None:
        assert "Chicken Out!" in (await played.ada.slash("chicken top", game="out")).text

        # The last quarter, in which no game was played.
        last = await played.ada.slash("chicken top", game="out", since="last")
        assert WORDS("top-nothing") in last.text

        ever = await played.ada.slash("chicken top", game="out", since="ever")
        assert WORDS("top-ever") in ever.text
        assert "Hen 0" in ever.text

    async def test_top_can_be_shown_to_the_channel(self, played: World) -> None:
        answer = await played.ada.slash("chicken top", game="crazy")
        # One button: the one that shows the board to the channel.
        (button,) = answer.page.live
        shown = await played.ada.click(answer.page, button)

        assert not shown.is_private
        assert "Crazy Chicken" in shown.text
        # In public the place of the asker is left out.
        assert "You’re on perch" not in shown.text

    async def test_a_forged_board_is_refused(self, played: World) -> None:
        answer = await played.ada.slash("chicken top")
        forged = await played.ada.forge(answer.page, "coop:-:-:top-show:99")
        # A stale button: "this has grown cold".
        assert "cold" in forged.text


class TestLadder:
    async def test_ladder_is_off_by_default(self, played: World) -> None:
        ada = played.ada
        assert_refused(await ada.slash("chicken ladder show", game="out"), NoLadder())

    async def test_ladder_lists_players_and_can_be_switched_off(self, played: World) -> None:
        statistics = statistics_of(played.coop)
        server = played.guild.id
        await statistics.switch_ladder(server, 1, on=True)
        answer = await played.ada.slash("chicken ladder show", game="out")

        assert answer.is_private
        # Four games are too few for a settled rating.
        assert WORDS("ladder-unsettled", person="Hen 1", games=4) in answer.text
        assert WORDS("ladder-own-unsettled", games=4) in answer.text

        empty = await played.ada.slash("chicken ladder show", game="heist")
        assert WORDS("ladder-nothing") in empty.text

        # A player can leave the lists at any time.
        await statistics.books.list_person(played.ben.id, listed=False)
        answer = await played.ada.slash("chicken ladder show", game="out")
        assert "Hen 1" not in answer.text

        await statistics.switch_ladder(server, 1, on=False)
        assert_refused(await played.ada.slash("chicken ladder show", game="out"), NoLadder())

    async def test_manager_switches_the_ladder(self, opened: Opened) -> None:
        world = await opened("Ada", seed=5)
        manage = discord.Permissions(manage_guild=True)
        boss = world.add("Boss", roles=[world.guild.create_role("boss", permissions=manage)])
        for on in (True, False):
            page = (await boss.slash("chicken-settings")).page
            found = page.verb("server-switch")
            # The item says what a press does, so it is named by the opposite value.
            value = dict(found.values)[WORDS("server-switch-ladder", on=str(not on).lower())]
            await boss.click(page, found, [value])

            assert await statistics_of(world.coop).books.has_ladder(world.guild.id) is on

    async def test_ladder_shows_a_settled_rating_and_its_changes(self, played: World) -> None:
        await statistics_of(played.coop).switch_ladder(played.guild.id, 1, on=True)
        # Twenty games settle the ratings.
        for number in range(10, 30):
            await play(played, "out", number, ended_at=played.clock.now() + number)

        answer = await played.ada.slash("chicken ladder show", game="out")
        assert "Your latest hops" in answer.text
        assert "🥇" in answer.text
