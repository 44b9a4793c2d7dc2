"""Who is forgotten leaves what others have reached."""

from cogs.statistics.statistics import recounted
from games.registry import GAMES
from tests.cogs.privacy.conftest import erasure, forgetting, nest
from tests.cogs.privacy.nest import ZEB
from tests.cogs.statistics.serving import books

__all__ = ["erasure", "forgetting", "nest"]  # fixtures


async def test_others_keep_what_they_have_reached_and_it_can_be_counted_anew(nest, forgetting):
    await nest.over()
    await forgetting.forget(ZEB)
    kept = await nest.dump()
    theirs = {
        table: sorted(row for row in kept[table] if table != "counted")
        for table in ("parts", "standings", "tallies", "feats", "encounters")
    }

    assert theirs["standings"]

    await books(nest.store).forget()
    async for _ in recounted(books(nest.store), GAMES):
        pass

    again = await nest.dump()
    assert {table: sorted(again[table]) for table in theirs} == theirs
