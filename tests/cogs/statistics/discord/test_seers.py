"""Watchers who bet on the winner earn a feat if the game counts for statistics."""

from bot.tables.table import Status
from cogs.statistics.ports import SEER, Feat
from tests.bot.storage.tables import put_row
from tests.cogs.statistics.serving import statistics_of
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker
from tests.support.sentences import sentence


async def test_only_a_right_bet_earns_a_feat(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=5)
    table_id = await dealt(world, game="playing")
    for name in ("Eve", "Finn", "Gus"):
        world.add(name)

    watchers = (world.eve, world.finn, world.gus)
    # One watcher bets on each seat.
    for seat, person in enumerate(watchers):
        row = {"table_id": table_id, "user_id": person.id, "seat": seat}
        await put_row(world.coop.store, "bets", **row)

    clicker = Clicker(world, table_id, 2)
    while (await world.coop.tables.table(table_id)).status is Status.PLAYING:
        await clicker.step()

    # Bets are counted with the record of the game.
    await world.coop.records.settle()

    result = (await world.coop.tables.scene(table_id)).result
    assert result is not None

    for seat, person in enumerate(watchers):
        profile = await statistics_of(world.coop).profile(world.guild.id, person.id, person.id)
        expected = [Feat("playing", SEER, 1)] if seat in result.winners else []
        assert profile.feats == expected

    seer = watchers[result.winners[0]]
    assert sentence("feat-seer") in (await seer.slash("chicken stats")).text
