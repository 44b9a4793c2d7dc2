"""Political Chicken on Discord: half-built attacks, silence, names."""

from typing import Any

from cogs.political.names import NamesNotAllowed
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker
from tests.support.found import found
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence

FOUR = ("Ada", "Ben", "Cleo", "Dan")
BUILDING = ("attack", "place")


async def builder(clicker: Clicker) -> Person | None:
    """Return the player who is building an attack and has a team already, if there is one."""
    for person, question in await clicker.asked():
        if question.decision.kind in BUILDING and "laid" in question.decision.about:
            return person
    return None


async def until_attack_is_built(clicker: Clicker) -> Person:
    await clicker.skip(until=lambda: clicker.kinds["place"] > 0)
    for _ in range(2000):
        await clicker.look()
        person = await builder(clicker)
        if person is not None:
            return person

        assert await clicker.step()

    raise AssertionError("nobody ever attacks")


async def test_attack_in_preparation_is_private(opened: Opened) -> None:
    """PO-25: the steps of an attack in preparation edit neither the table nor another card."""
    world = await opened(*FOUR, seed=82)
    table_id = await dealt(world, game="political")
    clicker = Clicker(world, table_id, 82)
    person = await until_attack_is_built(clicker)
    public = len(world.public)
    others = [one.card().text for one in world.people.values() if one is not person]

    # Step back until the turn's menu is open again.
    for _ in range(12):
        if found(await clicker.question(person)).decision.kind == "turn":
            break
        await person.press(sentence("political-option-back"))

    assert found(await clicker.question(person)).decision.kind == "turn"
    assert len(world.public) == public
    assert [one.card().text for one in world.people.values() if one is not person] == others

    # The attack can be built again from the beginning.
    await person.press(sentence("political-option-build"))
    assert sentence("political-title-target") in person.card().text


async def test_adult_names_are_refused_in_other_channels(opened: Opened) -> None:
    """PO-69: adult names need an age-restricted channel."""
    world = await opened("Ada", seed=85)
    assert_refused(await world.ada.start("political", names="adult"), NamesNotAllowed())


async def test_adult_names_are_not_offered_if_the_operator_forbids_them(opened: Opened) -> None:
    world = await opened("Ada", seed=85, settings={"adult_names": "no"})
    chicken: Any = world.coop.tree.get_command("chicken")
    political = chicken.get_command("start").get_command("political")

    # The option is missing in the command, and the value in the settings page.
    assert "names" not in {parameter.name for parameter in political.parameters}
    assert "format" in {one.name for one in political.parameters}

    await world.ada.start("political")
    page = await world.ada.settings()
    labels = [label for menu in page.menus for label, _ in menu.values]

    assert sentence("political-setting-names-adult") not in labels
