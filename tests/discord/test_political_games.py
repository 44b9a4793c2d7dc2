"""Political Chicken on Discord: whole games, half-built attacks over a restart, silence."""

from typing import Any

from bot.tables.table import Status
from cogs.political.names import NamesNotAllowed
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt, killed_or_stopped
from tests.support.clicker import Clicker
from tests.support.found import found
from tests.support.ledger import journal
from tests.support.people import Person
from tests.support.sentences import assert_refused, marked, sentence
from tests.support.world import World

FOUR = ("Ada", "Ben", "Cleo", "Dan")
BUILDING = ("attack", "place")


async def assert_settled(world: World, table_id: str) -> None:
    """Check that the final table shows all scores and that no card can be answered."""
    table = await world.live(table_id)
    assert table.status is Status.OVER
    assert table.result is not None

    final = world.table(table_id).text
    assert sentence("table-over") in final

    for seat, player in enumerate(table.players):
        assert f"**{marked(player)}** · **{table.result.scores[seat]}**" in final

    for person in world.people.values():
        assert all(not message.answers for message in person.dms())


async def builder(clicker: Clicker) -> Person | None:
    """Return the player who is building an attack and has a team already, if there is one."""
    for person, question in await clicker.asked():
        if question.decision.kind in BUILDING and "laid" in question.decision.about:
            return person
    return None


async def until_attack_is_built(clicker: Clicker) -> Person:
    for _ in range(2000):
        await clicker.look()
        person = await builder(clicker)
        if person is not None:
            return person

        assert await clicker.step()

    raise AssertionError("nobody ever attacks")


@killed_or_stopped
async def test_whole_game_with_a_restart_during_an_attack(opened: Opened, crash: bool) -> None:
    """PO-25:

    the attack in preparation is still on the card after the restart, and on no other page.
    """
    world = await opened(*FOUR, seed=81)
    table_id = await dealt(world, game="political", format="short")
    clicker = Clicker(world, table_id, 81)
    person = await until_attack_is_built(clicker)
    card = person.card().text
    table = world.table(table_id).text
    rows = journal(world.database, table_id)

    await world.restart(crash=crash)

    # Neither the builder's card nor the table has changed.
    assert (person.card().text, world.table(table_id).text) == (card, table)
    assert journal(world.database, table_id) == rows
    assert await builder(clicker) is person

    await clicker.play()
    await assert_settled(world, table_id)
    causes = {row[4] for row in journal(world.database, table_id)}

    assert causes == {"player"}
    assert clicker.kinds["attack"] > 0


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


async def test_political_chicken_with_seven_house_players(opened: Opened) -> None:
    world = await opened("Ada", seed=83)
    table_id = await dealt(world, game="political", fill=8, level="hard", format="short")
    clicker = Clicker(world, table_id, 83)
    await clicker.play()
    await assert_settled(world, table_id)
    causes = [row[4] for row in journal(world.database, table_id)]

    # Seven house players make most of the choices.
    assert causes.count("house") > causes.count("player") > 0


async def test_silence_during_an_attack_ends_the_turn(opened: Opened) -> None:
    """PO-64, PO-65: the clock takes a half-built attack back to the menu and ends the turn."""
    world = await opened(*FOUR, seed=84)
    table_id = await dealt(world, game="political", pace="normal")
    clicker = Clicker(world, table_id, 84)
    person = await until_attack_is_built(clicker)
    scene = await world.coop.tables.scene(table_id)
    seat = scene.view.seat
    turn = scene.view.turn
    # More deadlines than a turn has.
    for _ in range(20):
        await world.tick_on()
        scene = await world.coop.tables.scene(table_id)
        if scene.view.turn != turn:
            break

    assert scene.view.turn == turn + 1

    mine = [row for row in journal(world.database, table_id) if row[2] == seat]
    assert [row[4] for row in mine][-1] == "timeout"
    # The last default ended the turn.
    assert mine[-1][3] != "back"
    # The clock never attacks for a player.
    assert not any(row[3] == "attack" and row[4] == "timeout" for row in mine)
    assert (await clicker.question(person)) is None


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


async def test_game_of_two_is_possible(opened: Opened) -> None:
    """PO-1: a table of two is possible as a variant."""
    world = await opened("Ada", "Ben", seed=86)
    table_id = await dealt(world, game="political", format="short", small_table=True)
    clicker = Clicker(world, table_id, 86)
    await clicker.play()
    await assert_settled(world, table_id)
