"""`/chicken help` on Discord: from the command to a table, a lesson, the rules and own pages."""

import pytest

from bot.i18n.words import Words
from bot.servers.bans import ServerBan
from bot.tables.refusals import NotAmongTheOptions
from bot.tables.table import Status
from games.registry import GAMES
from tests.discord.conftest import Opened
from tests.discord.places import forbid
from tests.discord.test_double_press import PACE
from tests.support.help import open_lesson, page_of_game
from tests.support.ledger import unchanged
from tests.support.sentences import assert_refused
from tests.support.world import World

WORDS = Words("en")


async def test_play_opens_a_table_in_the_channel(opened: Opened) -> None:
    world = await opened("Ada")
    page = await page_of_game(world.ada, "political")
    await world.ada.click(page, page.verb("play-political"))

    table = await world.the_table()
    assert (table.game, table.status, table.fill) == ("political", Status.LOBBY, 0)
    assert [player.user_id for player in table.players] == [world.ada.id]
    assert WORDS("political-title") in world.table().text


async def test_second_press_on_play_opens_no_second_table(opened: Opened) -> None:
    world = await opened("Ada", chat_pace=PACE)
    page = await page_of_game(world.ada, "political")
    await world.ada.click(page, page.verb("play-political"))
    await world.ada.click(page, page.verb("play-political"))

    assert len(await world.coop.tables.tables_in(world.channel.id)) == 1


async def test_play_in_a_dm_opens_a_table_with_house_players(opened: Opened) -> None:
    world = await opened("Ada")
    user = world.ada.member.user
    await user.slash("chicken help")
    await world.settle()
    shown = world.ada.dms()[-1]
    await world.ada.click(shown, shown.verb("help-game"))
    shown = world.ada.dms()[-1]
    await world.ada.click(shown, shown.verb("play-heist"))

    (summary,) = await world.coop.tables.tables_in(user.dm_channel.id)
    table = await world.live(summary.id)
    assert (table.game, table.fill) == ("heist", GAMES["heist"].seats[0])


async def test_refused_play_changes_nothing(opened: Opened) -> None:
    world = await opened("Ada")
    page = await page_of_game(world.ada, "heist")
    await world.coop.servers.change(world.guild.id, 1, games_off=frozenset({"heist"}))
    with unchanged(world.database):
        answer = await world.ada.click(page, page.verb("play-heist"))

        assert answer.text


async def test_learn_begins_the_lesson_and_resumes_it(opened: Opened) -> None:
    world = await opened("Ada")
    begun = (await open_lesson(world.ada, "playing")).page
    first = next(control for control in begun.live if control.does.verb == "learn-playing")
    on = (await world.ada.click(begun, first)).page

    resumed = await open_lesson(world.ada, "playing")
    assert resumed.text == on.text != begun.text


async def test_rules_lead_back_to_all_games(opened: Opened) -> None:
    world = await opened("Ada")
    page = await page_of_game(world.ada, "crazy")
    rules = await world.ada.click(page, page.verb("rules-crazy"))
    assert "In an eggshell" in rules.text

    back = await world.ada.click(rules.page, rules.page.verb("help"))
    assert back.kind == "update"
    assert WORDS("help-title") in back.text


async def test_own_page_names_the_tables_with_links(opened: Opened) -> None:
    world = await opened("Ada", "Ben")
    await world.ben.start("heist")
    await world.ada.join()
    table = await world.the_table()
    page = (await world.ada.slash("chicken help")).page
    own = await world.ada.click(page, page.verb("help-mine"))
    address = await world.coop.chat.address(table.id)

    assert WORDS("help-seat", number=1, game=WORDS("heist-title"), address=address) in own.text


async def test_each_button_of_the_own_page_opens_a_page(opened: Opened) -> None:
    world = await opened("Ada")
    page = (await world.ada.slash("chicken help")).page
    own = (await world.ada.click(page, page.verb("help-mine"))).page
    assert WORDS("help-no-seats") in own.text
    assert len(own.live) > 1

    for control in own.live:
        page = (await world.ada.slash("chicken help")).page
        fresh = (await world.ada.click(page, page.verb("help-mine"))).page
        answer = await world.ada.click(fresh, control)
        assert answer.kind in ("update", "deferred_update"), control.label
        assert answer.text != own.text

        # All games are no page of the reader's own: they have the button to My stuff anyway.
        if control.does.verb != "help":
            back = await world.ada.click(answer.page, answer.page.button(WORDS("back-button")))
            assert back.page.text == own.text
            assert WORDS("back-button") not in back.page.buttons


async def test_way_back_stays_while_the_page_changes(opened: Opened) -> None:
    world = await opened("Ada")
    page = (await world.ada.slash("chicken help")).page
    own = (await world.ada.click(page, page.verb("help-mine"))).page
    hen = (await world.ada.click(own, own.verb("hen"))).page
    colour = next(control for control in hen.live if control.does.verb == "hen-colour")
    changed = (await world.ada.click(hen, colour, [colour.values[1][1]])).page
    assert WORDS("back-button") in changed.buttons


async def test_page_of_a_command_has_no_way_back(opened: Opened) -> None:
    world = await opened("Ada")
    for command in ("chicken me", "chicken block"):
        assert WORDS("back-button") not in (await world.ada.slash(command)).page.buttons


async def test_topics_can_be_chosen_from_the_menu(opened: Opened) -> None:
    world = await opened("Ada")
    page = (await world.ada.slash("chicken help")).page
    more = await world.ada.click(page, page.verb("help-topic"))
    assert WORDS("help-topic-start") in more.text

    (menu,) = more.page.menus
    cards = await world.ada.click(more.page, menu, [menu.values[1][1]])
    assert WORDS("help-cards") in cards.text


async def joins(world: World, channel_id: int | None) -> None:
    """Let Coop hear that a server has added it, which welcomes new members in this channel."""
    (guild,) = world.coop.guilds
    guild._system_channel_id = channel_id
    for listener in world.coop.extra_events["on_guild_join"]:
        await listener(guild)

    await world.settle()


async def test_server_that_adds_coop_is_greeted_with_buttons(opened: Opened) -> None:
    world = await opened("Ada")
    await joins(world, world.channel.id)
    (greeting,) = world.in_channel()
    assert WORDS("help-greeting") in greeting.text

    answer = await world.ada.click(greeting, greeting.verb("help"))
    assert answer.is_private
    assert WORDS("help-title") in answer.text


async def test_greeting_is_in_the_language_of_the_rules(opened: Opened) -> None:
    world = await opened("Ada")
    await world.coop.servers.change(world.guild.id, 1, locale="de")
    await joins(world, world.channel.id)
    (greeting,) = world.in_channel()
    assert Words("de")("help-greeting") in greeting.text


@pytest.mark.parametrize("reason", ["no channel", "no permission", "a ban"])
async def test_server_is_not_greeted_without_a_place(opened: Opened, reason: str) -> None:
    world = await opened("Ada")
    if reason == "no permission":
        forbid(world, "send_messages")
    elif reason == "a ban":
        ban = ServerBan(world.guild.id, 0.0, None, "", leaves=False)
        await world.coop.store.access.put_operator_ban(ban)
        await world.coop.servers.access_list.load()

    await joins(world, None if reason == "no channel" else world.channel.id)
    assert world.in_channel() == []


async def test_forged_index_is_refused(opened: Opened) -> None:
    world = await opened("Ada")
    page = (await world.ada.slash("chicken help")).page
    for verb in ("help-game", "help-topic"):
        assert_refused(await world.ada.forge(page, f"coop:-:-:{verb}:99"), NotAmongTheOptions())
