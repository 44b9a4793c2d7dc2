"""Erasing a person keeps what other players have reached."""

from bot.tables.deadlines import DAY
from bot.tables.table import alone_with
from cogs.statistics.statistics import recount_batches
from games.registry import GAMES
from tests.cogs.privacy.conftest import erasure, forgetting, nest
from tests.cogs.privacy.nest import DM, ZEB, traces
from tests.cogs.privacy.test_tidying import tidying_of
from tests.cogs.statistics.serving import books

__all__ = ["erasure", "forgetting", "nest"]  # fixtures


async def test_statistics_of_others_survive_an_erasure(nest, forgetting):
    await nest.over()
    await forgetting.forget(ZEB)
    kept = await nest.dump()
    theirs = {
        # "counted" only says which records were read.
        table: sorted(row for row in kept[table] if table != "counted")
        for table in ("parts", "standings", "tallies", "feats", "encounters")
    }

    assert theirs["standings"]

    # The statistics are made again from the records that were left.
    await books(nest.store).forget()
    async for _ in recount_batches(books(nest.store), GAMES):
        pass

    again = await nest.dump()
    assert {table: sorted(again[table]) for table in theirs} == theirs


async def test_standings_stay_when_old_games_go(nest):
    await nest.over()
    standings = (await nest.dump())["standings"]
    assert standings
    assert await tidying_of(nest, 100).delete_old(nest.clock.now() + 101 * DAY) == 1
    assert (await nest.dump())["standings"] == standings


async def test_standings_go_with_a_dm(nest, forgetting):
    """The number of its only person stands in the place of a server."""
    await nest.over(guild_id=alone_with(ZEB), channel_id=DM)
    assert "standings" in {table for table, _ in traces(await nest.dump())}
    await forgetting.forget(ZEB)
    assert traces(await nest.dump()) == set()
