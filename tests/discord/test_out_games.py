"""Chicken Out! on Discord, by clicks on the public table only."""

import json

from bot.tables.refusals import SettingsClash
from bot.tables.scene import summary
from bot.tables.table import Status
from games.chicken_out.state import AUTOMATIC
from games.engine.referee import verify
from games.registry import GAMES
from tests.cogs.lobby.discord.rematch import newest, press
from tests.discord.conftest import Opened
from tests.support.clicker import Clicker
from tests.support.sentences import assert_refused, sentence
from tests.support.world import World


async def dealt(world: World, **options: object) -> Clicker:
    """Start a game: all people of the world sit at one table, and the first one is the host."""
    host, *others = world.people.values()
    await host.start("out", pace="quick", **options)
    table_id = (await world.the_table()).id
    for other in others:
        await other.join(table_id)

    await host.do("start", table_id=table_id)
    return Clicker(world, table_id, world.making.seed)


async def test_conflicting_settings_are_refused(opened: Opened) -> None:
    world = await opened("Ada", seed=79)
    answer = await world.ada.start("out", goal="capture", deals=3)
    assert_refused(answer, SettingsClash())
    assert await world.coop.tables.tables_in(world.channel.id) == []


async def test_player_who_left_returns_by_a_button_on_the_table(opened: Opened) -> None:
    """There is no private card to hold the button, and no "My hand" button on the table."""
    world = await opened("Ada", "Ben", "Cleo", seed=80)
    clicker = await dealt(world)
    sure = await world.ben.slash("chicken leave")
    answer = await world.ben.click(sure.page, sure.page.verb("depart"))
    # The answer names the button of the table.
    (button,) = [
        control
        for control in world.table(clicker.table_id).live
        if f"**{control.label}**" in answer.text
    ]
    # A second "leave" answers with the way back.
    again = await world.ben.slash("chicken leave")

    assert button.label not in again.text, "it says a command, which every game knows"

    back = await world.ben.click(world.table(clicker.table_id), button)
    assert back.is_private

    table = await world.live(clicker.table_id)
    assert all(player.absence is None for player in table.players)
    # With all players present the button is gone.
    assert all(control.does.verb != "hand" for control in world.table(clicker.table_id).controls)


async def test_automatic_settings_are_settled_by_the_deal(opened: Opened) -> None:
    """9.4, 9.7: a lobby of five plays on for places, also after a restart and in the record.

    The next lobby is automatic again.
    """
    world = await opened("Ada", "Ben", seed=79)
    automatic = [sentence("out-setting-positions-play_on"), sentence("out-setting-deals-1")]
    await world.ada.start("out", fill=5)
    table_id = (await world.the_table()).id

    assert all(setting in world.table().text for setting in automatic)

    await world.ben.join(table_id)
    await world.ada.do("start")
    await world.restart(crash=True)

    # The settings are fixed at the deal, so that the record is complete.
    assert (await world.live(table_id)).options == {"positions": "play_on"}

    clicker = Clicker(world, table_id, 1)
    # One choice at least, so that there is a record.
    while not (await world.live(table_id)).revision:
        await clicker.step()

    await world.coop.tables.moderation.end(table_id, world.ada.id)
    await world.settle()
    text = await world.coop.records.read(summary(await world.live(table_id)))

    assert verify(text, GAMES).why is None
    assert json.loads(text.partition("\n")[0])["options"] == {"positions": "play_on"}

    await press(world.ada, world.table(table_id))
    again = await newest(world)
    assert again.status is Status.LOBBY
    assert again.options == {"positions": "usual", "deals": AUTOMATIC}


async def test_chosen_number_of_deals_is_kept_at_every_size(opened: Opened) -> None:
    world = await opened("Ada", seed=79)
    await world.ada.start("out", fill=5, deals=1, positions="stop")
    assert sentence("out-setting-deals-1") in world.table().text

    table_id = (await world.the_table()).id
    await world.ada.do("start")
    # One deal is the default of records, so it is left out.
    assert (await world.live(table_id)).options == {}, "as old tables with one deal are"
