"""Private pages are in the language of their reader, and other players cannot find out
which it is.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.i18n.words import Words
from tests.cogs.faces import FACES
from tests.cogs.lobby.discord.test_mending import moderator
from tests.cogs.moderation.discord.test_server_settings import hired
from tests.cogs.reading import aloud
from tests.discord.conftest import Opened
from tests.discord.test_alone import lobby as lobby_of
from tests.discord.test_alone import slash as in_dm
from tests.support.clicker import Clicker
from tests.support.clicks import SPOKEN
from tests.support.found import found
from tests.support.languages import GERMAN, german_too
from tests.support.people import Person
from tests.support.sentences import sentence
from tests.support.shown import Shown
from tests.support.world import World

Spoken = dict[int, str]
IN_GERMAN = GERMAN["playing-title"]
IN_ENGLISH = "Playing Chicken"


@pytest.fixture
def spoken(tmp_path: Path) -> Iterator[Spoken]:
    """The language of each person's Discord, by id. English unless a test changes it."""
    folder = tmp_path / "locales"
    folder.mkdir()
    with german_too(folder):
        yield SPOKEN

    SPOKEN.clear()


@pytest.fixture
async def world(spoken: Spoken, opened: Opened) -> World:
    """Return a game of a world in which Ben's Discord is in German.

    The server, Ada and Cleo use English.
    """
    world = await opened("Ada", "Ben", "Cleo")
    spoken[world.ben.id] = "de"
    await world.ada.start("playing")
    await world.ben.join()
    await world.cleo.join()
    await world.ada.do("start")

    return world


def is_in(shown: Shown, language: str) -> bool:
    # Exactly one of both titles must be there.
    assert (IN_GERMAN in shown.text) != (IN_ENGLISH in shown.text), shown.text
    return (IN_GERMAN if language == "de" else IN_ENGLISH) in shown.text


async def chosen(person: Person, language: str) -> Shown:
    page = (await person.slash("chicken me")).page
    (menu,) = page.menus
    line = {"de": GERMAN["language-name"], "en": "English"}.get(language)
    found = dict(menu.values)
    # The item for "as Discord says" has a text of its own.
    label = sentence("me-language", language=line or sentence("me-language-discord"))
    return (await person.click(page, menu, [found[label]])).page


async def test_cards_and_table_have_their_own_languages(
    world: World,
) -> None:
    assert is_in(world.ben.card(), "de")
    assert is_in(world.ada.card(), "en")
    assert is_in(world.table(), "en")

    shown = (await world.ben.slash("chicken hand")).page
    assert is_in(shown, "de")


async def test_changed_language_of_discord_is_followed_at_once(
    world: World, spoken: Spoken
) -> None:
    table = world.table().text
    spoken[world.ben.id] = "en-GB"
    spoken[world.ada.id] = "de"
    # The language comes with each interaction, so a press is enough.
    await world.ben.do("hand")
    await world.ada.do("hand")
    await world.settle()

    assert is_in(world.ben.card(), "en")
    assert is_in(world.ada.card(), "de")
    assert is_in(world.cleo.card(), "en")
    # The table keeps the language of its host.
    assert world.table().text == table

    known = found(await world.coop.store.people.person(world.ada.id))
    assert known.locale == "de"


async def test_chosen_language_is_stored_and_used_everywhere(world: World, spoken: Spoken) -> None:
    page = await chosen(world.cleo, "de")
    assert GERMAN["me-title"] in page.text, "the page itself, first of all"

    await world.settle()
    assert is_in(world.cleo.card(), "de")
    assert is_in(world.ada.card(), "en")

    await world.restart()
    shown = (await world.cleo.slash("chicken me")).page
    assert GERMAN["me-title"] in shown.text

    await world.cleo.do("hand")  # Cleo's Discord still uses English
    await world.settle()
    assert is_in(world.cleo.card(), "de")

    page = await chosen(world.cleo, "discord")
    assert sentence("me-title") in page.text
    assert await world.coop.store.people.languages() == {}


async def test_story_is_in_the_language_of_its_reader(world: World) -> None:
    table = await world.the_table()
    await Clicker(world, table.id, 1).skip()
    # Ben reads twice, to see that the language is not kept from the reader before.
    for person, language in ((world.ben, "de"), (world.ada, "en"), (world.ben, "de")):
        page = (await person.do("story", table_id=table.id)).page
        assert page.ephemeral
        assert is_in(page, language)

    assert is_in(world.table(), "en")


async def test_news_are_told_in_the_language_of_each_reader(world: World) -> None:
    """News are stored as events and get their words when they are drawn."""
    table = await world.the_table()
    await world.coop.tables.depart(table.id, world.cleo.id)
    await world.settle()
    told = {}
    for viewer in (None, table.seat_of(world.ben.id)):
        scene = await world.coop.tables.scene(table.id, viewer)
        # The event is the same for both readers.
        assert [event.kind for event in scene.news][-1] == "table-away-left"

        public = await world.coop.tables.scene(table.id, None)
        told[scene.locale] = aloud(FACES["playing"].table(public, Words(scene.locale)))

    assert set(told) == {"de", "en"}
    assert "Cleo ist weg" in told["de"]
    assert "Cleo ist weg" not in told["en"] + world.table().text


async def test_pages_of_moderators_are_in_their_language(world: World, spoken: Spoken) -> None:
    boss = await hired(world)
    spoken[boss.id] = "de"
    settings = (await boss.slash("chicken-settings")).page
    audit = (await boss.click(settings, settings.verb("server-audit"))).page

    assert GERMAN["audit-title"] in audit.text

    # Moderators are not players, and their pages follow their own language too.
    mod = moderator(world)
    spoken[mod.id] = "de"
    offer = (await mod.slash("chicken table")).followups[-1]
    mending = (await mod.click(offer, offer.verb("mend"))).page

    assert "wird geflickt" in mending.text

    (menu,) = [one for one in mending.menus if one.does.verb == "mend-bench"]
    await mod.click(mending, menu, [dict(menu.values)[sentence("mend-bench", name="Cleo")]])
    await world.settle()

    assert is_in(world.table(), "en")
    # The act is told on the table in its language.
    assert sentence("away-title-benched", number=1) in world.cleo.card().text


async def test_language_of_a_player_is_hidden_from_others(world: World, spoken: Spoken) -> None:
    """Everything that other players see is the same in all languages of Ben."""
    table = await world.the_table()
    others = [None, table.seat_of(world.ada.id), table.seat_of(world.cleo.id)]
    before = [await world.coop.tables.scene(table.id, viewer) for viewer in others]
    # A press brings the new language to the bot.
    spoken[world.ben.id] = "en-US"
    await world.ben.do("hand")
    after = [await world.coop.tables.scene(table.id, viewer) for viewer in others]

    assert [one.players for one in before] == [one.players for one in after]


async def test_dm_table_is_in_the_language_of_its_player(opened: Opened, spoken: Spoken) -> None:
    world = await opened("Ada")
    await in_dm(world.ada, "chicken start playing")
    lobby = lobby_of(world.ada)

    assert is_in(lobby, "en")

    spoken[world.ada.id] = "de"
    more = (await world.ada.click(lobby, lobby.verb("more"))).page
    page = (await world.ada.click(more, more.verb("setup-playing"))).page
    # In the DM there is only one reader, so there is no language to choose.
    assert sentence("setup-locale-prompt") not in [menu.label for menu in page.menus]

    await world.settle()
    assert is_in(world.message(lobby.channel_id, lobby.id), "de")
