"""The page cache, which holds what was drawn until the next commit, and the page drawer."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.i18n.words import Words
from bot.messages.drawing import (
    TABLES,
    PageCache,
    PageDrawer,
    PreferenceCache,
    _desired_message,
    with_button,
)
from bot.pages.faces import Aside
from bot.pages.page import NO_TOKEN, Block, Button, Do, Page, Row, Text, picture_of
from bot.pages.presentable import as_text
from bot.pictures.display_list import MovingPicture, Picture
from bot.servers.rules import ServerRules
from bot.tables.scene import ResultNote, Scene
from bot.tables.standing_orders import Coming
from bot.tables.table import Status
from games.engine.tally import First
from tests.bot.den import Den
from tests.bot.memory import Memory
from tests.bot.stage import TABLE_ID, TINY_LOBBY
from tests.support.found import found
from tests.support.toy_picture import MovingToy, toy


def drawer_of(den: Den, **options: Any) -> PageDrawer:
    return PageDrawer(den.stage.tables, den.chat.faces, PreferenceCache(Memory()), **options)


class Pen:
    """A drawing function that returns a new number each time."""

    def __init__(self) -> None:
        self.drawn = 0

    async def __call__(self) -> int:
        # Yield, so that a commit can happen while the page is drawn.
        await asyncio.sleep(0)
        self.drawn += 1
        return self.drawn


async def test_repeated_look_does_not_draw_again() -> None:
    cache = PageCache()
    pen = Pen()
    assert [await cache.get_or_make("t1", "table", pen) for _ in range(3)] == [1, 1, 1]
    assert await cache.get_or_make("t1", "card", pen) == 2
    assert await cache.get_or_make("t2", "table", pen) == 3

    # After a commit the page is drawn again.
    cache.changed("t1")
    assert await cache.get_or_make("t1", "table", pen) == 4
    assert await cache.get_or_make("t2", "table", pen) == 3


async def test_page_begun_before_a_commit_is_not_cached() -> None:
    cache = PageCache()
    pen = Pen()
    begun = asyncio.create_task(cache.get_or_make("t1", "table", pen))
    await asyncio.sleep(0)
    cache.changed("t1")

    assert await begun == 1
    assert await cache.get_or_make("t1", "table", pen) == 2


async def test_absent_page_is_cached_too() -> None:
    """None stands for a page that does not exist, and is remembered like any other."""
    cache = PageCache()
    looks = []

    async def look() -> str | None:
        looks.append("looked")
        return None

    for _ in range(2):
        assert await cache.get_or_make("t1", "aside", look) is None

    assert looks == ["looked"]


async def test_least_recently_used_table_is_evicted_first() -> None:
    cache = PageCache()
    pen = Pen()
    for number in range(TABLES):
        await cache.get_or_make(f"t{number}", "table", pen)

    cache.changed("t0")
    assert await cache.get_or_make("t0", "table", pen) == TABLES + 1

    # The table that pushes another one out of the full cache.
    await cache.get_or_make("one more", "table", pen)
    assert len(cache._tables) == TABLES
    assert await cache.get_or_make("t0", "table", pen) == TABLES + 1
    assert await cache.get_or_make("t1", "table", pen) == TABLES + 3


async def test_scenes_are_not_pictured_without_pictures(den: Den) -> None:
    drawer = den.chat._drawer
    scenes = [await drawer.public(TABLE_ID), await drawer.seen_by(TABLE_ID, den.ada.id)]
    assert [scene.pictured for scene in scenes] == [False, False]


async def test_firsts_and_notes_are_added_when_the_game_is_over(den: Den) -> None:
    async def firsts(table_id: str) -> tuple[First, ...]:
        assert table_id == TABLE_ID
        return (First(0, "flyer"),)

    async def notes(table_id: str) -> tuple[ResultNote, ...]:
        return (ResultNote("a-note", {"count": 2}),)

    drawer = den.chat._drawer
    drawer.firsts.append(firsts)
    den.chat.result_notes.append(notes)
    scene = await drawer.public(TABLE_ID)
    assert (scene.firsts, scene.notes) == ((), ())

    den.stage.status = Status.OVER
    drawer.changed(TABLE_ID)
    scene = await drawer.public(TABLE_ID)
    assert scene.firsts == (First(0, "flyer"),)
    assert scene.notes == await notes(TABLE_ID)


@pytest.mark.parametrize(
    ("status", "reason", "rings"),
    [
        (Status.PLAYING, None, False),
        (Status.PAUSED, "paused-no-access", True),
        (Status.PAUSED, "paused-asleep", False),
        (Status.OVER, None, False),
    ],
)
async def test_pause_that_the_host_can_end_asks_the_host(
    den: Den, status: Status, reason: str | None, rings: bool
) -> None:
    den.stage.status = status
    den.stage.paused = reason
    drawer = drawer_of(den)

    assert ((await drawer.card(TABLE_ID, den.ada.id)).question is not None) is rings
    assert (await drawer.card(TABLE_ID, den.ben.id)).question is None


async def test_card_of_a_game_that_is_gone_can_be_drawn(den: Den) -> None:
    """The table is paused for good and explains that on each player's card."""
    den.stage.games = {}
    den.stage.status = Status.PAUSED
    den.stage.paused = "paused-cannot-resume"
    drawer = drawer_of(den)
    card = await drawer.card(TABLE_ID, den.ben.id)

    assert await drawer.dm_card(TABLE_ID, den.ben.id) == card
    assert (await drawer.table(TABLE_ID, {den.ben.id})).stage == Status.PAUSED.value


