"""A player's own statistics in the DM with Coop, and in a DM with another person."""

from bot.i18n.words import Words
from bot.interactions.permissions import NoServerHere
from tests.cogs.privacy.test_me import forgotten
from tests.cogs.statistics.discord.test_pages import choose, play, press
from tests.cogs.statistics.serving import statistics_of
from tests.discord.test_alone import slash
from tests.discord.test_any_dm import world
from tests.support.sentences import assert_refused
from tests.support.world import World

__all__ = ["world"]  # a fixture

WORDS = Words("en")
ELSEWHERE = 4711


async def test_statistics_in_a_dm_count_all_servers(world: World) -> None:
    await play(world, "out", 1)
    await play(world, "out", 2, guild_id=ELSEWHERE)
    await play(world, "crazy", 3, guild_id=ELSEWHERE)
    answer = await slash(world.ada, "chicken stats")

    assert answer.is_private
    assert WORDS("stats-title-everywhere") in answer.text
    assert "**3** games" in answer.text
    assert "**Chicken Out!** · 2 games" in answer.text
    assert WORDS("stats-everywhere") in answer.text


async def test_statistics_in_a_dm_name_no_other_player(world: World) -> None:
    for number in range(4):
        await play(world, "out", number)

    # On a server the rival is named.
    here = await world.ada.slash("chicken stats")
    assert "Nemesis: Hen 1" in here.text

    answer = await slash(world.ada, "chicken stats")
    verbs = {control.does.verb for control in answer.page.controls}
    assert verbs == {"stats", "stats-list"}
    # In a DM with a third person, names of the server must not appear.
    assert "Hen 1" not in answer.text
    assert str(world.ben.id) not in answer.text


async def test_menu_changes_the_page_to_one_game(world: World) -> None:
    await play(world, "crazy", 1)
    answer = await slash(world.ada, "chicken stats")
    turned = await choose(answer, world.ada, "Crazy Chicken")

    assert turned.kind == "update"

    title = WORDS("stats-title-everywhere")
    assert WORDS("stats-title-game", title=title, game="Crazy Chicken") in turned.text
    assert WORDS("crazy-feat-bully-how") in turned.text


async def test_unlisted_player_sees_the_own_statistics(world: World) -> None:
    await play(world, "out", 1)
    answer = await slash(world.ada, "chicken stats")
    hidden = await press(answer, world.ada, "stats-list", 0)

    assert WORDS("stats-hidden") in hidden.text
    assert WORDS("stats-title-everywhere") in hidden.text
    # Leaving the lists hides a player from others, not from themselves.
    assert not await statistics_of(world.coop).books.is_listed(world.ada.id)


async def test_erased_player_has_no_statistics(world: World) -> None:
    await play(world, "out", 1)
    await forgotten(world, world.ada)
    assert WORDS("stats-nothing-everywhere") in (await slash(world.ada, "chicken stats")).text


async def test_statistics_of_others_are_refused_in_a_dm(world: World) -> None:
    await play(world, "out", 1)
    ben = world.ben.member.user
    assert_refused(await slash(world.ada, "chicken stats", person=ben), NoServerHere())
    answer = await slash(world.ada, "chicken stats")
    # Forged ids of another person, and of showing a page in public.
    for verb, chosen in (("stats", ["0"]), ("stats-show", None)):
        forged = await world.ada.forge(answer.page, f"coop:-:-:{verb}:{ben.id}", chosen)
        assert_refused(forged, NoServerHere())

    forged = await world.ada.forge(answer.page, f"coop:-:-:stats-show:{world.ada.id}")
    assert_refused(forged, NoServerHere())


async def test_top_and_ladder_are_refused_in_a_dm(world: World) -> None:
    for command in ("chicken top", "chicken ladder show"):
        game = {"game": "out"} if "ladder" in command else {}
        assert_refused(await slash(world.ada, command, **game), NoServerHere())


async def test_board_of_a_server_says_so(world: World) -> None:
    assert_refused(await slash(world.ada, "chicken top"), NoServerHere())
