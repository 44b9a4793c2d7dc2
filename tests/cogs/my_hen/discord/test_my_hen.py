"""A person chooses a hen on Discord: it is shown at their tables, stored, and erased."""

import pytest

from bot.i18n.words import Words
from bot.tables.refusals import NotAmongTheOptions
from cogs.looks import COLOURS, EARNED, usual_parts
from cogs.my_hen.page import ALL
from tests.cogs.privacy.serving import upkeep_of
from tests.discord.conftest import Opened
from tests.support.help import open_lesson
from tests.support.ledger import rows, unchanged
from tests.support.people import Person
from tests.support.sentences import assert_refused
from tests.support.shown import Shown
from tests.support.world import World

WORDS = Words("en")
STORED = "SELECT hen FROM people WHERE user_id = ?"


async def my_hen(person: Person) -> Shown:
    page = (await person.slash("chicken help")).page
    mine = (await person.click(page, page.verb("help-mine"))).page
    return (await person.click(mine, mine.verb("hen"))).page


async def choose(person: Person, outfit: str, colour: str) -> Shown:
    page = await my_hen(person)
    for place, verb in (
        (ALL.index(outfit), "hen-outfit"),
        (COLOURS.index(colour), "hen-colour"),
    ):
        page = (await person.click(page, page.verb(verb), [str(place)])).page

    return page


def now(outfit: str, colour: str) -> str:
    return WORDS("hen-now", outfit=WORDS(f"hen-{outfit}"), colour=WORDS(f"hen-{colour}"))


def stored(world: World, person: Person) -> list[str | None]:
    return [hen for (hen,) in rows(world.database, STORED, person.id)]


async def hen_at_the_table(world: World, person: Person) -> str | None:
    table = await world.live((await world.the_table()).id)
    player = table.player(person.id)
    assert player is not None
    return player.hen


async def test_page_shows_the_hen_of_the_account_first(opened: Opened) -> None:
    world = await opened("Ada")
    page = await my_hen(world.ada)
    assert now(*usual_parts(str(world.ada.id))) in page.text
    assert WORDS("hen-reset") not in [control.label for control in page.live]


async def test_chosen_hen_is_stored_and_survives_a_restart(opened: Opened) -> None:
    world = await opened("Ada")
    page = await choose(world.ada, "sun", "coal")
    assert now("sun", "coal") in page.text
    assert stored(world, world.ada) == ["sun-coal"]

    await world.restart()
    assert now("sun", "coal") in (await my_hen(world.ada)).text


async def test_chosen_hen_is_at_every_table_of_the_person(opened: Opened) -> None:
    """At a table that is open now, at one that the person joins, and at one that they open."""
    world = await opened("Ada", "Ben", "Cleo")
    await world.ada.start("playing")
    await choose(world.ada, "bow", "white")
    assert await hen_at_the_table(world, world.ada) == "bow-white"

    await choose(world.ben, "party", "brown")
    await world.ben.join()
    assert await hen_at_the_table(world, world.ben) == "party-brown"
    await world.cleo.join()
    assert await hen_at_the_table(world, world.cleo) is None

    await world.ada.cancel()
    await world.ben.start("playing")
    assert await hen_at_the_table(world, world.ben) == "party-brown"


async def test_two_choices_at_once_both_count(opened: Opened) -> None:
    world = await opened("Ada")
    page = await my_hen(world.ada)
    outfit = world.ada.clicks(page, page.verb("hen-outfit"), [str(ALL.index("sun"))])
    colour = world.ada.clicks(page, page.verb("hen-colour"), [str(COLOURS.index("coal"))])
    await world.at_once(outfit, colour)

    assert stored(world, world.ada) == ["sun-coal"]


async def test_page_names_what_is_still_to_be_earned(opened: Opened) -> None:
    world = await opened("Ada")
    if world.coop.feat_counts:
        names = ", ".join(WORDS(f"hen-{outfit}") for outfit in EARNED)
        assert (
            WORDS("hen-feats", feats=0, locked=3, outfits=names) in (await my_hen(world.ada)).text
        )


async def test_hen_of_the_account_can_be_taken_again(opened: Opened) -> None:
    world = await opened("Ada")
    await world.ada.start("out")
    page = await choose(world.ada, "mohawk", "corn")
    page = (await world.ada.click(page, page.verb("hen-reset"))).page

    assert now(*usual_parts(str(world.ada.id))) in page.text
    assert stored(world, world.ada) == [None]
    assert await hen_at_the_table(world, world.ada) is None


async def test_learner_keeps_the_chosen_hen(opened: Opened) -> None:
    world = await opened("Ada")
    await choose(world.ada, "mohawk", "corn")
    assert (await open_lesson(world.ada, "playing")).text


async def test_outfit_that_is_not_earned_yet_is_refused(opened: Opened) -> None:
    world = await opened("Ada")
    page = await my_hen(world.ada)
    earned = ALL.index("viking")
    menu = page.verb("hen-outfit")
    assert str(earned) not in [value for _, value in menu.values]
    assert_refused(await world.ada.forge(page, menu.custom_id, [str(earned)]), NotAmongTheOptions())

    async def three_feats(user_id: int) -> int:
        return 3

    world.coop.feat_counts.append(three_feats)
    page = await choose(world.ada, "viking", "corn")
    assert now("viking", "corn") in page.text
    assert stored(world, world.ada) == ["viking-corn"]


@pytest.mark.parametrize("verb", ["hen-outfit", "hen-colour"])
async def test_forged_line_changes_nothing(opened: Opened, verb: str) -> None:
    world = await opened("Ada")
    page = await my_hen(world.ada)
    with unchanged(world.database):
        answer = await world.ada.forge(page, page.verb(verb).custom_id, ["99"])

        assert_refused(answer, NotAmongTheOptions())


async def test_forgotten_person_has_no_chosen_hen(opened: Opened) -> None:
    world = await opened("Ada")
    await choose(world.ada, "sun", "coal")
    await upkeep_of(world.coop).forget(world.ada.id)
    await upkeep_of(world.coop).turn()
    await world.settle()

    assert stored(world, world.ada) == []
    assert now("sun", "coal") not in (await my_hen(world.ada)).text