async def test_question_that_an_order_answers_does_not_ring(den: Den) -> None:
    den.stage.status = Status.PLAYING
    den.stage.ask(den.ben.id, "q1")
    drawer = drawer_of(den)
    asked = await drawer.card(TABLE_ID, den.ben.id)

    assert (asked.question, asked.dialogue) == ("q1", None)

    scene = await drawer.seen_by(TABLE_ID, den.ben.id)
    assert scene.question is not None

    coming = Coming("peace", tuple(scene.question.decision.options[:1]))
    ordered = replace(scene.question, coming=coming)
    page = Page((Text("a card"),))

    assert _desired_message(page, scene, None).question == "q1"
    # Without a question, a page does not ring.
    assert _desired_message(page, replace(scene, question=ordered), None).question is None


LEAVES = Page((Text("rule 1"), toy("egg")))


@pytest.mark.parametrize("likes", [True, False])
async def test_one_off_page_follows_the_preference_for_pictures(den: Den, likes: bool) -> None:
    memory = Memory()
    await memory.put_setting(den.ada.id, "en", "pictures", likes)
    drawer = PageDrawer(den.stage.tables, den.chat.faces, PreferenceCache(memory), pictures=True)
    scene = await drawer.public(TABLE_ID)
    for of in (scene, None):
        wanted = await drawer.plain_page(LEAVES, of, den.ada.id, "de")
        assert wanted.page == (LEAVES if likes else as_text(LEAVES))
        assert wanted.locale == "de"
        assert wanted.stamps.table_id == (NO_TOKEN if of is None else TABLE_ID)

    # A bot without pictures shows words in any case.
    assert (await drawer_of(den).plain_page(LEAVES, None, 1, "en")).page == (as_text(LEAVES))


def row(*verbs: str) -> Row:
    return Row(tuple(Button(verb, Do(verb)) for verb in verbs))


ADDED = "text"


@pytest.mark.parametrize(
    ("blocks", "then"),
    [
        ((row("hand"),), (row("hand", ADDED),)),
        ((row("hand"), Text("below")), (row("hand", ADDED), Text("below"))),
        ((row("rules"), row("hand")), (row("rules"), row("hand", ADDED))),
        ((row("hand"), row("pick")), (row("hand", ADDED), row("pick"))),
        ((row("hand", "turn"),), (row("hand", "turn"), row(ADDED))),
        ((row(*"abcd"),), (row(*"abcd", ADDED),)),
        ((row(*"abcde"),), (row(*"abcde"), row(ADDED))),
        ((Text("nothing to press"),), (Text("nothing to press"), row(ADDED))),
    ],
)
def test_added_button_stands_in_a_row_that_is_not_pressed_in_haste(
    blocks: tuple[Block, ...], then: tuple[Block, ...]
) -> None:
    assert with_button(Page(blocks), Button(ADDED, Do(ADDED))) == Page(then)


def invitation(scene: Scene, words: Words) -> Page:
    return replace(TINY_LOBBY.page(scene, words), pings=(1, 2))


INVITING = replace(TINY_LOBBY, page=invitation)


@pytest.mark.parametrize(("rings", "pings"), [(True, (2,)), (False, ())])
async def test_lobby_rings_only_people_who_may_be_rung(
    den: Den, rings: bool, pings: tuple[int, ...]
) -> None:
    den.chat.faces.lobby = INVITING
    den.stage.ringable.return_value = (2,)
    rules = ServerRules(rings=rings)
    ringable = den.stage.ringable
    drawer = drawer_of(
        den,
        rules=lambda _: rules,
        ringable=ringable,
    )

    assert (await drawer.table(TABLE_ID)).page.pings == pings
    assert ringable.await_count == rings


@pytest.mark.parametrize("on", [True, False])
async def test_server_without_pictures_has_none_on_its_tables(den: Den, on: bool) -> None:
    rules = ServerRules(pictures=on)
    drawer = drawer_of(
        den,
        pictures=True,
        rules=lambda _: rules,
    )
    assert drawer.pictures_on(den.guild.id) is on
    assert drawer.pictures_on(None) is True
    assert (await drawer.public(TABLE_ID)).pictured is on

    own = await drawer.seen_by(TABLE_ID, den.ada.id)
    assert own.pictured is True, "what somebody sees alone is their own business"
    assert drawer_of(den).pictures_on(None) is False


@pytest.mark.parametrize("server", [True, False])
@pytest.mark.parametrize("operator", [True, False])
async def test_moments_move_if_operator_and_server_want_it(
    den: Den, server: bool, operator: bool
) -> None:
    moment = replace(toy("egg"), picture=MovingToy("egg"))
    face = replace(den.chat.faces["tiny"], table=lambda *_: Page((toy("nest"), moment)))
    den.chat.faces.register(face)
    rules = ServerRules(motion=server)
    drawer = drawer_of(den, pictures=True, motion=operator, rules=lambda _: rules)
    await den.deal()
    shown = await drawer.table(TABLE_ID)

    moves = server and operator
    assert shown.page.blocks[0] == toy("nest")
    assert shown.page.blocks[1] == (
        replace(moment, picture=MovingPicture(MovingToy("egg"))) if moves else moment
    )


async def test_moments_stand_still_for_all_if_one_seated_person_wants_it(den: Den) -> None:
    moment = replace(toy("egg"), picture=MovingToy("egg"))
    page = Page((moment,))
    face = replace(den.chat.faces["tiny"], table=lambda *_: page, aside=lambda *_: Aside("1", page))
    den.chat.faces.register(face)
    preferences = PreferenceCache(den.memory)
    drawer = PageDrawer(den.stage.tables, den.chat.faces, preferences, pictures=True, motion=True)
    await den.deal()

    async def shown() -> set[Picture]:
        aside = found(await drawer.aside(TABLE_ID))
        pages = (await drawer.table(TABLE_ID)).page, aside.page
        return {found(picture_of(page)).picture for page in pages}

    # A person who only watches does not count.
    await preferences.choose(den.zoe.id, "en", "motion", False)
    assert await shown() == {MovingPicture(MovingToy("egg"))}

    await preferences.choose(den.ben.id, "en", "motion", False)
    assert await shown() == {MovingToy("egg")}

    await preferences.choose(den.ben.id, "en", "motion", True)
    assert await shown() == {MovingPicture(MovingToy("egg"))}


async def test_changed_server_rules_apply_without_a_commit(den: Den) -> None:
    """Pages that a rule does not touch are not drawn again."""
    den.chat.faces.lobby = INVITING
    den.stage.ringable.return_value = (2,)
    rules = ServerRules()
    drawer = drawer_of(
        den,
        pictures=True,
        rules=lambda _: rules,
        ringable=den.stage.ringable,
    )
    before = await drawer.table(TABLE_ID)

    # Talk is no part of this page, so the cached object is returned.
    rules = ServerRules(talk=False)

    assert await drawer.table(TABLE_ID) is before

    rules = ServerRules(rings=False)
    assert (before.page.pings, (await drawer.table(TABLE_ID)).page.pings) == ((2,), ())

    rules = ServerRules(pictures=False)
    assert (await drawer.public(TABLE_ID)).pictured is False

    # Both variants stay in the cache.
    rules = ServerRules()
    assert await drawer.table(TABLE_ID) is before
    assert (await drawer.public(TABLE_ID)).pictured is True
